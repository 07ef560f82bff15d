import Rehearsal
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Flows that are odd and right: whatever happens on the way, nothing is said against them, and in the end
/// all is as it was.
@MainActor @Suite("Fifty odd but correct flows")
struct OddFlowTests {
  enum Flow: String, CaseIterable, Sendable {
    case dismissInCompletion, leaveWhenAppeared, comeAtOnceAndLeave, chainFromAppearing
    case turnOnTheWay, backgroundOnTheWay, comeAgain, fromField, darkOnTheWay
  }

  /// Does something as soon as it has appeared, once.
  private final class Eager: UIViewController {
    var act: ((Eager) -> Void)?
    var balance = 0
    override func viewWillAppear(_ animated: Bool) { balance += 1 }
    override func viewDidDisappear(_ animated: Bool) { balance -= 1 }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      let act = self.act
      self.act = nil
      act?(self)
    }
  }

  private nonisolated static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext, .overCurrentContext,
  ]

  @Test("leave all as it was", arguments: styles, Flow.allCases)
  func clean(style: UIModalPresentationStyle, flow: Flow) {
    let stage = Stage(scale: 1)
    let (root, screen) = (UIViewController(), Eager())
    let stack = UINavigationController(rootViewController: root)
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 100, height: 30))
    stage.perform { stage.window.rootViewController = stack }
    stage.perform { root.view.addSubview(field) }
    stage.settle()
    let before = ContainerRig.lines(of: stage.window)
    screen.modalPresentationStyle = style
    run(flow, screen, over: root, field, on: stage)
    #expect(stage.violations.isEmpty, "\(stage.violations.map(\.rule))")
    #expect(stage.unsupported.isEmpty)
    #expect(root.presentedViewController == nil && screen.presentingViewController == nil)
    #expect(screen.view.window == nil && screen.balance == 0)
    #expect(root.view.window === stage.window && stack.transitionCoordinator == nil)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    stage.perform { field.resignFirstResponder() }
    stage.settle()
    #expect(ContainerRig.lines(of: stage.window) == before)
  }

  private func run(
    _ flow: Flow, _ screen: Eager, over root: UIViewController, _ field: UITextField,
    on stage: Stage
  ) {
    let leave = { stage.perform { root.dismiss(animated: true) } }
    switch flow {
    case .dismissInCompletion:
      stage.perform { root.present(screen, animated: true) { root.dismiss(animated: true) } }
    case .leaveWhenAppeared:
      screen.act = { $0.dismiss(animated: true) }
      stage.perform { root.present(screen, animated: true) }
    case .comeAtOnceAndLeave:
      stage.perform { root.present(screen, animated: false) }
      leave()
    case .chainFromAppearing:
      screen.act = { $0.present(UIViewController(), animated: true) }
      stage.perform { root.present(screen, animated: true) }
      stage.settle()
      leave()
    case .turnOnTheWay, .backgroundOnTheWay, .darkOnTheWay:
      stage.perform { root.present(screen, animated: true) }
      stage.advance(to: stage.now + 0.1)
      disturb(flow, stage, back: false)
      stage.settle()
      leave()
      stage.advance(to: stage.now + 0.1)
      disturb(flow, stage, back: true)
    case .comeAgain:
      stage.perform { root.present(screen, animated: true) }
      stage.settle()
      stage.perform {
        root.dismiss(animated: true) { root.present(screen, animated: true) }
      }
      stage.settle()
      leave()
    case .fromField:
      stage.perform { field.becomeFirstResponder() }
      stage.perform { root.present(screen, animated: true) }
      stage.settle()
      leave()
    }
    stage.settle()
  }

  private func disturb(_ flow: Flow, _ stage: Stage, back: Bool) {
    switch flow {
    case .turnOnTheWay: stage.turnOver(duration: 0.3)
    case .backgroundOnTheWay:
      stage.enterBackground()
      stage.advance(to: stage.now + 0.1)
      stage.becomeActive()
    default:
      stage.perform { stage.window.overrideUserInterfaceStyle = back ? .unspecified : .dark }
    }
  }
}
