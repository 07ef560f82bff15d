/// `override func responds(to:)` and `forwardingTarget(for:)`, which proxies of delegates have.
///
/// Every object has them from an extension, which nothing overrides: here a class has its own under another
/// name, says so by a protocol, through which it is asked, and its `super` means what an object answers by itself.
enum AnswerOverrideRule {
  /// By their names with labels: the protocol that says that a class has one.
  private static let protocols = [
    "responds(to:)": "_AnswersBySelector", "forwardingTarget(for:)": "_ForwardsBySelector",
  ]

  static func apply(_ edits: inout FileEdits, _ module: ModuleIndex) {
    let file = edits.file
    for type in file.types where type.kind == .class {
      var said: [String] = []
      for member in Member.all(of: type, in: file) where member.modifiers.has("override") {
        guard let name = protocols[member.compoundName] else { continue }
        let isFirst = !isInherited(member, type, module)
        edits.exchange(member.keyword + 1, for: "_" + member.name)
        renameSuper(of: member.name, to: isFirst ? "AsObject" : "", in: type, &edits)
        guard isFirst else { continue }
        edits.blank((member.modifiers.start..<member.keyword).filter { file.is($0, "override") })
        said.append(name)
        if member.name == "forwardingTarget" {
          edits.remark(
            "what is forwarded is found by selectors; delegates are called here by their methods",
            at: member.keyword)
        }
      }
      guard !said.isEmpty, type.colon != nil else { continue }
      let end = (type.nameEnd..<type.open).first { file.is($0, "where") } ?? type.open
      edits.insert(said.map { ", \($0)" }.joined(), after: end - 1)
    }
  }

  /// Whether a class above in the module has the method: that one is overridden as any other.
  private static func isInherited(
    _ member: Member, _ type: TypeScope, _ module: ModuleIndex
  ) -> Bool {
    var owner = type.inherited.first
    for _ in 0..<32 {
      guard let current = owner else { return false }
      if module.declares(member.name, in: current) { return true }
      owner = module.superclass(of: current)
    }
    return false
  }

  private static func renameSuper(
    of name: String, to ending: String, in type: TypeScope, _ edits: inout FileEdits
  ) {
    let file = edits.file
    for index in type.open..<type.close
    where file.is(index, "super") && file.is(index + 1, ".") && file.text(index + 2) == name {
      edits.exchange(index + 2, for: "_\(name)\(ending)")
    }
  }
}
