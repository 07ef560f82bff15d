import Geometry
import Raster

extension Take {
  /// Pixels across and down: whole ones, for what is left of a point at the edge would be half covered.
  package var pixelSize: (width: Int, height: Int) {
    let whole = { (points: CGFloat) in max(Int((Double(points) * scale).rounded(.down)), 1) }
    return (whole(device.size.width), whole(device.size.height))
  }

  /// One frame as pixels, over black as an empty screen is. What cannot be drawn is noted with the
  /// stage, among what is unsupported.
  package func drawPicture(_ index: Int, renderer: Renderer) -> Bitmap {
    guard let turned = TurnedFrame(frames[index].chrome, in: pixelSize) else {
      return drawApplication(index, pixelSize, renderer)
    }
    let frame = drawApplication(index, turned.size, turned.renderer(like: renderer))
    return turned.placed(frame, background: RGBA(red: 0, green: 0, blue: 0))
  }

  /// The application's frame alone, in so many pixels.
  private func drawApplication(
    _ index: Int, _ size: (width: Int, height: Int), _ renderer: Renderer
  ) -> Bitmap {
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
  ///   - chrome: What of the device is drawn over and around the application; nothing unless told.
  ///     What lies outside of a display's round corners is transparent, and black in formats that
  ///     know no transparency.
  ///   - threads: How many share a frame; the bytes do not depend on it.
  public func film(title: String = "", chrome: DeviceChrome = [], threads: Int = 1) -> Film {
    let renderer = Renderer(scale: scale, threads: threads)
    let pictures = chrome.isEmpty ? plain(renderer) : dressed(chrome, renderer)
    return Film(
      frames: pictures, framesPerSecond: framesPerSecond, scale: scale, title: title,
      captions: Self.caption)
  }

  /// Points across and down of a picture with some of the device.
  package func pictureSize(chrome: DeviceChrome) -> (width: Double, height: Double) {
    let margin = chrome.contains(.body) ? DeviceBody(device).margin : .zero
    return (
      Double(device.size.width + margin.left + margin.right),
      Double(device.size.height + margin.top + margin.bottom)
    )
  }

  private func plain(_ renderer: Renderer) -> [Film.Frame] {
    let size = pixelSize
    return frames.indices.map { index in
      Film.Frame(time: frames[index].time, width: size.width, height: size.height) {
        drawPicture(index, renderer: renderer)
      }
    }
  }

  private func dressed(_ chrome: DeviceChrome, _ renderer: Renderer) -> [Film.Frame] {
    let painter = ChromePainter(chrome)
    let size = pixelSize
    let erasure = erasure(chrome, size, renderer)
    let body = DeviceBody(device)
    let place = body.pixels(scale: scale, display: size)
    let empty = chrome.contains(.body) ? body.drawn(scale: scale, display: size) : nil
    let whole = empty.map { ($0.width, $0.height) } ?? size
    return frames.indices.map { index in
      Film.Frame(time: frames[index].time, width: whole.0, height: whole.1) {
        let screen = screen(index, painter, erasure, renderer)
        guard var picture = empty else { return screen }
        picture.draw(screen, left: place.left, top: place.top)
        return picture
      }
    }
  }

  /// A frame with what the device shows of its own, as large as all others: one that was turned stands
  /// in the middle, with nothing around it.
  private func screen(
    _ index: Int, _ painter: ChromePainter, _ erasure: CornerErasure, _ renderer: Renderer
  ) -> Bitmap {
    let state = frames[index].chrome
    guard let turned = TurnedFrame(state, in: pixelSize) else {
      var screen = drawApplication(index, pixelSize, renderer)
      painter.paint(state, over: &screen, erasure, renderer)
      return screen
    }
    let smaller = turned.renderer(like: renderer)
    var screen = drawApplication(index, turned.size, smaller)
    painter.paint(state, over: &screen, painter.erasure(state, turned.size, smaller), smaller)
    return turned.placed(screen, background: nil)
  }

  /// What the corners of the device take away as it stands.
  private func erasure(
    _ chrome: DeviceChrome, _ size: (width: Int, height: Int), _ renderer: Renderer
  ) -> CornerErasure {
    let radius = chrome.contains(.system) ? device.displayCornerRadius : 0
    let points = CGSize(width: Double(size.width) / scale, height: Double(size.height) / scale)
    return CornerErasure(
      DisplayCorners(size: points, radius: radius), width: size.width, height: size.height,
      renderer: renderer)
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
  package func film(
    title: String, from start: Double, chrome: DeviceChrome = [], threads: Int = 1
  ) -> Film {
    var take = self
    for index in take.frames.indices { take.frames[index].time -= start }
    return take.film(title: title, chrome: chrome, threads: threads)
  }
}
