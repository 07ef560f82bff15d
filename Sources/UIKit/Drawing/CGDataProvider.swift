import QuartzCore

/// Bytes from somewhere.
public final class CGDataProvider: Sendable {
  let bytes: Data

  public init?(data: Data) { bytes = data }

  public convenience init?(data: NSData) { self.init(data: data as Data) }

  /// nil where the file cannot be read.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: @escaping (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    self.init(data: Data(bytes: data, count: size))
    releaseData(info, data, size)
  }

  /// All of them.
  public var data: CFData? { bytes as NSData }
}

/// Bytes by their C name.
public typealias CFData = NSData

public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData.map { $0.bytes.assumingMemoryBound(to: UInt8.self) }
}
public func CFDataGetLength(_ theData: CFData!) -> Int { theData?.length ?? 0 }

extension CGImage {
  /// The pixels: red, green, blue and alpha of each, colours multiplied by alpha.
  public var dataProvider: CGDataProvider? { CGDataProvider(data: Data(bytes)) }

  /// A picture of pixels: four bytes each, red, green, blue and alpha, or blue first where the bytes lie the other
  /// way round; others are reported, and nil.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard bitsPerComponent == 8, bitsPerPixel == 32, width > 0, height > 0,
      provider.bytes.count >= (height - 1) * bytesPerRow + 4 * width
    else {
      Unsupported.report("CGImage of \(bitsPerPixel) bits a pixel")
      return nil
    }
    let source = [UInt8](provider.bytes)
    var rows: [UInt8] = []
    rows.reserveCapacity(width * height * 4)
    for row in 0..<height { rows += source[row * bytesPerRow..<row * bytesPerRow + 4 * width] }
    Self.arrange(&rows, bitmapInfo)
    self.init(pixels: rows, width: width, height: height)
  }

  /// Brings pixels into the order and form that pictures have here.
  private static func arrange(_ pixels: inout [UInt8], _ info: CGBitmapInfo) {
    let alpha = CGImageAlphaInfo(rawValue: info.rawValue & 0x1F) ?? .premultipliedLast
    let isLittle = info.contains(.byteOrder32Little)
    let isFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(alpha)
    for start in stride(from: 0, to: pixels.count, by: 4) {
      var pixel = Array(pixels[start..<start + 4])
      if isLittle { pixel.reverse() }
      if isFirst { pixel = Array(pixel[1...]) + [pixel[0]] }
      if [.none, .noneSkipFirst, .noneSkipLast].contains(alpha) { pixel[3] = 255 }
      if alpha == .first || alpha == .last {
        for part in 0..<3 {
          pixel[part] = UInt8((Int(pixel[part]) * Int(pixel[3]) + 127) / 255)
        }
      }
      pixels.replaceSubrange(start..<start + 4, with: pixel)
    }
  }

  /// Of a PNG or JPEG file.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) { self.init(file: source.bytes) }
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) { self.init(file: source.bytes) }

  private convenience init?(file: Data) {
    guard let image = UIImage(data: file)?.cgImage else { return nil }
    self.init(pixels: image.bytes, width: image.width, height: image.height)
  }
}
