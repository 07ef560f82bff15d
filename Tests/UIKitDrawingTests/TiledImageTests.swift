import CoreGraphics
import Raster
import Testing
import UIKit

/// Pictures whose middle is tiled.
@MainActor @Suite("Tiles of pictures") struct TiledImageTests {
  private func picture(_ size: CGSize, scale: CGFloat, _ draw: (CGRect) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(CGRect(origin: .zero, size: size))
    }
  }

  private func white(_ scale: CGFloat) -> UIImage {
    picture(CGSize(width: 13, height: 11), scale: scale) {
      UIColor.white.setFill()
      UIRectFill($0)
    }
  }

  /// The least red of what lies more than a pixel within a rectangle turned about its middle.
  private func darkest(
    in size: CGSize, turned angle: CGFloat, scale: CGFloat, _ draw: @escaping (CGRect) -> Void
  ) throws -> UInt8 {
    let rect = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let image = picture(CGSize(width: 120, height: 120), scale: scale) {
      UIColor.black.setFill()
      UIRectFill($0)
      let context = UIGraphicsGetCurrentContext()!
      context.translateBy(x: 60.3, y: 59.8)
      context.rotate(by: angle)
      draw(rect)
    }
    let bitmap = try #require(image.cgImage).bitmap
    let back = CGAffineTransform(rotationAngle: -angle)
    var least = UInt8.max
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let place = CGPoint(
          x: (CGFloat(x) + 0.5) / scale - 60.3, y: (CGFloat(y) + 0.5) / scale - 59.8
        )
        .applying(back)
        if rect.insetBy(dx: 1 / scale, dy: 1 / scale).contains(place) {
          least = min(least, bitmap.bytes[4 * (y * bitmap.width + x)])
        }
      }
    }
    return least
  }

  @Test(
    "let nothing through where they meet", arguments: [0, 0.1, 0.8] as [CGFloat],
    [1, 2, 3] as [CGFloat])
  func seamless(angle: CGFloat, scale: CGFloat) throws {
    let size = CGSize(width: 83.7, height: 61.1)
    let caps = UIEdgeInsets(top: 3.3, left: 4.2, bottom: 2.7, right: 3.9)
    for imageScale in [1, 2] as [CGFloat] {
      let image = white(imageScale)
      let resizable = try darkest(in: size, turned: angle, scale: scale) {
        image.resizableImage(withCapInsets: caps).draw(in: $0)
      }
      let pattern = try darkest(in: size, turned: angle, scale: scale) {
        image.drawAsPattern(in: $0)
      }
      #expect(min(resizable, pattern) >= 254)
    }
  }

  @Test("are those of the whole rectangle, however little of it is seen")
  func clipped() throws {
    let image = picture(CGSize(width: 8, height: 8), scale: 1) {
      UIColor.red.setFill()
      UIRectFill($0)
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 5))
    }
    func drawn(_ rect: CGRect, _ clip: CGRect) throws -> CGImage {
      let picture = picture(CGSize(width: 40, height: 40), scale: 1) { _ in
        UIRectClip(clip)
        image.drawAsPattern(in: rect)
      }
      return try #require(picture.cgImage?.cropping(to: clip))
    }
    let clip = CGRect(x: 11, y: 7, width: 17, height: 9)
    let rect = CGRect(x: -800, y: -1600, width: 900, height: 1700)
    let all = CGRect(x: 0, y: 0, width: 40, height: 40)
    let expected = try #require(drawn(rect, all).cropping(to: clip))
    #expect(try drawn(rect, clip).bitmap == expected.bitmap)
    // More of it than there is memory for.
    let huge = CGRect(x: -800_000, y: -1_600_000, width: 900_000, height: 1_700_000)
    #expect(try drawn(huge, clip).bitmap == expected.bitmap)
  }
}
