import Rehearsal
import Testing
import UIKit

/// F2.13.4: a renderer's format is what it was when the renderer was made.
@Suite("Formats of image renderers") @MainActor
struct RendererFormatTests {
  private final class Marked: UIGraphicsImageRendererFormat {
    var mark = ""
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Marked)?.mark = mark
      return copy
    }
  }

  @Test("renderers of one format keep each its own bounds, whichever was made last")
  func shared() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let sizes = [(10, 4), (3, 8), (1, 1)].map { CGSize(width: $0.0, height: $0.1) }
    let renderers = sizes.map { UIGraphicsImageRenderer(size: $0, format: format) }
    for (renderer, size) in zip(renderers, sizes) {
      let image = renderer.image { #expect($0.format.bounds == CGRect(origin: .zero, size: size)) }
      #expect(image.size == size && image.scale == 2)
    }
    #expect(format.bounds == .zero)
  }

  @Test("what is changed afterwards counts for the next renderer only")
  func changed() {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque, format.preferredRange) = (2, true, .extended)
    let size = CGSize(width: 5, height: 5)
    let first = UIGraphicsImageRenderer(size: size, format: format)
    (format.scale, format.opaque, format.preferredRange) = (3, false, .standard)
    let second = UIGraphicsImageRenderer(size: size, format: format)
    for (renderer, scale, alpha) in [(first, CGFloat(2), UInt8(255)), (second, 3, 0)] {
      let image = renderer.image { _ in }
      #expect(image.scale == scale && image.cgImage?.bitmap.bytes[3] == alpha)
    }
    #expect((first.format as? UIGraphicsImageRendererFormat)?.preferredRange == .extended)
    #expect(first.format !== format)
  }

  @Test("a format of one's own stays of its kind")
  func subclass() throws {
    let format = Marked()
    format.mark = "mine"
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
    format.mark = "other"
    #expect((renderer.format as? Marked)?.mark == "mine")
  }

  @Test("rectangles are stroked in the stroke colour, one point wide inside their edges")
  func strokes() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: format).image {
      UIColor.red.setFill()
      $0.fill($0.format.bounds)
      UIColor.blue.setStroke()
      $0.stroke($0.format.bounds.insetBy(dx: 1, dy: 1))
    }
    let bytes = image.cgImage?.bitmap.bytes ?? []
    for y in 0..<6 {
      for x in 0..<6 {
        let depth = min(x, y, 5 - x, 5 - y)
        let start = 4 * (6 * y + x)
        let expected: [UInt8] = depth == 1 ? [0, 0, 255, 255] : [255, 0, 0, 255]
        #expect(Array(bytes[start..<start + 4]) == expected, "\(x), \(y)")
      }
    }
  }

  @Test("a picture is drawn as it is, or as is asked, whatever the context's mode and alpha")
  func pictures() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 1, height: 1)
    let renderer = UIGraphicsImageRenderer(size: size, format: format)
    let red = renderer.image {
      UIColor.red.setFill()
      $0.fill($0.format.bounds)
    }
    for (mode, alpha) in [(CGBlendMode.clear, CGFloat(1)), (.destinationIn, 0.5), (.normal, 0)] {
      let image = renderer.image {
        $0.cgContext.setBlendMode(mode)
        $0.cgContext.setAlpha(alpha)
        red.draw(at: .zero)
      }
      #expect(image.cgImage?.bitmap == red.cgImage?.bitmap, "\(mode) \(alpha)")
      let pale = renderer.image {
        $0.cgContext.setAlpha(alpha)
        red.draw(at: .zero, blendMode: .copy, alpha: 0.5)
      }
      #expect(pale.cgImage?.bitmap.bytes == [128, 0, 0, 128], "\(mode) \(alpha)")
    }
  }

  @Test("the format that suits a picture has its scale, and alpha only if the picture has")
  func ofImage() {
    for (scale, isOpaque) in [(CGFloat(1), true), (3, false)] {
      let format = UIGraphicsImageRendererFormat()
      (format.scale, format.opaque) = (scale, isOpaque)
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
        .image { _ in }
      let suited = image.imageRendererFormat
      #expect(suited.scale == scale && suited.opaque == isOpaque)
    }
  }
}
