/// Where layers are at some instants, as numbers.
package struct TraceTable: Equatable, Sendable {
  package var rows: [Row]

  package init(rows: [Row]) { self.rows = rows }

  /// One property of one layer at one instant.
  package struct Row: Equatable, Sendable {
    /// Seconds from the call.
    package let time: Double
    /// The layer's place in the tree, outermost first, joined by `/`.
    package let layer: String
    /// The key path: `position`, `opacity`.
    package let property: String
    /// The components: two of a position, four of a rectangle, sixteen of a transform. In points
    /// where the property has a length.
    package let values: [Double]

    package init(time: Double, layer: String, property: String, values: [Double]) {
      self.time = time
      self.layer = layer
      self.property = property
      self.values = values
    }

    var key: Key { Key(layer: layer, property: property) }
  }

  /// A property of a layer, whatever the instant.
  struct Key: Hashable {
    let layer: String
    let property: String
  }

  /// The properties whose values differ between two instants, in any component and by any amount.
  var moving: Set<Key> {
    var first: [Key: [Double]] = [:]
    var moving: Set<Key> = []
    for row in rows {
      if let before = first[row.key] {
        if before != row.values { moving.insert(row.key) }
      } else {
        first[row.key] = row.values
      }
    }
    return moving
  }

  /// The rows of some properties only.
  func only(_ keys: Set<Key>) -> TraceTable {
    TraceTable(rows: rows.filter { keys.contains($0.key) })
  }
}

extension TraceTable {
  /// A header that starts with `#`, then a line per row: time, layer, property and components,
  /// separated by tabs; the components by spaces. Up to six decimals.
  var text: String {
    let lines = rows.map { row in
      let values = row.values.map { decimalText($0) }.joined(separator: " ")
      return [decimalText(row.time), row.layer, row.property, values].joined(separator: "\t")
    }
    return (["# time\tlayer\tproperty\tvalue"] + lines).joined(separator: "\n") + "\n"
  }

  /// An array of objects, one on each line.
  var json: String {
    JSON.lines(
      rows.map { row in
        .object([
          "time": .number(row.time), "layer": .string(row.layer),
          "property": .string(row.property), "value": .array(row.values.map(JSON.number)),
        ])
      })
  }
}
