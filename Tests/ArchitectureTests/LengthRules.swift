/// A stretch of code with a body, and how many lines it takes.
struct FunctionSpan: Equatable {
  let name: String
  let line: Int
  let lineCount: Int
}

/// The rules about how long things get.
enum LengthRules {
  static let longestFile = 400
  static let longestFunction = 60

  /// Files that are the body of one class, which Swift lets nobody divide: what can be overridden
  /// stands there (`OpenRules`). They may be longer; their functions must be all the shorter.
  static let bodies: Set = [
    "Sources/QuartzCore/Layers/CALayer.swift", "Sources/UIKit/Controllers/UIViewController.swift",
    "Sources/UIKit/Views/UIView.swift",
  ]
  static let longestBody = 800
  static let longestFunctionOfABody = 20

  static func breaches(in sources: [SourceFile]) throws -> [Fault] {
    guard !sources.isEmpty else { throw NothingToExamine(what: "lengths") }
    return sources.flatMap { longFile($0) + longFunctions($0) }
  }

  private static func longFile(_ source: SourceFile) -> [Fault] {
    let most = bodies.contains(source.path) ? longestBody : longestFile
    guard source.lineCount > most else { return [] }
    return [
      Fault(path: source.path, message: "\(source.lineCount) lines, where \(most) are the most")
    ]
  }

  private static func longFunctions(_ source: SourceFile) -> [Fault] {
    let most = bodies.contains(source.path) ? longestFunctionOfABody : longestFunction
    return functions(in: source).filter { $0.lineCount > most }.map {
      Fault(
        path: source.path, line: $0.line,
        message: "\($0.name) takes \($0.lineCount) lines, where \(most) are the most")
    }
  }

  /// Every function, initialiser, subscript and computed property with its length.
  static func functions(in source: SourceFile) -> [FunctionSpan] {
    let tokens = Token.all(in: source)
    return source.isSwift ? swiftFunctions(tokens) : cFunctions(tokens)
  }

  private static func swiftFunctions(_ tokens: [Token]) -> [FunctionSpan] {
    tokens.indices.compactMap { index in
      let token = tokens[index]
      let isMember = index > 0 && tokens[index - 1].text == "."
      guard Token.declaring.contains(token.text), !isMember,
        let open = opening(after: index, in: tokens), let close = closing(of: open, in: tokens)
      else { return nil }
      let isNamed = ["func", "var"].contains(token.text) && index + 1 < tokens.count
      return FunctionSpan(
        name: isNamed ? tokens[index + 1].text : token.text, line: token.line,
        lineCount: tokens[close].line - token.line + 1)
    }
  }

  /// The brace that opens a declaration's body; nil when it has none.
  private static func opening(after start: Int, in tokens: [Token]) -> Int? {
    var depth = 0
    for index in tokens.indices[(start + 1)...] {
      let text = tokens[index].text
      if "([".contains(text) { depth += 1 }
      if ")]".contains(text) { depth -= 1 }
      guard depth == 0 else {
        if depth < 0 { return nil }
        continue
      }
      if text == "{" { return index }
      let ends = text == "}" || text == ";" || Token.beginning.contains(text)
      if ends || (text == "=" && tokens[start].text == "var") { return nil }
    }
    return nil
  }

  private static func closing(of open: Int, in tokens: [Token]) -> Int? {
    var depth = 0
    for index in tokens.indices[open...] {
      if tokens[index].text == "{" { depth += 1 }
      if tokens[index].text == "}" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// In C a function is a brace outside all others that follows a closed parenthesis.
  private static func cFunctions(_ tokens: [Token]) -> [FunctionSpan] {
    var spans: [FunctionSpan] = []
    var index = 0
    while index < tokens.count {
      defer { index += 1 }
      guard tokens[index].text == "{", let close = closing(of: index, in: tokens) else { continue }
      if index > 0, tokens[index - 1].text == ")", let name = cName(before: index - 1, in: tokens) {
        spans.append(
          FunctionSpan(
            name: name.text, line: name.line, lineCount: tokens[close].line - name.line + 1))
      }
      index = close
    }
    return spans
  }

  /// The word before the parentheses that close here.
  private static func cName(before close: Int, in tokens: [Token]) -> Token? {
    var depth = 0
    for index in stride(from: close, through: 1, by: -1) {
      if tokens[index].text == ")" { depth += 1 }
      if tokens[index].text == "(" { depth -= 1 }
      if depth == 0 { return tokens[index - 1] }
    }
    return nil
  }
}
