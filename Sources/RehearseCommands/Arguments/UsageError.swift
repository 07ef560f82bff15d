import TransitionTesting

/// What someone asked for that cannot be done as asked: one line for a person, exit code 2.
package struct UsageError: Error, Equatable, Sendable {
  /// One line, without the tool's name in front and without a full stop.
  package let message: String

  package init(_ message: String) {
    self.message = message
  }

  /// A word that is not among those known, with the nearest of them when one is near.
  /// - Parameters:
  ///   - noun: What the word should have been: "option", "transition".
  ///   - hint: What to do when nothing is near, such as "see 'rehearse list'".
  static func unknown(
    _ noun: String, _ word: String, among known: [String], hint: String? = nil
  ) -> UsageError {
    let complaint = "unknown \(noun) '\(word.printable)'"
    if let near = nearest(to: word, among: known) {
      return UsageError("\(complaint); did you mean '\(near)'?")
    }
    return UsageError(hint.map { "\(complaint); \($0)" } ?? complaint)
  }
}

extension String {
  /// The same text fit for one line of a terminal: control characters become `?`, and of what nobody
  /// would read to its end the beginning stands.
  var printable: String {
    let shown = unicodeScalars.prefix(Self.mostPrinted)
      .map { $0.properties.isControl ? "?" : $0 }
    let text = String(String.UnicodeScalarView(shown))
    let count = unicodeScalars.count
    return count > Self.mostPrinted ? "\(text)… (\(count) characters)" : text
  }

  /// Longer than the longest path that a system takes in one piece.
  private static let mostPrinted = 4096
}

extension Unicode.Scalar.Properties {
  fileprivate var isControl: Bool {
    generalCategory == .control || generalCategory == .lineSeparator
      || generalCategory == .paragraphSeparator
  }
}
