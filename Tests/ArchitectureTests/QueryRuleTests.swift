import Testing

@Suite("The rule on queries") struct QueryRuleTests {
  private func swift(_ text: String, in module: String = "UIKit") -> SourceFile {
    SourceFile(path: "Sources/\(module)/File.swift", text: text)
  }

  @Test func `no property asks, lays out or records`() throws {
    #expect(try QueryRules.breaches(in: SourceTree.files(under: "Sources")) == [])
  }

  @Test(arguments: [
    "var mayGo: Bool { delegate?.shouldGo(self) ?? true }",
    "private var rows: Int {\n  let asked = dataSource?.rows(in: self)\n  return asked ?? 0\n}",
    "var shown: UIView {\n  if gone { Violation.record(.gone) }\n\n  return view\n}",
    "var count: Int {\n  get {\n    Unsupported.report(\"many\")\n    return 1\n  }\n  set {}\n}",
    "var places: [CGRect] {\n  layoutIfNeeded()\n  return all\n}",
  ])
  func `a property that acts is seen`(text: String) throws {
    #expect(try QueryRules.breaches(in: [swift(text)]).map(\.line) == [1])
  }

  @Test(arguments: [
    "open var visibleCells: [Cell] {\n  layoutIfNeeded()\n  return all\n}",
    "open override var canBecome: Bool { delegate?.shouldGo(self) ?? true }",
    "var title = 1 {\n  didSet { delegate?.changed(self) }\n}",
    "var title: Int {\n  didSet { delegate?.changed(self) }\n}",
    "var title: Int {\n  get { all }\n  set {\n    delegate?.changed(self)\n  }\n}",
    "func askWhetherToGo() -> Bool { delegate?.shouldGo(self) ?? true }",
    "var title: Int { delegate?.title ?? 1 } // delegate?.shouldGo(self)",
  ])
  func `verbs, what is Apple's, and what sets pass`(text: String) throws {
    #expect(try QueryRules.breaches(in: [swift(text)]) == [])
  }

  @Test func `a public query of the stage is ours`() throws {
    let text = "public var mayGo: Bool { delegate?.shouldGo(self) ?? true }"
    #expect(try QueryRules.breaches(in: [swift(text, in: "Rehearsal")]).count == 1)
    #expect(throws: NothingToExamine.self) {
      try QueryRules.breaches(in: [swift(text, in: "Timing")])
    }
  }
}
