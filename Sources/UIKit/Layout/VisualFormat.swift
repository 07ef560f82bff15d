import QuartzCore

/// What a visual format says, read from its text:
///
///     format     = ["H:" | "V:"] ["|" connection] view (connection view)* [connection "|"]
///     connection = ["-" ["(" predicates ")" | number | metric] "-"] | "-"
///     view       = "[" name ["(" predicates ")"] "]"
///     predicate  = ["==" | "<=" | ">="] (number | metric | view [.attribute] [* n] [+ n]) ["@" priority]
struct VisualFormat {
  struct Failure: Error {
    let message: String
  }

  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority: Priority?
  }

  enum Object {
    case number(Double)
    /// A metric or a view; which of them shows when names are looked up.
    case name(String, attribute: String?, multiplier: Double, constant: Double)
  }

  enum Priority {
    case number(Double)
    case metric(String)
  }

  /// What lies between two views: nothing, the system's distance, or what is said.
  enum Connection {
    case flush, standard
    case predicates([Predicate])
  }

  struct Element {
    /// nil for the superview's edge.
    var view: String?
    var sizes: [Predicate] = []
  }

  var isVertical = false
  var elements: [Element] = []
  /// One less than elements.
  var connections: [Connection] = []

  init(_ text: String) throws(Failure) {
    var reader = VisualFormatReader(text)
    if reader.take("H:") { isVertical = false } else if reader.take("V:") { isVertical = true }
    if reader.take("|") { elements.append(Element(view: nil)) }
    while !reader.isAtEnd {
      if !elements.isEmpty { connections.append(try reader.parseConnection()) }
      if reader.take("|") {
        elements.append(Element(view: nil))
        break
      }
      elements.append(try reader.parseView())
    }
    guard reader.isAtEnd else { throw reader.failure("nothing can follow the superview's edge") }
    guard elements.contains(where: { $0.view != nil }) else {
      throw reader.failure("a view in brackets is expected")
    }
  }
}

/// Reads a visual format from left to right.
private struct VisualFormatReader {
  private let text: [Character]
  private var place = 0

  init(_ text: String) { self.text = text.filter { $0 != " " }.map { $0 } }

  var isAtEnd: Bool { place >= text.count }

  func failure(_ message: String) -> VisualFormat.Failure {
    let pointer = String(text) + "\n" + String(repeating: " ", count: place) + "^"
    return VisualFormat.Failure(message: "\(message)\n\(pointer)")
  }

  mutating func take(_ word: String) -> Bool {
    guard text[place...].starts(with: word) else { return false }
    place += word.count
    return true
  }

  mutating func expect(_ word: String) throws(VisualFormat.Failure) {
    guard take(word) else { throw failure("\(word) is expected") }
  }

  mutating func parseConnection() throws(VisualFormat.Failure) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    if take("(") {
      let list = try parsePredicates()
      try expect("-")
      return .predicates(list)
    }
    guard let next = text[place...].first, next != "[", next != "|" else { return .standard }
    let gap = try parsePredicate()
    try expect("-")
    return .predicates([gap])
  }

  mutating func parseView() throws(VisualFormat.Failure) -> VisualFormat.Element {
    try expect("[")
    var element = VisualFormat.Element(view: try parseName())
    if take("(") { element.sizes = try parsePredicates() }
    try expect("]")
    return element
  }

  /// After an opening bracket, up to the closing one.
  private mutating func parsePredicates() throws(VisualFormat.Failure) -> [VisualFormat.Predicate] {
    var list = [try parsePredicate()]
    while take(",") { list.append(try parsePredicate()) }
    try expect(")")
    return list
  }

  private mutating func parsePredicate() throws(VisualFormat.Failure) -> VisualFormat.Predicate {
    var predicate = VisualFormat.Predicate(object: .number(0))
    if take("==") {
      predicate.relation = .equal
    } else if take("<=") {
      predicate.relation = .lessThanOrEqual
    } else if take(">=") {
      predicate.relation = .greaterThanOrEqual
    }
    predicate.object = try parseObject()
    if take("@") { predicate.priority = try parsePriority() }
    return predicate
  }

  private mutating func parseObject() throws(VisualFormat.Failure) -> VisualFormat.Object {
    if let number = parseNumber() { return .number(number) }
    let name = try parseName()
    var attribute: String?
    var (multiplier, constant) = (1.0, 0.0)
    if take(".") { attribute = try self.parseName() }
    if take("*") { multiplier = try parseNeededNumber() }
    if take("/") { multiplier /= try parseNeededNumber() }
    if take("+") { constant = try parseNeededNumber() }
    if isNumberAfterMinus, take("-") { constant = -(try parseNeededNumber()) }
    return .name(name, attribute: attribute, multiplier: multiplier, constant: constant)
  }

  private mutating func parsePriority() throws(VisualFormat.Failure) -> VisualFormat.Priority {
    if let number = parseNumber() { return .number(number) }
    return .metric(try parseName())
  }

  /// In a connection a minus ends the name before it; before a digit it is part of a sum.
  private var isNumberAfterMinus: Bool {
    place + 1 < text.count && text[place] == "-" && text[place + 1].isNumber
  }

  private mutating func parseNeededNumber() throws(VisualFormat.Failure) -> Double {
    guard let number = parseNumber() else { throw failure("a number is expected") }
    return number
  }

  private mutating func parseNumber() -> Double? {
    var end = place
    if end < text.count, text[end] == "-" || text[end] == "+" { end += 1 }
    while end < text.count, text[end].isNumber || text[end] == "." { end += 1 }
    guard let number = Double(String(text[place..<end])) else { return nil }
    place = end
    return number
  }

  private mutating func parseName() throws(VisualFormat.Failure) -> String {
    let start = place
    while place < text.count, text[place].isLetter || text[place].isNumber || text[place] == "_" {
      place += 1
    }
    guard place > start, !text[start].isNumber else { throw failure("a name is expected") }
    return String(text[start..<place])
  }
}
