/// A method or a property of a type.
struct Member {
  enum Kind { case method, property, initialiser, subscripting }

  let kind: Kind
  let name: String
  /// The index of the type in its file, and of the keyword.
  let keyword: Int
  let modifiers: Modifiers
  /// Of a method.
  let parameters: [Parameter]
  /// The index of the opening parenthesis of a method's parameters.
  let parenthesis: Int?

  static let keywords: Set<String> = ["func", "var", "let", "init", "subscript"]

  /// The name with its labels: `tap(_:)`; alone where there are none.
  var compoundName: String {
    guard kind == .method, !parameters.isEmpty else { return name }
    return "\(name)(\(parameters.map { $0.label + ":" }.joined()))"
  }

  /// What Objective-C calls it.
  var selector: String {
    if let given = modifiers.objectiveCName { return given }
    return kind == .property ? name : SelectorName.of(name, labels: parameters.map(\.label))
  }

  /// The direct members of a type, in order.
  static func all(of type: TypeScope, in file: Parsed) -> [Member] {
    var members: [Member] = []
    var index = type.open + 1
    while index < type.close {
      if file.is(index, "{"), file.partner[index] > index { index = file.partner[index] }
      if file.brace[index] == type.open, file.isWord(index),
        let member = Member(at: index, in: file)
      {
        members.append(member)
        if let parenthesis = member.parenthesis { index = file.partner[parenthesis] }
      }
      index += 1
    }
    return members
  }

  private init?(at keyword: Int, in file: Parsed) {
    guard keyword == 0 || !file.is(keyword - 1, ".") else { return nil }
    switch file.text(keyword) {
    case "func": kind = .method
    case "var", "let": kind = .property
    case "init": kind = .initialiser
    case "subscript": kind = .subscripting
    default: return nil
    }
    self.keyword = keyword
    name = kind == .method || kind == .property ? file.name(keyword + 1) : file.text(keyword)
    modifiers = Modifiers(before: keyword, in: file)
    guard kind != .property else {
      guard file.isWord(keyword + 1) else { return nil }
      (parameters, parenthesis) = ([], nil)
      return
    }
    var index = keyword + 1
    while index < file.tokens.count, !file.is(index, "(") {
      guard index - keyword < 60, !file.is(index, "{"), !file.is(index, "}") else { return nil }
      index += 1
    }
    guard index < file.tokens.count, file.partner[index] > index else { return nil }
    parenthesis = index
    parameters = Parameter.list((index + 1)..<file.partner[index], in: file)
  }
}

/// One parameter of a method.
struct Parameter {
  /// As a caller writes it; `_` for none.
  let label: String
  /// What the method itself calls it.
  let name: String
  let isInout, isVariadic, hasDefault: Bool
  /// The type as it is written, without a default.
  let type: String

  /// One without anything special.
  init(label: String, name: String, type: String) {
    (self.label, self.name, self.type) = (label, name, type)
    (isInout, isVariadic, hasDefault) = (false, false, false)
  }

  /// As a method declares it.
  var declared: String { "\(label == name ? name : "\(label) \(name)"): \(type)" }

  /// The same under a name of its own, where it has none.
  func named(_ other: String) -> Parameter {
    name == "_" ? Parameter(label: label, name: other, type: type) : self
  }

  static func list(_ range: Range<Int>, in file: Parsed) -> [Parameter] {
    commaSeparated(range, in: file).compactMap { Parameter($0, in: file) }
  }

  private init?(_ range: Range<Int>, in file: Parsed) {
    var index = range.lowerBound
    while file.is(index, "@") {
      index += 2
      if file.is(index, "("), file.isAdjacent(index), file.partner[index] > 0 {
        index = file.partner[index] + 1
      }
    }
    guard range.contains(index), let colon = range.first(where: { file.is($0, ":") }) else {
      return nil
    }
    label = file.text(index)
    name = index + 1 < colon ? file.text(index + 1) : label
    let end = range.first { file.is($0, "=") } ?? range.upperBound
    hasDefault = end < range.upperBound
    type = file.joined((colon + 1)..<max(end, colon + 1))
    isInout = file.is(colon + 1, "inout")
    isVariadic = end >= 3 && file.is(end - 1, ".") && file.is(end - 2, ".")
  }

  /// The pieces between the commas that are in no bracket of their own.
  static func commaSeparated(_ range: Range<Int>, in file: Parsed) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    var angles = 0
    var index = start
    while index < range.upperBound {
      if file.partner[index] > index, file.partner[index] < range.upperBound {
        index = file.partner[index]
      } else if file.is(index, ","), angles == 0 {
        pieces.append(start..<index)
        start = index + 1
      } else if !file.is(index, "<") || file.isAdjacent(index) {
        // With a space in front of it, it compares.
        angles = max(0, angles + file.angles(index))
      }
      index += 1
    }
    if start < range.upperBound { pieces.append(start..<range.upperBound) }
    return pieces
  }
}
