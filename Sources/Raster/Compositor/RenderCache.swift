import Geometry
import Synchronization

/// What a renderer remembers between frames. It saves time only: the pixels do not depend on it.
final class RenderCache: Sendable {
  private struct Entries {
    var shadows = Remembered<ShadowPlane.Key, [UInt8]>(ceiling: 16 << 20, size: \.count)
    var pathShadows = Remembered<PathShadow, [UInt8]>(ceiling: 16 << 20, size: \.count)
    var tinted = Remembered<Tint, Bitmap>(ceiling: 16 << 20, size: \.bytes.count)
    var multiplied = Remembered<Product, Bitmap>(ceiling: 32 << 20, size: \.bytes.count)
    var ramps = Remembered<ColorRamp, [UInt8]>(ceiling: 1 << 20, size: \.count)
    var masks = Remembered<MaskKey, CoverageMask?>(ceiling: 8 << 20) { $0?.byteCount ?? 0 }
    var opaque = Remembered<UInt64, Bool>(ceiling: 1 << 20) { _ in 0 }
  }

  /// A rounded rectangle and where it is seen.
  struct MaskKey: Hashable {
    let shape: RoundedRectangle
    let map: PlaneMap
    let clip: PixelBox
  }

  private struct Tint: Hashable {
    let identity: UInt64
    let color: UInt32
  }

  private struct Product: Hashable {
    let identity: UInt64
    let tint: UInt32?
    let factor: UInt32
  }

  /// The most bytes that all of it takes.
  static let ceiling = 90 << 20

  private let entries = Mutex(Entries())

  /// Bytes that are remembered now.
  var bytes: Int {
    entries.withLock {
      $0.shadows.bytes + $0.pathShadows.bytes + $0.tinted.bytes + $0.multiplied.bytes
        + $0.ramps.bytes + $0.masks.bytes + $0.opaque.bytes
    }
  }

  /// From memory when the same was wanted before; made without the lock otherwise, twice at most
  /// where two threads want it at once.
  private func recall<Key: Hashable & Sendable, Value: Sendable>(
    _ place: WritableKeyPath<Entries, Remembered<Key, Value>> & Sendable, _ key: Key,
    make: () -> Value
  ) -> Value {
    if let known = entries.withLock({ $0[keyPath: place][key] }) { return known }
    let value = make()
    entries.withLock { $0[keyPath: place].keep(value, for: key) }
    return value
  }

  /// The pixels of a shadow.
  func shadow(_ key: ShadowPlane.Key) -> [UInt8] {
    recall(\.shadows, key) { ShadowPlane.pixels(key) }
  }

  /// The pixels of a path's shadow.
  func shadow(_ key: PathShadow, make: () -> [UInt8]) -> [UInt8] {
    recall(\.pathShadows, key, make: make)
  }

  /// The coverage of a rounded rectangle; nil where it covers nothing.
  func mask(_ key: MaskKey, make: () -> CoverageMask?) -> CoverageMask? {
    recall(\.masks, key, make: make)
  }

  /// A colour in the shape of a picture.
  func tinted(_ contents: RenderNode.Contents, _ color: RGBA) -> Bitmap {
    let word = color.premultipliedWord()
    if contents.identity == 0 { return contents.image.tinted(word) }
    return recall(\.tinted, Tint(identity: contents.identity, color: word)) {
      contents.image.tinted(word)
    }
  }

  /// A picture, tinted already where it has a tint, multiplied with its factor.
  func multiplied(_ contents: RenderNode.Contents) -> Bitmap {
    let factor = contents.factor.premultipliedWord()
    if contents.identity == 0 { return contents.image.multiplied(factor) }
    let key = Product(
      identity: contents.identity, tint: contents.tint?.premultipliedWord(), factor: factor)
    return recall(\.multiplied, key) { contents.image.multiplied(factor) }
  }

  /// The pixels of a gradient's colours.
  func ramp(_ key: ColorRamp) -> [UInt8] { recall(\.ramps, key) { key.pixels } }

  /// Whether every pixel of a picture is opaque; looked up by the picture's identity.
  func isOpaque(_ contents: RenderNode.Contents) -> Bool {
    if let tint = contents.tint, tint.alpha < 1 { return false }
    guard contents.identity != 0, contents.factor.alpha >= 1 else { return false }
    return recall(\.opaque, contents.identity) { contents.image.isOpaque }
  }
}
