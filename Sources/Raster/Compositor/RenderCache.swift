import Geometry
import Synchronization

/// What a renderer remembers between frames. It saves time only: the pixels do not depend on it.
final class RenderCache: Sendable {
  private struct Entries {
    var shadows: [ShadowPlane.Key: [UInt8]] = [:]
    var opaque: [UInt64: Bool] = [:]
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

  /// Whether every pixel of a picture is opaque; looked up by the picture's identity.
  func isOpaque(_ contents: RenderNode.Contents) -> Bool {
    if let known = entries.withLock({ $0.opaque[contents.identity] }) { return known }
    let answer = contents.image.isOpaque
    entries.withLock {
      if $0.opaque.count >= 4096 { $0.opaque.removeAll() }
      $0.opaque[contents.identity] = answer
    }
    return answer
  }
}
