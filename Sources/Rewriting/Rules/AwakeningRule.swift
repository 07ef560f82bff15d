/// `override func awakeFromNib()` in a class that derives from `NSObject` alone.
///
/// Foundation's `NSObject` has no such method here: the class's own is the first, and its table has it
/// called.
enum AwakeningRule {
  static func apply(_ edits: inout FileEdits) {
    let file = edits.file
    for member in awakenings(in: file) {
      edits.blank(
        (member.modifiers.start..<member.keyword).filter { file.is($0, "override") })
      guard let parenthesis = member.parenthesis,
        let open = file.body(after: file.partner[parenthesis])
      else { continue }
      for index in open..<file.partner[open] where file.is(index, "super") {
        let isCall =
          file.is(index + 1, ".") && file.is(index + 2, "awakeFromNib") && file.is(index + 3, "(")
          && file.is(index + 4, ")")
        if isCall { edits.blank(index...(index + 4)) }
      }
    }
  }

  /// The methods that are the first of their class.
  static func awakenings(in file: Parsed) -> [Member] {
    file.types.filter { $0.kind == .class && $0.inherited.first == "NSObject" }
      .flatMap { Member.all(of: $0, in: file) }
      .filter { $0.name == "awakeFromNib" && $0.modifiers.has("override") && $0.parameters.isEmpty }
  }
}
