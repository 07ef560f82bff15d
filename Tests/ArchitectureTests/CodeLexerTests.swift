import Testing

/// What the lexer blanks, and what it lets stand.
@Suite struct CodeLexing {
  private func code(_ text: String, _ language: CodeLexer.Language = .swift) -> String {
    CodeLexer.code(of: text, language: language)
  }

  @Test(arguments: [
    ("a // b", "a     "), ("a /* /* b */ c */ d", "a                 d"), ("f(\"b\")", "f(   )"),
    ("f(#\"a\"b\"#) + c", "f(       ) + c"), ("\"\\(x)\"", " \\(x) "),
    ("f(/[\"{]/)", "f(      )"), ("a / b / c", "a / b / c"), ("\"\"\"\n{\n\"\"\"}", "   \n \n   }"),
    ("\"a\\\"b\" c", "       c"),
  ])
  func `Swift's literals and comments become blanks`(text: String, expected: String) {
    #expect(code(text) == expected)
  }

  @Test(arguments: [
    ("'{' + \"}\" // {", "    +         "), ("/* a /* b */ c", "             c"),
    ("'\\'' x", "     x"),
  ])
  func `C's literals and comments become blanks`(text: String, expected: String) {
    #expect(code(text, .c) == expected)
  }

  @Test func `a string without an end spoils one line only`() {
    #expect(code("\"open\nlet a = 1") == "     \nlet a = 1")
  }

  @Test func `strings inside an interpolation are blanked, its code stays`() {
    #expect(code("\"a\\(f(\"b\"))c\"d") == "  \\(f(   ))  d")
  }

  @Test func `strings can be kept while comments go`() {
    #expect(
      CodeLexer.code(of: "\"a//b\" // c", language: .swift, keepingStrings: true) == "\"a//b\"     "
    )
  }
}
