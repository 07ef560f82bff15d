import QuartzCore
import Raster

extension UIImage {
  /// What `draw(in:blendMode:alpha:)` does.
  func paint(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let pixels = uprightPixels else { return }
    withState { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      self.draw(pixels, in: rect.standardized, on: context)
    }
  }

  private func draw(_ pixels: CGImage, in rect: CGRect, on context: CGContext) {
    guard let caps = look.capInsets else { return context.drawUpright(pixels, in: rect) }
    let size = size
    guard size.width > 0, size.height > 0 else { return }
    if look.resizingMode == .stretch {
      let center = CGRect(
        x: caps.left / size.width, y: caps.top / size.height,
        width: (size.width - caps.left - caps.right) / size.width,
        height: (size.height - caps.top - caps.bottom) / size.height)
      context.drawUpright(pixels, in: rect, center: center, imageScale: scale)
    } else {
      ResizablePicture(size: size, scale: scale, caps: caps, rect: rect).draw(pixels, on: context)
    }
  }

  /// What `drawAsPattern(in:)` does.
  func tile(in rect: CGRect) {
    guard let pixels = uprightPixels, let context = UIGraphicsGetCurrentContext() else { return }
    ResizablePicture(size: size, scale: scale, caps: .zero, rect: rect.standardized)
      .draw(pixels, on: context)
  }
}

/// A resizable picture over a rectangle, the parts between its caps as tiles: one picture of whole
/// pixels, so that nothing shows through where tiles meet.
private struct ResizablePicture {
  let size: CGSize
  let scale: CGFloat
  let caps: UIEdgeInsets
  let rect: CGRect

  private static let most = CGFloat(1 << 24)

  func draw(_ pixels: CGImage, on context: CGContext) {
    let clip = context.boundingBoxOfClipPath
    guard !clip.isNull, rect.width > 0, rect.height > 0 else { return }
    let columns = Axis(
      size.width, caps.left, caps.right, from: rect.minX, over: rect.width,
      seen: clip.minX...clip.maxX, scale: scale)
    let rows = Axis(
      size.height, caps.top, caps.bottom, from: rect.minY, over: rect.height,
      seen: clip.minY...clip.maxY, scale: scale)
    guard columns.count > 0, rows.count > 0 else { return }
    guard columns.count * rows.count <= Self.most else {
      return Unsupported.report("tiles of a picture in more than 16777216 pixels")
    }
    let tiled = pixels.bitmap.gathered(
      columns: columns.sources(of: pixels.width), rows: rows.sources(of: pixels.height))
    let place = CGRect(
      x: columns.start, y: rows.start, width: columns.length, height: rows.length)
    context.drawUpright(CGImage(tiled), in: place)
  }

  /// The pixels along one axis, as many as are seen.
  private struct Axis {
    private let whole: CGFloat
    private let first: CGFloat
    private let last: CGFloat
    private let origin: CGFloat
    private let extent: CGFloat
    private let scale: CGFloat
    /// Points a pixel.
    private let step: CGFloat
    private let index: CGFloat
    let count: CGFloat

    /// - Parameters:
    ///   - whole: How long the picture is, with its two caps, points.
    ///   - seen: What of the context can be drawn on.
    init(
      _ whole: CGFloat, _ first: CGFloat, _ last: CGFloat, from origin: CGFloat,
      over extent: CGFloat, seen: ClosedRange<CGFloat>, scale: CGFloat
    ) {
      (self.whole, self.first, self.last) = (whole, first, last)
      (self.origin, self.extent, self.scale) = (origin, extent, scale)
      let all = max(1, (extent * scale).rounded())
      step = extent / all
      // One more on either side, so that what is seen is mixed with what it would be mixed with.
      index = min(max(0, ((seen.lowerBound - origin) / step).rounded(.down) - 1), all)
      let end = min(all, ((seen.upperBound - origin) / step).rounded(.up) + 1)
      count = max(0, end - index)
    }

    var start: CGFloat { origin + index * step }
    var length: CGFloat { count * step }

    /// Which of so many pixels of the picture each one shows; nil where it shows none.
    func sources(of pixels: Int) -> [Int?] {
      (0..<Int(count)).map { offset in
        let place = (index + CGFloat(offset) + 0.5) * step
        return source(at: place).map { place in
          let texel = (place * scale).rounded(.down)
          return texel > 0 ? Int(min(texel, CGFloat(pixels - 1))) : 0
        }
      }
    }

    /// The second cap, the first, else the middle as often as it takes.
    private func source(at place: CGFloat) -> CGFloat? {
      if place >= extent - last { return whole - (extent - place) }
      if place < first { return place }
      let middle = whole - first - last
      return middle > 0
        ? first + (place - first).truncatingRemainder(dividingBy: middle) : nil
    }
  }
}

extension Bitmap {
  /// The pixels where the rows and columns meet; clear where there is none.
  fileprivate func gathered(columns: [Int?], rows: [Int?]) -> Bitmap {
    var result = Bitmap(width: columns.count, height: rows.count)
    for (y, row) in rows.enumerated() {
      guard let row else { continue }
      for (x, column) in columns.enumerated() {
        guard let column else { continue }
        let (from, to) = (4 * (row * width + column), 4 * (y * columns.count + x))
        for channel in 0..<4 { result.bytes[to + channel] = bytes[from + channel] }
      }
    }
    return result
  }
}
