/// The rule that whoever performs the steps of an order, or the actions of a machine, names each of
/// them: with a `default` the compiler could not tell of one that nobody performs.
enum StepRules {
  /// Where steps and actions are declared.
  static let module = "Choreography"

  static func breaches(in sources: [SourceFile]) throws -> [Fault] {
    let steps = steps(in: sources)
    guard !steps.isEmpty else { throw NothingToExamine(what: "steps") }
    return performers(among: sources).flatMap { source in
      switches(in: source).filter { $0.hasDefault && $0.isOver(steps) }.map {
        Fault(
          path: source.path, line: $0.line,
          message: "a switch over steps or actions has a default: name what it leaves out")
      }
    }
  }

  /// How many switches over steps and actions there are.
  static func count(in sources: [SourceFile]) -> Int {
    let steps = steps(in: sources)
    return performers(among: sources).flatMap(switches).count { $0.isOver(steps) }
  }

  /// The sources that know steps: others may call something of their own so.
  private static func performers(among sources: [SourceFile]) -> [SourceFile] {
    sources.filter { $0.isSwift && $0.code.contains("import \(module)") }
  }

  /// The names of the cases of every enumeration of steps or actions.
  private static func steps(in sources: [SourceFile]) -> [Set<String>] {
    sources.filter { $0.module == module && $0.isSwift }.flatMap { source -> [Set<String>] in
      let tokens = Token.all(in: source)
      return tokens.indices.compactMap { index -> Set<String>? in
        guard tokens[index].text == "enum", index + 1 < tokens.count,
          ["Step", "Action"].contains(where: tokens[index + 1].text.hasSuffix),
          let open = tokens[index...].firstIndex(where: { $0.text == "{" })
        else { return nil }
        return cases(from: open, in: tokens)
      }
    }
  }

  private static func cases(from open: Int, in tokens: [Token]) -> Set<String> {
    var (names, depth): (Set<String>, Int) = ([], 0)
    for index in tokens.indices[open...] {
      if "{([".contains(tokens[index].text) { depth += 1 }
      if "})]".contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { break }
      let isListed = tokens[index - 1].text == "," && tokens[index - 1].line == tokens[index].line
      if depth == 1, index > open, tokens[index - 1].text == "case" || isListed {
        names.insert(tokens[index].text)
      }
    }
    return names
  }
}

/// A switch as it is written.
private struct Switch {
  var line: Int
  /// The last word of what it is over.
  var subject: String
  /// The names after `case .`.
  var labels: Set<String> = []
  var hasDefault = false

  /// By the name of its subject, or because steps of one kind are what it tells apart.
  func isOver(_ steps: [Set<String>]) -> Bool {
    if ["step", "action"].contains(subject) { return true }
    return labels.count > 1 && steps.contains { labels.isSubset(of: $0) }
  }
}

extension StepRules {
  private static func switches(in source: SourceFile) -> [Switch] {
    let tokens = Token.all(in: source)
    return tokens.indices.compactMap { index -> Switch? in
      guard tokens[index].text == "switch", index == 0 || tokens[index - 1].text != ".",
        let open = tokens[index...].firstIndex(where: { $0.text == "{" }), open > index + 1
      else { return nil }
      return body(
        of: Switch(line: tokens[index].line, subject: tokens[open - 1].text), from: open, in: tokens
      )
    }
  }

  private static func body(of empty: Switch, from open: Int, in tokens: [Token]) -> Switch {
    var (found, depth, isInLabel): (Switch, Int, Bool) = (empty, 0, false)
    for index in tokens.indices[open...] {
      let text = tokens[index].text
      if text == "{" { depth += 1 }
      if text == "}" { depth -= 1 }
      if depth == 0 { break }
      guard depth == 1 else { continue }
      if text == "case" { isInLabel = true }
      if text == ":" { isInLabel = false }
      if text == "default", tokens[index - 1].text != "." { found.hasDefault = true }
      if isInLabel, tokens[index - 1].text == ".", ["case", ","].contains(tokens[index - 2].text) {
        found.labels.insert(text)
      }
    }
    return found
  }
}
