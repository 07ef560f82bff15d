import Raster
import Sketching

/// How much two pictures may differ and still be the same.
public struct FilmTolerance: Hashable, Sendable {
  /// Of 255, in any channel of a pixel: what differs by no more is the same pixel.
  public var levels: Int
  /// The share of a picture's pixels, 0…1, that may differ by more.
  public var share: Double

  /// - Parameters:
  ///   - levels: 0…255; what lies outside is taken to the nearer end.
  ///   - share: 0…1, likewise.
  public init(levels: Int = 0, share: Double = 0) {
    self.levels = min(max(levels, 0), 255)
    self.share = min(max(share, 0), 1)
  }

  /// Not a pixel may differ.
  public static let exact = FilmTolerance()

  /// How many pixels differ by more than the levels, and by how much the worst one does.
  func difference(_ a: Bitmap, _ b: Bitmap) -> (pixels: Int, most: Int) {
    a.difference(from: b, beyond: levels)
  }

  /// Whether so many differing pixels of all are allowed.
  func allows(_ pixels: Int, of all: Int) -> Bool { Double(pixels) <= share * Double(all) }
}
