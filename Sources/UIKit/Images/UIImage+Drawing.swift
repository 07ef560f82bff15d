import QuartzCore
import Raster

extension UIImage {
  /// Draws the picture on the current context with its top left at a point.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture over a rectangle of the current context, upright, resized as its caps say;
  /// as it is, whatever blend mode and alpha the context has.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
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
      for piece in TiledPieces(size: size, caps: caps, rect: rect).pieces {
        piece.draw(pixels, scale: scale, on: context)
      }
    }
  }

  /// Tiles the picture over a rectangle, from its top left on.
  public func drawAsPattern(in rect: CGRect) {
    guard let pixels = uprightPixels else { return }
    let tiles = TiledPieces(size: size, caps: .zero, rect: rect.standardized)
    for piece in tiles.pieces {
      piece.draw(pixels, scale: scale, on: UIGraphicsGetCurrentContext())
    }
  }
}

/// The nine parts of a resizable picture, each as tiles over its part of a rectangle.
private struct TiledPieces {
  struct Piece {
    /// In points of the picture.
    let source: CGRect
    let target: CGRect

    func draw(_ pixels: CGImage, scale: CGFloat, on context: CGContext?) {
      let part = CGRect(
        x: (source.minX * scale).rounded(), y: (source.minY * scale).rounded(),
        width: (source.width * scale).rounded(), height: (source.height * scale).rounded())
      if let tile = pixels.cropping(to: part) { context?.drawUpright(tile, in: target) }
    }
  }

  let size: CGSize
  let caps: UIEdgeInsets
  let rect: CGRect

  /// A stretch of the picture and where it goes.
  private struct Span {
    let source: CGFloat
    let target: CGFloat
    let length: CGFloat
  }

  var pieces: [Piece] {
    let columns = Self.spans(
      size.width, caps.left, caps.right, from: rect.minX, over: rect.width)
    let rows = Self.spans(size.height, caps.top, caps.bottom, from: rect.minY, over: rect.height)
    guard columns.count * rows.count <= 65_536 else {
      Unsupported.report("more than 65536 tiles of a picture")
      return []
    }
    return rows.flatMap { row in
      columns.map { column in
        Piece(
          source: CGRect(
            x: column.source, y: row.source, width: column.length, height: row.length),
          target: CGRect(
            x: column.target, y: row.target, width: column.length, height: row.length))
      }
    }
  }

  /// The first cap, the middle as often as it takes, the last one cut, and the second cap.
  private static func spans(
    _ whole: CGFloat, _ first: CGFloat, _ last: CGFloat, from start: CGFloat, over length: CGFloat
  ) -> [Span] {
    let (middle, room) = (whole - first - last, length - first - last)
    var spans = first > 0 ? [Span(source: 0, target: start, length: first)] : []
    let count = middle > 0 && room > 0 ? (room / middle - 1e-9).rounded(.up) : 0
    for index in 0..<Int(min(count, 65_537)) {
      let offset = CGFloat(index) * middle
      spans.append(
        Span(source: first, target: start + first + offset, length: min(middle, room - offset)))
    }
    if last > 0 {
      spans.append(Span(source: whole - last, target: start + length - last, length: last))
    }
    return spans
  }
}
