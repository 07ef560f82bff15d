/// A value of a property list, whatever way it is written: numbers and truth values are texts.
package enum PropertyValue: Equatable, Sendable {
  case text(String)
  case list([PropertyValue])
  case table([String: PropertyValue])

  /// A text's own words; nil for the others.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The elements of a list; none for the others.
  package var list: [PropertyValue] {
    if case .list(let list) = self { list } else { [] }
  }

  /// The texts in a list, others left out.
  package var texts: [String] { list.compactMap(\.text) }

  /// The entries of a table; none for the others.
  package var table: [String: PropertyValue] {
    if case .table(let table) = self { table } else { [:] }
  }

  /// The entry of a table.
  package subscript(key: String) -> PropertyValue? { table[key] }
}
