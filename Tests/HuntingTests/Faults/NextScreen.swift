import UIKit

/// The screen over the other: a button closes it, and a downward pan drags it away.
final class NextScreen: UIViewController {
  private let transition: CardTransition
  let button = UIButton(type: .system)
  let ask = UIButton(type: .system)
  let pan = UIPanGestureRecognizer()

  init(_ transition: CardTransition, style: UIModalPresentationStyle) {
    self.transition = transition
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = style
    transitioningDelegate = transition
  }

  required init?(coder: NSCoder) { return nil }

  private var hooks: FaultHooks? { transition.home?.hooks }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    add(button, "Close", "close", y: 160, Selector("close", NextScreen.close))
    add(ask, "Ask", "ask", y: 240, Selector("question", NextScreen.question))
    pan.addTarget(self, action: Selector("pan", NextScreen.panned))
    view.addGestureRecognizer(pan)
    if let home = transition.home { hooks?.loaded(home, self) }
  }

  private func add(
    _ button: UIButton, _ title: String, _ name: String, y: CGFloat, _ action: Selector
  ) {
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = name
    button.frame = CGRect(x: 100, y: y, width: 120, height: 44)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }

  func close() {
    guard let home = transition.home, hooks?.willClose(home, self) != false else { return }
    presentingViewController?.dismiss(animated: true)
  }

  func question() {
    guard presentedViewController == nil else { return }
    guard let home = transition.home, home.hooks.willAsk(home) else { return }
    home.hooks.asked(home, self)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { [weak home] _ in
        if let home { home.hooks.answered(home) }
      })
    present(alert, animated: true)
  }

  func panned() {
    guard let home = transition.home else { return }
    let progress = max(pan.translation(in: nil).y / 600, 0)
    switch pan.state {
    case .began:
      // A finger that came down just before something else began drives nothing.
      guard presentedViewController == nil, transitionCoordinator == nil else { return }
      transition.isDragging = true
      presentingViewController?.dismiss(animated: true)
    case .changed where transition.isDragging:
      if home.hooks.panMoves(home, self, pan) { transition.interactor.update(progress) }
    case .ended where transition.isDragging:
      transition.isDragging = false
      guard home.hooks.panEnds(home, self, pan) else { return }
      progress > 0.4 ? transition.interactor.finish() : transition.interactor.cancel()
    case .cancelled where transition.isDragging:
      transition.isDragging = false
      if home.hooks.panIsLost(home, self) { transition.interactor.cancel() }
    default: break
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let home = transition.home { hooks?.nextAppeared(home, self) }
  }

  override func traitCollectionDidChange(_ former: UITraitCollection?) {
    super.traitCollectionDidChange(former)
    guard former != nil, let home = transition.home else { return }
    hooks?.traits(home, self)
  }
}

/// Slides the card, and drives its way back under a finger.
final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  weak var home: HomeScreen?
  var isDragging = false
  private(set) var interactor = UIPercentDrivenInteractiveTransition()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CardAnimator(home, isComing: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CardAnimator(home, isComing: false) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard isDragging else { return nil }
    interactor = UIPercentDrivenInteractiveTransition()
    return interactor
  }
}

/// A slide from below that keeps its contract.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private weak var home: HomeScreen?
  private let isComing: Bool

  init(_ home: HomeScreen?, isComing: Bool) {
    self.home = home
    self.isComing = isComing
    super.init()
  }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    if let to = context.view(forKey: .to), let screen = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: screen)
      if isComing {
        container.addSubview(to)
        to.transform = CGAffineTransform(translationX: 0, y: container.bounds.height)
      } else {
        container.insertSubview(to, at: 0)
      }
    }
    if let home { home.hooks.animates(home, context, isComing) }
    let card = context.view(forKey: isComing ? .to : .from)
    UIView.animate(withDuration: 0.3) {
      card?.transform =
        self.isComing
        ? .identity : CGAffineTransform(translationX: 0, y: container.bounds.height)
    } completion: { _ in
      card?.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    if let home { home.hooks.ended(home, isComing, transitionCompleted) }
  }
}
