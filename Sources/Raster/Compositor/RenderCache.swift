import Geometry
import Synchronization

/// What a renderer remembers between frames. It saves time only: the pixels do not depend on it.
final class RenderCache: Sendable {
  private struct Entries {
    var shadows: [ShadowPlane.Key: [UInt8]] = [:]
    var opaque: [UInt64: Bool] = [:]
    var pathShadows: [PathShadow: [UInt8]] = [:]
    var tinted: [Tint: Bitmap] = [:]
    var multiplied: [Product: Bitmap] = [:]
    var ramps: [ColorRamp: [UInt8]] = [:]
    var masks: [MaskKey: CoverageMask?] = [:]
    /// Bytes of all masks.
    var maskBytes = 0
  }

  /// A rounded rectangle and where it is seen.
  struct MaskKey: Hashable {
    let shape: RoundedRectangle
    let map: PlaneMap
    let clip: PixelBox
  }

  /// What remembered masks may take, in bytes: beyond, all are forgotten.
  private static let mostMaskBytes = 8 << 20

  private struct Tint: Hashable {
    let identity: UInt64
    let color: UInt32
  }

  private struct Product: Hashable {
    let identity: UInt64
    let tint: UInt32?
    let factor: UInt32
  }

  private let entries = Mutex(Entries())

  /// The pixels of a shadow, from memory when the same were wanted before.
  func shadow(_ key: ShadowPlane.Key) -> [UInt8] {
    if let known = entries.withLock({ $0.shadows[key] }) { return known }
    let pixels = ShadowPlane.pixels(key)
    entries.withLock {
      if $0.shadows.count >= 64 { $0.shadows.removeAll() }
      $0.shadows[key] = pixels
    }
    return pixels
  }

  /// The pixels of a path's shadow.
  func shadow(_ key: PathShadow, make: () -> [UInt8]) -> [UInt8] {
    if let known = entries.withLock({ $0.pathShadows[key] }) { return known }
    let pixels = make()
    entries.withLock {
      if $0.pathShadows.count >= 16 { $0.pathShadows.removeAll() }
      $0.pathShadows[key] = pixels
    }
    return pixels
  }

  /// The coverage of a rounded rectangle; nil where it covers nothing.
  func mask(_ key: MaskKey, make: () -> CoverageMask?) -> CoverageMask? {
    if let known = entries.withLock({ $0.masks[key] }) { return known }
    let mask = make()
    entries.withLock {
      let size = mask?.byteCount ?? 0
      if $0.masks.count >= 1024 || $0.maskBytes + size > Self.mostMaskBytes {
        $0.masks.removeAll()
        $0.maskBytes = 0
      }
      $0.masks[key] = .some(mask)
      $0.maskBytes += size
    }
    return mask
  }

  /// A colour in the shape of a picture.
  func tinted(_ contents: RenderNode.Contents, _ color: RGBA) -> Bitmap {
    let word = color.premultipliedWord()
    if contents.identity == 0 { return contents.image.tinted(word) }
    let key = Tint(identity: contents.identity, color: word)
    if let known = entries.withLock({ $0.tinted[key] }) { return known }
    let image = contents.image.tinted(word)
    entries.withLock {
      if $0.tinted.count >= 64 { $0.tinted.removeAll() }
      $0.tinted[key] = image
    }
    return image
  }

  /// A picture, tinted already where it has a tint, multiplied with its factor.
  func multiplied(_ contents: RenderNode.Contents) -> Bitmap {
    let factor = contents.factor.premultipliedWord()
    if contents.identity == 0 { return contents.image.multiplied(factor) }
    let key = Product(
      identity: contents.identity, tint: contents.tint?.premultipliedWord(), factor: factor)
    if let known = entries.withLock({ $0.multiplied[key] }) { return known }
    let image = contents.image.multiplied(factor)
    entries.withLock {
      if $0.multiplied.count >= 64 { $0.multiplied.removeAll() }
      $0.multiplied[key] = image
    }
    return image
  }

  /// The pixels of a gradient's colours.
  func ramp(_ key: ColorRamp) -> [UInt8] {
    if let known = entries.withLock({ $0.ramps[key] }) { return known }
    let pixels = key.pixels
    entries.withLock {
      if $0.ramps.count >= 64 { $0.ramps.removeAll() }
      $0.ramps[key] = pixels
    }
    return pixels
  }

  /// Whether every pixel of a picture is opaque; looked up by the picture's identity.
  func isOpaque(_ contents: RenderNode.Contents) -> Bool {
    if let tint = contents.tint, tint.alpha < 1 { return false }
    guard contents.identity != 0, contents.factor.alpha >= 1 else { return false }
    if let known = entries.withLock({ $0.opaque[contents.identity] }) { return known }
    let answer = contents.image.isOpaque
    entries.withLock {
      if $0.opaque.count >= 4096 { $0.opaque.removeAll() }
      $0.opaque[contents.identity] = answer
    }
    return answer
  }
}
