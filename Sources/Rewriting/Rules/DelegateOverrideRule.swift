/// `override var delegate: UIScrollViewDelegate?` in a scroll view of one's own.
///
/// There the property is no member of the class, so that tables can narrow its type: it is hidden
/// instead of overridden. Through a variable of a type further up the hidden one is reached. Those
/// of tables, grids and text views are members, and overridden as any other.
enum DelegateOverrideRule {
  static func apply(_ edits: inout FileEdits) {
    let file = edits.file
    for index in file.tokens.indices
    where file.is(index, "delegate") && file.is(index - 1, "var") && file.is(index + 1, ":") {
      let type = (index + 2..<index + 5).first { file.is($0, "UIScrollViewDelegate") }
      guard let type, let word = override(before: index - 1, in: file) else { continue }
      edits.blank([word])
      guard let open = file.body(after: type) else { continue }
      for place in open..<file.partner[open]
      where file.brace[place] == open && (file.is(place, "didSet") || file.is(place, "willSet")) {
        observer(at: place, &edits)
      }
    }
  }

  private static func override(before keyword: Int, in file: Parsed) -> Int? {
    var index = keyword - 1
    while index >= 0, Modifiers.words.contains(file.text(index)) {
      if file.is(index, "override") { return index }
      index -= 1
    }
    return nil
  }

  /// An observer becomes a setter that hands on.
  private static func observer(at index: Int, _ edits: inout FileEdits) {
    let file = edits.file
    guard file.is(index, "didSet"), file.is(index + 1, "{"), file.partner[index + 1] > index else {
      return edits.remark("cannot watch this delegate; use didSet without a name", at: index)
    }
    edits.exchange(
      index,
      for: "get { return super.delegate } set { let oldValue = super.delegate; "
        + "super.delegate = newValue; _ = oldValue; do")
    edits.insert(" }", after: file.partner[index + 1])
  }
}
