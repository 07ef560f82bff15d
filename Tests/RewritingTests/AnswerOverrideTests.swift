import Testing

@testable import Rewriting

/// Classes that answer or forward by selector in place of what objects do.
@Suite struct AnswerOverrideTests {
  private func rewritten(_ text: String) -> String {
    let source = Source(path: "/Mine.swift", text: Array(text.utf8))
    return String(decoding: Rewriter.rewrite([source])[0].text, as: UTF8.self)
  }

  @Test("what every object answers by selector is a class's own, said by a protocol, once")
  func answers() {
    let method = "override func responds(to aSelector: Selector!) -> Bool "
    let text = rewritten(
      "class A: NSObject, P { \(method){ return super.responds(to: aSelector) } }\n"
        + "class B: A { \(method){ return super.responds(to: aSelector) } }")
    let lines = text.split(separator: "\n")
    #expect(lines[0].contains("class A: NSObject, P, _AnswersBySelector {"))
    #expect(!lines[0].contains("override") && lines[0].contains("super._respondsAsObject(to:"))
    #expect(
      lines[1].contains("class B: A { override func _responds")
        && lines[1].contains("super._responds(to:"))
  }

  @Test("the protocol comes before what a class asks of its parameters")
  func generic() {
    let text = rewritten(
      "class A<T>: NSObject where T: P { override func forwardingTarget(for aSelector: Selector!)"
        + " -> Any? { nil } }")
    #expect(text.contains("class A<T>: NSObject, _ForwardsBySelector where T: P {"), "\(text)")
  }
}
