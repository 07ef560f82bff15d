/// Attributes of a text had strings for keys in Swift 3: dictionaries that a file keeps them in have those of
/// Swift 4 here, where the constants' names of then are keys.
enum AttributeKeyRule {
  static func apply(_ edits: inout FileEdits) {
    let file = edits.file
    let keys = file.tokens.indices.filter { isKey($0, in: file) }
    guard !keys.isEmpty else { return }
    var names: Set<String> = []
    var types: Set<Int> = []
    for key in keys {
      guard let open = (0..<key).last(where: { file.is($0, "[") && file.partner[$0] > key }) else {
        continue
      }
      if let type = type(before: open, in: file) { types.insert(type) }
      if let type = type(castedTo: file.partner[open], in: file) { types.insert(type) }
      // `attributes[NSFontAttributeName] = …`
      if file.isWord(open - 1) { names.insert(file.text(open - 1)) }
    }
    for index in file.tokens.indices where takesAttributes(index, in: file) {
      if file.isWord(index + 2), !file.is(index + 3, "(") { names.insert(file.text(index + 2)) }
    }
    for index in file.tokens.indices where file.isWord(index) && names.contains(file.text(index)) {
      if let type = type(declaredAt: index, in: file) { types.insert(type) }
    }
    for type in types { edits.exchange(type, for: "NSAttributedString.Key") }
  }

  /// One of the constants, as the key of a literal or of a subscript.
  private static func isKey(_ index: Int, in file: Parsed) -> Bool {
    let word = file.text(index)
    return word.hasPrefix("NS") && word.hasSuffix("AttributeName")
      && (file.is(index + 1, ":") || file.is(index + 1, "]"))
  }

  /// What attributes are given to: `attributes: text`, `titleTextAttributes = text`.
  private static func takesAttributes(_ index: Int, in file: Parsed) -> Bool {
    switch file.text(index) {
    case "attributes", "withAttributes": file.is(index + 1, ":")
    case "titleTextAttributes", "typingAttributes", "linkTextAttributes": file.is(index + 1, "=")
    case "setTitleTextAttributes", "addAttributes": file.is(index + 1, "(")
    default: false
    }
  }

  /// The `String` in the type of what a literal is given to: `let text: [String: Any] = [`.
  private static func type(before open: Int, in file: Parsed) -> Int? {
    guard file.is(open - 1, "=") else { return nil }
    let end = file.is(open - 2, "?") || file.is(open - 2, "!") ? open - 3 : open - 2
    guard file.is(end, "]") else { return nil }
    return key(ofTypeAt: file.partner[end], in: file)
  }

  /// That of `[…] as [String: Any]`.
  private static func type(castedTo close: Int, in file: Parsed) -> Int? {
    file.is(close + 1, "as") ? key(ofTypeAt: close + 2, in: file) : nil
  }

  /// That of `text: [String: Any]`, a variable or a parameter, and of `text = [String: Any]()`.
  private static func type(declaredAt index: Int, in file: Parsed) -> Int? {
    if file.is(index + 1, ":") { return key(ofTypeAt: index + 2, in: file) }
    let isDeclared = file.is(index - 1, "var") || file.is(index - 1, "let")
    return isDeclared && file.is(index + 1, "=") ? key(ofTypeAt: index + 2, in: file) : nil
  }

  private static func key(ofTypeAt open: Int, in file: Parsed) -> Int? {
    let isText = file.is(open, "[") && file.is(open + 1, "String") && file.is(open + 2, ":")
    let isAny = file.is(open + 3, "Any") || file.is(open + 3, "AnyObject")
    return isText && isAny ? open + 1 : nil
  }
}
