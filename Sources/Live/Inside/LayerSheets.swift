import Foundation
import Geometry
import QuartzCore
import Raster
import Rehearsal
import Serving
import UIKit

/// Every layer as a sheet of its own: where it lies, how deep, and what it shows without those
/// inside it. For a page that sets them one over the other in space.
@MainActor
struct LayerSheets {
  let stage: Stage
  /// Pixels a point of the pictures.
  var scale = 1.0

  private static let (most, mostPixels) = (400, 1 << 21)

  var json: JSON {
    var renderer = Renderer(scale: scale, threads: 1)
    let window = stage.window.layer
    var room = Self.mostPixels
    let sheets = LayerPath.all(in: window).prefix(Self.most).compactMap { path, layer in
      sheet(path, layer, in: window, &renderer, &room)
    }
    return .object([
      "size": .array([
        .number(stage.environment.screen.bounds.width),
        .number(stage.environment.screen.bounds.height),
      ]), "layers": .array(sheets),
    ])
  }

  private func sheet(
    _ path: String, _ layer: CALayer, in window: CALayer, _ renderer: inout Renderer,
    _ room: inout Int
  ) -> JSON? {
    let shown = layer.presentation() ?? layer
    guard !shown.isHidden, shown.opacity > 0 else { return nil }
    let frame = Self.frame(of: layer, in: window)
    guard frame.width > 0, frame.height > 0, frame.isFinite else { return nil }
    let picture = picture(of: layer, &renderer, &room)
    return .object([
      "path": .string(path), "depth": .number(Double(path.split(separator: "/").count - 1)),
      "frame": .array([frame.minX, frame.minY, frame.width, frame.height].map { .number($0) }),
      "opacity": .number(Double(shown.opacity)), "picture": .string(picture ?? ""),
    ])
  }

  /// As a rectangle of the screen, as it shows now.
  private static func frame(of layer: CALayer, in window: CALayer) -> CGRect {
    var frame = (layer.presentation() ?? layer).frame
    var next = layer.superlayer
    while let current = next, current !== window {
      let shown = current.presentation() ?? current
      frame = frame.offsetBy(
        dx: shown.frame.minX - shown.bounds.minX, dy: shown.frame.minY - shown.bounds.minY)
      next = current.superlayer
    }
    return frame
  }

  /// What the layer itself shows, as an address that holds the picture; nil where it shows nothing,
  /// or the pictures have become too many.
  private func picture(
    of layer: CALayer, _ renderer: inout Renderer, _ room: inout Int
  ) -> String? {
    let time = layer.superlayer?.localTime(atMediaTime: stage.now) ?? stage.now
    var node = stage.sample(layer, at: time)
    node.children = []
    node.shadow = nil
    node.opacity = 1
    let bounds = node.bounds
    node.transform = CATransform3DMakeTranslation(-bounds.minX, -bounds.minY, 0)
    let hasLook =
      node.backgroundColor != nil || node.contents != nil || node.gradient != nil
      || node.shape != nil || node.border != nil
    let (width, height) = (Int(bounds.width * scale), Int(bounds.height * scale))
    guard hasLook, width > 0, height > 0, width * height <= room else { return nil }
    room -= width * height
    var bitmap = Bitmap(width: width, height: height)
    renderer.draw(node, into: &bitmap)
    guard let file = try? PNGEncoder.encode(bitmap) else { return nil }
    return "data:image/png;base64," + Data(file).base64EncodedString()
  }
}
