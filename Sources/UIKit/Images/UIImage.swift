import QuartzCore
import Raster

/// A picture with a size in points.
public final class UIImage: NSObject, Sendable {
  public let cgImage: CGImage?
  /// Pixels a point.
  public let scale: CGFloat

  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.cgImage = cgImage
    self.scale = scale
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Decodes PNG, JPEG or WebP; nil when the bytes are none of these or broken.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? ImageDecoder.decode(data).bitmap else { return nil }
    self.init(cgImage: CGImage(image), scale: scale, orientation: .up)
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// A picture of a bundle: the name may leave the extension out; `name@2x` and `@3x` files count
  /// as such. nil when there is none.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let file = ImageFile.find(name, in: bundle ?? .main),
      let data = FileManager.default.contents(atPath: file.path)
    else { return nil }
    self.init(data: data, scale: file.scale)
  }

  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Points.
  public var size: CGSize {
    guard let cgImage, scale > 0 else { return .zero }
    return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }

  /// How the pixels lie against how the picture is to be seen.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }
}

/// A picture's file in a bundle.
private struct ImageFile {
  let path: String
  let scale: CGFloat

  static func find(_ name: String, in bundle: Bundle) -> ImageFile? {
    let stem = (name as NSString).deletingPathExtension
    let given = (name as NSString).pathExtension
    let kinds = given.isEmpty ? ["png", "jpg", "jpeg", "webp"] : [given]
    for (suffix, scale) in [("@3x", 3.0), ("@2x", 2.0), ("", 1.0)] {
      for kind in kinds {
        if let path = bundle.path(forResource: stem + suffix, ofType: kind) {
          return ImageFile(path: path, scale: scale)
        }
      }
    }
    return nil
  }
}
