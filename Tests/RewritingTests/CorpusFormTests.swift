import Foundation
import Testing
import UIKit

@testable import Rehearsal
@testable import RewritingCorpus

/// Rarer spellings of the corpus, and what they do.
@MainActor @Suite(.serialized) struct CorpusFormTests {
  /// What the corpus's code logged.
  private func log(_ body: () -> Void) -> [String] {
    AppLog.lines = []
    body()
    return AppLog.lines
  }

  @Test("optional methods are nil where they are lacking, and functions where they are not")
  func questions() {
    let (menu, quiet, loud) = (Menu(), QuietOwner(), LoudOwner())
    #expect(menu.answers == [false, true, false])
    menu.delegate = quiet
    #expect(menu.answers == [true, true, false])
    #expect(log { menu.close() } == ["quiet closed", "quiet closed", "title none"])
    menu.delegate = loud
    #expect(log { #expect(menu.answers == [false, false, true, true]) } == ["selected 3"])
  }

  @Test("attributes in all their forms leave what they stand in front of")
  func attributes() {
    let forms = AttributeForms.make()
    #expect(forms.stored == 7 && forms.level == 7)
    #expect(
      forms.selectors.map(\.description) == [
        "fromExtension", "other:", "spaced:", "late", "open", "flip:",
      ])
    #expect(
      log {
        for selector in forms.selectors.prefix(4) { forms.perform(selector, with: forms) }
        forms.hideAll()
      } == ["from extension", "other", "spaced", "late", "hidden"])
  }

  @Test("selectors that are strings find exposed methods; others are violations when they are sent")
  func strings() {
    let stage = Stage()
    let screen = StringSelectors()
    let lines = log {
      stage.perform { screen.loadViewIfNeeded() }
      screen.navigationItem.rightBarButtonItem?.perform()
      NotificationCenter.default.post(name: NSNotification.Name("StringSelectors"), object: nil)
      stage.perform { screen.navigationItem.leftBarButtonItem?.perform() }
    }
    #expect(lines == ["go", "heard StringSelectors"])
    #expect(stage.violations.count == 1)
    #expect(stage.violations.first?.description.contains("missing:") == true)
  }

  @Test("selectors of chains, of nested types and of superclasses have their names and call")
  func chains() {
    let screen = SelectorChains()
    #expect(
      screen.all.map(\.description) == [
        "poke:", "poke:", "endEditing:", "alpha", "setAlpha:", "viewWillAppear:", "ticks",
        "becomeFirstResponder", "setNeedsLayout",
      ])
    #expect(
      screen.keys == ["ticks", "ticks", "ticks", "layer.cornerRadius", "doubleSided"])
    let control = UIControl()
    screen.wire(control)
    #expect(log { control.sendActions(for: .touchUpInside) } == ["poke"])
    #expect(log { screen.perform(screen.all[5], with: true) } == ["will appear"])
  }

  @Test("files of Windows, with a byte order mark, emoji and accents, are like others")
  func windows() {
    let view = WindowsFile()
    #expect(view.all.map(\.description) == ["👋:", "café"])
    #expect(log { view.all.forEach { view.perform($0, with: nil) } } == ["wave 👋", "café"])
    #expect(WindowsFile.long.contains("@objc #selector(a)"))
  }

  @Test("of nested conditions the ones for iOS are compiled")
  func conditions() {
    let object = NestedConditions()
    #expect(log { object.perform(object.selector) } == ["phone"])
    #expect(object.compiled() == "iOS")
  }

  @Test("key-value coding, observing, associated objects, delays, timers and queues")
  func keyValues() {
    let stage = Stage()
    let screen = KeyValueScreen()
    let lines = log {
      stage.perform { stage.window.rootViewController = screen }
      stage.perform { screen.run() }
      stage.advance(to: 0.3)
      AppLog.note("0.3 s")
      stage.advance(to: 1)
    }
    #expect(
      lines == [
        "root 0.5 4.0", "move 2.0", "true", "center 9.0", "later x", "0.3 s", "timed", "queue",
      ])
    #expect(stage.unsupported.isEmpty, "\(stage.unsupported)")
  }
}
