import Synchronization

/// What was worked out before, by what it was worked out from, up to so many bytes. When there is
/// no more room everything is forgotten: what the next frames need is soon there again.
final class Remembered<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct State {
    var bytes = 0
    var values: [Key: Value] = [:]
  }

  /// The most bytes; what is larger by itself is never kept.
  let ceiling: Int
  /// What a value takes.
  private let size: @Sendable (Value) -> Int
  private let state = Mutex(State())

  init(ceiling: Int, size: @escaping @Sendable (Value) -> Int) {
    self.ceiling = ceiling
    self.size = size
  }

  /// Bytes that are remembered now.
  var bytes: Int { state.withLock { $0.bytes } }

  subscript(key: Key) -> Value? { state.withLock { $0.values[key] } }

  /// A key and its place in the table take some bytes, too.
  private static var overhead: Int { 256 }

  func keep(_ value: Value, for key: Key) {
    let bytes = size(value) + Self.overhead
    guard bytes <= ceiling else { return }
    state.withLock { state in
      guard state.values[key] == nil else { return }
      if state.bytes + bytes > ceiling { state = State() }
      state.values[key] = value
      state.bytes += bytes
    }
  }

  /// From memory when the same was wanted before; made without the lock otherwise, twice at most
  /// where two threads want it at once.
  func recall(_ key: Key, make: () -> Value) -> Value {
    if let known = self[key] { return known }
    let value = make()
    keep(value, for: key)
    return value
  }
}
