/// What Objective-C calls a Swift method.
enum SelectorName {
  /// `tap`, `tap:`, `moveWithSpeed:to:`: the first label joins the name, with "With" between them
  /// unless one of the two words that meet is a preposition.
  /// - Parameter labels: `_` for an argument without a label.
  static func of(_ name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var result = name
    if first != "_" {
      let meets =
        prepositions.contains(firstWord(of: first)) || prepositions.contains(lastWord(of: name))
      result += (meets ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
    }
    result += ":"
    for label in labels.dropFirst() { result += (label == "_" ? "" : label) + ":" }
    return result
  }

  /// The name of the method that sets a property.
  static func setter(of property: String) -> String {
    "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
  }

  private static func firstWord(of name: String) -> String {
    String(name.prefix { !$0.isUppercase }).lowercased()
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
