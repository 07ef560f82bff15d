/// The words of one command line, sorted by what they belong to.
///
/// Understands `--name value`, `--name=value`, `-n value`, flags, and `--`, after which
/// everything is positional. A word that looks like an option is never taken for a value
/// (`--name=--value` is), but a negative number is.
package struct Arguments: Sendable {
  private var words: [String: [String]] = [:]
  private var positionals: [String] = []
  private let signature: Signature

  /// Sorts the words by a signature.
  /// - Throws: `UsageError` for an unknown option, a value missing or too many, and words that
  ///   have no place. Values are read later, by the subscripts.
  package init(_ line: some Collection<String>, for signature: Signature) throws(UsageError) {
    self.signature = signature
    var rest = Array(line)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        positionals += rest
        break
      } else if looksLikeOption(word) {
        try take(word, from: &rest)
      } else {
        positionals.append(word)
      }
    }
    try refuseExtraPositionals()
  }

  /// What a command makes of an option. Throws when a value lies outside its range.
  package subscript<Result>(option: Option<Result>) -> Result {
    get throws(UsageError) { try option.collect(words[option.shape.name] ?? []) }
  }

  /// What a command makes of its positional argument. Throws when it is missing or unknown.
  package subscript<Result>(positional: Positional<Result>) -> Result {
    get throws(UsageError) { try positional.collect(positionals) }
  }

  /// Whether the line names an option, by its long name without dashes.
  package func name(_ option: String) -> Bool { words[option] != nil }

  /// Whether a line asks for help, anywhere before `--`.
  package static func wantHelp(_ line: some Collection<String>) -> Bool {
    line.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  private mutating func take(
    _ word: String, from rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = try find(String(parts[0]))
    let attached = parts.count == 2 ? String(parts[1]) : nil
    guard let placeholder = option.placeholder else {
      guard attached == nil else { throw UsageError("\(option.typed) takes no value") }
      words[option.name, default: []].append("")
      return
    }
    if let attached {
      words[option.name, default: []].append(attached)
    } else if let next = rest.first, !looksLikeOption(next), next != "--" {
      words[option.name, default: []].append(rest.removeFirst())
    } else {
      throw UsageError("\(option.typed) needs a value: \(option.typed) \(placeholder)")
    }
  }

  private func find(_ typed: String) throws(UsageError) -> OptionShape {
    for option in signature.options {
      if typed == option.typed || option.short.map({ typed == "-\($0)" }) == true {
        return option
      }
    }
    throw .unknown(
      "option", typed, among: signature.options.map(\.typed),
      hint: "see 'rehearse \(signature.name) --help'")
  }

  private func refuseExtraPositionals() throws(UsageError) {
    guard !signature.positionals.contains(where: \.isRepeatable) else { return }
    if positionals.count > signature.positionals.count {
      let extra = positionals[signature.positionals.count].printable
      throw UsageError("'\(extra)' has no place here; see 'rehearse \(signature.name) --help'")
    }
  }
}

/// `--anything`, or a dash and a letter. A lone dash and negative numbers are values.
private func looksLikeOption(_ word: String) -> Bool {
  if word.hasPrefix("--") { return word.count > 2 }
  return word.first == "-" && word.dropFirst().first?.isLetter == true
}
