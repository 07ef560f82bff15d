/// Views and screens that answer touches by methods of their own say so: whoever looks for what can be touched
/// on a screen finds controls and recognisers by asking for them, and overridden methods not at all.
enum TouchAnswerRule {
  static func apply(_ edits: inout FileEdits, _ module: ModuleIndex) {
    let file = edits.file
    for type in file.types where type.kind == .class && type.isResponder(in: module) {
      let names = Set(
        Member.all(of: type, in: file)
          .filter { $0.kind == .method && $0.modifiers.has("override") }.map(\.name))
      let taps = names.isDisjoint(with: ["touchesBegan", "touchesEnded"]) ? 0 : 1
      let answered = taps + (names.contains("touchesMoved") ? 2 : 0)
      guard answered > 0 else { continue }
      edits.insert(
        " \(type.accessOfOverrides)override class func _answeredTouches() -> Int { \(answered) };",
        after: type.open)
    }
  }
}
