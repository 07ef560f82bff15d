import Geometry
import QuartzCore
import Raster

// What a count asks of a node.
extension RenderNode {
  /// Whether it blurs or recolours what is behind.
  var blurs: Bool {
    guard let backdrop else { return false }
    return backdrop.sigma > 0 || backdrop.saturation != 1
  }

  /// Whether its rounded corners cut what is in it.
  var clipsCorners: Bool { clips && cornerRadius > 0 && children.contains { !$0.isSnapshot } }

  private var hasShadow: Bool { !clips && (shadow?.color.alpha ?? 0) > 0 }

  /// Whether its shadow is cast by what is drawn, as nobody has said where it is.
  var castsByDrawing: Bool { hasShadow && shadow?.path == nil }

  /// Where its shadow may be seen; nil where there is none.
  var shadowBox: CGRect? {
    guard hasShadow, let shadow else { return nil }
    let caster = shadow.path.map(\.controlBox) ?? bounds
    guard !caster.isNull else { return nil }
    return caster.standardized.insetBy(dx: -3 * shadow.radius, dy: -3 * shadow.radius)
      .offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
  }

  /// Where the node itself draws; nil where it draws nothing.
  var lookBox: CGRect? {
    var box = CGRect.null
    let fills =
      (backgroundColor?.alpha ?? 0) > 0 || gradient != nil || backdrop != nil
      || (border.map { $0.width > 0 && $0.color.alpha > 0 } ?? false)
    if fills { box = bounds.standardized }
    if let contents, contents.image.width > 0 {
      let place = contents.placement.standardized
      box = box.union(clips ? place.intersection(bounds.standardized) : place)
    }
    if let shape, shape.fillColor != nil || shape.strokeColor != nil, !shape.path.isEmpty {
      let out = shape.strokeColor == nil ? 0 : CGFloat(shape.lineWidth / 2)
      box = box.union(shape.path.controlBox.insetBy(dx: -out, dy: -out))
    }
    return box.isNull || box.isEmpty ? nil : box
  }

  /// Whether nothing below shows through what the node itself draws.
  var isOpaqueLook: Bool {
    guard cornerRadius == 0, let look = lookBox else { return false }
    if look == bounds.standardized {
      if (backgroundColor?.alpha ?? 0) >= 1 { return true }
      if let gradient, gradient.colors.allSatisfy({ $0.alpha >= 1 }) { return true }
    }
    guard let contents, contents.tint == nil, contents.factor.alpha >= 1 else { return false }
    return contents.placement.standardized.contains(look) && contents.image.isOpaque
  }

  /// How many nodes there are in the tree, masks left out.
  var treeSize: Int { children.reduce(1) { $0 + $1.treeSize } }

  /// A number for what is drawn within the node, whatever its place and its opacity.
  var contentMark: Int {
    var hasher = Hasher()
    hash(into: &hasher, isRoot: true)
    return hasher.finalize()
  }

  private func hash(into hasher: inout Hasher, isRoot: Bool) {
    hasher.combine(RectMark(bounds))
    if !isRoot {
      hasher.combine(opacity)
      hasher.combine(MatrixMark(transform))
    }
    hasher.combine(backgroundColor)
    hasher.combine(gradient)
    hasher.combine(shape)
    hasher.combine(border?.width)
    hasher.combine(border?.color)
    hasher.combine(shadow?.color)
    hasher.combine(shadow?.radius)
    hasher.combine(cornerRadius)
    hasher.combine(clips)
    hasher.combine(contents?.identity)
    hasher.combine(contents.map { RectMark($0.placement) })
    hasher.combine(dissolve)
    hasher.combine(children.count)
    mask?.hash(into: &hasher, isRoot: false)
    for child in children { child.hash(into: &hasher, isRoot: false) }
  }

  private struct RectMark: Hashable {
    let x, y, width, height: Double
    init(_ rect: CGRect) {
      (x, y) = (rect.minX, rect.minY)
      (width, height) = (rect.width, rect.height)
    }
  }

  private struct MatrixMark: Hashable {
    let first, second, third, fourth: SIMD4<Double>
    init(_ t: CATransform3D) {
      first = [t.m11, t.m12, t.m13, t.m14]
      second = [t.m21, t.m22, t.m23, t.m24]
      third = [t.m31, t.m32, t.m33, t.m34]
      fourth = [t.m41, t.m42, t.m43, t.m44]
    }
  }
}

extension RenderNode.Contents {
  /// How a picture lies on the pixels of a device.
  enum Fit { case exact, scaled, misaligned }

  /// - Parameters:
  ///   - map: The node's coordinates to points of the screen.
  ///   - scale: Pixels a point of the device.
  func fit(through map: CATransform3D, _ deviceScale: Double) -> Fit {
    guard image.width > 0, image.height > 0, map.m14 == 0, map.m24 == 0 else { return .exact }
    let across = Double(map.m11 * map.m11 + map.m12 * map.m12).squareRoot()
    let down = Double(map.m21 * map.m21 + map.m22 * map.m22).squareRoot()
    let isStretched = center != Self.whole
    if !isStretched {
      let sizes = [
        (Double(placement.width) * across, Double(image.width) * Double(part.width)),
        (Double(placement.height) * down, Double(image.height) * Double(part.height)),
      ]
      // Less than a pixel of the picture is what rounding does.
      if sizes.contains(where: { size, pixels in
        (size * scale - pixels).magnitude > max(1.001, 0.005 * pixels)
      }) {
        return .scaled
      }
    }
    guard map.keepsUpright else { return .exact }
    let left = Double(placement.minX) * Double(map.m11) + Double(map.m41)
    let top = Double(placement.minY) * Double(map.m22) + Double(map.m42)
    let isOff = [left, top].contains { edge in
      let pixel = edge * deviceScale
      return (pixel - pixel.rounded()).magnitude > 0.02
    }
    return isOff ? .misaligned : .exact
  }
}
