import Rehearsal
import Testing
import UIKit

/// `scroll to "Buy"`: fingers bring into sight what a script names.
@MainActor @Suite("A script that scrolls") struct ScrollToTests {
  private let stage = Stage(device: .iPhone16, scale: 1)
  private let button = UIButton(type: .system)
  private let outer = UIScrollView()

  /// A button far down on a long page, or in a row within it.
  private func page(_ place: CGPoint, inRow: Bool = false) {
    button.setTitle("Buy", for: .normal)
    stage.perform {
      let root = UIViewController()
      outer.frame = root.view.bounds
      outer.contentSize = CGSize(width: 393, height: 4000)
      button.frame = CGRect(origin: place, size: CGSize(width: 80, height: 40))
      if inRow {
        let row = UIScrollView(frame: CGRect(x: 0, y: 2500, width: 393, height: 100))
        row.contentSize = CGSize(width: 3000, height: 100)
        row.addSubview(button)
        outer.addSubview(row)
      } else {
        outer.addSubview(button)
      }
      root.view.addSubview(outer)
      stage.window.rootViewController = root
    }
    stage.settle()
  }

  private func play(_ text: String) throws {
    try stage.play(RehearsalScript(parsing: text))
    stage.settle()
  }

  private var middle: CGPoint {
    button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
  }

  @Test("what lies further down comes into sight", arguments: [900.0, 1700, 3950])
  func down(y: Double) throws {
    page(CGPoint(x: 100, y: y))
    try play("scroll to \"Buy\"")
    #expect(stage.window.bounds.contains(middle), "\(middle)")
  }

  @Test("and back up again")
  func up() throws {
    page(CGPoint(x: 100, y: 20))
    stage.perform { outer.contentOffset.y = 3000 }
    try play("scroll to \"Buy\"")
    #expect(stage.window.bounds.contains(middle))
  }

  @Test("a row within the page is scrolled, too")
  func row() throws {
    page(CGPoint(x: 2000, y: 30), inRow: true)
    try play("scroll to \"Buy\"")
    #expect(stage.window.bounds.contains(middle), "\(middle)")
  }

  @Test("what shows already stays where it is")
  func there() throws {
    page(CGPoint(x: 100, y: 300))
    let (began, offset) = (stage.now, outer.contentOffset)
    try stage.play(RehearsalScript(parsing: "scroll to \"Buy\""))
    #expect(outer.contentOffset == offset && stage.now - began < 0.05)
  }

  @Test("names that there are not, and places, are refused with the line")
  func refused() throws {
    page(CGPoint(x: 100, y: 900))
    #expect(throws: ScriptPlayError.self) { try play("scroll to \"Sell\"") }
    #expect(throws: ScriptError.self) {
      try RehearsalScript(parsing: "scroll to 100,900")
    }
  }

  @Test("a text of it reads back as the same")
  func text() throws {
    let script = try RehearsalScript(parsing: "scroll to \"Buy now\"\ntap \"Buy now\"\n")
    #expect(try RehearsalScript(parsing: script.description) == script)
  }
}
