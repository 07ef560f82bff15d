import Geometry

/// What a renderer remembers between frames. It saves time only: the pixels do not depend on it.
final class RenderCache: Sendable {
  private let shadows = BoundedCache<ShadowPlane.Key, [UInt8]>(
    limit: 16 << 20, cost: bytes(\.count))
  private let pathShadows = BoundedCache<PathShadow, [UInt8]>(
    limit: 8 << 20, cost: bytes(\.count))
  private let tinted = BoundedCache<Tint, Bitmap>(
    limit: 16 << 20, cost: bytes(\.bytes.count))
  private let multiplied = BoundedCache<Product, Bitmap>(
    limit: 16 << 20, cost: bytes(\.bytes.count))
  private let halves = BoundedCache<Half, Bitmap>(
    limit: 8 << 20, cost: bytes(\.bytes.count))
  private let ramps = BoundedCache<ColorRamp, [UInt8]>(limit: 1 << 20, cost: bytes(\.count))
  private let masks = BoundedCache<MaskKey, CoverageMask?>(
    limit: 8 << 20, cost: bytes { $0?.byteCount ?? 0 })
  private let rasterized = TreeCache<Size, Rasterized>(ceiling: 24 << 20) {
    $0.bitmap.bytes.count
  }
  private let treeMasks = TreeCache<PixelBox, CoverageMask?>(ceiling: 4 << 20) {
    $0?.byteCount ?? 0
  }
  private let contentShadows = TreeCache<ShadowGrid, [UInt8]>(ceiling: 4 << 20, size: \.count)
  private let opaque = BoundedCache<UInt64, Bool>(limit: 1 << 20, cost: bytes { _ in 0 })

  /// The bytes of a value, with what its key and its place in the table take.
  private static func bytes<Value>(
    _ size: @escaping @Sendable (Value) -> Int
  ) -> @Sendable (Value) -> Int {
    { size($0) + 256 }
  }

  /// The picture of a tree.
  struct Rasterized {
    let bitmap: Bitmap
    let identity: UInt64
  }

  private struct Size: Hashable {
    let width: Int
    let height: Int
  }

  /// A rounded rectangle and what of it is seen. Where it lies within a pixel counts, not at which
  /// pixel: rows of a list have the same corners.
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

  private struct Half: Hashable {
    let product: Product
    let times: Int
  }

  /// The most bytes that all of it takes.
  static let ceiling = 106 << 20

  /// Bytes that are remembered now.
  var bytes: Int {
    shadows.cost + pathShadows.cost + tinted.cost + multiplied.cost + halves.cost + ramps.cost
      + masks.cost + opaque.cost + rasterized.bytes + treeMasks.bytes + contentShadows.bytes
  }

  /// How many trees are kept as pictures.
  var rasterizedCount: Int { rasterized.count }
  /// How many masks by trees are kept.
  var treeMaskCount: Int { treeMasks.count }
  /// How many shadows cast by trees are kept.
  var contentShadowCount: Int { contentShadows.count }

  /// The pixels of a shadow.
  func shadow(_ key: ShadowPlane.Key) -> [UInt8] {
    shadows.value(for: key) { ShadowPlane.pixels(key) }
  }

  /// The pixels of a path's shadow.
  func shadow(_ key: PathShadow, make: () -> [UInt8]) -> [UInt8] {
    pathShadows.value(for: key, make: make)
  }

  /// The coverage of a rounded rectangle; nil where it covers nothing.
  func mask(_ key: MaskKey, make: () -> CoverageMask?) -> CoverageMask? {
    masks.value(for: key, make: make)
  }

  /// The picture of a tree that is drawn by itself first, with its identity.
  func rasterized(
    _ frame: Frame, width: Int, height: Int, make: () -> Bitmap
  ) -> Rasterized {
    rasterized.recall(frame, for: Size(width: width, height: height)) {
      Rasterized(bitmap: make(), identity: PixelIdentity.next())
    }
  }

  /// The alpha of a tree within a box.
  func mask(_ frame: Frame, _ box: PixelBox, make: () -> CoverageMask?) -> CoverageMask? {
    treeMasks.recall(frame, for: box, make: make)
  }

  /// The blur of a tree's alpha.
  func shadow(_ frame: Frame, _ grid: ShadowGrid, make: () -> [UInt8]) -> [UInt8] {
    contentShadows.recall(frame, for: grid, make: make)
  }

  /// A colour in the shape of a picture.
  func tinted(_ contents: RenderNode.Contents, _ color: RGBA) -> Bitmap {
    let word = color.premultipliedWord()
    if contents.identity == 0 { return contents.image.tinted(word) }
    return tinted.value(for: Tint(identity: contents.identity, color: word)) {
      contents.image.tinted(word)
    }
  }

  /// A picture, tinted already where it has a tint, multiplied with its factor.
  func multiplied(_ contents: RenderNode.Contents) -> Bitmap {
    let factor = contents.factor.premultipliedWord()
    if contents.identity == 0 { return contents.image.multiplied(factor) }
    let key = Product(
      identity: contents.identity, tint: contents.tint?.premultipliedWord(), factor: factor)
    return multiplied.value(for: key) { contents.image.multiplied(factor) }
  }

  /// A picture, tinted and multiplied already where it is to be, at half its size so many times.
  func halved(_ contents: RenderNode.Contents, times: Int) -> Bitmap {
    guard times > 0 else { return contents.image }
    func make() -> Bitmap {
      let larger = halved(contents, times: times - 1)
      // As far as it goes: a single pixel stays.
      return larger.halved(
        towards: Double(max(larger.width / 2, 1)), Double(max(larger.height / 2, 1)))
    }
    guard contents.identity != 0 else { return make() }
    let product = Product(
      identity: contents.identity, tint: contents.tint?.premultipliedWord(),
      factor: contents.factor.premultipliedWord())
    return halves.value(for: Half(product: product, times: times), make: make)
  }

  /// The pixels of a gradient's colours.
  func ramp(_ key: ColorRamp) -> [UInt8] { ramps.value(for: key) { key.pixels } }

  /// Whether every pixel of a picture is opaque; looked up by the picture's identity.
  func isOpaque(_ contents: RenderNode.Contents) -> Bool {
    if let tint = contents.tint, tint.alpha < 1 { return false }
    guard contents.identity != 0, contents.factor.alpha >= 1 else { return false }
    if let opacity = contents.opacity { return opacity.isOpaque(contents.image) }
    return opaque.value(for: contents.identity) { contents.image.isOpaque }
  }
}
