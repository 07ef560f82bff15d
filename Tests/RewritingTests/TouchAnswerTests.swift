import Testing

@testable import Rewriting

/// Views and screens that answer touches by overriding methods say so.
@Suite struct TouchAnswerTests {
  private func rewritten(_ text: String) -> String {
    let source = Source(path: "/Mine.swift", text: Array(text.utf8))
    return String(decoding: Rewriter.rewrite([source])[0].text, as: UTF8.self)
  }

  @Test("what all classes answer is overridden in views and screens, and hidden in others")
  func description() {
    let text = "override class func description() -> String { \"A\" }"
    #expect(rewritten("class A: UITableViewCell { \(text) }").contains("override class func desc"))
    let other = rewritten("class A: NSObject { \(text) }")
    #expect(!other.contains("override") && other.contains("class func description()"))
  }

  private static let empty = "(_ touches: Set<UITouch>, with event: UIEvent?) {}"

  @Test(
    "what is overridden is what they answer",
    arguments: [
      (["touchesBegan"], 1), (["touchesEnded"], 1), (["touchesMoved"], 2),
      (["touchesBegan", "touchesMoved", "touchesEnded"], 3), (["touchesCancelled"], 0),
    ])
  func kinds(names: [String], number: Int) {
    let methods = names.map { "override func \($0)\(Self.empty)" }.joined(separator: "; ")
    let text = rewritten("class Card: UIView { \(methods) }")
    #expect(
      text.contains("override class func _answeredTouches() -> Int { \(number) }") == (number > 0))
  }

  @Test(
    "only classes that are views or screens, as accessible as those",
    arguments: [
      ("class A: UIViewController { override func touchesBegan\(empty) }", "{ override class"),
      (
        "public class A: UIView { public override func touchesEnded\(empty) }",
        "{ public override class"
      ),
      (
        "open class A: UIView { open override func touchesEnded\(empty) }",
        "{ public override class"
      ),
      (
        "class B: UIView {}; class A: B { override func touchesMoved\(empty) }",
        "A: B { override class"
      ),
      ("class A: UIGestureRecognizer { override func touchesBegan\(empty) }", nil),
      ("class A: NSObject { override func touchesBegan\(empty) }", nil),
      ("class A: UIView { func touchesBegan() {} }", nil),
    ] as [(String, String?)])
  func classes(text: String, expected: String?) {
    let result = rewritten(text)
    #expect(result.contains("_answeredTouches") == (expected != nil))
    if let expected { #expect(result.contains(expected), "\(result)") }
  }
}
