import Rehearsal
import Serving

extension Trace {
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
