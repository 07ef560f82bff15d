import Foundation
import TestSupport
import Testing

@testable import RehearseCommands
@testable import Rewriting

/// Initialisers called by a class that is only known at run time: Objective-C finds each, and UIKit's code is
/// full of `T()` and `self.init()`.
@MainActor @Suite(.serialized) struct ClassCallTests {
  private func rewritten(_ text: String, at mark: String, back: Int = 0) -> String {
    let source = Source(path: "/Mine.swift", text: Array(text.utf8))
    let before = text[..<text.range(of: mark)!.lowerBound]
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let place = ClassCallRule.Place(
      line: lines.count, column: lines.last!.utf8.count + 1 + back)
    let result = Rewriter.rewrite([source], classCalls: ["/Mine.swift": [place]])[0]
    return String(decoding: result.text, as: UTF8.self)
  }

  @Test(
    "are written by way of the class that requires them, whatever stands before them",
    arguments: [
      ("let a = T()", "T()", 0, "let a = _MadeByType(T.self).make()"),
      ("let a = Self(frame: b)", "Self(", 0, "let a = _MadeByType(Self.self).make(frame: b)"),
      ("let a = self.init()", "init", 0, "let a = _MadeByType(self).make()"),
      ("let a = T.init(frame: .zero)", "init", 0, "let a = _MadeByType(T.self).make(frame: .zero)"),
      ("f(types[i].init())", "init", 0, "f(_MadeByType(types[i]).make())"),
      ("f(type(of: self).init())", "init", 0, "f(_MadeByType(type(of: self)).make())"),
      ("return a.b(c)[0]!.init()", "init", 0, "return _MadeByType(a.b(c)[0]!).make()"),
      ("let é = \"é\"; x = type.init()", "init", 0, "let é = \"é\"; x = _MadeByType(type).make()"),
      ("(\n  kind).init()", "init", 0, "_MadeByType((\n  kind)).make()"),
      // What is no call stays.
      ("let a = T", "T", 0, "let a = T"), ("a.b()", "b", 0, "a.b()"),
    ])
  func forms(text: String, mark: String, back: Int, expected: String) {
    #expect(rewritten(text, at: mark, back: back) == expected)
  }

  @Test("a class with an init of its own, and those that have it from it, say how they are made")
  func ownMaking() {
    let text = """
      class A: UIView { init() { super.init(frame: .zero) } }
      class B: A { var x = 1; convenience init(x: Int) { self.init() } }
      public class C: UIViewController { public init() { } }
      class D: UIView { init(name: String) {} }
      class E: UIPresentationController { init() {} }
      class F: A { init(name: String) {} }
      class G: UITableViewCell { init() throws {} }
      class H: UIView { @available(*, unavailable) init() {} }
      class I: F {}
      class J: A { required init?(coder: NSCoder) { nil } }
      class K: UIView { private init() {} }
      class L: K {}
      class M: B {}
      class N: UIView {}
      """
    let source = Source(path: "/Mine.swift", text: Array(text.utf8))
    let lines = String(decoding: Rewriter.rewrite([source])[0].text, as: UTF8.self)
      .split(separator: "\n")
    let making = lines.map { $0.contains("override class func _madeWithoutArguments()") }
    #expect(making == "11100000001010".map { $0 == "1" })
    #expect(lines[1].contains("{ B() }") && lines[2].contains("public override class func"))
  }

  private static let factories = """
    import UIKit
    func make<T: UIView>(_ type: T.Type) -> T { T(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
    func screen<T: UIViewController>(_ type: T.Type) -> T { return T() }
    func cell<T: UITableViewCell>(_ type: T.Type) -> T {
      type.init(style: .default, reuseIdentifier: "id")
    }
    extension UIView { static func fresh() -> Self { let v = self.init(); return v } }
    class Base: UIViewController {
      let n: Int
      init() { n = 7; super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class Derived: Base { var m = 8 }
    final class Card: UIView {
      let tagged: String
      override init(frame: CGRect) { tagged = "card"; super.init(frame: frame) }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class Row: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class Start: UIViewController {
      let screens: [UIViewController.Type] = [Derived.self, UITableViewController.self]
      override func viewDidLoad() {
        super.viewDidLoad()
        print(make(Card.self).tagged, make(UILabel.self).frame.width, Card.fresh().tagged)
        print(screen(Derived.self).n, screen(Derived.self).m, screen(Base.self).n)
        print(cell(Row.self).reuseIdentifier ?? "-", cell(Row.self).detailTextLabel == nil)
        let go = UIButton(
          type: .system,
          primaryAction: UIAction(title: "Go") { [unowned self] _ in
            let next = screens[0].init()
            present(next, animated: true)
          })
        go.frame = CGRect(x: 40, y: 200, width: 100, height: 44)
        view.addSubview(go)
      }
    }
    """

  @Test(
    "run, whichever class declares them; and what nobody could call on a device is told as it is written"
  )
  func runs() throws {
    let text = Self.factories
    try withFolder { folder in
      let (file, log) = (
        folder.appendingPathComponent("Mine.swift"), folder.appendingPathComponent("log")
      )
      try Data(text.utf8).write(to: file)
      let words = ["--at", "0,0.3", "-o", folder.appendingPathComponent("film.png").path]
      let run = RunResult.of(["run", file.path, "--log", log.path] + words)
      #expect(run.code == .well && run.err.contains("presents Derived"), "\(run.err)")
      #expect(!run.err.contains("left out"), "\(run.err)")
      let said = try String(contentsOf: log, encoding: .utf8)
      #expect(said.hasPrefix("card 3.0 card\n7 8 7\nid false\n"), "\(said)")
      let wrong = text.replacing("return T()", with: "return T(nib: 1)")
      try Data(wrong.utf8).write(to: file)
      let broken = RunResult.of(["run", file.path] + words)
      #expect(broken.code == .different && broken.err.contains("return T(nib: 1)"), "\(broken.err)")
      #expect(!broken.err.contains("_MadeByType"), "\(broken.err)")
    }
  }
}
