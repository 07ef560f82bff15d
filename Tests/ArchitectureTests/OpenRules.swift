/// The rule that applications can override what they can override on a device: every instance
/// member that a class of Apple's has, as all of them come from Objective-C.
///
/// Swift overrides nothing that stands in an extension. An overridable member stands in the body of
/// its class, with `open`, and hands on to an extension where it is long.
enum OpenRules {
  /// Members that are `public` on purpose, and why.
  static let closed: [String: String] = [
    "UICubicTimingParameters.animationCurve": constant,
    "UICubicTimingParameters.controlPoint1": constant,
    "UICubicTimingParameters.controlPoint2": constant,
    "UISpringTimingParameters.initialVelocity": constant,
    "CALayer._managedValue": ours, "CALayer._setManagedValue": ours,
  ]

  private static let ours = "no name of Apple's: what rewritten code calls"
  private static let constant = "a constant that any thread may read"

  /// Every instance member of an open class that applications cannot override.
  static func breaches(in sources: [SourceFile]) throws -> [Fault] {
    guard !sources.isEmpty else { throw NothingToExamine(what: "open classes") }
    let declarations = sources.map(declarations(of:))
    let classes = Set(declarations.flatMap(\.openClasses))
    guard !classes.isEmpty else { throw NothingToExamine(what: "open classes") }
    return declarations.flatMap(\.members).compactMap { member in
      guard classes.contains(member.owner), member.isOfInstances, closed[member.name] == nil,
        let message = complaint(about: member)
      else { return nil }
      return Fault(path: member.path, line: member.line, message: "\(member.name) \(message)")
    }
  }

  /// Excuses for members that there are not.
  static func needlessExcuses(in sources: [SourceFile]) -> [String] {
    let names = Set(sources.flatMap { declarations(of: $0).members }.map(\.name))
    return closed.keys.filter { !names.contains($0) }.sorted()
  }

  private static func complaint(about member: Member) -> String? {
    switch member.place {
    case .openClass where member.modifiers.contains("public"):
      "is public · write open, or say in OpenRules why not"
    case .fileExtension where !member.modifiers.isDisjoint(with: ["public", "open"]):
      "stands in an extension, where nobody can override it · declare it in the class"
    default: nil
    }
  }
}

/// A function, property or subscript, and where it is declared.
private struct Member {
  enum Place { case openClass, fileExtension, elsewhere }

  let owner: String
  let word: String
  let modifiers: Set<String>
  let place: Place
  let path: String
  let line: Int

  var name: String { "\(owner).\(word)" }
  var isOfInstances: Bool { modifiers.isDisjoint(with: ["static", "class", "final"]) }
}

/// What a source declares, as far as this rule goes.
private struct Declarations {
  var members: [Member] = []
  var openClasses: [String] = []
}

extension OpenRules {
  /// Words that may stand before a declaration's own.
  private static let modifiers: Set = [
    "public", "open", "package", "internal", "private", "fileprivate", "set", "(", ")", "static",
    "class", "final", "override", "nonisolated", "isolated", "unsafe", "weak", "unowned", "lazy",
    "@", "discardableResult", "preconcurrency", "MainActor", "_disfavoredOverload", "objc",
  ]

  private static let types: Set = ["class", "struct", "enum", "protocol", "extension", "actor"]

  /// What a brace encloses.
  private struct Scope {
    var owner: String?
    var place = Member.Place.elsewhere
  }

  /// The members of all types of a source, nested ones too.
  private static func declarations(of source: SourceFile) -> Declarations {
    let tokens = Token.all(in: source)
    var (found, scopes, coming): (Declarations, [Scope], Scope) = (Declarations(), [], Scope())
    var round = 0
    for index in tokens.indices {
      let text = tokens[index].text
      switch text {
      case "(", "[": round += 1
      case ")", "]": round -= 1
      case "{":
        scopes.append(coming)
        coming = Scope()
      case "}": if !scopes.isEmpty { scopes.removeLast() }
      case "func", "var", "let", "subscript":
        guard round == 0, let scope = scopes.last, let owner = scope.owner else { continue }
        found.members.append(
          Member(
            owner: owner, word: word(after: index, in: tokens),
            modifiers: modifiers(before: index, in: tokens), place: scope.place,
            path: source.path, line: tokens[index].line))
      default:
        if round == 0, types.contains(text), let scope = scope(from: index, in: tokens, scopes) {
          coming = scope
          if let owner = scope.owner, scope.place == .openClass { found.openClasses.append(owner) }
        }
      }
    }
    return found
  }

  private static func word(after index: Int, in tokens: [Token]) -> String {
    tokens[index].text == "subscript" || index + 1 >= tokens.count
      ? "subscript" : tokens[index + 1].text
  }

  private static func modifiers(before index: Int, in tokens: [Token]) -> Set<String> {
    Set(tokens[..<index].reversed().map(\.text).prefix { modifiers.contains($0) })
  }

  /// What the type that is declared here encloses; nil for a word that declares none.
  private static func scope(from index: Int, in tokens: [Token], _ scopes: [Scope]) -> Scope? {
    let names = tokens[(index + 1)...].map(\.text).prefix(8)
    guard let first = names.first, first.first?.isUppercase == true || first.first == "_" else {
      return nil
    }
    if tokens[index].text == "extension" {
      let path = dotted(Array(names))
      return Scope(owner: path, place: .fileExtension)
    }
    let outer = scopes.last.flatMap(\.owner).map { $0 + "." } ?? ""
    let isOpen =
      tokens[index].text == "class" && modifiers(before: index, in: tokens).contains("open")
    return Scope(owner: outer + first, place: isOpen ? .openClass : .elsewhere)
  }

  /// `UIImage.Configuration` of the words after `extension`.
  private static func dotted(_ words: [String]) -> String {
    var path = words[0]
    for index in stride(from: 1, to: words.count - 1, by: 2) where words[index] == "." {
      path += "." + words[index + 1]
    }
    return path
  }
}
