import Synchronization

/// Whether every pixel of a picture is opaque: looked for once by all renderers that show it, of which
/// many live for one picture only.
package final class PictureOpacity: Sendable {
  private static let (opaque, clear) = (UInt8(1), UInt8(2))
  private let found = Atomic<UInt8>(0)

  package init() {}

  /// - Parameter image: The same pixels each time.
  func isOpaque(_ image: Bitmap) -> Bool {
    let known = found.load(ordering: .relaxed)
    if known != 0 { return known == Self.opaque }
    let isOpaque = image.isOpaque
    found.store(isOpaque ? Self.opaque : Self.clear, ordering: .relaxed)
    return isOpaque
  }
}
