import Testing

@testable import Rewriting

/// What is found in files to be played.
@Suite struct FindingTests {
  private func found(_ text: String) -> [String] {
    FoundTransition.all(in: [Source(path: "A.swift", text: Array(text.utf8))])
      .map { "\($0.name) \($0.role.rawValue)" }
  }

  @Test("a screen that opens another one comes before delegates, delegates before animators")
  func order() {
    let animator =
      "class A: NSObject, UIViewControllerAnimatedTransitioning { init(shows: Bool) {} }"
    let delegate = "class D: NSObject {}\nextension D: UIViewControllerTransitioningDelegate {}"
    let screen =
      "class S: UIViewController { @objc private func open(_ sender: UIButton) "
      + "{ present(D(), animated: true) } }"
    #expect(found(animator) == ["A animator"])
    #expect(found([animator, delegate].joined(separator: "\n")) == ["D modalDelegate"])
    #expect(found([animator, delegate, screen].joined(separator: "\n")) == ["S opener"])
  }

  @Test("what cannot be made, or is private, is not played")
  func unreachable() {
    let kind = "NSObject, UIViewControllerAnimatedTransitioning"
    #expect(found("class A: \(kind) { init(with engine: Engine) {} }") == [])
    #expect(found("private class A: \(kind) {}") == [])
    #expect(found("class A: \(kind) { init(with engine: Engine = .standard) {} }").count == 1)
  }
}
