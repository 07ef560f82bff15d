import Geometry
import Raster
import UIKit

/// A drawn device around its display, in points; the display's upper left is the origin.
struct DeviceBody: Sendable {
  private let device: Device
  /// Upright, or on its side: the size of pictures.
  private let size: CGSize

  init(_ device: Device) { (self.device, size) = (device, device.size) }

  /// Between the display and the outer edge. A device with a button has more above and below.
  var margin: UIEdgeInsets {
    let side = bezel + Self.rim + Self.button
    let end = device.hasHomeIndicator ? side : 96
    return UIEdgeInsets(top: end, left: side, bottom: end, right: side)
  }

  /// Black glass around the display.
  private var bezel: CGFloat { device.isPhone ? 11 : 26 }
  /// Metal around the glass.
  private static let rim: CGFloat = 4
  /// How far buttons stand out.
  private static let button: CGFloat = 3

  /// Pixels that a picture of the body has, and where in it the display's upper left is.
  func pixels(scale: Double, display: (width: Int, height: Int)) -> (
    width: Int, height: Int, left: Int, top: Int
  ) {
    let pixels = { (points: CGFloat) in Int((Double(points) * scale).rounded()) }
    let (left, top) = (pixels(margin.left), pixels(margin.top))
    return (
      display.width + left + pixels(margin.right), display.height + top + pixels(margin.bottom),
      left, top
    )
  }

  /// The picture of the body, with nothing in the display.
  func drawn(scale: Double, display: (width: Int, height: Int)) -> Bitmap {
    let place = pixels(scale: scale, display: display)
    var bitmap = Bitmap(width: place.width, height: place.height)
    var root = RenderNode()
    root.transform = CATransform3DMakeTranslation(
      CGFloat(place.left) / scale, CGFloat(place.top) / scale, 0)
    root.children = nodes
    Renderer(scale: scale).draw(root, into: &bitmap)
    return bitmap
  }

  private var nodes: [RenderNode] {
    let outer = CGRect(
      x: -bezel - Self.rim, y: Self.button - margin.top, width: size.width + 2 * (bezel + Self.rim),
      height: size.height + margin.top + margin.bottom - 2 * Self.button)
    let radius = device.hasHomeIndicator ? device.displayCornerRadius + bezel : 58
    var metal = rounded(outer, radius + Self.rim, gray: 0.52)
    metal.gradient = RenderNode.Gradient(
      kind: .axial, colors: [gray(0.62), gray(0.36), gray(0.58)], locations: [0, 0.5, 1],
      start: CGPoint(x: 0, y: 0), end: CGPoint(x: 1, y: 1))
    let glass = rounded(outer.insetBy(dx: Self.rim, dy: Self.rim), radius, gray: 0.02)
    return buttons(outer) + [metal, glass] + homeButton(outer)
  }

  /// Of a phone: one on the right, three on the left.
  private func buttons(_ outer: CGRect) -> [RenderNode] {
    guard device.isPhone else { return [] }
    let (left, right) = (outer.minX - Self.button, outer.maxX - Self.button)
    let places: [(x: CGFloat, y: CGFloat, height: CGFloat)] = [
      (left, 0.14, 30), (left, 0.205, 58), (left, 0.285, 58), (right, 0.24, 92),
    ]
    return places.map { place in
      rounded(
        CGRect(
          x: place.x, y: size.height * place.y, width: 2 * Self.button, height: place.height), 2.5,
        gray: 0.42)
    }
  }

  private func homeButton(_ outer: CGRect) -> [RenderNode] {
    guard !device.hasHomeIndicator else { return [] }
    let middle = (size.height + outer.maxY) / 2
    var ring = rounded(
      CGRect(x: size.width / 2 - 29, y: middle - 29, width: 58, height: 58), 29, gray: 0.05)
    ring.border = RenderNode.Border(width: 3, color: gray(0.3))
    let slit = rounded(
      CGRect(x: size.width / 2 - 28, y: (outer.minY - 6) / 2, width: 56, height: 6), 3, gray: 0.16)
    return [ring, slit]
  }

  private func gray(_ white: Double) -> RGBA { RGBA(red: white, green: white, blue: white) }

  private func rounded(_ frame: CGRect, _ radius: CGFloat, gray white: Double) -> RenderNode {
    var node = RenderNode()
    node.bounds = CGRect(origin: .zero, size: frame.size)
    node.transform = CATransform3DMakeTranslation(frame.minX, frame.minY, 0)
    node.cornerRadius = radius
    node.cornerCurve = .continuous
    node.backgroundColor = gray(white)
    return node
  }
}
