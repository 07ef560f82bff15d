/// Members of extensions that take part in overriding: without Objective-C only members of the
/// class itself do. The class gets a member that calls the extension's, under a name of its own.
struct Hoists {
  private struct Hoist {
    let entry: ModuleIndex.Entry
    /// Where the class is.
    let file: Int
    let close: Int
    let text: String
  }

  private var hoists: [Hoist] = []
  private var refused: [(file: Int, index: Int, reason: String)] = []

  init(_ module: ModuleIndex) {
    for entry in module.entries where entry.type.kind == .extension && Hoists.needs(entry, module) {
      let file = module.files[entry.file]
      guard let home = module.declaration(of: entry.type.name, near: entry.file) else {
        if entry.member.modifiers.has("override") {
          refuse(entry, "the class of this override is in no file of this module")
        }
        continue
      }
      guard home.file == entry.file || entry.isVisibleElsewhere else {
        refuse(entry, "a private override cannot be moved to another file's class")
        continue
      }
      guard let text = Forwarder.text(of: entry, in: file) else {
        refuse(entry, "cannot move this into its class: write it there")
        continue
      }
      hoists.append(Hoist(entry: entry, file: home.file, close: home.type.close, text: text))
    }
  }

  func apply(_ edits: inout FileEdits, file: Int) {
    for refusal in refused where refusal.file == file {
      edits.remark(refusal.reason, at: refusal.index)
    }
    for hoist in hoists where hoist.entry.file == file {
      let member = hoist.entry.member
      for index in member.modifiers.start..<member.keyword
      where edits.file.is(index, "override") || edits.file.is(index, "open") {
        edits.replace(index, with: edits.file.is(index, "open") ? "public" : "")
      }
      edits.exchange(member.keyword + 1, for: Forwarder.hidden(hoist.entry))
    }
    for hoist in hoists where hoist.file == file {
      edits.insert(hoist.text, before: hoist.close)
    }
  }

  /// What goes into a file and comes from others.
  func borrowed(by file: Int) -> String {
    hoists.filter { $0.file == file && $0.entry.file != file }.map(\.text).joined()
  }

  private mutating func refuse(_ entry: ModuleIndex.Entry, _ reason: String) {
    refused.append((entry.file, entry.member.keyword, reason))
  }

  /// Whether a member of an extension overrides one, or is an Objective-C method that another class
  /// overrides: one of the module, or of another module, which `open` members are for.
  private static func needs(_ entry: ModuleIndex.Entry, _ module: ModuleIndex) -> Bool {
    let member = entry.member
    if member.modifiers.has("override") { return true }
    guard member.kind == .method || member.kind == .property else { return false }
    if member.modifiers.has("open") { return true }
    // What is overridden there is Objective-C's, or would compile nowhere.
    return module.overrides(of: member.name).contains {
      $0.type.name != entry.type.name
        && $0.member.compoundName == member.compoundName
        && module.inherits($0.type.name, from: entry.type.name)
    }
  }
}

/// A member of a class that calls another one.
enum Forwarder {
  /// What the extension's member is called: of each class its own, lest one override the other.
  static func hidden(_ entry: ModuleIndex.Entry) -> String {
    "_\(entry.type.name)_\(entry.member.name)".replacing(".", with: "_")
  }

  /// On one line, with a space before it; nil for what cannot be forwarded.
  static func text(of entry: ModuleIndex.Entry, in file: Parsed) -> String? {
    let member = entry.member
    let modifiers = member.modifiers.found.reversed()
      .filter { !$0.hasPrefix("@") && $0 != "dynamic" }.map { $0 + " " }.joined()
    let name = hidden(entry)
    let text: String? =
      switch member.kind {
      case .method: method(member, modifiers, name, in: file)
      case .property: property(member, modifiers, name, in: file)
      case .initialiser, .subscripting: nil
      }
    // A default argument can be a string of several lines, or something to be rewritten.
    return text.flatMap { text in
      ["\n", "#", "@objc", "Selector("].contains { text.contains($0) } ? nil : text
    }
  }

  private static func method(
    _ member: Member, _ modifiers: String, _ name: String, in file: Parsed
  ) -> String? {
    guard let open = member.parenthesis,
      let brace = file.body(after: file.partner[open]),
      !member.parameters.contains(where: \.isVariadic)
    else { return nil }
    let effects = (file.partner[open] + 1)..<brace
    let waits = effects.contains { file.is($0, "async") } ? "await " : ""
    let throwing = effects.contains { file.is($0, "throws") || file.is($0, "rethrows") }
    // What has no name inside gets one, to be handed on.
    let isNamed = !member.parameters.contains { $0.name == "_" }
    let parameters = member.parameters.enumerated().map { $1.named("argument\($0)") }
    guard isNamed || !member.parameters.contains(where: \.hasDefault) else { return nil }
    let signature =
      isNamed
      ? file.joined(member.keyword..<brace)
      : file.joined(member.keyword..<(open + 1))
        + parameters.map(\.declared).joined(separator: ", ")
        + file.joined(file.partner[open]..<brace)
    let arguments = parameters.map { parameter in
      (parameter.label == "_" ? "" : parameter.label + ": ")
        + (parameter.type.hasPrefix("inout") ? "&" : "")
        + parameter.name
    }.joined(separator: ", ")
    return " ; \(modifiers)\(signature)"
      + " { return \(throwing ? "try " : "")\(waits)\(name)(\(arguments)) } "
  }

  private static func property(
    _ member: Member, _ modifiers: String, _ name: String, in file: Parsed
  ) -> String? {
    let colon = member.keyword + 2
    guard file.is(colon, ":"),
      let brace = file.body(after: colon)
    else { return nil }
    let isSettable = ((brace + 1)..<file.partner[brace]).contains {
      file.is($0, "set") && file.brace[$0] == brace
        && (file.is($0 + 1, "{") || file.is($0 + 1, "("))
    }
    let body = isSettable ? "get { \(name) } set { \(name) = newValue }" : "\(name)"
    return " ; \(modifiers)\(file.joined(member.keyword..<brace)) { \(body) } "
  }
}
