/// What documents of Interface Builder can reach in a module, written down for the run time: of each
/// class its outlets, actions and inspectable properties, private ones too. Without Objective-C nothing
/// can be found there by its name.
///
/// A table stands in extensions after the last line of the file that has the members, and one file
/// of the module begins the list of them all. A module with nothing of the kind gets nothing.
package enum DocumentTables {
  /// What goes after the last line of each file; empty for most.
  /// - Parameter isOfSwift3: Whether the module was written for Swift 3, where Objective-C sees every member of
  ///   a class that derives from `NSObject`.
  package static func additions(to sources: [Source], isOfSwift3: Bool = false) -> [String] {
    let files = sources.map(Parsed.init)
    let nothing = files.map { _ in "" }
    guard files.contains(where: \.speaksOfDocuments),
      let home = files.firstIndex(where: { $0.imports("UIKit") })
    else { return nothing }
    let module = ModuleIndex(files)
    var tables = files.indices.map { FileTables(files[$0], module, isOfSwift3) }
    for index in tables.indices { tables[index].addGenerics(of: tables.flatMap(\.scopes), module) }
    let filled = files.indices.filter { !tables[$0].isEmpty }
    guard !filled.isEmpty else { return nothing }
    let calls = filled.map { "\(FileTables.name($0))(table)" }.joined(separator: "; ")
    return files.indices.map { index in
      var text = tables[index].isEmpty ? "" : tables[index].text(number: index)
      if index == home {
        text +=
          "\ntypealias _DocumentTable = UIKit._DocumentTable; "
          + "public enum _DocumentClasses: UIKit._DocumentClassSource { "
          + "@MainActor public static func fill(_ table: UIKit._DocumentTable) { \(calls) } }\n"
      }
      return text
    }
  }
}

/// The tables of one file.
private struct FileTables {
  /// A class, or an extension of one, with something to reach.
  struct Scope {
    let file: Parsed
    let type: TypeScope
    let entries: [String]
    /// How the function is called that has them.
    let function: String
    let isGeneric: Bool
  }

  private let file: Parsed
  private(set) var scopes: [Scope] = []
  /// What is called of the classes: their own functions, those of generic classes that they come from,
  /// and their names.
  private var calls: [(conditions: [String], text: String)] = []

  init(_ file: Parsed, _ module: ModuleIndex, _ isOfSwift3: Bool) {
    self.file = file
    let stem = file.source.path.split(separator: "/").last.map(String.init) ?? ""
    for type in file.types where type.kind == .class || type.kind == .extension {
      guard file.isReachable(type) else { continue }
      if type.kind == .class, let name = type.modifiers.objectiveCName,
        !file.isGeneric(type, module)
      {
        calls.append(
          (file.conditions(at: type.keyword), "table.named(\"\(name)\", \(type.path).self)"))
      }
      let exposes =
        type.exposesMembers || isOfSwift3 && module.inherits(type.name, from: "NSObject")
      let members = Member.all(of: type, in: file).flatMap {
        DocumentMember.entries($0, type, file, exposes)
      }
      guard !members.isEmpty else { continue }
      let plain = "_documents_\(type.path)_\(stem.dropLast(6))_\(scopes.count)"
      let scope = Scope(
        file: file, type: type, entries: members, function: String(plain.map(FileTables.letter)),
        isGeneric: file.isGeneric(type, module))
      scopes.append(scope)
      if !scope.isGeneric {
        calls.append((file.conditions(at: type.keyword), "\(type.path).\(scope.function)(table)"))
      }
    }
  }

  var isEmpty: Bool { scopes.isEmpty && calls.isEmpty }

  static func name(_ number: Int) -> String { "_file\(number)" }

  /// Classes that come from generic ones know what those are made of.
  mutating func addGenerics(of all: [Scope], _ module: ModuleIndex) {
    let generic = all.filter(\.isGeneric)
    guard !generic.isEmpty else { return }
    for type in file.types where type.kind == .class && file.isReachable(type) {
      guard !file.isGeneric(type, module) else { continue }
      for scope in generic where module.inherits(type.name, from: scope.type.name) {
        calls.append((file.conditions(at: type.keyword), "\(type.path).\(scope.function)(table)"))
      }
    }
  }

  func text(number: Int) -> String {
    let own = scopes.map { scope in
      let body = scope.entries.joined(separator: "; ")
      return FileTables.wrapped(
        "extension \(scope.type.path) { @MainActor static func \(scope.function)"
          + "(_ table: _DocumentTable) { \(body) } }",
        in: file.conditions(at: scope.type.keyword))
    }
    let calls = calls.map { FileTables.wrapped($0.text, in: $0.conditions) }
    return
      (own + [
        "extension _DocumentClasses { @MainActor static func \(FileTables.name(number))"
          + "(_ table: _DocumentTable) {"
      ] + calls + ["} }"]).joined(separator: "\n")
  }

  private static func wrapped(_ text: String, in conditions: [String]) -> String {
    conditions.reversed().reduce(text) { "#if \($1)\n\($0)\n#endif" }
  }

  private static func letter(_ character: Character) -> Character {
    character.isLetter || character.isNumber ? character : "_"
  }
}

/// One member as a table has it.
private enum DocumentMember {
  /// - Parameter isExposed: Whether Objective-C sees what does not say so itself.
  static func entries(
    _ member: Member, _ type: TypeScope, _ file: Parsed, _ isExposed: Bool
  ) -> [String] {
    let modifiers = member.modifiers
    guard !["static", "class"].contains(where: modifiers.has) else { return [] }
    switch member.kind {
    case .property: return property(member, type, file, isExposed)
    case .method:
      if member.name == "awakeFromNib", type.inherited.first == "NSObject",
        modifiers.has("override")
      {
        return ["table.awake { (o: \(type.path)) in o.awakeFromNib() }"]
      }
      return method(member, type, file)
    case .initialiser, .subscripting: return []
    }
  }

  private static func property(
    _ member: Member, _ type: TypeScope, _ file: Parsed, _ isExposed: Bool
  ) -> [String] {
    guard file.is(member.keyword, "var") else { return [] }
    var entries: [String] = []
    let names = [file.text(member.keyword + 1)] + file.furtherNames(after: member.keyword)
    for name in names {
      let plain = name.filter { $0 != "`" }
      if member.modifiers.has("@IBOutlet") {
        entries.append("table.outlet(\"\(plain)\", \\\(type.path).\(name))")
      }
      let isInspectable = member.modifiers.has("@IBInspectable") && !isComputedOnly(member, file)
      if isInspectable || isSettable(member, file, isExposed) {
        entries.append("table.inspectable(\"\(plain)\", \\\(type.path).\(name))")
      }
    }
    return entries
  }

  /// Properties that Objective-C sees can be set by a document as well.
  private static func isSettable(_ member: Member, _ file: Parsed, _ isExposed: Bool) -> Bool {
    let isPrivate = ["private", "fileprivate", "lazy"].contains(where: member.modifiers.has)
    guard member.modifiers.has("@objc") || isExposed && !isPrivate,
      !["@IBOutlet", "@nonobjc", "override"].contains(where: member.modifiers.has)
    else { return false }
    let name = member.keyword + 1
    // Stored, with a type or a value, and not only to be read.
    guard file.is(name + 1, ":") || file.is(name + 1, "=") else { return false }
    let isReadOnly = ["private(set)", "fileprivate(set)"].contains { word in
      file.joined(member.modifiers.start..<member.keyword).contains(word)
    }
    guard !isReadOnly, let body = file.body(after: name) else { return !isReadOnly }
    return file.isObserved(body)
  }

  /// Whether a property has a body that cannot be set.
  private static func isComputedOnly(_ member: Member, _ file: Parsed) -> Bool {
    guard let open = file.body(after: member.keyword + 1), !file.isObserved(open) else {
      return false
    }
    return !(open..<file.partner[open]).contains {
      file.brace[$0] == open && (file.is($0, "set") || file.is($0, "_modify"))
    }
  }

  private static func method(_ member: Member, _ type: TypeScope, _ file: Parsed) -> [String] {
    let isAction = member.modifiers.has("@IBAction") || member.modifiers.has("@IBSegueAction")
    guard isAction, member.parameters.count <= 3,
      !member.parameters.contains(where: { $0.isInout || $0.isVariadic })
    else { return [] }
    let name = file.text(member.keyword + 1)
    let letters = ["a", "b", "c"]
    let heads = zip(letters, member.parameters).map { letter, parameter in
      "\(letter): \(plainType(parameter.type))"
    }
    let arguments = zip(letters, member.parameters).map { letter, parameter in
      parameter.label == "_" ? letter : "\(parameter.label): \(letter)"
    }
    let effects = member.parenthesis.map { file.partner[$0] + 1..<file.partner[$0] + 3 } ?? 0..<0
    let isThrowing = effects.contains { ["throws", "rethrows"].contains(file.text($0)) }
    let call =
      (isThrowing ? "try? " : "")
      + (effects.contains { file.is($0, "async") } ? "await " : "")
      + "o.\(name)(\(arguments.joined(separator: ", ")))"
    let head = heads.isEmpty ? "" : "(\(heads.joined(separator: ", "))) in "
    let isAsync = effects.contains { file.is($0, "async") }
    let body = isAsync ? "_ = _Concurrency.Task { \(call) }; return" : call
    let result = isAsync ? "(\(heads.joined(separator: ", "))) -> Void in " : head
    return [
      "table.action(Selector(\"\(member.selector)\", { (o: \(type.path)) in { \(result)\(body) } }))"
    ]
  }

  /// What may be nil is an optional here, however it is written.
  private static func plainType(_ type: String) -> String {
    let words = type.replacing("@escaping ", with: "")
    return words.hasSuffix("!") ? words.dropLast() + "?" : words
  }
}

extension Parsed {
  private static let words: Set<String> = [
    "IBOutlet", "IBAction", "IBInspectable", "IBSegueAction", "UIStoryboard", "UIStoryboardSegue",
    "UINib", "loadNibNamed", "awakeFromNib", "setValue", "setValuesForKeys",
  ]

  fileprivate var speaksOfDocuments: Bool {
    tokens.indices.contains { isWord($0) && Parsed.words.contains(text($0)) }
  }

  /// Whether code at the end of the file can speak of a type: it lies in types only, none of them
  /// private within another.
  fileprivate func isReachable(_ type: TypeScope) -> Bool {
    var brace = brace[type.keyword]
    if brace >= 0, type.modifiers.has("private") { return false }
    while brace >= 0 {
      guard let outer = types.first(where: { $0.open == brace }) else { return false }
      if self.brace[outer.keyword] >= 0, outer.modifiers.has("private") { return false }
      brace = self.brace[outer.keyword]
    }
    return true
  }

  /// Whether a class, or the one that an extension is of, has types to be filled in.
  fileprivate func isGeneric(_ type: TypeScope, _ module: ModuleIndex) -> Bool {
    if type.kind == .class { return self.is(type.nameEnd + 1, "<") || isInsideOfGeneric(type) }
    guard
      let found = module.files.lazy.flatMap({ file in
        file.types.filter { $0.kind == .class && $0.path == type.path }.map { (file, $0) }
      }).first
    else { return false }
    return found.0.is(found.1.nameEnd + 1, "<")
  }

  private func isInsideOfGeneric(_ type: TypeScope) -> Bool {
    types.contains {
      $0.open < type.keyword && type.keyword < $0.close && self.is($0.nameEnd + 1, "<")
    }
  }

  /// `var a, b: UILabel!` and `var a: UILabel!, b: UILabel!` have several names.
  fileprivate func furtherNames(after keyword: Int) -> [String] {
    var names: [String] = []
    var (index, angles) = (keyword + 2, 0)
    while index < tokens.count, index - keyword < 60,
      !isFirstOnLine(index) || self.is(index - 1, ",")
    {
      if [";", "{", "}", "="].contains(text(index)) { break }
      if partner[index] > index { index = partner[index] }
      angles = max(0, angles + self.angles(index))
      if self.is(index, ","), angles == 0, isWord(index + 1) { names.append(text(index + 1)) }
      index += 1
    }
    return names
  }

  /// Whether a body only watches a stored property.
  fileprivate func isObserved(_ open: Int) -> Bool {
    self.is(open + 1, "didSet") || self.is(open + 1, "willSet")
  }

  /// What must hold for a place to be compiled: the conditions around it, outermost first.
  fileprivate func conditions(at index: Int) -> [String] {
    /// Of each open `#if`: what did not hold before, and what has to hold now.
    var open: [(failed: [String], holds: String?)] = []
    var place = 0
    while place < index {
      switch text(place) {
      case "#if": open.append(([], condition(after: place)))
      case "#elseif":
        if let last = open.popLast() {
          open.append((last.failed + [last.holds].compactMap { $0 }, condition(after: place)))
        }
      case "#else":
        if let last = open.popLast() {
          open.append((last.failed + [last.holds].compactMap { $0 }, nil))
        }
      case "#endif": _ = open.popLast()
      default: break
      }
      place += 1
    }
    return open.map { level in
      (level.failed.map { "!(\($0))" } + [level.holds.map { "(\($0))" }].compactMap { $0 })
        .joined(separator: " && ")
    }
  }

  /// A condition as it reads after rewriting.
  private func condition(after directive: Int) -> String {
    var text = ""
    var place = directive + 1
    while place < tokens.count, !isFirstOnLine(place) {
      if !text.isEmpty, !isAdjacent(place) { text += " " }
      if let answer = CompilationConditionRule.answer(place, in: self) {
        text += "\(answer)"
        place = partner[place + 1]
      } else {
        text += self.text(place)
      }
      place += 1
    }
    return text
  }
}
