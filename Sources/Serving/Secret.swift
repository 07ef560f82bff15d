import Foundation

/// What somebody has to know to be let in: 128 bits of chance, as a word that stands in an address.
package struct Secret: Hashable, Sendable {
  /// Letters, digits, `-` and `_`.
  package let word: String

  /// A new one, from the system's own chance.
  package init() {
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) }
    word = Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }

  /// One that was handed on.
  /// - Returns: nil for one that is too short to be a secret, or would not stand in an address.
  package init?(_ word: String) {
    guard word.utf8.count >= 16, word.utf8.count <= 64,
      word.utf8.allSatisfy({ Self.letters.contains($0) })
    else { return nil }
    self.word = word
  }

  /// Compared in a time that says nothing about where the two differ.
  package func isKnown(by guess: Substring) -> Bool {
    let (own, other) = (Array(word.utf8), Array(guess.utf8))
    var difference = own.count ^ other.count
    for index in own.indices {
      difference |= Int(own[index] ^ (index < other.count ? other[index] : 0))
    }
    return difference == 0
  }

  private static let letters = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_".utf8)
}
