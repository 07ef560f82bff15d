import CoreGraphics
import Raster
import Testing
import UIKit

/// Where the pixels of a picture go by its orientation: every one of six has its own colour.
@Suite("Orientations of pictures") @MainActor
struct ImageOrientationTests {
  /// Two across and three down; what each says is its place in the file.
  private let stored: CGImage = {
    var bitmap = Bitmap(width: 2, height: 3)
    for (index, letter) in "ABCDEF".utf8.enumerated() {
      bitmap.bytes.replaceSubrange(4 * index..<4 * index + 4, with: [letter, 0, 0, 255])
    }
    return CGImage(bitmap)
  }()

  /// The letters as they are seen, rows from the top.
  private func seen(_ image: CGImage) -> [String] {
    (0..<image.height).map { y in
      String(
        (0..<image.width).map { x in
          Character(UnicodeScalar(image.bitmap.bytes[4 * (y * image.width + x)]))
        })
    }
  }

  nonisolated static let expected: [(UIImage.Orientation, [String])] = [
    (.up, ["AB", "CD", "EF"]), (.down, ["FE", "DC", "BA"]),
    (.left, ["BDF", "ACE"]), (.right, ["ECA", "FDB"]),
    (.upMirrored, ["BA", "DC", "FE"]), (.downMirrored, ["EF", "CD", "AB"]),
    (.leftMirrored, ["ACE", "BDF"]), (.rightMirrored, ["FDB", "ECA"]),
  ]

  @Test("put every pixel in its place", arguments: expected)
  func places(orientation: UIImage.Orientation, rows: [String]) throws {
    let image = UIImage(cgImage: stored, scale: 1, orientation: orientation)
    #expect(image.size == CGSize(width: rows[0].count, height: rows.count))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in
      image.draw(at: .zero)
    }
    #expect(try seen(#require(drawn.cgImage)) == rows)
    let written = try #require(image.pngData().flatMap { UIImage(data: $0) }?.cgImage)
    #expect(seen(written) == rows)
  }
}
