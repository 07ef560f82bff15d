import Geometry
import Raster

extension Take {
  /// Pixels across and down.
  package var pixelSize: (width: Int, height: Int) {
    (Int((device.size.width * scale).rounded()), Int((device.size.height * scale).rounded()))
  }

  /// One frame as pixels, over black as an empty screen is. What cannot be drawn is noted with the
  /// stage, among what is unsupported.
  package func picture(_ index: Int, renderer: Renderer) -> Bitmap {
    let size = pixelSize
    let (bitmap, undrawn) = renderer.picture(
      of: frames[index].node, width: size.width, height: size.height,
      background: RGBA(red: 0, green: 0, blue: 0))
    drawingNotes.add(undrawn)
    return bitmap
  }
}

extension Take {
  /// The take as a film. Frames become pixels when they are written.
  /// - Parameters:
  ///   - title: Goes into files that can hold one.
  ///   - threads: How many share a frame; the bytes do not depend on it.
  public func film(title: String = "", threads: Int = 1) -> Film {
    let renderer = Renderer(scale: scale, threads: threads)
    let size = pixelSize
    let pictures = frames.indices.map { index in
      Film.Frame(time: frames[index].time, width: size.width, height: size.height) {
        picture(index, renderer: renderer)
      }
    }
    return Film(
      frames: pictures, framesPerSecond: framesPerSecond, scale: scale, title: title,
      captions: Self.caption)
  }

  /// A line of text in a quiet grey, on transparent ground.
  package static let caption: Strip.CaptionRenderer = { text, pixelHeight in
    let style = TextStyle(
      size: Double(pixelHeight) * 0.8, weight: 500,
      color: RGBA(red: 0.45, green: 0.45, blue: 0.47), digits: .monospaced)
    let paragraph = Paragraph.layout(StyledText(text, style: style))
    var bitmap = Bitmap(
      width: Int(paragraph.size.width.rounded(.up)), height: Int(paragraph.size.height.rounded(.up))
    )
    TextRenderer.draw(paragraph, into: &bitmap)
    return bitmap
  }
}

extension Take {
  /// The take as a film whose first frame is at zero.
  /// - Parameter start: Seconds that are taken off every time.
  package func film(title: String, from start: Double, threads: Int = 1) -> Film {
    var take = self
    for index in take.frames.indices { take.frames[index].time -= start }
    return take.film(title: title, threads: threads)
  }
}
