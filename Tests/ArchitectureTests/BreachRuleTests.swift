import Testing

@Suite("Breaches and rules") struct BreachRuleTests {
  @Test("no rule is chosen by a string")
  func noRuleByString() throws {
    let sources = try SourceTree.files(under: "Sources")
    #expect(try BreachRules.names(in: sources).count > 90)
    #expect(try BreachRules.breaches(in: sources) == [])
  }

  private static let breach = SourceFile(
    path: "Sources/Choreography/Breaches/Planted.swift",
    text: "BreachFacts(\"present-twice\", .requestsAreSound, \"it is presented\")")
  private static let rule = SourceFile(
    path: "Sources/TransitionTesting/Rules/Planted.swift",
    text: "let identifier = \"completes-once\"")

  @Test(
    "a rule that is chosen by a string is seen, in every way of doing it",
    arguments: [
      "if breach.name == \"present-twice\" { }", "case \"completes-once\": return rule",
      "if name.hasPrefix(\"present-\") { }", "message.split(separator: \"·\")",
      "Rule.named(\"completes-once\")", "switch name { case \"present-twice\", \"other\": 1 }",
    ])
  func planted(code: String) throws {
    for module in ["TransitionTesting", "UIKit"] {
      let source = SourceFile(path: "Sources/\(module)/Other.swift", text: "let a = 1\n\(code)\n")
      let faults = try BreachRules.breaches(in: [Self.breach, Self.rule, source])
      #expect(faults.map(\.line) == [2], "\(faults)")
    }
  }

  @Test(
    "words that are none, declarations and comments are left alone",
    arguments: [
      "// present-twice", "/// `\"present-twice\"`", "let a = \"present twice\"",
      "case completesOnce = \"completes-once\"", "let a = \"in-between-\"",
    ])
  func innocent(code: String) throws {
    let source = SourceFile(path: "Sources/TransitionTesting/Other.swift", text: code)
    #expect(try BreachRules.breaches(in: [Self.breach, Self.rule, source]) == [])
  }

  @Test("sources without names of breaches are no sources to examine")
  func nothing() {
    #expect(throws: NothingToExamine.self) { try BreachRules.breaches(in: []) }
  }
}
