import Foundation
import Raster

/// A contact sheet: chosen frames of a film side by side, the time below each.
///
/// Laid out in points and drawn at the film's scale. The PNG carries, as text, what made it
/// and where each frame lies, so that a program can take the frames out again.
package struct Strip {
  /// Draws a line of text of about so many pixels' height, on transparent ground.
  package typealias CaptionRenderer =
    @Sendable (_ text: String, _ pixelHeight: Int) -> Bitmap

  /// Told in the files that this renderer writes; rises when its pixels change.
  package static let rendererVersion = Renderer.version

  /// Indices of the film's frames that are shown, in order.
  package let chosen: [Int]
  /// Where the chosen frames lie on the sheet, in pixels.
  package let areas: [PixelArea]
  private let film: Film
  private let options: StripOptions
  private let metrics: Metrics

  /// Pixels of one sheet, at the most: a quarter of a gigabyte.
  private static let mostPixels = 1 << 26

  /// Why a sheet of so many frames of a size in pixels cannot be made; nil where it can.
  package static func obstacle(frames: Int, width: Int, height: Int) -> String? {
    let pixels = Double(frames) * Double(width) * Double(height)
    guard pixels > Double(mostPixels) else { return nil }
    let fitting = max(1, Int(Double(mostPixels) / (Double(width) * Double(height))))
    return
      "a strip holds \(mostPixels >> 20) megapixels, and \(frames) frames of \(width) x \(height) have "
      + "\(Int(pixels) >> 20) · take \(fitting) instants, or a smaller scale"
  }

  /// Lays out a film of at least one frame.
  package init(_ film: Film, options: StripOptions = StripOptions()) {
    precondition(
      options.frameCount >= 1 && options.columns >= 1,
      "strip · got \(options.frameCount) frames in \(options.columns) columns · use 1 or more")
    self.film = film
    self.options = options
    chosen = Self.spread(options.frameCount, over: film.frames.count)
    metrics = Metrics(film, columns: min(options.columns, chosen.count))
    areas = chosen.indices.map(metrics.area)
  }

  /// `wanted` of `count` indices, evenly spread, the first and the last among them.
  package static func spread(_ wanted: Int, over count: Int) -> [Int] {
    guard wanted > 1 else { return [0] }
    guard wanted < count else { return Array(0..<count) }
    let gaps = wanted - 1
    return (0..<wanted).map { ($0 * (count - 1) * 2 + gaps) / (2 * gaps) }
  }

  /// The sheet as a picture.
  package func drawn() -> Bitmap {
    var sheet = metrics.sheet(rows: areas.count, backdrop: options.backdrop)
    for (frame, area) in zip(chosen, areas) {
      sheet.draw(film.frames[frame].image, left: area.left, top: area.top)
      drawCaption(of: frame, below: area, on: &sheet)
    }
    return sheet
  }

  /// The sheet as a PNG file.
  package func encoded() throws(ImageError) -> [UInt8] {
    var texts = [PNGText(keyword: "Software", text: "Rehearsal")]
    if !film.title.isEmpty { texts.append(PNGText(keyword: "Title", text: film.title)) }
    texts.append(PNGText(keyword: "Rehearsal", text: description.json))
    return try PNGEncoder.encode(drawn(), texts: texts)
  }

  /// What the sheet shows, as its file tells it.
  package var description: StripDescription {
    StripDescription(
      renderer: Self.rendererVersion, title: film.title, framesPerSecond: film.framesPerSecond,
      scale: film.scale,
      frames: zip(chosen, areas).map {
        .init(time: film.frames[$0].time.roundedToMicroseconds, area: $1)
      })
  }

  /// Centred below the frame, cut to the frame's width and the room that captions have.
  private func drawCaption(of frame: Int, below area: PixelArea, on sheet: inout Bitmap) {
    guard let captions = film.captions else { return }
    let text = captions(film.frames[frame].time.caption, metrics.textHeight)
    let (width, height) = (min(text.width, area.width), min(text.height, metrics.captionHeight))
    let part = text.cropped(to: PixelArea(left: 0, top: 0, width: width, height: height))
    sheet.draw(
      part, left: area.left + (area.width - width) / 2,
      top: area.top + area.height + (metrics.captionHeight - height) / 2)
  }
}

extension Double {
  /// Seconds as people read them, such as `0.30 s`, rounded to hundredths.
  var caption: String {
    let hundredths = Int((magnitude * 100).rounded())
    let (whole, part) = hundredths.quotientAndRemainder(dividingBy: 100)
    return "\(self < 0 && hundredths > 0 ? "-" : "")\(whole).\(part < 10 ? "0" : "")\(part) s"
  }

  /// Keeps thirds and sixtieths from filling lines with digits.
  fileprivate var roundedToMicroseconds: Double { (self * 1e6).rounded() / 1e6 }
}
