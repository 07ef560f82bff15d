import Geometry

/// How near a layer stands among its siblings (F5.7.9).
///
/// That is the height of its plane as its transform, `zPosition` and the parent's
/// `sublayerTransform` place it, nearer the more. A layer whose plane is parallel to its parent's is
/// looked at above the parent's anchor, wherever in that plane it is, so that siblings in one plane
/// keep their order however the parent tilts them. Of any other layer the middle counts.
struct SiblingDepth {
  private(set) var value: CGFloat = 0
  /// Whether the plane is parallel to the parent's; then no rounding is in the value that a
  /// sibling at the same height had not too.
  private(set) var isParallel = true

  /// In the parent's plane.
  init() {}

  /// - Parameter parent: The values of the layer around; nil for one that has no siblings.
  init(of layer: LayerProperties, in parent: LayerProperties?) {
    isParallel = layer.transform.keepsPlanesParallel
    value = isParallel ? layer.heightOfPlane(in: parent) : layer.heightOfMiddle(in: parent)
    if !value.isFinite { value = -.infinity }
  }

  /// The order in which siblings are drawn, from back to front; nil: as they are. Siblings at the
  /// same depth keep their order, and depths that only rounding parts are the same.
  static func backToFront(_ depths: [SiblingDepth]) -> [Int]? {
    guard depths.contains(where: { $0.value != 0 }) else { return nil }
    let exact = depths.indices.sorted {
      (depths[$0].value, $0) < (depths[$1].value, $1)
    }
    if depths.allSatisfy(\.isParallel) { return exact }
    var (ranks, rank) = ([Int](repeating: 0, count: depths.count), 0)
    for (back, front) in zip(exact, exact.dropFirst()) {
      let (low, high) = (depths[back].value, depths[front].value)
      if low != high, high - low > Self.rounding * max(high.magnitude, 1) { rank += 1 }
      ranks[front] = rank
    }
    return depths.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
  }

  /// What may be rounding, of a depth.
  private static let rounding: CGFloat = 1e-9
}

extension CATransform3D {
  /// Whether planes of equal z stay planes of equal z.
  fileprivate var keepsPlanesParallel: Bool { m13 == 0 && m23 == 0 && m14 == 0 && m24 == 0 }
}

extension LayerProperties {
  /// How high the plane is above the parent's anchor, where it is parallel to the parent's.
  fileprivate func heightOfPlane(in parent: LayerProperties?) -> CGFloat {
    var z = zPosition
    if transform.m43 != 0 || anchorPointZ != 0 {
      let w = transform.m44 - anchorPointZ * transform.m34
      z += (transform.m43 - anchorPointZ * transform.m33) / w
    }
    guard let map = parent?.sublayerTransform, !CATransform3DIsIdentity(map) else { return z }
    return (z * map.m33 + map.m43) / (z * map.m34 + map.m44)
  }

  fileprivate func heightOfMiddle(in parent: LayerProperties?) -> CGFloat {
    let (x, y) = (bounds.midX, bounds.midY), map = transformToParent(parent)
    return (x * map.m13 + y * map.m23 + map.m43) / (x * map.m14 + y * map.m24 + map.m44)
  }
}
