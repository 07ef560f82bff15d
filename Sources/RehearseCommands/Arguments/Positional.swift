/// An argument known by its place, and what a command makes of it.
package struct Positional<Result: Sendable>: Sendable {
  package let shape: PositionalShape
  let collect: @Sendable ([String]) throws(UsageError) -> Result
}

/// What parsing and help need to know of a positional argument.
package struct PositionalShape: Equatable, Sendable {
  package let placeholder: String
  package let help: String
  /// Takes all the words that are left, or none; otherwise takes exactly one.
  package let isRepeatable: Bool

  /// As it stands in the usage line: `NAME`, or `[NAME ...]`.
  var usage: String { isRepeatable ? "[\(placeholder) ...]" : placeholder }
}

extension Positional {
  /// An argument that must be given.
  package init(_ kind: ValueKind<Result>, help: String) {
    let placeholder = kind.placeholder
    self.init(
      shape: PositionalShape(placeholder: placeholder, help: help, isRepeatable: false)
    ) { (words) throws(UsageError) in
      guard let word = words.first else { throw UsageError("\(placeholder) is missing") }
      return try kind.read(word, placeholder)
    }
  }

  /// All the arguments that are left, possibly none.
  package init<Value>(repeated kind: ValueKind<Value>, help: String) where Result == [Value] {
    self.init(
      shape: PositionalShape(placeholder: kind.placeholder, help: help, isRepeatable: true)
    ) { (words) throws(UsageError) in
      var values: [Value] = []
      for word in words { values.append(try kind.read(word, kind.placeholder)) }
      return values
    }
  }
}
