/// Actions that every responder has, by names that applications give their own: here both are methods of one
/// object, so that a selector says which it means by its type.
enum EditActionNames {
  private static let all: Set<String> = [
    "cut", "copy", "paste", "pasteAndMatchStyle", "pasteAndGo", "pasteAndSearch", "select",
    "selectAll", "delete", "makeTextWritingDirectionLeftToRight",
    "makeTextWritingDirectionRightToLeft", "toggleBoldface", "toggleItalics", "toggleUnderline",
    "increaseSize", "decreaseSize", "find", "findAndReplace", "findNext", "findPrevious",
    "useSelectionForFind", "duplicate", "move", "rename", "export", "printContent", "share",
    "newFromPasteboard",
  ]

  /// A method that has all of an action's name was written when responders did not have it yet: it overrides it.
  static func apply(_ edits: inout FileEdits, _ module: ModuleIndex) {
    let file = edits.file
    for type in file.types where type.kind == .class && isOfUIKit(type, module) {
      for member in Member.all(of: type, in: file) where isAction(member) {
        edits.blank(
          (member.modifiers.start..<member.keyword).filter {
            file.is($0, "private") || file.is($0, "fileprivate")
          })
        edits.insert("override ", before: member.keyword)
      }
    }
  }

  private static func isAction(_ member: Member) -> Bool {
    member.kind == .method && all.contains(member.name) && member.parameters.count == 1
      && member.parameters[0].label == "_" && member.parameters[0].type == "Any?"
      && !["override", "static", "class"].contains(where: member.modifiers.has)
  }

  private static func isOfUIKit(_ type: TypeScope, _ module: ModuleIndex) -> Bool {
    var above = type.inherited.first
    for _ in 0..<32 {
      guard let name = above else { return false }
      guard let next = module.superclass(of: name) else { return name.hasPrefix("UI") }
      above = next
    }
    return false
  }

  /// ` as (Screen) -> @MainActor () -> Void`; nil where the name is nobody else's, or says its type itself.
  static func type(
    of form: SelectorForm, inside type: TypeScope?, in file: Parsed, _ module: ModuleIndex
  ) -> String? {
    guard all.contains(file.name(form.base)), form.cast == nil, form.receiver != .instance,
      let method = method(of: form, inside: type, in: file, module),
      let start = method.member.parenthesis, !method.member.modifiers.has("override")
    else { return nil }
    let owner =
      form.receiver == .type ? file.joined(form.first..<(form.base - 1)) : type?.name ?? "Self"
    let home = module.files[method.file]
    let end = home.partner[start]
    let brace = home.body(after: end) ?? end + 1
    let arrow = (end + 1..<max(brace, end + 1)).first { home.is($0, "->") }
    let result = arrow.map { home.joined(($0 + 1)..<brace) } ?? "Void"
    let parameters = method.member.parameters.map(\.type).joined(separator: ", ")
    return " as (\(owner)) -> @MainActor (\(parameters)) -> \(result)"
  }

  private static func method(
    of form: SelectorForm, inside type: TypeScope?, in file: Parsed, _ module: ModuleIndex
  ) -> ModuleIndex.Entry? {
    let known = module.methods(
      file.name(form.base), of: form.owner(in: file), inside: type?.path)
    guard let labels = form.labels(in: file) else { return known.first }
    return known.first { $0.member.parameters.map(\.label) == labels }
  }
}
