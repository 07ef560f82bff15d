import Serving

/// `rehearse list`: what there is.
struct ListCommand: Command {
  let studio: any Studio
  private let names: Positional<[String]>
  private let json = Option(
    flag: "json",
    help: "For programs: one JSON document, an array of objects with all that is known.")
  private let scenarios = Option(
    flag: "scenarios", help: "The names of the scenarios of each that 'check' plays, line by line.")

  init(studio: any Studio) {
    self.studio = studio
    names = Positional(
      repeated: PlayOptions.transition(studio),
      help: "The transitions to list; all of them when none is named.")
  }

  var signature: Signature {
    Signature(
      name: "list", summary: "The transitions there are",
      discussion:
        "Prints a line for each transition: its name, how long its film lasts, its title.",
      positionals: [names.shape], options: [json.shape, scenarios.shape],
      examples: [
        Example("rehearse list --scenarios hero-push", "Every outcome that one of them is put to."),
        Example("rehearse list --json", "The same for a program, with summaries and origins."),
      ])
  }

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let named = try arguments[names]
    var items = studio.items.filter { named.isEmpty || named.contains($0.slug) }
    for index in items.indices { items[index].duration = try studio.length(of: items[index].slug) }
    switch (try arguments[json], try arguments[scenarios]) {
    case (true, let all): console.out(JSON.lines(try items.map { try object($0, all) }))
    case (false, true): for item in items { console.out(try lines(of: item.slug)) }
    case (false, false): console.out(table(items))
    }
    return .well
  }

  /// A line for each scenario: the transition, and the scenario's name.
  private func lines(of slug: String) throws -> String {
    try studio.scenarios(of: slug).map { "\(slug)  \($0)\n" }.joined()
  }

  /// All that is known of an item, with the scenarios if they are wanted.
  private func object(_ item: StudioItem, _ withScenarios: Bool) throws -> JSON {
    guard withScenarios, case .object(let members) = item.json else { return item.json }
    let names = try studio.scenarios(of: item.slug).map { JSON.string($0) }
    return .object(members + [JSON.Member(key: "scenarios", value: .array(names))])
  }

  private func table(_ items: [StudioItem]) -> String {
    let width = items.map(\.slug.count).max() ?? 0
    let lengths = items.map { decimalText($0.duration, places: 3) + " s" }
    let longest = lengths.map(\.count).max() ?? 0
    return zip(items, lengths).map { item, length in
      "\(item.slug.padded(to: width))  \(length.padded(to: longest))  \(item.title)\n"
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
