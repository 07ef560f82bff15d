import Geometry
import Raster

/// A bitmap of cairo's, and pictures and outlines on it in points.
final class CairoCanvas {
  let cairo: Cairo
  let context: Cairo.Context
  private let surface: Cairo.Surface
  private let pixelsPerPoint: Double
  /// Pictures by their identity, and shadows, made once.
  private var pictures: [UInt64: Cairo.Surface] = [:]

  init(_ cairo: Cairo, width: Int, height: Int, scale: Double) {
    self.cairo = cairo
    pixelsPerPoint = scale
    surface = cairo.createImage(Cairo.argb32, Int32(width), Int32(height))
    context = cairo.create(surface)
    cairo.scale(context, scale, scale)
  }

  deinit {
    for picture in pictures.values { cairo.destroySurface(picture) }
    cairo.destroy(context)
    cairo.destroySurface(surface)
  }

  /// Everything one colour.
  func clear(_ color: RGBA) {
    set(color)
    cairo.paint(context)
  }

  /// Ends a picture: what cairo may have put off is done.
  func finish() { cairo.flush(surface) }

  /// What shows, in our order of channels.
  func bitmap(width: Int, height: Int) -> Bitmap {
    finish()
    var bitmap = Bitmap(width: width, height: height)
    guard let data = cairo.imageData(surface) else { return bitmap }
    let stride = Int(cairo.imageStride(surface))
    for row in 0..<height {
      for index in 0..<4 * width {
        let channel = index & 1 == 0 ? index ^ 2 : index
        bitmap.bytes[4 * width * row + index] = data[row * stride + channel]
      }
    }
    return bitmap
  }

  /// Draws with the origin moved.
  func moved(x: Double, y: Double = 0, _ draw: () -> Void) {
    cairo.save(context)
    cairo.translate(context, x, y)
    draw()
    cairo.restore(context)
  }

  func fill(_ rect: CGRect, radius: Double = 0, _ color: RGBA) {
    set(color)
    outline(rect, radius)
    cairo.fill(context)
  }

  /// A picture in a rectangle of its own size times `stretch`, its corners rounded.
  func draw(
    _ contents: RenderNode.Contents, in rect: CGRect, radius: Double = 0, alpha: Double = 1
  ) {
    cairo.save(context)
    let picture = surface(of: contents)
    cairo.translate(context, rect.minX, rect.minY)
    let place = CGRect(origin: .zero, size: rect.size)
    if radius > 0 { outline(place, radius) }
    cairo.scale(
      context, rect.width / Double(contents.image.width),
      rect.height / Double(contents.image.height))
    cairo.setSurface(context, picture, 0, 0)
    cairo.setFilter(cairo.source(context), Cairo.bilinear)
    if radius > 0 {
      cairo.fill(context)
    } else if alpha < 1 {
      cairo.paintWithAlpha(context, alpha)
    } else {
      cairo.paint(context)
    }
    cairo.restore(context)
  }

  /// Black through a plane of coverage that was blurred before: cairo has no blur of its own.
  func drawShadow(_ plane: Bitmap, identity: UInt64, at origin: CGPoint) {
    cairo.save(context)
    let mask = shadow(plane, identity)
    cairo.translate(context, origin.x, origin.y)
    cairo.scale(context, 1 / pixelsPerPoint, 1 / pixelsPerPoint)
    set(RGBA(red: 0, green: 0, blue: 0))
    cairo.maskSurface(context, mask, 0, 0)
    cairo.restore(context)
  }

  private func set(_ color: RGBA) {
    cairo.setColor(context, color.red, color.green, color.blue, color.alpha)
  }

  private func outline(_ rect: CGRect, _ radius: Double) {
    guard radius > 0 else {
      return cairo.rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    }
    let (left, right) = (rect.minX + radius, rect.maxX - radius)
    let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
    cairo.newPath(context)
    cairo.arc(context, right, top, radius, -.pi / 2, 0)
    cairo.arc(context, right, bottom, radius, 0, .pi / 2)
    cairo.arc(context, left, bottom, radius, .pi / 2, .pi)
    cairo.arc(context, left, top, radius, .pi, 1.5 * .pi)
    cairo.closePath(context)
  }

  private func surface(of contents: RenderNode.Contents) -> Cairo.Surface {
    if let known = pictures[contents.identity] { return known }
    let made = image(contents.image, Cairo.argb32) { bytes, index in
      // Blue comes first in cairo's pixels.
      bytes[index ^ (index & 1 == 0 ? 2 : 0)]
    }
    pictures[contents.identity] = made
    return made
  }

  private func shadow(_ plane: Bitmap, _ identity: UInt64) -> Cairo.Surface {
    if let known = pictures[identity] { return known }
    let made = image(plane, Cairo.alpha8) { bytes, index in bytes[4 * index + 3] }
    pictures[identity] = made
    return made
  }

  private func image(
    _ bitmap: Bitmap, _ format: Int32, _ byte: ([UInt8], Int) -> UInt8
  ) -> Cairo.Surface {
    let made = cairo.createImage(format, Int32(bitmap.width), Int32(bitmap.height))
    cairo.flush(made)
    let stride = Int(cairo.imageStride(made))
    let bytesAcross = bitmap.width * (format == Cairo.argb32 ? 4 : 1)
    if let data = cairo.imageData(made) {
      for row in 0..<bitmap.height {
        for column in 0..<bytesAcross {
          data[row * stride + column] = byte(bitmap.bytes, row * bytesAcross + column)
        }
      }
    }
    cairo.markDirty(made)
    return made
  }
}
