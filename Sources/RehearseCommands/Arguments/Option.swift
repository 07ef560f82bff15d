/// An argument with a name, and what a command makes of all its occurrences.
///
/// `Result` is what the command gets: a `Bool` for a flag, a `Double` for a number with a default,
/// a `[String]` for a repeatable path.
package struct Option<Result: Sendable>: Sendable {
  package let shape: OptionShape
  /// Makes the result of the words given, in order; flags are given one empty word each time.
  let collect: @Sendable ([String]) throws(UsageError) -> Result
}

/// What parsing and help need to know of an option.
package struct OptionShape: Equatable, Sendable {
  /// The long name without its dashes.
  package let name: String
  /// The one-letter name, without its dash.
  package let short: Character?
  /// What stands for the value in help; nil for a flag.
  package let placeholder: String?
  /// One or two sentences.
  package let help: String
  /// The default as a person reads it.
  package let fallback: String?
  package let isRepeatable: Bool

  /// The name as it is typed: `--output`.
  package var typed: String { "--\(name)" }
}

extension Option {
  /// An option that may be given once, and has a default.
  package init(
    _ name: String, short: Character? = nil, _ kind: ValueKind<Result>, default value: Result,
    shown: String, help: String
  ) {
    self.init(
      shape: OptionShape(
        name: name, short: short, placeholder: kind.placeholder, help: help, fallback: shown,
        isRepeatable: false)
    ) { (words) throws(UsageError) in
      try single(words, of: name).map { word throws(UsageError) in
        try kind.read(word, "--\(name)")
      } ?? value
    }
  }

  /// An option that may be given once, and is nil otherwise.
  /// - Parameter shown: What its absence means, when help should say so.
  package init<Value>(
    optional name: String, short: Character? = nil, _ kind: ValueKind<Value>,
    shown: String? = nil, help: String
  ) where Result == Value? {
    self.init(
      shape: OptionShape(
        name: name, short: short, placeholder: kind.placeholder, help: help, fallback: shown,
        isRepeatable: false)
    ) { (words) throws(UsageError) in
      guard let word = try single(words, of: name) else { return nil }
      return try kind.read(word, "--\(name)")
    }
  }

  /// An option that may be given any number of times.
  /// - Parameter shown: What its absence means, when help should say so.
  package init<Value>(
    repeated name: String, short: Character? = nil, _ kind: ValueKind<Value>,
    shown: String? = nil, help: String
  ) where Result == [Value] {
    self.init(
      shape: OptionShape(
        name: name, short: short, placeholder: kind.placeholder, help: help, fallback: shown,
        isRepeatable: true)
    ) { (words) throws(UsageError) in
      var values: [Value] = []
      for word in words { values.append(try kind.read(word, "--\(name)")) }
      return values
    }
  }
}

extension Option where Result == Bool {
  /// An option without a value: given or not.
  package init(flag name: String, short: Character? = nil, help: String) {
    self.init(
      shape: OptionShape(
        name: name, short: short, placeholder: nil, help: help, fallback: nil,
        isRepeatable: false)
    ) { (words) throws(UsageError) in !words.isEmpty }
  }
}

/// The one word given, nil for none. Throws for more.
private func single(_ words: [String], of name: String) throws(UsageError) -> String? {
  guard words.count <= 1 else { throw UsageError("--\(name) is given more than once") }
  return words.first
}
