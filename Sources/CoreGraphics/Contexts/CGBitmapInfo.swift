/// Where the alpha of a pixel is.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  case noneSkipLast = 5
  case noneSkipFirst = 6
  case alphaOnly = 7
}

/// How pixels lie in memory. Here they are always red, green, blue, alpha, premultiplied, one
/// byte each; other orders matter only to code that looks at the bytes, and are reported then.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrderDefault = CGBitmapInfo([])
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

  private var alpha: CGImageAlphaInfo? {
    CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue)
  }

  /// Whether pixels can be less than opaque.
  var hasAlpha: Bool {
    let opaque: [CGImageAlphaInfo] = [.none, .noneSkipLast, .noneSkipFirst]
    return !opaque.contains { $0 == alpha }
  }

  /// Whether code can draw on four bytes of this: alpha that is not premultiplied is for images.
  var isDrawable: Bool {
    let kinds: [CGImageAlphaInfo] = [
      .premultipliedLast, .premultipliedFirst, .noneSkipLast, .noneSkipFirst,
    ]
    return kinds.contains { $0 == alpha } && !contains(.floatComponents)
  }

  /// Whether the bytes of a pixel are those of a surface.
  var isPlain: Bool {
    let order = rawValue & Self.byteOrderMask.rawValue
    return (order == 0 || order == Self.byteOrder32Big.rawValue)
      && (alpha == .premultipliedLast || alpha == .noneSkipLast)
  }
}
