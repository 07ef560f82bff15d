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

  private static let animator = "NSObject, UIViewControllerAnimatedTransitioning"

  @Test(
    "initialisers that throw, wait, fail, are generic or closed make nothing",
    arguments: [
      "init() throws {}", "init() async {}", "init?() {}", "init!(a: Bool) {}",
      "init<T>(_ a: T?) {}",
      "fileprivate init() {}", "private init() {}", "required init?(coder: NSCoder) {}",
      "init(a: Engine) {}; convenience init?(b: Bool) {}",
      "@available(*, unavailable) override init() {}",
    ])
  func initialisers(text: String) {
    #expect(found("class A: \(Self.animator) { \(text) }") == [])
    #expect(found("class A: \(Self.animator) { \(text); init(duration: Double) {} }").count == 1)
    // A subclass without one of its own has those of its superclass, and no other.
    #expect(found("class A: \(Self.animator) { \(text) }\nclass B: A {}") == [])
    #expect(
      found("class A: \(Self.animator) { \(text) }\nclass B: A { override init() {} }").count == 1)
  }

  @Test("a model that is only ever read from data is not made up, a list of none is")
  func stored() {
    let model = "final class Chat: Decodable { let name: String; var unread: Int? }\n"
    let screen =
      "class S: UIViewController { init(_ a: CHATS) {}; func open() { present(S(), animated: true) } }"
    let one = screen.replacing("CHATS", with: "Chat")
    let many = screen.replacing("CHATS", with: "[Chat]")
    #expect(making(model + one) == [])
    #expect(making(model + many) == ["S([])"])
    // With values for all, or of a class that is no such model, it can be made.
    #expect(making("final class Chat: Codable { var name = \"\" }\n" + one) == ["S(Chat())"])
  }

  private func making(_ text: String) -> [String] {
    let found = FoundProgram(of: [Source(path: "A.swift", text: Array(text.utf8))])
    return found?.roots.filter { $0.name == "S" && $0.rank < 3 }.map(\.making) ?? []
  }

  @Test("convenient initialisers leave those of the superclass where they are")
  func convenience() {
    #expect(found("class A: \(Self.animator) { convenience init(a: Int) {} }").count == 1)
    let base = "class A: \(Self.animator) { init(duration: Double) {} }\nclass B: A {}"
    #expect(found(base) == ["A animator", "B animator"])
  }

  @Test(
    "classes that another file cannot name are not played",
    arguments: [
      "class A<T>: X {}", "enum B<T> { class A: X {} }", "private enum B { class A: X {} }",
      "func b() { class A: X {} }", "extension B { class A: X {} }; private struct B {}",
      "fileprivate extension B { class A: X {} }", "class C { func b() { class A: X {} } }",
    ])
  func closed(text: String) {
    #expect(found(text.replacing("X", with: Self.animator)) == [])
    let open = "extension B { enum C { class A: \(Self.animator) {} } }; struct B {}"
    #expect(found(open) == ["B.C.A animator"])
  }

  @Test(
    "methods that wait, throw, are generic or of the class open nothing",
    arguments: [
      "func open() async", "func open() throws", "static func open()", "class func open()",
      "func open<T>(_ a: T? = nil)",
    ])
  func openers(head: String) {
    let screen = "class S: UIViewController { \(head) { present(D(), animated: true) } }"
    #expect(found(screen) == ["S screen"])
    #expect(
      found(screen + "\nextension S { private func tapped() { present(D()) } }") == ["S opener"])
  }
}
