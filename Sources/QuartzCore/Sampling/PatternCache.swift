import Geometry
import Raster

/// Patterns that fill layers: the same one in the same size gives the same pixels.
enum PatternCache {
  struct Tiles: Sendable {
    let image: Bitmap
    let identity: UInt64
    /// Kept, so that no other pattern has its name.
    let pattern: CGPattern
  }

  private struct Key: Hashable, Sendable {
    let pattern: ObjectIdentifier
    let color: RGBA
    let width: Double
    let height: Double
  }

  /// Bytes.
  private static let kept = BoundedCache<Key, Tiles>(limit: 32 << 20) { $0.image.bytes.count }

  /// - Parameter color: What cells without a colour are drawn in.
  /// - Returns: nil where they would be too many pixels.
  static func tiles(of pattern: CGPattern, in color: RGBA, filling size: CGSize) -> Tiles? {
    let key = Key(
      pattern: ObjectIdentifier(pattern), color: color, width: Double(size.width),
      height: Double(size.height))
    if let known = kept[key] { return known }
    guard let image = pattern.filling(size, in: color) else { return nil }
    let tiles = Tiles(image: image, identity: PixelIdentity.next(), pattern: pattern)
    kept.insert(tiles, for: key)
    return tiles
  }
}
