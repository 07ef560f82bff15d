import Foundation
import Raster
import Rehearsal

/// Films to write.
enum FilmSample {
  /// A grey square that goes to the right, four pixels a frame, on a ground of two colours.
  static func film(_ count: Int, framesPerSecond: Int = 60, width: Int = 60, height: Int = 40)
    -> Film
  {
    let frames = (0..<count).map { index in
      Film.Frame(
        time: Double(index) / Double(framesPerSecond),
        image: picture(index, width: width, height: height))
    }
    return Film(
      frames: frames, framesPerSecond: framesPerSecond, scale: 1, title: "square",
      captions: { text, height in
        Bitmap(
          width: text.count * 4, height: height,
          bytes: [UInt8](repeating: 255, count: 16 * text.count * height))
      })
  }

  static func picture(_ index: Int, width: Int = 60, height: Int = 40) -> Bitmap {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let inside = (8..<20).contains(y) && (4 * index..<4 * index + 12).contains(x)
        bytes +=
          inside
          ? [128, 128, 128, 255] : x < width / 2 ? [250, 250, 250, 255] : [20, 40, 90, 255]
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// Runs a test in a folder of its own that is gone afterwards.
  static func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rehearsal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  static func bytes(_ url: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: url)) }
}
