/// `#selector(tap(_:))` carries its name and the method: `Selector("tap:", Screen.tap(_:))`.
///
/// Only words are exchanged and inserted, so that what lies between them stays.
enum SelectorRule {
  static func apply(_ edits: inout FileEdits, file number: Int, _ module: ModuleIndex) {
    let file = edits.file
    for index in file.tokens.indices {
      if file.is(index, "#selector") {
        guard let form = SelectorForm(at: index, in: file) else {
          edits.remark("cannot read this #selector", at: index)
          continue
        }
        rewrite(form, &edits, module)
      } else if file.is(index, "Selector") || file.is(index, "NSSelectorFromString") {
        named(at: index, &edits, file: number, module)
      }
    }
  }

  private static func rewrite(
    _ form: SelectorForm, _ edits: inout FileEdits, _ module: ModuleIndex
  ) {
    let file = edits.file
    let type = file.enclosingType(of: form.keyword)
    let enclosing = type?.name
    let name = name(of: form, inside: type?.path, in: file, module)
    edits.replace(form.keyword, with: "Selector")
    if case .method = form.kind {
    } else {
      return property(form, name, enclosing: enclosing, &edits)
    }
    if let exact = EditActionNames.type(of: form, inside: type, in: file, module) {
      edits.insert(exact, before: form.close)
    }
    switch form.receiver {
    case .none, .selfWord:
      guard let enclosing else {
        return edits.remark(
          "this #selector is in no type; name the method's type", at: form.keyword)
      }
      let isBound = form.castArrows(in: file) == 1
      let start =
        "\"\(name)\", " + (isBound ? "{ (target: \(enclosing)) in target" : enclosing)
      if form.receiver == .selfWord {
        edits.exchange(form.first, for: start)
      } else {
        edits.insert(start + ".", before: form.first)
      }
      if isBound { edits.insert(" }", before: form.close) }
    case .type:
      edits.insert("\"\(name)\", ", before: form.first)
    case .instance:
      edits.insert("\"\(name)\", on: ", before: form.first)
      edits.exchange(form.base - 1, for: ", { $0.")
      edits.insert(" }", before: form.close)
    }
  }

  /// `getter:` and `setter:` of a property.
  private static func property(
    _ form: SelectorForm, _ name: String, enclosing: String?, _ edits: inout FileEdits
  ) {
    let word = form.kind == .getter ? "getting" : "setting"
    let label = form.first - 2
    switch form.receiver {
    case .none, .selfWord:
      edits.exchange(label, for: "\"\(name)\", \(word)")
      let start = "\\\(enclosing ?? "Self")"
      if form.receiver == .selfWord {
        edits.exchange(form.first, for: start)
      } else {
        edits.insert(start + ".", before: form.first)
      }
    case .type:
      edits.exchange(label, for: "\"\(name)\", \(word)")
      edits.insert("\\", before: form.first)
    case .instance:
      edits.exchange(label, for: "\"\(name)\", on")
      edits.exchange(form.base - 1, for: ", \(word): \\.")
    }
  }

  private static func name(
    of form: SelectorForm, inside type: String?, in file: Parsed, _ module: ModuleIndex
  ) -> String {
    let base = file.name(form.base)
    switch form.kind {
    case .getter: return base
    case .setter: return SelectorName.setter(of: base)
    case .method: break
    }
    let known = module.methods(base, of: form.owner(in: file), inside: type)
    if let labels = form.labels(in: file) {
      let same = known.first { $0.member.parameters.map(\.label) == labels }
      return same?.member.selector ?? SelectorName.of(base, labels: labels)
    }
    let count = form.argumentCount(in: file)
    let fitting = known.filter { count == nil || $0.member.parameters.count == count }
    if let method = fitting.first { return method.member.selector }
    // A method of a superclass from elsewhere: its arity completes the name at run time.
    return count.map { base + String(repeating: ":", count: $0) } ?? base + "…"
  }

  /// `Selector("tap:")`: finds the method that has the name, if a file of the module has one.
  private static func named(
    at index: Int, _ edits: inout FileEdits, file number: Int, _ module: ModuleIndex
  ) {
    let file = edits.file
    guard file.is(index + 1, "("), index == 0 || !file.is(index - 1, "."),
      !file.is(index - 1, "func")
    else { return }
    let isDoubled = file.is(index + 2, "(")
    let literal = index + (isDoubled ? 3 : 2)
    guard file.tokens.indices.contains(literal), file.tokens[literal].kind == .literal,
      file.is(literal + 1, ")"), !isDoubled || file.is(literal + 2, ")")
    else { return }
    let text = file.text(literal)
    guard text.hasPrefix("\""), !text.hasPrefix("\"\""), !text.contains("\\") else { return }
    let name = String(text.dropFirst().dropLast())
    let type = file.enclosingType(of: index)?.name
    guard let method = module.method(selector: name, in: number, type: type) else {
      return edits.remark(
        "no method of this module answers \"\(name)\": sending it will be a violation", at: index)
    }
    if isDoubled { edits.blank([index + 2, literal + 1]) }
    edits.replace(index, with: "Selector")
    edits.insert(", \(method.type.name).\(method.member.compoundName)", after: literal)
  }
}
