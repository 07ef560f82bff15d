import Testing

@testable import Rewriting

@Suite("Observers that are no responders") struct ObservingRuleTests {
  private func rewritten(_ text: String) -> String {
    let source = Source(path: "/a.swift", text: Array(("import UIKit\n" + text).utf8))
    return String(decoding: Rewriter.rewrite([source])[0].text, as: UTF8.self)
  }

  private static let method = """
      override func observeValue(forKeyPath keyPath: String?, of object: Any?, \
    change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        if context == nil { go() } else { super.observeValue(forKeyPath: keyPath, of: object, \
    change: change, context: context) }
      }
    """

  @Test("the first class that takes news conforms, and hands nothing on")
  func first() {
    let text = rewritten("class Header: NSObject {\n\(Self.method)\n}\n")
    #expect(text.contains("NSObject , _KeyPathObserving"))
    #expect(!text.contains("override") && !text.contains("super"))
  }

  @Test("a class of the module in between changes nothing, one that takes news itself does")
  func between() {
    let plain = rewritten("class Model: NSObject {}\nclass Header: Model {\n\(Self.method)\n}\n")
    #expect(plain.contains("Model , _KeyPathObserving") && !plain.contains("override"))
    let base = "class Model: NSObject {\n\(Self.method)\n}\n"
    let both = rewritten(base + "class Header: Model {\n\(Self.method)\n}\n")
    #expect(both.components(separatedBy: "_KeyPathObserving").count == 2)
    #expect(both.components(separatedBy: "override").count == 2)
  }

  @Test("what is asked of keys that nobody knows goes the same way")
  func undefinedKeys() {
    let text = rewritten(
      """
      class Model: NSObject {
        override func setValue(_ value: Any?, forUndefinedKey key: String) { super.setValue(value, forUndefinedKey: key) }
        override func value(forUndefinedKey key: String) -> Any? { super.value(forUndefinedKey: key) }
        override func setValue(_ value: Any?, forKey key: String) {}
      }
      """)
    #expect(text.contains("NSObject , _UndefinedKeySetting , _UndefinedKeyReading"))
    #expect(!text.contains("super") && text.components(separatedBy: "override").count == 2)
  }

  @Test("a controller's stays as it is")
  func controller() {
    let text = "class Screen: UIViewController {\n\(Self.method)\n}\n"
    #expect(rewritten(text).contains("override func observeValue"))
  }

  @Test("formats of tables count, those of other files stay as they are")
  func formats() {
    let plain = "let a = String(format: \"%d\", 1)\n"
    #expect(rewritten(plain).contains("String(format:"))
    let told = rewritten(plain + "let b = NSLocalizedString(\"b\", comment: \"\")\n")
    #expect(told.contains("String(_format:"))
    let counted = rewritten("let a = String.localizedStringWithFormat(b, 1)\n")
    #expect(counted.contains("String._localizedStringWithFormat(b, 1)"))
    let languages = rewritten(
      "let a = Bundle.main.preferredLocalizations\nlet b = Bundle.preferredLocalizations(from: [])\n"
    )
    #expect(languages.contains("main._preferredLocalizations"))
    #expect(languages.contains("Bundle.preferredLocalizations(from"))
  }
}
