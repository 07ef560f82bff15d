/// `rehearse list`: what there is.
struct ListCommand: Command {
  let studio: any Studio
  private let json = Option(flag: "json", help: "An array of objects, with all that is known.")

  init(studio: any Studio) { self.studio = studio }

  var signature: Signature {
    Signature(
      name: "list", summary: "The transitions there are",
      discussion: "Prints a line for each transition: its name, how long it takes, its title.",
      options: [json.shape],
      examples: [
        Example("rehearse list --json", "The same for a program, with summaries and origins.")
      ])
  }

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    console.out(try arguments[json] ? JSON.lines(studio.items.map(\.json)) : table)
    return .well
  }

  private var table: String {
    let width = studio.items.map(\.slug.count).max() ?? 0
    return studio.items.map { item in
      let name = item.slug.padded(to: width)
      return "\(name)  \(decimalText(item.duration).padded(to: 4)) s  \(item.title)\n"
    }.joined()
  }
}

extension StudioItem {
  /// All that is known of the item.
  fileprivate var json: JSON {
    .object([
      "name": .string(slug), "title": .string(title), "summary": .string(summary),
      "origin": .string(origin), "kind": .string(kind), "duration": .number(duration),
    ])
  }
}

extension String {
  /// The text with spaces after it, up to a width.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
