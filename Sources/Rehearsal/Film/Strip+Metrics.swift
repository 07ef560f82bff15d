import Raster

extension Strip {
  /// The sizes of a sheet, in pixels.
  struct Metrics {
    let frameWidth: Int
    let frameHeight: Int
    let columns: Int
    /// Around and between frames: 16 points.
    let margin: Int
    /// Room below each frame: 24 points, none without captions.
    let captionHeight: Int
    /// What the caption renderer is asked for: 15 points.
    let textHeight: Int

    init(_ film: Film, columns: Int) {
      let pixels = { (points: Double) in max(1, Int((points * film.scale).rounded())) }
      frameWidth = film.frames[0].width
      frameHeight = film.frames[0].height
      self.columns = columns
      margin = pixels(16)
      captionHeight = film.captions == nil ? 0 : pixels(24)
      textHeight = pixels(15)
    }

    /// Where the nth frame lies, row by row.
    func area(_ index: Int) -> PixelArea {
      PixelArea(
        left: margin + index % columns * (frameWidth + margin),
        top: margin + index / columns * (frameHeight + captionHeight + margin),
        width: frameWidth, height: frameHeight)
    }

    /// An empty sheet for so many frames.
    func sheet(rows frames: Int, backdrop: StripOptions.Backdrop) -> Bitmap {
      let rows = (frames + columns - 1) / columns
      let width = margin + columns * (frameWidth + margin)
      let height = margin + rows * (frameHeight + captionHeight + margin)
      let color: [UInt8] = backdrop == .light ? [236, 236, 240, 255] : [28, 28, 30, 255]
      var bytes: [UInt8] = []
      bytes.reserveCapacity(4 * width * height)
      let row = repeatElement(color, count: width).flatMap { $0 }
      for _ in 0..<height { bytes += row }
      return Bitmap(width: width, height: height, bytes: bytes)
    }
  }
}
