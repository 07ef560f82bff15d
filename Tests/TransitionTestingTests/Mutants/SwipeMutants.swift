import TransitionTesting
import UIKit

/// A screen that a downward pan dismisses; mutants differ in how they hear the gesture's end.
class SwipeScreen: UIViewController {
  let interactor = UIPercentDrivenInteractiveTransition()
  let pan = UIPanGestureRecognizer()
  var isDragging = false

  override func viewDidLoad() {
    view.backgroundColor = .systemTeal
    let block = UIView(frame: CGRect(x: 0, y: 300, width: 200, height: 200))
    block.backgroundColor = .systemIndigo
    view.addSubview(block)
    pan.addTarget(self, action: Selector("pan", SwipeScreen.panned))
    view.addGestureRecognizer(pan)
  }

  func panned() {
    let progress = max(pan.translation(in: nil).y / 600, 0)
    switch pan.state {
    case .began:
      isDragging = true
      dismiss(animated: true)
    case .changed: interactor.update(progress)
    case .ended: end(progress)
    case .cancelled, .failed: lose()
    default: break
    }
  }

  func end(_ progress: CGFloat) {
    isDragging = false
    progress > 0.4 ? interactor.finish() : interactor.cancel()
  }

  func lose() {
    isDragging = false
    interactor.cancel()
  }
}

/// P16: does nothing when the system takes the finger away.
final class IgnoresLoss: SwipeScreen {
  override func lose() {}
}

/// P16: takes it for a swipe that went far enough.
final class FinishesOnLoss: SwipeScreen {
  override func lose() {
    isDragging = false
    interactor.finish()
  }
}

/// Q5: forgets what came before the transition had started.
final class ForgetsEarly: SwipeScreen {
  override func end(_ progress: CGFloat) {
    isDragging = false
    guard transitionCoordinator?.percentComplete ?? 0 > 0 else { return }
    super.end(progress)
  }
}

/// P12: the speed of the rest is what is left of the way, 0 at the end.
final class SlowsDown: SwipeScreen {
  override func end(_ progress: CGFloat) {
    interactor.completionSpeed = 0
    super.end(progress)
  }
}

/// What is left of the way takes twenty times as long as it should.
final class StopsDead: SwipeScreen {
  override func end(_ progress: CGFloat) {
    interactor.completionSpeed = 0.05
    super.end(progress)
  }
}

/// A list that a downward pan dismisses when it is at its top.
class ListScreen: SwipeScreen, UIGestureRecognizerDelegate {
  let list = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 100, height: 3000)
    list.bounces = false
    view.addSubview(list)
    pan.delegate = self
  }

  var isAtTop: Bool { list.contentOffset.y <= 0 }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isAtTop }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// B4: dismisses wherever the list is.
final class StealsScroll: ListScreen {
  override var isAtTop: Bool { true }
}

/// B4: waits for the list's own pan to fail, which it never does.
final class StarvesPan: ListScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    pan.require(toFail: list.panGestureRecognizer)
  }

  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// P10: tells the context beside the interactor.
final class EndsTwice: SwipeScreen {
  override func end(_ progress: CGFloat) {
    super.end(progress)
    interactor.cancel()
  }
}

/// Supplies the slide and the screen's interactor.
class SwipeDelegate: SlideDelegate {
  weak var screen: SwipeScreen?

  override func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    screen?.isDragging == true ? screen?.interactor : nil
  }
}

@MainActor
enum SwipeMutants {
  static func flow(
    _ name: String,
    keeping delegate: @escaping @MainActor () -> SwipeDelegate = { SwipeDelegate() },
    _ make: @escaping @MainActor () -> SwipeScreen
  ) -> ScreenFlow {
    ScreenFlow(name) {
      PlainScreen(.root, keeping: delegate())
    } start: { root, animated in
      let next = make()
      let delegate = (root as? PlainScreen)?.companion as? SwipeDelegate
      delegate?.screen = next
      next.modalPresentationStyle = .fullScreen
      next.transitioningDelegate = delegate
      root.present(next, animated: animated)
    } reverse: { root, animated in
      root.dismiss(animated: animated)
    }.swiping(.init(driving: .back, from: CGPoint(x: 0.5, y: 0.2), by: CGVector(dx: 0, dy: 600)))
  }

  static let all: [Mutant] = [
    Mutant("IgnoresLoss", "P16", "lost-gesture-cancels", flow("IgnoresLoss") { IgnoresLoss() })
      .showing(in: "back-swipe-taken-away"),
    Mutant(
      "FinishesOnLoss", "P16", "lost-gesture-cancels", flow("FinishesOnLoss") { FinishesOnLoss() }
    ).showing(in: "back-swipe-taken-away"),
    Mutant("ForgetsEarly", "Q5", "early-release-ends", flow("ForgetsEarly") { ForgetsEarly() })
      .showing(in: "back-swipe-early"),
    Mutant("SlowsDown", "P12", "interactor-rules", flow("SlowsDown") { SlowsDown() })
      .showing(in: "back-swipe"),
    Mutant("StopsDead", "P12", "keeps-speed", flow("StopsDead") { StopsDead() })
      .showing(in: "back-swipe-fling"),
    Mutant("StealsScroll", "B4", "pan-yields-to-scroll", flow("StealsScroll") { StealsScroll() })
      .showing(in: "back-swipe-scrolled"),
    Mutant("StarvesPan", "B4", "pan-yields-to-scroll", flow("StarvesPan") { StarvesPan() })
      .showing(in: "back-swipe"),
    Mutant("EndsTwice", "P10", "interactor-rules", flow("EndsTwice") { EndsTwice() })
      .showing(in: "back-swipe"),
  ]
}

extension ScreenFlow {
  func swiping(_ swipe: Swipe) -> ScreenFlow {
    var flow = self
    flow.swipe = swipe
    return flow
  }
}
