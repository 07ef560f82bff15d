import Testing

@testable import Rewriting

@Suite("Files that need what is not here")
struct LeftOutFileTests {
  private func leftOut(_ text: String) -> LeftOutFile? {
    LeftOutFile(Source(path: "a.swift", text: Array(text.utf8)), without: ["SwiftUI"])
  }

  @Test("have their screens stand there empty, made as they are made elsewhere")
  func screens() throws {
    let file = try #require(
      leftOut(
        """
        import SwiftUI
        struct Card: View { var body: some View { Text("a") } }
        final class CardScreen: UIHostingController<Card> {
          var onPick: ((Int) -> Void)?
          private var other = 1
          init(number: Int, then: @escaping () -> Void) { super.init(rootView: Card()) }
          func close(animated: Bool) { dismiss(animated: animated) }
          func answer() -> Int { 42 }
          required dynamic init?(coder: NSCoder) { fatalError() }
        }
        enum Kind: String { case a, b }
        struct Plain { let number = 1 }
        """))
    #expect(file.classes == ["CardScreen"])
    #expect(
      file.text == """
        class CardScreen: UIViewController {
          var onPick: ((Int) -> Void)?
          init(number: Int, then: @escaping () -> Void) { super.init(nibName: nil, bundle: nil) }
          func close(animated: Bool) {}
          required init?(coder: NSCoder) { super.init(coder: coder) }
          override func viewDidLoad() { super.viewDidLoad(); _showLeftOut("CardScreen", "SwiftUI", view) }
        }
        enum Kind: String { case a, b }
        struct Plain { let number = 1 }

        """)
  }

  @Test("are kept where the application begins in them")
  func beginning() {
    #expect(
      leftOut("class A: UIResponder, UIApplicationDelegate {}") == nil
        && leftOut("struct S: App { var body: some Scene { WindowGroup {} } }") == nil)
  }
}
