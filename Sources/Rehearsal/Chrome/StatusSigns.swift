import Geometry

/// The signs of a status bar as outlines, each in a box whose upper left is the origin: bars of a
/// full signal, the fan of a network, a full battery. Points at the size that goes with text of 17.
enum StatusSigns {
  struct Sign {
    let size: CGSize
    /// One over the other.
    let parts: [(path: Path, opacity: Double, isLine: Bool)]
  }

  /// Four bars that rise.
  static let cellular: Sign = {
    let (width, height) = (3.2, 12.2)
    let heights = [4.4, 6.8, 9.4, height]
    var path = Path()
    for (index, bar) in heights.enumerated() {
      path.append(
        Path(
          roundedRect: CGRect(
            x: Double(index) * (width + 2.1), y: height - bar, width: width, height: bar),
          radii: CornerRadii(1)))
    }
    return Sign(size: CGSize(width: 19.1, height: height), parts: [(path, 1, false)])
  }()

  /// A quarter of three rings about one point.
  static let network: Sign = {
    let (reach, side) = (12.4, 17.2)
    let center = CGPoint(x: side / 2, y: reach)
    var path = Path()
    for (inner, outer) in [(0.0, 3.9), (5.4, 8.0), (9.6, 12.2)] {
      path.append(ring(center, inner, outer))
    }
    return Sign(size: CGSize(width: side, height: reach), parts: [(path, 1, false)])
  }()

  /// - Parameter inner: 0 for a slice.
  private static func ring(_ center: CGPoint, _ inner: Double, _ outer: Double) -> Path {
    let (start, sweep) = (-3 * Double.pi / 4, Double.pi / 2)
    var path = Path()
    path.appendArc(center: center, radius: outer, startAngle: start, delta: sweep)
    if inner > 0 {
      path.appendArc(center: center, radius: inner, startAngle: start + sweep, delta: -sweep)
    } else {
      path.append(.line(to: center))
    }
    path.append(.close)
    return path
  }

  /// A quiet case and cap, and what is in it.
  static let battery: Sign = {
    let size = CGSize(width: 27.4, height: 13)
    let shell = Path(
      roundedRect: CGRect(x: 0.5, y: 0.5, width: 24, height: 12), radii: CornerRadii(3.8))
    let charge = Path(
      roundedRect: CGRect(x: 2, y: 2, width: 21, height: 9), radii: CornerRadii(2.5))
    var cap = Path([.move(to: CGPoint(x: 26, y: 4.5))])
    cap.append(
      .cubic(
        to: CGPoint(x: 26, y: 8.5), control1: CGPoint(x: 27.8, y: 5.2),
        control2: CGPoint(x: 27.8, y: 7.8)))
    cap.append(.close)
    return Sign(size: size, parts: [(shell, 0.35, true), (cap, 0.4, false), (charge, 1, false)])
  }()
}
