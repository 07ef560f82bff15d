/// `(value as AnyObject).cgPointValue`: without Objective-C nothing can be asked of any object.
enum ObjectMemberRule {
  private static let members: Set<String> = [
    "cgPointValue", "cgSizeValue", "cgRectValue", "cgVectorValue", "cgAffineTransformValue",
    "caTransform3DValue", "uiEdgeInsetsValue", "uiOffsetValue", "floatValue", "doubleValue",
    "intValue", "integerValue", "boolValue", "stringValue",
  ]

  static func apply(_ edits: inout FileEdits, _ module: ModuleIndex) {
    let file = edits.file
    guard module.files.contains(where: { $0.imports("UIKit") }) else { return }
    for index in file.tokens.indices where file.is(index, "AnyObject") {
      let isOptional = file.is(index + 1, "?")
      let close = isOptional ? index + 2 : index + 1
      let question = isOptional && file.is(close + 1, "?")
      let dot = question ? close + 2 : close + 1
      guard file.is(index - 1, "as"), file.is(close, ")"), file.is(dot, "."),
        members.contains(file.text(dot + 1)), isExpression(file.partner[close], in: file)
      else { continue }
      edits.insert("_members", before: file.partner[close])
      edits.exchange(index, for: "Any")
      if question { edits.blank([close + 1]) }
    }
  }

  /// Whether a parenthesis holds a value, and not what something is called with.
  private static func isExpression(_ open: Int, in file: Parsed) -> Bool {
    guard open >= 0 else { return false }
    return open == 0 || !file.isAdjacent(open) || !file.isWord(open - 1)
  }
}
