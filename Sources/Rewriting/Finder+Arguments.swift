/// Values for arguments, guessed from their types: so that a screen can be shown that somebody else gives
/// what it shows.
extension Finder {
  func argument(
    _ parameter: Parameter, of owner: String, shows: Bool, depth: Int
  ) -> String? {
    let words = (parameter.label + parameter.name).lowercased()
    let type = Finder.bare(parameter.type)
    if type == "Bool" {
      return
        "\(shows != ["dismiss", "pop", "hid", "clos", "revers"].contains(where: words.contains))"
    }
    if type == "UINavigationController.Operation" { return shows ? ".push" : ".pop" }
    if type == "String" || type == "String?" { return "\"\(Finder.title(parameter.name))\"" }
    return value(of: type, in: owner, depth: depth)
  }

  /// An expression of a type; nil where none can be guessed.
  /// - Parameter owner: The type that says its name.
  private func value(of written: String, in owner: String, depth: Int) -> String? {
    let type = Finder.bare(written)
    if let known = Finder.values[type] { return known }
    if let closure = closure(type, in: owner, depth: depth) { return closure }
    if type.hasSuffix("?") || type.hasSuffix("!") {
      return Finder.values[String(type.dropLast())] ?? "nil"
    }
    if type.hasPrefix("["), type.hasSuffix("]") {
      let inner = String(type.dropFirst().dropLast())
      if inner.contains(":") { return "[:]" }
      return value(of: inner, in: owner, depth: depth).map { "[\($0)]" } ?? "[]"
    }
    if type.hasPrefix("Set<") || type.hasPrefix("Array<") { return "[]" }
    guard depth < 4 else { return nil }
    return ownValue(type, of: owner, depth: depth + 1)
  }

  /// A closure that does nothing.
  private func closure(_ type: String, in owner: String, depth: Int) -> String? {
    var text = type
    if text.hasPrefix("("), text.hasSuffix(")?") { return "nil" }
    if text.hasPrefix("(("), text.hasSuffix("))") { text = String(text.dropFirst().dropLast()) }
    guard text.hasPrefix("("), let arrow = text.firstRange(of: "->") else { return nil }
    let head = text[..<arrow.lowerBound], result = Finder.bare(String(text[arrow.upperBound...]))
    guard !result.contains("->") else { return nil }
    let inside = head.dropFirst().prefix { $0 != ")" }
    let count = inside.allSatisfy(\.isWhitespace) ? 0 : inside.split(separator: ",").count
    let names =
      count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
    if ["Void", "()"].contains(result) { return "{ \(names)}" }
    return value(of: result, in: owner, depth: depth).map { "{ \(names)return \($0) }" }
  }

  /// One of the files' own types.
  /// - Parameter owner: The type that says its name, in which it may lie.
  private func ownValue(_ type: String, of owner: String, depth: Int) -> String? {
    let name = type.hasPrefix("any ") ? String(type.dropFirst(4)) : type
    let scopes = module.files.flatMap { file in file.types.map { (file: file, type: $0) } }
    // What lies in the type that says it goes before what lies elsewhere.
    let outer = owner.split(separator: ".")
    let paths =
      (0..<outer.count).reversed().map { (outer[...$0] + [name[...]]).joined(separator: ".") }
      + [name]
    let declared = scopes.filter { $0.type.kind != .extension }
    guard
      let (file, scope) = paths.lazy.compactMap({ path in
        declared.first { $0.type.path == path }
      }).first ?? declared.first(where: { $0.type.name == name }), isReachable(scope, in: file)
    else { return nil }
    switch scope.kind {
    case .class, .actor: return making(scope, shows: true, depth: depth)
    case .enum: return Finder.firstCase(of: scope, in: file).map { "\(scope.path).\($0)" }
    case .struct:
      let hasOwn = members(of: scope).contains { $0.member.kind == .initialiser }
      if hasOwn { return making(scope, shows: true, depth: depth) }
      return memberwise(scope, file, depth: depth)
    case .protocol:
      let made = scopes.lazy.compactMap { file, type -> String? in
        guard [.class, .struct].contains(type.kind), self.lineage(of: type).contains(scope.name),
          self.isReachable(type, in: file)
        else { return nil }
        return self.ownValue(type.path, of: type.path, depth: depth)
      }
      return made.first
    case .extension: return nil
    }
  }

  /// A struct by its properties.
  private func memberwise(_ scope: TypeScope, _ file: Parsed, depth: Int) -> String? {
    var arguments: [String] = []
    for member in Member.all(of: scope, in: file) where member.kind == .property {
      guard !["static", "lazy", "class"].contains(where: member.modifiers.has) else { continue }
      guard let written = Finder.writtenType(of: member, in: file) else { continue }
      guard !member.modifiers.has("private"), !member.modifiers.has("fileprivate") else {
        return nil
      }
      let parameter = Parameter(label: member.name, name: member.name, type: written)
      guard let value = argument(parameter, of: scope.path, shows: true, depth: depth) else {
        return nil
      }
      arguments.append("\(member.name): \(value)")
    }
    return "\(scope.path)(\(arguments.joined(separator: ", ")))"
  }

  /// The type of a stored property that has no value yet; nil for all others.
  static func writtenType(of member: Member, in file: Parsed) -> String? {
    var place = member.keyword + 2
    guard file.is(place, ":") else { return nil }
    let line = file.line(of: place)
    var words: [String] = []
    place += 1
    while place < file.tokens.count, file.line(of: place) == line {
      if file.is(place, "=") || file.is(place, "{") { return nil }
      if file.is(place, ";") || file.is(place, "}") { break }
      words.append(file.text(place))
      place += 1
    }
    return words.joined()
  }

  /// The first case that carries nothing.
  private static func firstCase(of scope: TypeScope, in file: Parsed) -> String? {
    var place = scope.open + 1
    while place < scope.close {
      if file.brace[place] == scope.open, file.is(place, "case") || file.is(place, ",") {
        guard file.is(place + 2, "("), file.partner[place + 2] > place else {
          return file.text(place + 1)
        }
        place = file.partner[place + 2]
      }
      place += 1
    }
    return nil
  }

  /// A type without what is said of how it is handed over.
  private static func bare(_ type: String) -> String {
    var text = type
    for word in ["@escaping", "@MainActor", "@Sendable", "@autoclosure", "inout "] {
      text = text.replacing(word, with: "")
    }
    return String(
      text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// `photoTitle` → `Photo title`.
  private static func title(_ name: String) -> String {
    var words = ""
    for letter in name {
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private static let values: [String: String] = [
    "Bool": "true", "String": "\"Text\"", "Int": "1", "UInt": "1", "Int64": "1", "Int32": "1",
    "Float": "0.4", "TimeInterval": "0.4", "Double": "0.4", "CGFloat": "0.4",
    "CGRect": "CGRect(x: 20, y: 200, width: 160, height: 200)",
    "CGPoint": "CGPoint(x: 196, y: 426)", "CGSize": "CGSize(width: 160, height: 200)",
    "UIView": "UIView()", "UIColor": ".systemBlue", "UIImage": "FoundRoot.picture",
    "UIImageView": "UIImageView(image: FoundRoot.picture)", "UILabel": "UILabel()",
    "UIButton": "UIButton()", "UIFont": ".systemFont(ofSize: 17)", "UIEdgeInsets": ".zero",
    "UIViewController": "UIViewController()",
    "NSAttributedString": "NSAttributedString(string: \"Text\")",
    "UICollectionViewLayout": "UICollectionViewFlowLayout()", "UITableView.Style": ".plain",
    "UUID": "UUID()", "Date": "Date(timeIntervalSinceReferenceDate: 700_000_000)", "Data": "Data()",
    "URL": "URL(fileURLWithPath: \"/\")", "IndexPath": "IndexPath(row: 0, section: 0)",
    "Any": "0", "Void": "()", "UIRectEdge": ".left",
    "UINavigationController": "UINavigationController()", "UIWindow": "UIWindow()",
  ]
}
