import Geometry
import Raster

/// Two looks of a layer as one, on the way from the old to the new (CATransition).
struct SnapshotBlend {
  enum Style { case fade, moveIn, push, reveal, flip, curl, uncurl }

  /// The side from which the new look comes, as seen.
  enum Side { case left, right, top, bottom }

  let style: Style
  let from: Side

  /// The layer part of the way; it stands where the new look stands.
  /// - Parameters:
  ///   - old: nil where the layer showed nothing; likewise `new`.
  ///   - extent: 0 is the old look, 1 the new one.
  func node(old: RenderNode?, new: RenderNode?, extent: Double) -> RenderNode? {
    guard let place = new ?? old else { return nil }
    var node = RenderNode()
    node.bounds = place.bounds
    node.transform = place.transform
    node.clips = [.moveIn, .push, .reveal].contains(style)
    var former = old?.moved(into: place.bounds)
    var latter = new?.moved(into: place.bounds)
    blend(&former, &latter, in: place.bounds, extent)
    if style == .fade, let latter, former != nil, !latter.isOpaque { node.dissolve = extent }
    let isOldAbove = style == .reveal || style == .curl
    let snapshots = isOldAbove ? [latter, former] : [former, latter]
    node.children = snapshots.compactMap { $0 }
    return node
  }

  private func blend(
    _ former: inout RenderNode?, _ latter: inout RenderNode?, in bounds: CGRect, _ extent: Double
  ) {
    let way = start(in: bounds.size)
    switch style {
    case .fade:
      // A look that covers the old one comes in above it. Other two are mixed as they are: one
      // above the other, each faded, they would let more of what is behind show half way.
      guard former == nil || latter?.isOpaque != false else { return }
      if latter == nil { former?.opacity *= 1 - extent }
      latter?.opacity *= extent
    case .moveIn: latter?.shift(way, 1 - extent)
    case .push:
      former?.shift(way, -extent)
      latter?.shift(way, 1 - extent)
    case .reveal: former?.shift(way, -extent)
    case .flip: flip(&former, &latter, in: bounds, extent)
    case .curl: former?.curl = .corner(extent, of: bounds.size)
    case .uncurl: latter?.curl = .corner(1 - extent, of: bounds.size)
    }
  }

  /// Where the new look starts, relative to its place.
  private func start(in size: CGSize) -> CGVector {
    switch from {
    case .left: CGVector(dx: -size.width, dy: 0)
    case .right: CGVector(dx: size.width, dy: 0)
    case .top: CGVector(dx: 0, dy: -size.height)
    case .bottom: CGVector(dx: 0, dy: size.height)
    }
  }
}

extension RenderNode {
  /// The node as a child that fills its parent's bounds from their origin.
  fileprivate func moved(into bounds: CGRect) -> RenderNode {
    var node = self
    node.transform = CATransform3DMakeTranslation(
      bounds.minX - self.bounds.minX, bounds.minY - self.bounds.minY, 0)
    return node
  }

  fileprivate mutating func shift(_ way: CGVector, _ part: Double) {
    transform = CATransform3DConcat(
      transform, CATransform3DMakeTranslation(way.dx * part, way.dy * part, 0))
  }

  /// Whether the node hides what is below its bounds.
  fileprivate var isOpaque: Bool {
    cornerRadius == 0 && opacity == 1 && (backgroundColor?.alpha ?? 0) >= 1
  }
}
