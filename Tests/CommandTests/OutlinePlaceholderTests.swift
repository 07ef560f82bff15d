import Foundation
import Raster
import TestSupport
import Testing

@testable import RehearseCommands

@Suite("What stands in for pictures of outlines")
struct OutlinePlaceholderTests {
  @Test(
    "has the size that the file says, and 24 points where it says none",
    arguments: [
      ("a.pdf", "%PDF-1.4\n<< /MediaBox [ 0 0 18 30.5 ] >>", 18.0, 30.5),
      ("a.pdf", "%PDF-1.4\n/MediaBox [10 10 40 20]", 30, 10), ("a.pdf", "nothing", 24, 24),
      ("a.pdf", "/MediaBox [0 0 0 99999]", 24, 24),
      ("a.svg", "<svg width=\"12\" height=\"16px\" viewBox=\"0 0 9 9\">", 12, 16),
      ("a.svg", "<svg xmlns='x' viewBox='0 0 40 20'>", 40, 20),
    ])
  func sizes(_ name: String, _ text: String, _ width: Double, _ height: Double) throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: file)
      let placeholder = OutlinePlaceholder(for: file)
      #expect(placeholder.width == width && placeholder.height == height)
      let picture = try ImageDecoder.decode(try placeholder.png(scale: 2)).bitmap
      #expect(picture.width == Int(width * 2) && picture.height == Int(height * 2))
    }
  }

  @Test("is told of each time, until the picture itself is there")
  func told() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("a.pdf")
      try Data("no picture".utf8).write(to: file)
      let assets = VectorAssets(in: folder)
      #expect(assets.rasterize().count == 1 && assets.rasterize().count == 1)
      let marks = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(marks == ["a.pdf", "a@3x.png", "a@3x.png.stand-in"])
      try FileManager.default.removeItem(at: folder.appendingPathComponent("a@3x.png.stand-in"))
      #expect(assets.rasterize().isEmpty)
    }
  }
}
