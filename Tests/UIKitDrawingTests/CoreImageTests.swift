import Testing
import UIKit

/// What tests of filters share: pictures, and what is reported.
@MainActor enum FilterRig {
  /// Squares of two colours, so that no two corners are alike.
  static func picture(_ one: UIColor, _ other: UIColor, width: Int = 24, height: Int = 16)
    -> CGImage
  {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      one.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      other.setFill()
      context.fill(CGRect(x: 3, y: 2, width: 9, height: 5))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    return image.cgImage!
  }

  static func bytes(_ image: CIImage?, _ rect: CGRect? = nil) -> [UInt8] {
    guard let image else { return [] }
    return CIContext().createCGImage(image, from: rect ?? image.extent)?.bitmap.bytes ?? []
  }

  /// Red, green, blue and alpha at a place, counted from the bottom left.
  static func pixel(_ image: CIImage?, _ x: Int, _ y: Int) -> [UInt8] {
    bytes(image, CGRect(x: x, y: y, width: 1, height: 1))
  }

  static func notes(_ body: () -> Void) -> [String] {
    var notes: [String] = []
    let former = Unsupported.listener
    defer { Unsupported.listener = former }
    Unsupported.listener = { notes.append($0) }
    body()
    return notes
  }
}

@Suite("Images of Core Image") @MainActor
struct CoreImageTests {
  private let picture = FilterRig.picture(.red, .green)
  private var image: CIImage { CIImage(cgImage: picture) }
  private let area = CGRect(x: 0, y: 0, width: 24, height: 16)

  @Test("a picture goes in and comes out as it was, its lowest row at the origin")
  func identity() {
    #expect(image.extent == area && image.cgImage === picture)
    #expect(FilterRig.bytes(image) == picture.bitmap.bytes)
    #expect(FilterRig.pixel(image, 0, 15) == [0, 0, 255, 255])
    #expect(FilterRig.pixel(image, 0, 0) == [255, 0, 0, 255])
    #expect(FilterRig.pixel(image, -1, 0) == [0, 0, 0, 0])
  }

  @Test("extents: cut by a crop, moved by a transform, three sigma larger by a blur")
  func extents() {
    let part = CGRect(x: 4, y: 4, width: 8, height: 30)
    #expect(image.cropped(to: part).extent == CGRect(x: 4, y: 4, width: 8, height: 12))
    #expect(image.cropped(to: CGRect(x: 90, y: 0, width: 5, height: 5)).extent.isEmpty)
    let moved = CGAffineTransform(translationX: 5, y: -3).scaledBy(x: 2, y: 1)
    #expect(
      image.transformed(by: moved).extent == CGRect(x: 5, y: -3, width: 48, height: 16))
    #expect(
      image.applyingGaussianBlur(sigma: 2).extent == area.insetBy(dx: -6, dy: -6))
    #expect(image.clampedToExtent().extent == .infinite)
    #expect(image.clampedToExtent().applyingGaussianBlur(sigma: 2).extent == .infinite)
    #expect(CIImage(color: .red).extent == .infinite && CIImage.empty().extent.isEmpty)
  }

  @Test("a blur fades out at the edge, and does not where the edge goes on")
  func edges() {
    let plain = CIImage.red.cropped(to: area)
    let faded = FilterRig.pixel(plain.applyingGaussianBlur(sigma: 3), 0, 8)
    #expect(faded[3] > 100 && faded[3] < 200)
    let clamped = plain.clampedToExtent().applyingGaussianBlur(sigma: 3).cropped(to: area)
    #expect(FilterRig.bytes(clamped) == FilterRig.bytes(plain))
  }

  @Test("a whole shift and a turn there and back change no byte", arguments: 1...8)
  func turns(exif: UInt32) throws {
    let orientation = try #require(CGImagePropertyOrientation(rawValue: exif))
    let turned = image.oriented(orientation)
    let isQuarter = exif > 4
    #expect(
      turned.extent
        == CGRect(x: 0, y: 0, width: isQuarter ? 16 : 24, height: isQuarter ? 24 : 16))
    let back: [UInt32] = [1, 2, 3, 4, 5, 8, 7, 6]
    let again = turned.oriented(forExifOrientation: Int32(back[Int(exif) - 1]))
    #expect(FilterRig.bytes(again) == picture.bitmap.bytes)
    if exif > 1 { #expect(FilterRig.bytes(turned) != picture.bitmap.bytes) }
    // The stored top left is blue: where the picture is to be seen with it.
    let corner = [(0, 1), (1, 1), (1, 0), (0, 0), (0, 1), (1, 1), (1, 0), (0, 0)][Int(exif) - 1]
    let (right, top) = (Int(turned.extent.width) - 1, Int(turned.extent.height) - 1)
    #expect(FilterRig.pixel(turned, corner.0 * right, corner.1 * top) == [0, 0, 255, 255])
  }

  @Test("a picture of an image shows it, and gives it back")
  func pictures() throws {
    let shown = UIImage(ciImage: image.applyingFilter("CIColorInvert"), scale: 2, orientation: .up)
    #expect(shown.size == CGSize(width: 12, height: 8))
    #expect(shown.cgImage?.bitmap.bytes.prefix(4) == [255, 255, 0, 255])
    #expect(shown.ciImage != nil && UIImage(cgImage: picture).ciImage == nil)
    let again = try #require(CIImage(image: shown)).applyingFilter("CIColorInvert")
    #expect(FilterRig.bytes(again) == picture.bitmap.bytes)
  }

  @Test("without an end nothing is drawn, which is reported")
  func endless() {
    let notes = FilterRig.notes {
      #expect(CIContext().createCGImage(.red, from: .infinite) == nil)
    }
    #expect(notes.count == 1)
    #expect(FilterRig.pixel(.red, 700, -20) == [255, 0, 0, 255])
  }

  @Test("options of a context that change pixels are reported, others are not")
  func options() throws {
    let quiet = FilterRig.notes {
      _ = CIContext(options: [.workingColorSpace: NSNull(), .useSoftwareRenderer: true])
    }
    #expect(quiet.isEmpty)
    let loud = FilterRig.notes { _ = CIContext(options: [.workingFormat: 1]) }
    #expect(loud.count == 1)
  }

  @Test("vectors and colours hold what they were made of, by every way in")
  func values() {
    #expect(
      CIVector(x: 1, y: 2, z: 3, w: 4) == CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(CIVector(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    let turn = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CIVector(cgAffineTransform: turn).cgAffineTransformValue == turn)
    let vector = CIVector(values: [0.5, 7], count: 2)
    #expect(vector.count == 2 && vector.value(at: 1) == 7 && vector.z == 0)
    #expect(CIVector(string: vector.stringRepresentation) == vector)
    let color = CIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(CIColor(string: color.stringRepresentation) == color)
    #expect(CIColor(color: UIColor(ciColor: color)) == color)
    #expect(CIColor(cgColor: UIColor(ciColor: color).cgColor) == color && color != .red)
  }
}
