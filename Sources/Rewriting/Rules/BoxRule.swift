/// `NSValue(caTransform3D: turn)` becomes `(turn)`: Foundation keeps no transform in a box here, and
/// animations take transforms as they are.
enum BoxRule {
  static func apply(_ edits: inout FileEdits) {
    let file = edits.file
    for index in file.tokens.indices
    where file.is(index, "NSValue") && file.is(index + 1, "(")
      && file.is(index + 2, "caTransform3D") && file.is(index + 3, ":")
    {
      edits.blank([index, index + 2, index + 3])
    }
  }
}
