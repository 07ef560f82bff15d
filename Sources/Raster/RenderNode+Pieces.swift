import Geometry

extension RenderNode {
  /// How a look is stretched over a node's bounds whose children are its pieces: each child holds
  /// the same one tree, and shows a part of it.
  package struct Pieces: Sendable {
    /// What of the tree's parent's coordinates all pieces together show.
    package let area: CGRect
    /// The part of the area, in fractions of it, that stretches both ways; the corners around it do
    /// not stretch at all.
    package let center: CGRect

    package init(area: CGRect, center: CGRect) { (self.area, self.center) = (area, center) }
  }
}
