/// A breach in what tables and collections are told. Places are told in words.
package enum ListBreach: Hashable, Sendable {
  /// What is in a list: rows of a table, or items of a collection.
  package enum Kind: String, Hashable, Sendable { case rows, items }

  /// A cell or another view was dequeued for which no class is registered.
  case notRegistered(identifier: String, isTable: Bool)
  /// A cell provider gave none.
  case noCell(at: String)
  /// What was announced is not what the data source has then.
  case updateMismatch(String, Kind)
  /// A place that the list does not have, and the call that named it.
  case noSuchPlace(String, call: String, Kind)

  var facts: BreachFacts {
    switch self {
    case .notRegistered(let identifier, true):
      BreachFacts(
        "cell-registration", "no cell class is registered for \"\(identifier)\"",
        advice: "call register(_:forCellReuseIdentifier:)")
    case .notRegistered(let identifier, false):
      BreachFacts(
        "cell-registration", "no class is registered for \"\(identifier)\"",
        advice: "call register")
    case .noCell(let path):
      BreachFacts("cell-registration", "the cell provider gave no cell for \(path)")
    case .updateMismatch(let what, let kind):
      BreachFacts(
        "table-update", what,
        advice: "change the data source by as many \(kind.rawValue) as you announce")
    case .noSuchPlace(let place, let call, .rows):
      BreachFacts("index-path", call, advice: "there is no row \(place) in the table")
    case .noSuchPlace(let place, let call, .items):
      BreachFacts("index-path", call, advice: "the layout knows no item \(place)")
    }
  }
}
