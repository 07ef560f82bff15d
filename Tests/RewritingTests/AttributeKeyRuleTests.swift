import Testing

@testable import Rewriting

@Suite("Keys of a text's attributes")
struct AttributeKeyRuleTests {
  @Test("attributes of a text that had strings for keys have those of today")
  func attributeKeys() {
    let key = "NSAttributedString.Key"
    for (former, present) in [
      (
        "let a: [String: Any] = [NSFontAttributeName: f]",
        "let a: [\(key): Any] = [NSFontAttributeName: f]"
      ),
      (
        "let a = [NSFontAttributeName: f] as [String : AnyObject]",
        "let a = [NSFontAttributeName: f] as [\(key) : AnyObject]"
      ),
      (
        "var a = [String: Any]()\na[NSKernAttributeName] = 1",
        "var a = [\(key): Any]()\na[NSKernAttributeName] = 1"
      ),
      (
        "func f(b: [String: Any]) { g(attributes: b) }\nlet k = [NSFontAttributeName: f]",
        "func f(b: [\(key): Any]) { g(attributes: b) }\nlet k = [NSFontAttributeName: f]"
      ),
    ] {
      #expect(rewrite(former) == present)
    }
    for kept in [
      "let a: [String: Any] = [\"a\": 1]",
      "let a: [String: Any] = [name: 1]\nlet b = NSFontAttributeName",
    ] {
      #expect(rewrite(kept) == kept)
    }
  }

  private func rewrite(_ text: String) -> String {
    let source = Source(path: "A.swift", text: Array(text.utf8))
    return Rewriter.rewrite([source]).map { String(decoding: $0.text, as: UTF8.self) }.joined()
  }
}
