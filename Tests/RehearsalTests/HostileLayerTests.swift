import Foundation
import QuartzCore
import Raster
import Rehearsal
import Testing
import UIKit

/// Layer trees that nobody means, and a stage survives: shown as far as they make sense, noted
/// where they do not.
@MainActor @Suite("Hostile layers")
struct HostileLayerTests {
  private let stage = Stage(scale: 1)

  /// Layers put on the stage, drawn; the pixel at (5, 5).
  private func pixel(_ layer: CALayer) -> [UInt8] {
    stage.perform {
      stage.window.backgroundColor = .white
      stage.window.layer.addSublayer(layer)
    }
    let take = stage.take(at: [0])
    let picture = take.drawPicture(0, renderer: Renderer(scale: 1))
    let start = 4 * (5 * picture.width + 5)
    return Array(picture.bytes[start..<start + 4])
  }

  private func box(_ color: UIColor = .black) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    layer.backgroundColor = color.cgColor
    return layer
  }

  @Test("ten thousand layers inside one another: the outer ones show, and that is noted")
  func deep() {
    // From the inside out: each looks for itself in what is around it.
    var layer = CALayer()
    for _ in 0..<10_000 {
      let outer = CALayer()
      outer.addSublayer(layer)
      layer = outer
    }
    let outermost = box()
    outermost.addSublayer(layer)
    #expect(pixel(outermost) == [0, 0, 0, 255])
    #expect(stage.unsupported.contains { $0.contains("layers inside one another") })
    stage.perform { outermost.removeFromSuperlayer() }
  }

  @Test("a layer put into itself, or into what is in it, stays where it was, and that is noted")
  func cycles() {
    let (outer, inner) = (box(), box(.red))
    outer.addSublayer(inner)
    stage.perform {
      outer.addSublayer(outer)
      inner.addSublayer(outer)
      inner.insertSublayer(outer, at: 0)
      outer.mask = outer
    }
    #expect(pixel(outer) == [255, 59, 48, 255] || pixel(outer) == [255, 0, 0, 255])
    #expect(!stage.unsupported.isEmpty)
  }

  @Test("maps that flatten or are no numbers show nothing of their layer and all of the others")
  func singular() {
    let maps: [CATransform3D] = [
      CATransform3DMakeScale(0, 1, 1), CATransform3DMakeScale(0, 0, 0),
      CATransform3DMakeRotation(.pi / 2, 0, 1, 0), CATransform3DMakeScale(.nan, 1, 1),
      CATransform3DMakeTranslation(.infinity, 0, 0), CATransform3DMakeScale(1e300, 1e300, 1),
    ]
    for map in maps {
      let layer = box()
      layer.transform = map
      _ = pixel(layer)
      stage.perform { layer.removeFromSuperlayer() }
      #expect(pixel(box(.white)) == [255, 255, 255, 255])
    }
  }

  @Test("nothing has a size, and everything is asked for: nothing shows")
  func zero() {
    let layer = CALayer()
    (layer.cornerRadius, layer.borderWidth, layer.masksToBounds) = (10, 0, true)
    (layer.shadowOpacity, layer.shadowRadius) = (1, 0)
    layer.contents = UIImage(data: Data())?.cgImage
    layer.mask = CALayer()
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor]
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: .zero, transform: nil)
    (shape.lineWidth, shape.lineDashPattern) = (0, [0, 0])
    let text = CATextLayer()
    (text.string, text.fontSize) = ("", 0)
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = 0
    for inner in [gradient, shape, text, replicator] { layer.addSublayer(inner) }
    #expect(pixel(layer) == [255, 255, 255, 255])
  }

  @Test("what drawing had to leave out is noted with the stage")
  func undrawn() {
    let layer = box()
    layer.transform = CATransform3DMakeScale(.nan, 1, 1)
    #expect(pixel(layer) == [255, 255, 255, 255])
    #expect(stage.unsupported.contains { $0.contains("not finite") || $0.contains("NaN") })
  }
}
