/// `init()` of a view's or a screen's class, written down so that it can be called by class.
///
/// UIKit's own is a convenience one, so that a subclass's is a new one, and `T()` would not find it; see
/// `_MadeByType`.
enum OwnMakingRule {
  static func apply(_ edits: inout FileEdits, _ module: ModuleIndex) {
    let file = edits.file
    for type in file.types where type.kind == .class && type.isResponder(in: module) {
      guard hasPlain(type, in: file, module) else { continue }
      edits.insert(
        " \(type.accessOfOverrides)override class func _madeWithoutArguments() -> UIKit.UIResponder? { \(type.name)() };",
        after: type.open)
    }
  }

  /// Whether a class can be made by `init()`: its own, or that of the classes above it, which it has where
  /// neither it nor one between them declares a designated one.
  private static func hasPlain(
    _ type: TypeScope, in file: Parsed, _ module: ModuleIndex
  ) -> Bool {
    var own = Member.all(of: type, in: file).filter { $0.kind == .initialiser }
      .map { (member: $0, file: file) }
    var name = type.name
    for depth in 0..<32 {
      let plain = own.first { isPlain($0.member, in: $0.file) }
      if let plain { return depth == 0 || !isHidden(plain.member) }
      guard own.allSatisfy({ $0.member.modifiers.has("convenience") }),
        let parent = module.superclass(of: name)
      else { return false }
      name = parent
      own = module.initialisers(of: name).map { ($0.member, module.files[$0.file]) }
    }
    return false
  }

  private static func isHidden(_ member: Member) -> Bool {
    ["private", "fileprivate"].contains { member.modifiers.has($0) }
  }

  /// Whether it is `init()`, and nothing can go wrong in it.
  private static func isPlain(_ member: Member, in file: Parsed) -> Bool {
    guard member.parameters.isEmpty, let open = member.parenthesis, open == member.keyword + 1,
      file.partner[open] == open + 1,
      !["throws", "rethrows", "async"].contains(file.text(open + 2))
    else { return false }
    return !(member.modifiers.start..<member.keyword).contains { file.is($0, "unavailable") }
  }
}
