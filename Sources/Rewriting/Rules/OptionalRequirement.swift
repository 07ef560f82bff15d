/// What an optional requirement needs beside the protocol: a default, and something to call.
struct OptionalRequirement {
  private let member: Member
  /// From the parenthesis to the arrow: `(to point: CGPoint)`; `(_ _0: UIView)` for `(_: UIView)`.
  private let parameters: String
  /// What is handed on, each by a name.
  private let arguments: [Parameter]
  /// The type that comes back; empty for none.
  private let result: String
  /// Of a property: the braces around `get` and `set`.
  private let accessors: Range<Int>?
  private let isSettable: Bool

  /// Nil for what has no such form: subscripts, static members, methods that throw or wait.
  init?(_ member: Member, in type: TypeScope, _ file: Parsed) {
    guard member.kind == .method || member.kind == .property,
      !member.modifiers.has("static"), !member.modifiers.has("class")
    else { return nil }
    self.member = member
    if let open = member.parenthesis {
      let close = file.partner[open]
      arguments = member.parameters.enumerated().map { $1.named("_\($0)") }
      parameters =
        member.parameters.contains { $0.name == "_" }
        ? "(" + arguments.map(\.declared).joined(separator: ", ") + ")"
        : file.joined(open..<(close + 1))
      let end = OptionalRequirement.end(from: close + 1, before: type.close, in: file)
      guard end == close + 1 || file.is(close + 1, "->") else { return nil }
      result = end > close + 2 ? file.joined((close + 2)..<end) : ""
      (accessors, isSettable) = (nil, false)
    } else {
      let colon = member.keyword + 2
      guard file.is(colon, ":"),
        let brace = (colon..<type.close).first(where: { file.is($0, "{") }),
        file.partner[brace] > brace
      else { return nil }
      (parameters, arguments) = ("", [])
      result = file.joined((colon + 1)..<brace)
      accessors = brace..<file.partner[brace]
      isSettable = (brace..<file.partner[brace]).contains { file.is($0, "set") }
    }
  }

  /// Whether it can be written on one line.
  var isOneLine: Bool { !parameters.contains("\n") && !result.contains("\n") }

  private static func end(from start: Int, before close: Int, in file: Parsed) -> Int {
    var index = start
    while index < close {
      let text = file.text(index)
      let isNext =
        "@#;".contains(text) || file.tokens[index].kind == .directive
        || Member.keywords.contains(text) || Modifiers.words.contains(text)
      if isNext { return index }
      index = file.partner[index] > index ? file.partner[index] + 1 : index + 1
    }
    return close
  }

  /// Whether a property of the same name, optional, is to be preferred.
  var isDisfavoured: Bool { member.kind == .method || !isOptional }

  private var isOptional: Bool {
    (result.hasSuffix("?") || result.hasSuffix("!")) && !result.contains("->")
  }
  private var isVoid: Bool { ["", "Void", "()", "Swift.Void"].contains(result) }

  /// Lets the requirement throw, as its default does; what conforms need not. A property that is
  /// optional anyway has nil for that.
  func throwing(_ edits: inout FileEdits) {
    if let open = member.parenthesis {
      edits.insert(" throws(_Unimplemented)", after: edits.file.partner[open])
    } else if isDisfavoured, let accessors {
      for index in accessors where edits.file.is(index, "get") {
        edits.exchange(index, for: "get throws(_Unimplemented)")
      }
      // Nobody can set what may not be there.
      edits.blank(accessors.filter { edits.file.is($0, "set") })
    }
  }

  /// The protocol that has the defaults: a method and a property of one name, both without
  /// arguments, cannot stand in extensions of the same protocol.
  static func home(of type: TypeScope) -> String { "_\(type.name)_defaults" }

  /// Everything for the requirements of one protocol, on one line.
  /// - Parameter missing: Whether `self` is known to have no method of a name, as an expression;
  ///   nil where nothing is known.
  static func text(
    _ requirements: [OptionalRequirement], of type: TypeScope, missing: (String) -> String?
  ) -> String {
    let access = type.modifiers.access
    var text = " \(access)protocol \(home(of: type)): AnyObject {}"
    text += "; \(access)extension \(home(of: type)) {"
    text += requirements.map(\.fallback).joined() + " }; \(access)extension \(type.path) {"
    var names: [String] = []
    for name in requirements.filter({ $0.member.kind == .method }).map(\.member.name)
    where !names.contains(name) {
      names.append(name)
    }
    for name in names {
      let isMissing = missing(name).map { "\($0) ? nil : " } ?? ""
      text += " var \(name): _\(type.name)_\(name)?"
      text += " { \(isMissing)_\(type.name)_\(name)(target: self) };"
    }
    text += requirements.map(\.optionalValue).joined() + " }"
    for name in names {
      text += "; \(access)struct _\(type.name)_\(name) { let target: any \(type.path);"
      let named = requirements.filter { $0.member.kind == .method && $0.member.name == name }
      // Methods that differ in their labels alone have no form without them.
      let types = named.map(\.parameterTypes)
      text += named.map { requirement in
        requirement.call(
          access == "private " ? "fileprivate " : access,
          isAlone: types.count { $0 == requirement.parameterTypes } == 1)
      }.joined()
      text += " }"
    }
    return text + ";"
  }

  /// The default: it throws, so that no value has to be made up.
  private var fallback: String {
    let effect = "throws(_Unimplemented)"
    let body = "throw _Unimplemented()"
    guard member.kind == .property else {
      let arrow = isVoid ? "" : " -> \(result)"
      return " @_disfavoredOverload func \(member.name)\(parameters) \(effect)\(arrow) { \(body) };"
    }
    guard isDisfavoured else {
      return " var \(member.name): \(result) { get { nil }\(isSettable ? " set {}" : "") };"
    }
    return " @_disfavoredOverload var \(member.name): \(result) { get \(effect) { \(body) } };"
  }

  /// The property as Objective-C has it: nil where it is not implemented.
  private var optionalValue: String {
    guard member.kind == .property, isDisfavoured else { return "" }
    return " var \(member.name): (\(result))?"
      + " { do { return try self.\(member.name) as \(result) } catch { return nil } };"
  }

  /// The method, called through the optional property; without labels where the property's value
  /// was kept as a function.
  private func call(_ access: String, isAlone: Bool) -> String {
    let bare = arguments.map { "_ \($0.name): \($0.type)" }.joined(separator: ", ")
    let hasLabels = isAlone && member.parameters.contains { $0.label != "_" }
    return call(access, parameters) + (hasLabels ? call(access, "(\(bare))") : "")
  }

  private var parameterTypes: [String] { member.parameters.map(\.type) }

  private func call(_ access: String, _ parameters: String) -> String {
    let optional = isVoid ? "Void?" : isOptional ? String(result.dropLast()) + "?" : "(\(result))?"
    let head = "@discardableResult \(access)func callAsFunction\(parameters)"
    // What was found not to be nil gives a value that is not optional.
    let certain =
      isVoid || isOptional
      ? "" : " @_disfavoredOverload \(head) -> \(result) { try! \(forward) };"
    return " \(head) -> \(optional) { do { return try \(forward) } catch { return nil } };"
      + certain
  }

  /// The call that hands on all arguments.
  private var forward: String {
    let handed = arguments.map { parameter in
      (parameter.label == "_" ? "" : parameter.label + ": ")
        + (parameter.isInout ? "&" : "") + parameter.name
    }.joined(separator: ", ")
    return "target.\(member.name)(\(handed))"
  }

  var name: String { member.name }

  /// The method of a value that stands for it, where the requirement has a default that answers.
  func certainCall(_ access: String) -> String {
    let arrow = isVoid ? "" : "-> \(result) "
    let discardable = isVoid ? "" : "@discardableResult "
    return "\(discardable)\(access)func callAsFunction\(parameters) \(arrow){ \(forward) }"
  }
}
