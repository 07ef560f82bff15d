/// The way from one 3-D map to another with both taken apart once, for asking often.
///
/// Says what `CATransform3D.interpolated(to:progress:)` says.
package struct TransformWay: Sendable {
  private enum Kind: Sendable {
    case none
    case plane(TransformParts2D, TransformParts2D)
    case space(TransformParts3D, TransformParts3D)
    /// Cannot be taken apart: the first map holds until halfway.
    case jump
  }

  package let start: CATransform3D
  package let end: CATransform3D
  private let kind: Kind

  package init(from start: CATransform3D, to end: CATransform3D) {
    (self.start, self.end) = (start, end)
    if start == end {
      kind = .none
    } else if CATransform3DIsAffine(start), CATransform3DIsAffine(end) {
      kind = .plane(
        TransformParts2D(CATransform3DGetAffineTransform(start)),
        TransformParts2D(CATransform3DGetAffineTransform(end)))
    } else if let from = TransformParts3D(start), let to = TransformParts3D(end) {
      kind = .space(from, to)
    } else {
      kind = .jump
    }
  }

  /// The map part of the way.
  /// - Parameter progress: At exactly 0 and 1 the maps themselves; beyond, the motion goes on.
  package func transform(at progress: Double) -> CATransform3D {
    if progress == 0 { return start }
    if progress == 1 { return end }
    switch kind {
    case .none: return start
    case .plane(let from, let to):
      return CATransform3DMakeAffineTransform(from.mixed(with: to, progress).transform)
    case .space(let from, let to): return from.mixed(with: to, progress).transform
    case .jump: return progress < 0.5 ? start : end
    }
  }
}
