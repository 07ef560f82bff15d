import Geometry
import QuartzCore
import Raster

/// Everything that a frame draws, in the order of drawing: what, where, and of which layer. What it
/// says does not hang on how the renderer turns it into pixels.
package struct DrawList: Hashable, Sendable {
  /// One thing that is drawn, or the beginning of a group of such.
  package struct Thing: Hashable, Sendable {
    /// The layer's path, and how many there are of the same one before it.
    package let layer: String
    /// `fill`, `picture`, `shadow`, `group`, …
    package let kind: String
    /// Its corners in points of the screen, from the top left one clockwise in its own coordinates;
    /// none for what is behind the eye.
    package let corners: [SIMD2<Double>]
    /// Colours and lengths, in words.
    package let details: String

    /// The rectangle around it, in points of the screen.
    package var box: CGRect {
      guard var low = corners.first else { return .null }
      var high = low
      for corner in corners {
        low = pointwiseMin(low, corner)
        high = pointwiseMax(high, corner)
      }
      return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
  }

  package private(set) var things: [Thing] = []

  /// - Parameter names: Of the layers; what is made of one without a name is called after what it is
  ///   in.
  package init(_ node: RenderNode, names: [ObjectIdentifier: LayerName]) {
    add(node, CATransform3DIdentity, "screen", names)
  }

  private mutating func add(
    _ node: RenderNode, _ parent: CATransform3D, _ layer: String,
    _ names: [ObjectIdentifier: LayerName]
  ) {
    guard node.opacity > 0, things.count < Self.most else { return }
    let map = CATransform3DConcat(node.transform, parent)
    let layer = node.source.flatMap { names[$0.layer]?.path } ?? layer
    let note = { (kind: String, rect: CGRect, details: String) in
      Thing(layer: layer, kind: kind, corners: Self.corners(of: rect, map), details: details)
    }
    things += node.groups.map { note($0.kind, node.bounds, $0.details) }
    if let mask = node.mask {
      things.append(note("mask", node.bounds, ""))
      add(mask, map, layer + "/mask", [:])
    }
    things += node.looks.map { note($0.kind, $0.rect, $0.details) }
    for child in node.children { add(child, map, layer, names) }
    if let border = node.border, border.width > 0 {
      things.append(note("border", node.bounds, "\(border.color.hex) \(decimal(border.width))"))
    }
  }

  /// Things of a frame beyond so many are left out.
  private static let most = 1 << 16

  private static func corners(of rect: CGRect, _ map: CATransform3D) -> [SIMD2<Double>] {
    let places =
      [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY)]
      + [(rect.minX, rect.maxY)]
    var corners: [SIMD2<Double>] = []
    for (x, y) in places {
      let w = x * map.m14 + y * map.m24 + map.m44
      guard w > 1e-6 else { return [] }
      let at = SIMD2<Double>(
        x * map.m11 + y * map.m21 + map.m41, x * map.m12 + y * map.m22 + map.m42)
      corners.append(at / w)
    }
    return corners
  }

  /// A line for each thing: layer, kind, place and details, separated by tabs. Places are rounded to
  /// hundredths of a point: `x y width height`, or the four corners where it stands askew.
  package var lines: [String] {
    things.map { [$0.layer, $0.kind, $0.place, $0.details].joined(separator: "\t") }
  }
}

extension DrawList.Thing {
  fileprivate var place: String {
    guard corners.count == 4 else { return "behind the eye" }
    let isUpright =
      corners[0].y == corners[1].y && corners[1].x == corners[2].x
      && corners[2].y == corners[3].y && corners[0].x == corners[3].x
    let numbers =
      isUpright
      ? [box.minX, box.minY, box.width, box.height].map(Double.init)
      : corners.flatMap { [$0.x, $0.y] }
    return numbers.map(decimal).joined(separator: " ")
  }
}

/// A length to hundredths, without zeros at its end.
private func decimal(_ value: Double) -> String {
  guard value.isFinite else { return "\(value)" }
  let hundredths = (value * 100).rounded()
  guard hundredths.magnitude < 1e15 else { return "\(value)" }
  let number = Int(hundredths)
  let (whole, part) = number.magnitude.quotientAndRemainder(dividingBy: 100)
  let sign = number < 0 ? "-" : ""
  if part == 0 { return "\(sign)\(whole)" }
  let digits = part % 10 == 0 ? "\(part / 10)" : part < 10 ? "0\(part)" : "\(part)"
  return "\(sign)\(whole).\(digits)"
}

extension RGBA {
  /// `#rrggbb`, with two digits more where light comes through.
  fileprivate var hex: String {
    let parts = alpha >= 1 ? [red, green, blue] : [red, green, blue, alpha]
    return "#"
      + parts.map { part in
        let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}

extension RenderNode {
  private var rounding: String { cornerRadius > 0 ? " radius \(decimal(cornerRadius))" : "" }

  /// What holds for all that is in it.
  fileprivate var groups: [(kind: String, details: String)] {
    var groups: [(String, String)] = []
    if opacity < 1 { groups.append(("fade", decimal(opacity) + (fadesAsGroup ? "" : " each"))) }
    if clips { groups.append(("clip", String(rounding.dropFirst()))) }
    if isSnapshot { groups.append(("snapshot", "")) }
    if let dissolve { groups.append(("dissolve", decimal(dissolve))) }
    if rasterizationScale != nil { groups.append(("rasterize", "")) }
    if let curl { groups.append(("curl", decimal(curl.progress))) }
    return groups
  }

  /// What the node itself draws below its children.
  fileprivate var looks: [(kind: String, rect: CGRect, details: String)] {
    var looks: [(String, CGRect, String)] = []
    if let shadow, !clips, shadow.color.alpha > 0 {
      let rect = shadow.path?.controlBox ?? bounds
      looks.append(
        (
          "shadow", rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height),
          "\(shadow.color.hex) blur \(decimal(shadow.radius))"
        ))
    }
    if let backdrop {
      let blur = "blur \(decimal(backdrop.sigma)) \(backdrop.tint.hex)"
      looks.append(("backdrop", bounds, blur + rounding))
    }
    if let color = backgroundColor, color.alpha > 0 {
      looks.append(("fill", bounds, color.hex + rounding))
    }
    if let gradient {
      let colors = zip(gradient.colors, gradient.locations).map { "\($0.hex)@\(decimal($1))" }
      looks.append(("gradient", bounds, colors.joined(separator: " ") + rounding))
    }
    if let contents {
      looks.append(("picture", contents.placement.standardized, contents.tint?.hex ?? ""))
    }
    if let shape, !shape.path.isEmpty {
      let fill = shape.fillColor.map { "fill \($0.hex)" }
      let stroke = shape.strokeColor.map { "stroke \($0.hex) \(decimal(shape.lineWidth))" }
      let words = [fill, stroke].compactMap { $0 }.joined(separator: " ")
      if !words.isEmpty { looks.append(("shape", shape.path.controlBox, words)) }
    }
    return looks
  }
}
