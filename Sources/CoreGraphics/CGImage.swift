import Geometry
import Raster
import Synchronization

/// A picture in memory; its pixels never change.
public final class CGImage: Sendable {
  package let bitmap: Bitmap
  /// Tells this image's pixels from any other's, for as long as the process runs.
  package let identity: UInt64

  private static let identities = Atomic<UInt64>(0)

  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    identity = Self.identities.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Pixels across.
  public var width: Int { bitmap.width }

  /// Pixels down.
  public var height: Int { bitmap.height }

  public var bitsPerComponent: Int { 8 }

  public var bitsPerPixel: Int { 32 }

  public var bytesPerRow: Int { 4 * width }
}
