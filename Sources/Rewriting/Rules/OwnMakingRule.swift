/// `init()` of a view's or a screen's class, written down so that it can be called by class.
///
/// UIKit's own is a convenience one, so that a subclass's is a new one, and `T()` would not find it; see
/// `_MadeByType`.
enum OwnMakingRule {
  private static let endings = [
    "View", "Cell", "Controller", "Control", "Button", "Label", "Field", "Bar", "Switch", "Slider",
    "Window", "Stepper", "Picker",
  ]
  /// Controllers that are no responders.
  private static let others = ["PresentationController", "InteractionController", "MenuController"]

  static func apply(_ edits: inout FileEdits, _ module: ModuleIndex) {
    let file = edits.file
    for type in file.types where type.kind == .class && isResponder(type, module) {
      let initialisers = initialisers(of: type, in: file)
      let declares = initialisers.contains { isPlain($0, in: file) }
      // Without initialisers of its own a class has those of its superclass.
      let inherits =
        initialisers.allSatisfy { $0.parameters.first?.label == "coder" }
        && comesFromPlain(type, module)
      guard declares || inherits else { continue }
      // As accessible as the class, or as everything in the module.
      let access = ["open", "public"].contains { type.modifiers.has($0) } ? "public " : ""
      let own = type.modifiers.has("package") ? "package " : access
      edits.insert(
        " \(own)override class func _madeWithoutArguments() -> UIKit.UIResponder? { \(type.name)() };",
        after: type.open)
    }
  }

  private static func initialisers(of type: TypeScope, in file: Parsed) -> [Member] {
    Member.all(of: type, in: file).filter { $0.kind == .initialiser }
  }

  /// Whether it is `init()`, and nothing can go wrong in it.
  private static func isPlain(_ member: Member, in file: Parsed) -> Bool {
    guard member.parameters.isEmpty, let open = member.parenthesis, open == member.keyword + 1,
      file.partner[open] == open + 1,
      !["throws", "rethrows", "async"].contains(file.text(open + 2))
    else { return false }
    return !(member.modifiers.start..<member.keyword).contains { file.is($0, "unavailable") }
  }

  private static func comesFromPlain(_ type: TypeScope, _ module: ModuleIndex) -> Bool {
    let plain = module.entriesOfInitialisers.filter {
      isPlain($0.member, in: module.files[$0.file]) && $0.type.kind == .class
        && !$0.member.modifiers.has("private")
    }
    return plain.contains { module.inherits(type.name, from: $0.type.name) }
  }

  private static func isResponder(_ type: TypeScope, _ module: ModuleIndex) -> Bool {
    var name = type.inherited.first
    for _ in 0..<32 {
      guard let known = name, let next = module.superclass(of: known) else { break }
      name = next
    }
    guard let name, name.hasPrefix("UI") else { return false }
    return endings.contains(where: name.hasSuffix) && !others.contains(where: name.hasSuffix)
  }
}
