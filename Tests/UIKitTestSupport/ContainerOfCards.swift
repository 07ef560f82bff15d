import UIKit

/// A container of an application's own: runs animators with a context that it makes itself and
/// tells its children of appearance by hand.
final class CardContainer: UIViewController {
  private let log: CallLog
  private(set) var shown: UIViewController?
  private var isChanging = false
  /// What was asked for on the way has its turn afterwards.
  private var waiting: (() -> Void)?

  init(log: CallLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    shown?.beginAppearanceTransition(true, animated: animated)
  }
  override func viewDidAppear(_ animated: Bool) { shown?.endAppearanceTransition() }
  override func viewWillDisappear(_ animated: Bool) {
    shown?.beginAppearanceTransition(false, animated: animated)
  }
  override func viewDidDisappear(_ animated: Bool) { shown?.endAppearanceTransition() }

  /// Shows a child in the place of the one on show, after a transition that is under way.
  func show(
    _ child: UIViewController, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard !isChanging else {
      waiting = { [weak self] in self?.show(child, animator: animator, interactor: interactor) }
      return
    }
    addChild(child)
    guard let old = shown, view.window != nil else {
      view.addSubview(child.view)
      child.view.frame = view.bounds
      child.didMove(toParent: self)
      return shown = child
    }
    isChanging = true
    old.willMove(toParent: nil)
    old.beginAppearanceTransition(false, animated: animator != nil)
    child.beginAppearanceTransition(true, animated: animator != nil)
    let context = CardContext(in: view, from: old, to: child) { [weak self] completed in
      self?.finish(from: old, to: child, completed: completed)
      animator?.animationEnded(completed)
      self?.showNext()
    }
    context.isInteractive = interactor != nil
    if let interactor {
      interactor.startInteractiveTransition(context)
    } else if let animator {
      animator.animateTransition(using: context)
    } else {
      view.addSubview(child.view)
      child.view.frame = view.bounds
      context.completeTransition(true)
    }
  }

  private func finish(from old: UIViewController, to new: UIViewController, completed: Bool) {
    let (stays, goes) = completed ? (new, old) : (old, new)
    goes.view.removeFromSuperview()
    if !completed {
      new.beginAppearanceTransition(false, animated: true)
      new.endAppearanceTransition()
      old.willMove(toParent: self)
      old.beginAppearanceTransition(true, animated: true)
    } else {
      old.endAppearanceTransition()
    }
    stays.endAppearanceTransition()
    goes.removeFromParent()
    if completed { new.didMove(toParent: self) }
    shown = stays
    log.note("container", "finish(completed: \(completed))")
    isChanging = false
  }

  private func showNext() {
    let show = waiting
    waiting = nil
    show?()
  }
}

/// The context that the container hands to animators.
final class CardContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  var isInteractive = false
  private(set) var transitionWasCancelled = false
  private let from: UIViewController
  private let to: UIViewController
  private let completion: (Bool) -> Void

  init(
    in view: UIView, from: UIViewController, to: UIViewController,
    completion: @escaping (Bool) -> Void
  ) {
    containerView = view
    self.from = from
    self.to = to
    self.completion = completion
  }

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() { isInteractive = false }
  func pauseInteractiveTransition() {
    isInteractive = true
    transitionWasCancelled = false
  }
  func cancelInteractiveTransition() {
    isInteractive = false
    transitionWasCancelled = true
  }
  func completeTransition(_ didComplete: Bool) { completion(didComplete) }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : to.view
  }
  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? containerView.bounds : .zero
  }
  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }
}
