import Rehearsal
import Testing
import UIKit

@testable import UIKitTestSupport

/// What published presentations lean on (F2.15).
@MainActor @Suite("Presentations as public code writes them")
struct PresentationPatternTests {
  @Test("a sheet that its container lays out slides away from where it stands (F2.15.1, F2.15.2)")
  func customDismissalSlides() throws {
    let (stage, screen) = screenOnStage()
    var told: [CGRect] = []
    let delegate = PatternDelegate { shows in
      PatternAnimator(shows) { context, shows in
        let sheet = context.viewController(forKey: shows ? .to : .from)!
        if shows { context.containerView.addSubview(sheet.view) }
        let rest = context.finalFrame(for: sheet)
        told.append(rest)
        let out = rest.offsetBy(dx: 0, dy: rest.height)
        sheet.view.frame = shows ? out : rest
        UIView.animate(
          withDuration: 0.4, delay: 0, options: .curveLinear,
          animations: { sheet.view.frame = shows ? rest : out },
          completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
      }
    }
    delegate.presentation = { BottomPresentation(presentedViewController: $0, presenting: $1) }
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = delegate
    stage.perform { screen.present(sheet, animated: true) }
    stage.settle()
    let rest = sheet.view.frame
    #expect(rest == CGRect(x: 0, y: 552, width: 393, height: 300))
    stage.perform { screen.dismiss(animated: true) }
    var places: [CGFloat] = []
    for _ in 0..<5 {
      stage.advance(to: stage.now + 0.05)
      places.append(try #require(sheet.view.layer.presentation()).frame.minY)
    }
    #expect(places == places.sorted() && places[0] > 552 && places[0] < 640)
    stage.settle()
    #expect(told == [rest, rest])
    #expect(stage.violations.isEmpty)
  }

  @Test("a sheet's screen that the animator puts into the container itself stays there, and goes")
  func ownViewInSheet() {
    let (stage, screen) = screenOnStage()
    let delegate = PatternDelegate { shows in
      PatternAnimator(shows) { context, shows in
        let sheet = context.viewController(forKey: shows ? .to : .from)!
        if shows { context.containerView.addSubview(sheet.view) }
        UIView.animate(withDuration: 0.4) {
          sheet.view.alpha = shows ? 1 : 0
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    let sheet = UIViewController()
    sheet.transitioningDelegate = delegate
    stage.perform { screen.present(sheet, animated: true) }
    stage.settle()
    #expect(sheet.view.window != nil)
    stage.perform { screen.dismiss(animated: true) }
    stage.settle()
    #expect(sheet.view.window == nil && screen.presentedViewController == nil)
  }

  @Test(
    "a delegate that a screen sets when its view is loaded counts where it fills the screen (F8.16.1)",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext])
  func delegateSetWhenLoaded(_ style: UIModalPresentationStyle) {
    let (stage, screen) = screenOnStage()
    let late = LateDelegateScreen()
    late.modalPresentationStyle = style
    stage.perform { screen.present(late, animated: true) }
    stage.settle()
    #expect(late.delegate.count == 1 && late.presentingViewController != nil)
  }

  @Test("what says no style is a sheet, and the whole screen in an older application (F8.17.1)")
  func automaticStyle() {
    for (kit, top, covers) in [(13, 52.0, false), (12, 0.0, true)] {
      let (stage, screen) = screenOnStage()
      stage.environment.system.kit = kit
      let shown = UIViewController()
      stage.perform { screen.present(shown, animated: true) }
      stage.settle()
      let place = shown.view.convert(shown.view.bounds, to: stage.window)
      #expect((place.minY > 0) == (top > 0) && (screen.view.window == nil) == covers)
    }
  }

  @Test("the screen below may be put into a sheet's container, as dismissals of full screens do")
  func presenterInSheet() {
    let (stage, screen) = screenOnStage()
    let delegate = PatternDelegate { shows in
      PatternAnimator(shows) { context, shows in
        let view = context.viewController(forKey: .to)!.view!
        context.containerView.addSubview(view)
        if !shows { context.containerView.sendSubviewToBack(view) }
        UIView.animate(withDuration: 0.2) {
          view.alpha = 1
          context.viewController(forKey: .from)!.view.frame.origin.y -= 10
        } completion: { _ in
          context.completeTransition(true)
        }
      }
    }
    let shown = UIViewController()
    shown.transitioningDelegate = delegate
    stage.perform { screen.present(shown, animated: true) }
    stage.settle()
    stage.perform { screen.dismiss(animated: true) }
    stage.settle()
    #expect(screen.presentedViewController == nil)
    #expect(screen.traitCollection.userInterfaceLevel == .base)
  }

  @Test("a card keeps a presenter moved by its frame where it put it (F2.15.6)")
  func presenterFrame() throws {
    let (stage, screen) = screenOnStage()
    let whole = stage.window.bounds
    let delegate = PatternDelegate { shows in
      PatternAnimator(shows) { context, shows in
        let back = context.viewController(forKey: shows ? .from : .to)!.view!
        let card = context.viewController(forKey: shows ? .to : .from)!.view!
        if shows { context.containerView.addSubview(card) }
        UIView.animate(withDuration: 0.4) {
          back.frame = shows ? whole.insetBy(dx: 30, dy: 60) : whole
        } completion: { _ in
          context.completeTransition(true)
        }
      }
    }
    let card = UIViewController()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = delegate
    stage.perform { screen.present(card, animated: true) }
    stage.settle()
    stage.perform { stage.window.setNeedsLayout() }
    #expect(screen.view.frame == whole.insetBy(dx: 30, dy: 60))
    stage.perform { screen.dismiss(animated: true) }
    stage.settle()
    #expect(screen.view.frame == whole)
  }

  @Test(
    "the presenter is back after a full-screen dismissal whose animator took it out (F2.15.9)",
    arguments: [true, false])
  func presenterIsBack(brings: Bool) {
    let (stage, screen) = screenOnStage()
    let delegate = PatternDelegate { shows in
      PatternAnimator(shows) { context, shows in
        let from = context.view(forKey: .from)!, to = context.view(forKey: .to)!
        if shows || brings { context.containerView.addSubview(to) }
        UIView.animate(withDuration: 0.4) {
          from.alpha = 0.5
        } completion: { _ in
          from.alpha = 1
          if !shows { to.removeFromSuperview() }
          context.completeTransition(true)
        }
      }
    }
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    other.transitioningDelegate = delegate
    stage.perform { screen.present(other, animated: true) }
    stage.settle()
    stage.perform { screen.dismiss(animated: true) }
    stage.settle()
    #expect(screen.view.window === stage.window)
    #expect(screen.view.frame == stage.window.bounds)
    #expect(stage.violations.map(\.rule) == (brings ? [] : ["presenter-not-brought-back"]))
  }

  @Test("without an interactor the vended animator is the application's to start (F2.15.7)")
  func vendedAnew() {
    let (stage, screen) = screenOnStage()
    let delegate = PatternDelegate { VendingAnimator(shows: $0) }
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    other.transitioningDelegate = delegate
    stage.perform { screen.present(other, animated: true) }
    stage.settle()
    #expect(VendingAnimator.completions == 1)
    #expect(other.view.frame == stage.window.bounds)
    #expect(other.view.window != nil)
    VendingAnimator.completions = 0
  }

  @Test("an interactive transition says so in every call before its start (F2.15.3)")
  func interactiveBefore() {
    let (stage, screen) = screenOnStage()
    let delegate = PatternDelegate { shows in
      PatternAnimator(shows) { context, _ in
        context.view(forKey: .to).map(context.containerView.addSubview)
        UIView.animate(withDuration: 0.4) {
          context.view(forKey: .from)?.alpha = 0.5
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.interactor = interactor
    let other = InteractiveReader()
    other.modalPresentationStyle = .fullScreen
    other.transitioningDelegate = delegate
    stage.perform { screen.present(other, animated: true) }
    stage.perform { interactor.finish() }
    stage.settle()
    #expect(other.heard == ["will true", "did false"])
  }

  @Test("whoever was asked first is asked first again after a modal (F2.15.8)")
  func firstResponder() {
    let (stage, screen) = screenOnStage()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    stage.perform {
      screen.view.addSubview(field)
      field.becomeFirstResponder()
    }
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    stage.perform { screen.present(other, animated: true) }
    stage.settle()
    #expect(!field.isFirstResponder)
    stage.perform { screen.dismiss(animated: true) }
    stage.settle()
    #expect(field.isFirstResponder)
  }

  @Test("the background ends animations unfinished (a guess)")
  func background() {
    let (stage, screen) = screenOnStage()
    var ends: [Bool] = []
    stage.perform {
      UIView.animate(withDuration: 5) {
        screen.view.alpha = 0.5
      } completion: {
        ends.append($0)
      }
    }
    stage.advance(to: stage.now + 1)
    stage.enterBackground()
    stage.advance(to: stage.now + 0.1)
    #expect(ends == [false])
  }
}

/// Vends a new property animator whenever it is asked.
private final class VendingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  static var completions = 0
  let shows: Bool

  init(shows: Bool) { self.shows = shows }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    let view = context.view(forKey: shows ? .to : .from)!
    let whole = context.containerView.bounds
    if shows { context.containerView.addSubview(view) }
    view.frame = whole.offsetBy(dx: 0, dy: whole.height)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.frame = whole }
    animator.addCompletion { _ in
      Self.completions += 1
      context.completeTransition(true)
    }
    return animator
  }
}

/// Reads in its callbacks whether the transition is interactive.
private final class InteractiveReader: UIViewController {
  var heard: [String] = []

  private func read(_ name: String) {
    transitionCoordinator.map { heard.append("\(name) \($0.isInteractive)") }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    read("will")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    read("did")
  }
}

/// Has its transitioning delegate only once its view is loaded.
private final class LateDelegateScreen: UIViewController {
  let delegate = CountingDelegate()

  override func viewDidLoad() {
    super.viewDidLoad()
    transitioningDelegate = delegate
  }
}

private final class CountingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private(set) var count = 0

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    count += 1
    return nil
  }
}
