import TestSupport

/// What happens to files on their way.
enum Damage {
  /// Some bytes other than they were, cut, doubled, moved, or words in their place that mean something.
  static func done(to bytes: [UInt8], _ random: inout Seeded) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard !bytes.isEmpty else { return bytes }
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let length = min(bytes.count - place, Int.random(in: 1...200, using: &random))
      switch Int.random(in: 0..<7, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(place..<place + length)
      case 2: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
      case 3: bytes.removeSubrange(place...)
      case 4:
        let words = ["-1", "1e999", "</", "\"", "&a;", "{", "}", "../..", "\u{1b}[2J", "NaN", "(("]
        bytes.insert(contentsOf: Array((words.randomElement(using: &random) ?? "").utf8), at: place)
      case 5: moveLine(&bytes, &random)
      default: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
    }
    return bytes
  }

  private static func moveLine(_ bytes: inout [UInt8], _ random: inout Seeded) {
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    let (from, to) = (
      Int.random(in: 0..<lines.count, using: &random),
      Int.random(in: 0..<lines.count, using: &random)
    )
    let line = lines.remove(at: from)
    lines.insert(line, at: min(to, lines.count))
    bytes = Array(lines.joined(separator: [10]))
  }
}
