import Foundation
import Raster
import Rehearsal

/// A contact sheet as it is kept: the cells, the instants, and who drew them.
struct FilmGolden {
  let description: StripDescription
  /// A picture for each frame of the description.
  let cells: [Bitmap]

  /// Reads a sheet.
  /// - Throws: `ImageError` for what is no PNG, `Refusal` for one that no film was kept in.
  init(file bytes: [UInt8]) throws {
    let texts = try PNGFile.texts(of: bytes)
    guard let text = texts.first(where: { $0.keyword == "Rehearsal" })?.text,
      let description = try? JSONDecoder().decode(StripDescription.self, from: Data(text.utf8))
    else { throw Refusal.noDescription }
    let sheet = try ImageDecoder.decode(bytes).bitmap
    for area in description.frames.map(\.area) where !sheet.holds(area) {
      throw Refusal.cellOutside
    }
    self.description = description
    cells = description.frames.map { sheet.cropped(to: $0.area) }
  }

  /// Why a PNG is no golden film.
  enum Refusal: Error, CustomStringConvertible {
    case noDescription, cellOutside

    var description: String {
      switch self {
      case .noDescription: "the PNG does not say where its frames lie"
      case .cellOutside: "the PNG is smaller than it says"
      }
    }
  }

  /// The sheet as a file, the same bytes for the same cells.
  @MainActor
  static func encode(_ replay: Replay, at parts: [Double]) throws -> [UInt8] {
    var film = replay.film
    film.frames = replay.frames(at: parts).map { replay.film.frames[$0] }
    return try Strip(film, options: options(film.frameCount)).encoded()
  }

  private static func options(_ count: Int) -> StripOptions {
    var options = StripOptions()
    options.frameCount = max(count, 1)
    options.columns = max(min(count, 8), 1)
    return options
  }
}

extension Bitmap {
  fileprivate func holds(_ area: PixelArea) -> Bool {
    area.left >= 0 && area.top >= 0 && area.width > 0 && area.height > 0
      && area.left <= width - area.width && area.top <= height - area.height
  }
}
