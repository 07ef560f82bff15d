/// What was worked out before, by what it was worked out from, up to so many bytes. When there is
/// no more room everything is forgotten: what the next frames need is soon there again.
struct Remembered<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// The most bytes; what is larger by itself is never kept.
  let ceiling: Int
  /// What a value takes.
  private let size: @Sendable (Value) -> Int
  private(set) var bytes = 0
  private var values: [Key: Value] = [:]

  init(ceiling: Int, size: @escaping @Sendable (Value) -> Int) {
    self.ceiling = ceiling
    self.size = size
  }

  subscript(key: Key) -> Value? { values[key] }

  /// A key and its place in the table take some bytes, too.
  private static var overhead: Int { 256 }

  mutating func keep(_ value: Value, for key: Key) {
    let bytes = size(value) + Self.overhead
    guard bytes <= ceiling, values[key] == nil else { return }
    if self.bytes + bytes > ceiling {
      values.removeAll()
      self.bytes = 0
    }
    values[key] = value
    self.bytes += bytes
  }
}
