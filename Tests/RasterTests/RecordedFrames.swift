import Foundation
import Geometry
import Testing

@testable import Raster

/// Frames for other processors to replay: `make determinism` sets `RECORD_FRAMES` to a folder.
@Suite("RecordedFrames")
struct RecordedFrames {
  static let folder = ProcessInfo.processInfo.environment["RECORD_FRAMES"]

  @Test("are written where they are wanted", .enabled(if: folder != nil))
  func record() throws {
    let folder = URL(fileURLWithPath: try #require(Self.folder))
    for seed in SameBytesTests.seeds {
      var tree = RandomTree(seed: seed)
      try write(tree.node(), width: 150, height: 130, to: folder, "tree-\(seed)")
    }
    for plate in PlateScenes.all {
      try write(plate.node, width: 150, height: 150, to: folder, "plate-\(plate.name)")
    }
  }

  private func write(
    _ node: RenderNode, width: Int, height: Int, to folder: URL, _ name: String
  ) throws {
    let bytes = Renderer(scale: 1.5)
      .archive(node, width: width, height: height, background: .white)
    try Data(bytes).write(to: folder.appendingPathComponent("\(name).frame"))
  }
}
