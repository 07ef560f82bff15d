import Geometry
import Raster
import Synchronization

/// A picture in memory; its pixels never change.
public final class CGImage: Sendable {
  package let bitmap: Bitmap
  /// Tells this image's pixels from any other's, for as long as the process runs.
  package let identity: UInt64
  package let opacity = PictureOpacity()

  private static let identities = Atomic<UInt64>(0)

  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    identity = Self.identities.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Pixels as `bytes` has them.
  package convenience init(pixels: [UInt8], width: Int, height: Int) {
    self.init(Bitmap(width: width, height: height, bytes: pixels))
  }

  /// Pixels across.
  public var width: Int { bitmap.width }

  /// Pixels down.
  public var height: Int { bitmap.height }

  public var bitsPerComponent: Int { 8 }

  public var bitsPerPixel: Int { 32 }

  public var bytesPerRow: Int { 4 * width }

  /// A part of the picture, in its pixels from the top left, widened to whole ones; nil when none
  /// of it is inside.
  public func cropping(to rect: CGRect) -> CGImage? {
    let all = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    guard rect.isNull || !(rect.minX + rect.maxX + rect.minY + rect.maxY).isNaN else { return nil }
    let part = rect.isNull ? .null : rect.integral.intersection(all)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(
      bitmap.cropped(
        to: PixelArea(
          left: Int(part.minX), top: Int(part.minY), width: Int(part.width),
          height: Int(part.height))))
  }

  public func copy() -> CGImage? { CGImage(bitmap) }

  /// Red, green, blue and alpha of each pixel, colours multiplied by alpha; row by row from the top.
  package var bytes: [UInt8] { bitmap.bytes }

  public var shouldInterpolate: Bool { true }
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  public var isMask: Bool { false }
  public var decode: UnsafePointer<CGFloat>? { nil }
  public var utType: String? { nil }

  /// The same picture: there is one colour space here.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { self }

  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  public var alphaInfo: CGImageAlphaInfo { bitmap.isOpaque ? .noneSkipLast : .premultipliedLast }

  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
}
