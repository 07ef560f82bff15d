import Rehearsal
import Testing
import UIKit

@testable import UIKitTestSupport

@MainActor @Suite("Children exchanged by hand")
struct ContainerExchangeTests {
  private let log = CallLog()
  private let stage = Stage(scale: 1)
  private let parent = UIViewController()
  private let a: LoggedChild
  private let b: LoggedChild

  init() {
    a = LoggedChild("A", log: log)
    b = LoggedChild("B", log: log)
    parent.addChild(a)
    parent.view.addSubview(a.view)
    a.didMove(toParent: parent)
    stage.perform { stage.window.rootViewController = parent }
    stage.settle()
  }

  private func calls(_ body: () -> Void) -> [String] {
    let before = log.lines.count
    stage.perform(body)
    stage.settle()
    return log.lines[before...].map { String($0.prefix { $0 != "(" && $0 != " " }) }
  }

  @Test("by transition(from:to:) hear of it in pairs, and the old view goes (F2.10.7)")
  func exchange() {
    var completed: Bool?
    let heard = calls {
      parent.addChild(b)
      parent.transition(
        from: a, to: b, duration: 0.3, animations: { b.view.alpha = 0.5 },
        completion: { completed = $0 })
    }
    #expect(completed == true)
    #expect(
      heard == [
        "B.willMove", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
        "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear",
      ])
    #expect(a.view.superview == nil && b.view.superview === parent.view)
  }

  @Test("are refused when they are strangers")
  func strangers() {
    stage.perform { parent.transition(from: a, to: b, duration: 0.3, animations: nil) }
    #expect(stage.violations.map(\.rule) == ["transition-of-strangers"])
    #expect(b.viewIfLoaded?.superview == nil)
  }

  @Test("by addSubview and removeFromSuperview hear of it too")
  func byHand() {
    let heard = calls {
      parent.addChild(b)
      parent.view.addSubview(b.view)
      b.didMove(toParent: parent)
      a.willMove(toParent: nil)
      a.view.removeFromSuperview()
      a.removeFromParent()
    }
    #expect(
      heard == [
        "B.willMove", "B.viewDidLoad", "B.viewWillAppear", "B.didMove", "A.willMove",
        "A.viewWillDisappear", "A.viewDidDisappear", "A.didMove", "B.viewIsAppearing",
        "B.viewDidAppear",
      ])
    #expect(stage.violations.isEmpty)
  }
}
