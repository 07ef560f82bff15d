import Foundation
import Serving

/// How one word of the command line becomes a value: the placeholder shown in help, and the
/// reading, which refuses what lies outside the range.
package struct ValueKind<Value: Sendable>: Sendable {
  /// What stands for the value in help: `NUMBER`.
  package let placeholder: String
  /// Reads a word given for an argument. Throws what was wrong, naming the argument as it was
  /// typed: "--fps needs a number above 0, not 'x'".
  package let read: Reading

  package typealias Reading =
    @Sendable (_ word: String, _ argument: String) throws(UsageError) -> Value

  package init(placeholder: String, read: @escaping Reading) {
    self.placeholder = placeholder
    self.read = read
  }

  /// The same reading under another name in help.
  package func called(_ placeholder: String) -> ValueKind {
    ValueKind(placeholder: placeholder, read: read)
  }
}

extension ValueKind where Value == Double {
  /// A number within two bounds, both of them allowed.
  package static func between(_ least: Double, and most: Double) -> ValueKind {
    ValueKind(placeholder: "NUMBER") { (word, argument) throws(UsageError) in
      guard let number = decimal(word), least...most ~= number else {
        throw UsageError(
          "\(argument) needs a number from \(decimalText(least)) to \(decimalText(most)), "
            + "not '\(word.printable)'")
      }
      return number
    }
  }

  /// A finite number above 0 and no more than `limit`.
  package static func positive(upTo limit: Double) -> ValueKind {
    ValueKind(placeholder: "NUMBER") { (word, argument) throws(UsageError) in
      guard let number = decimal(word), number > 0, number <= limit else {
        throw UsageError(
          "\(argument) needs a number above 0 and up to \(decimalText(limit)), not '\(word.printable)'"
        )
      }
      return number
    }
  }
}

extension ValueKind where Value == Int {
  /// A whole number from 1 to `limit`.
  package static func count(upTo limit: Int) -> ValueKind {
    ValueKind(placeholder: "NUMBER") { (word, argument) throws(UsageError) in
      guard let number = Int(word), 1...limit ~= number else {
        throw UsageError(
          "\(argument) needs a whole number from 1 to \(limit), not '\(word.printable)'")
      }
      return number
    }
  }
}

extension ValueKind where Value == [Double] {
  /// Seconds separated by commas, each from 0 to `limit`, at most 1,000 of them; in rising order
  /// and without repeats afterwards.
  package static func instants(upTo limit: Double) -> ValueKind {
    ValueKind(placeholder: "SECONDS,…") { (word, argument) throws(UsageError) in
      let words = word.split(separator: ",", omittingEmptySubsequences: false)
      let numbers = words.compactMap { decimal(String($0)) }
      guard numbers.count == words.count, numbers.allSatisfy({ 0...limit ~= $0 }) else {
        throw UsageError(
          "\(argument) needs seconds from 0 to \(decimalText(limit)), separated by commas, "
            + "not '\(word.printable)'")
      }
      guard numbers.count <= 1000 else {
        throw UsageError("\(argument) takes at most 1000 instants, not \(numbers.count)")
      }
      return Set(numbers.map { $0 + 0 }).sorted()  // −0 + 0 is 0
    }
  }
}

extension ValueKind where Value == String {
  /// One of some words, exactly.
  /// - Parameter hint: What to do when nothing known is near to what was typed.
  package static func choice(
    _ noun: String, among words: [String], hint: String? = nil
  ) -> ValueKind {
    ValueKind(placeholder: "NAME") { (word, _) throws(UsageError) in
      guard words.contains(word) else {
        throw .unknown(noun, word, among: words, hint: hint)
      }
      return word
    }
  }

  /// A path, relative to the current folder or absolute. Not empty; nothing is looked up.
  package static var path: ValueKind {
    ValueKind(placeholder: "PATH") { (word, argument) throws(UsageError) in
      guard !word.isEmpty, !word.contains("\0") else {
        throw UsageError("\(argument) needs a path")
      }
      return word
    }
  }
}

/// A finite number in decimal notation; nil for anything else, hexadecimal and "nan" included.
private func decimal(_ word: String) -> Double? {
  guard word.allSatisfy({ "0123456789.eE+-".contains($0) }) else { return nil }
  return Double(word).flatMap { $0.isFinite ? $0 : nil }
}
