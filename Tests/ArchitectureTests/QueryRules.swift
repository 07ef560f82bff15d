/// The rule that queries do not act: what asks an application's delegate, lays out for it, or
/// records what it did is a function named with a verb, and no property. Apple's names stay.
enum QueryRules {
  static let modules: Set = ["QuartzCore", "Rehearsal", "TransitionTesting", "UIKit"]
  /// Where public names are Apple's.
  private static let apples: Set = ["QuartzCore", "UIKit"]

  static func breaches(in sources: [SourceFile]) throws -> [Fault] {
    let own = sources.filter { $0.isSwift && modules.contains($0.module ?? "") }
    guard !own.isEmpty else { throw NothingToExamine(what: "queries") }
    return own.flatMap { source in
      let lines = source.code.lines
      return lines.indices.filter { isQuery(lines[$0], in: source) }
        .filter { getter(from: $0, in: lines).contains(where: acts) }
        .map {
          Fault(
            path: source.path, line: $0 + 1,
            message: "a property asks a delegate, lays out or records: make it a verb")
        }
    }
  }

  /// Whether a line begins a computed property whose name is ours.
  private static func isQuery(_ line: Substring, in source: SourceFile) -> Bool {
    let words = line.split(separator: " ")
    guard let place = words.firstIndex(of: "var"), line.contains("{"),
      words[..<place].allSatisfy({ $0.first?.isLetter == true || $0.hasPrefix("@") })
    else { return false }
    let before = line.prefix { $0 != "{" }
    guard !before.contains(" = "), !words[..<place].contains("override") else { return false }
    let isPublic = words[..<place].contains { ["public", "open"].contains($0) }
    return !(isPublic && apples.contains(source.module ?? ""))
  }

  /// The lines of a property up to its closing brace, without its setter and observers.
  private static func getter(from first: Int, in lines: [Substring]) -> [Substring] {
    if lines[first].trailing == "}" { return [lines[first]] }
    let depth = lines[first].depth
    var (found, isLeftOut): ([Substring], Bool) = ([], false)
    for line in lines[(first + 1)...] {
      if !line.isBlank, line.depth <= depth { break }
      if line.depth == depth + 2 {
        let word = line.dropFirst(line.depth).prefix(while: \.isLetter)
        isLeftOut = isLeftOut && line.dropFirst(line.depth).first == "}"
        if ["set", "didSet", "willSet"].contains(word) { isLeftOut = true }
      }
      if !isLeftOut { found.append(line) }
    }
    return found
  }

  private static func acts(_ line: Substring) -> Bool {
    line.contains(/(?:[dD]elegate|dataSource)\??\.\w+\(|Violation\.record\(|\.violate\(/)
      || line.contains(/Unsupported\.report\(|[lL]ayoutIfNeeded\(|loadViewIfNeeded\(/)
  }
}

extension Substring {
  fileprivate var depth: Int { prefix { $0 == " " }.count }
  fileprivate var isBlank: Bool { allSatisfy { $0 == " " } }
  fileprivate var trailing: Character? { last { $0 != " " } }
}
