import Geometry
import Raster
import Rehearsal
import Sketching

/// How closely the frames of a check are looked at.
public enum FrameDetail: String, CaseIterable, Hashable, Sendable {
  /// From the frozen layers, at a coarse grid of points, without painting: milliseconds a scenario.
  case sketched
  /// Painted at a pixel a point, so that text, shapes, masks and blur count as well: some ten
  /// times as long.
  case painted
}

/// Looks at frames of one stage.
@MainActor
struct FrameEye {
  private let renderer: Renderer?

  init(_ detail: FrameDetail) {
    renderer = detail == .painted ? Renderer(scale: 1, threads: 1) : nil
  }

  func thumbnail(of stage: Stage) -> Thumbnail {
    let node = stage.frame()
    guard let renderer else { return Thumbnail(of: node) }
    // What stands over the edge of a small window is not seen.
    let size = node.bounds.size
    let picture = renderer.draw(
      node, width: max(Int(size.width.rounded()), 1), height: max(Int(size.height.rounded()), 1),
      background: RGBA(red: 0, green: 0, blue: 0))
    return Thumbnail(
      of: picture, over: node.backgroundColor ?? RGBA(red: 0, green: 0, blue: 0),
      showsEdge: Thumbnail(of: node).showsEdge)
  }
}
