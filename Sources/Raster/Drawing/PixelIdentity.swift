import Synchronization

/// Numbers for pictures that are made while drawing, so that caches tell them apart.
package enum PixelIdentity {
  private static let last = Atomic<UInt64>(1 << 63)

  /// One that nobody has had; CGImage's count from 1.
  package static func next() -> UInt64 { last.wrappingAdd(1, ordering: .relaxed).newValue }
}
