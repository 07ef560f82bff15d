/// A type, a protocol or an extension: where it lies and what its head says.
struct TypeScope {
  enum Kind { case `class`, `struct`, `enum`, `actor`, `protocol`, `extension` }

  let kind: Kind
  /// As the code inside may call it: `Inner`, or `Outer.Inner` of an extension.
  let name: String
  /// What it is declared as from the top of the file: `Outer.Inner`.
  let path: String
  /// The indices of the keyword and of the braces.
  let keyword, open, close: Int
  /// The index of the last token of its name.
  let nameEnd: Int
  /// The names after the colon, with dots, without generic arguments.
  let inherited: [String]
  /// The index of the colon, if there is one.
  let colon: Int?
  let modifiers: Modifiers

  /// Whether everything in it is an Objective-C method on Apple's platforms.
  var exposesMembers: Bool {
    modifiers.has("@objcMembers") || kind == .extension && modifiers.has("@objc")
  }

  static func all(in file: Parsed) -> [TypeScope] {
    var found: [TypeScope] = []
    for index in file.tokens.indices where file.isWord(index) {
      guard let kind = kind(of: index, in: file),
        let scope = TypeScope(kind, at: index, in: file, outer: found)
      else { continue }
      found.append(scope)
    }
    return found
  }

  private static func kind(of index: Int, in file: Parsed) -> Kind? {
    // After a parenthesis or a comma it is a label, or what a protocol is bound to.
    guard file.isWord(index + 1), ![".", "(", ","].contains(file.text(index - 1)) else {
      return nil
    }
    switch file.text(index) {
    case "class":
      let isModifier = Modifiers.words.contains(file.text(index + 1))
      return isModifier || file.is(index - 1, ":") || Member.keywords.contains(file.text(index + 1))
        ? nil : .class
    case "struct": return .struct
    case "enum": return .enum
    // A word like others, but in front of a name.
    case "actor":
      let isName = ["in", "is", "as", "else", "where"].contains(file.text(index + 1))
      return isName || file.isFirstOnLine(index + 1) ? nil : .actor
    case "protocol": return .protocol
    case "extension": return .extension
    default: return nil
    }
  }

  private init?(_ kind: Kind, at keyword: Int, in file: Parsed, outer: [TypeScope]) {
    var end = keyword + 1
    while file.is(end + 1, "."), file.isWord(end + 2) { end += 2 }
    guard let head = Head(after: end, in: file), file.partner[head.open] > 0 else { return nil }
    self.kind = kind
    self.keyword = keyword
    nameEnd = end
    open = head.open
    close = file.partner[head.open]
    inherited = head.inherited
    colon = head.colon
    modifiers = Modifiers(before: keyword, in: file)
    name = file.joined((keyword + 1)..<(end + 1))
    let parent =
      kind == .extension
      ? nil : outer.last { $0.open < keyword && keyword < $0.close }
    path = (parent.map { $0.path + "." } ?? "") + name
  }
}

/// What stands between a type's name and its opening brace.
private struct Head {
  let open: Int
  let colon: Int?
  let inherited: [String]

  init?(after nameEnd: Int, in file: Parsed) {
    var colon: Int?
    var names: [String] = []
    var isList = false
    var angles = 0
    var index = nameEnd + 1
    while index < file.tokens.count, !file.is(index, "{") {
      // A head is short, and holds no statement.
      guard index - nameEnd < 400, !file.is(index, "}"), !file.is(index, ";"),
        !file.is(index, "=")
      else { return nil }
      angles = max(0, angles + file.angles(index))
      if file.is(index, "where") { isList = false }
      if file.is(index, ":"), colon == nil, angles == 0 {
        colon = index
        isList = true
      } else if isList, angles == 0, file.isWord(index) {
        if file.is(index - 1, "."), !names.isEmpty {
          names[names.count - 1] += "." + file.name(index)
        } else if !file.is(index - 1, "@") {
          names.append(file.name(index))
        }
      }
      if file.is(index, "("), file.partner[index] > 0 { index = file.partner[index] }
      index += 1
    }
    guard index < file.tokens.count else { return nil }
    self.open = index
    self.colon = colon
    self.inherited = names
  }
}
