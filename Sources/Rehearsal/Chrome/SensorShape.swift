import Geometry
import Raster
import UIKit

/// The black shapes of sensors in a display, in points of the upright screen.
enum SensorShape {
  /// The Dynamic Island: 126 by 37 points, as far from the top as the safe area leaves room.
  static func island(_ device: Device) -> CGRect {
    let size = CGSize(width: 126, height: 37)
    return CGRect(
      x: (device.size.width - size.width) / 2, y: device.safeArea.top - 48, width: size.width,
      height: size.height)
  }

  /// What covers the screen as it lies now; upside up or with the sensors on the left.
  static func nodes(_ state: ChromeState) -> [RenderNode] {
    switch state.device.sensor {
    case .none: return []
    case .island:
      let upright = island(state.device)
      let frame =
        state.isOnItsSide
        ? CGRect(
          x: upright.minY, y: (state.size.height - upright.width) / 2, width: upright.height,
          height: upright.width) : upright
      return [shape(Path(roundedRect: frame, radii: CornerRadii(upright.height / 2)))]
    case .notch:
      let path = notch(state.device)
      // (x, y) of the upright screen lies at (y, height − x).
      let turned = path.mapPoints { CGPoint(x: $0.y, y: state.size.height - $0.x) }
      return [shape(state.isOnItsSide ? turned : path)]
    }
  }

  /// 209 points wide and 30 high, with corners that flow into the edge.
  private static func notch(_ device: Device) -> Path {
    let (left, right) = ((device.size.width - 209) / 2, (device.size.width + 209) / 2)
    let (bottom, small, large) = (CGFloat(30), CGFloat(6), CGFloat(20))
    var path = Path([.move(to: CGPoint(x: left - small, y: 0))])
    path.appendArc(
      center: CGPoint(x: left - small, y: small), radius: small, startAngle: -.pi / 2,
      delta: .pi / 2)
    path.appendArc(
      center: CGPoint(x: left + large, y: bottom - large), radius: large, startAngle: .pi,
      delta: -.pi / 2)
    path.appendArc(
      center: CGPoint(x: right - large, y: bottom - large), radius: large, startAngle: .pi / 2,
      delta: -.pi / 2)
    path.appendArc(
      center: CGPoint(x: right + small, y: small), radius: small, startAngle: .pi, delta: .pi / 2)
    path.append(.close)
    return path
  }

  private static func shape(_ path: Path) -> RenderNode {
    .filled(path, RGBA(red: 0, green: 0, blue: 0))
  }
}

extension RenderNode {
  /// A node that is a filled outline.
  static func filled(_ path: Path, _ color: RGBA) -> RenderNode {
    var node = RenderNode()
    var shape = Shape(path: path)
    shape.fillColor = color
    node.shape = shape
    return node
  }
}
