import UIKit

/// Writes down who is called with what, line by line.
@MainActor
final class CallLog {
  private(set) var lines: [String] = []

  func note(_ who: String, _ call: String) { lines.append("\(who).\(call)") }

  func clear() { lines = [] }

  func heading(_ text: String) { lines.append("-- \(text)") }

  var text: String { lines.joined(separator: "\n") + "\n" }
}

/// A controller that writes down its life.
final class LoggedController: UIViewController {
  let name: String
  let log: CallLog

  init(_ name: String, log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  private func state() -> String {
    let flags = [("presented", isBeingPresented), ("dismissed", isBeingDismissed)]
    let set = flags.filter(\.1).map { " being " + $0.0 }
    return set.joined() + (transitionCoordinator == nil ? "" : " coordinator")
  }

  override func viewDidLoad() { log.note(name, "viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) {
    log.note(name, "viewWillAppear(\(animated))\(state())")
  }
  override func viewIsAppearing(_ animated: Bool) {
    log.note(name, "viewIsAppearing(\(animated)) in window \(view.window != nil)")
  }
  override func viewDidAppear(_ animated: Bool) {
    log.note(name, "viewDidAppear(\(animated))\(state())")
  }
  override func viewWillDisappear(_ animated: Bool) {
    log.note(name, "viewWillDisappear(\(animated))\(state())")
  }
  override func viewDidDisappear(_ animated: Bool) {
    log.note(name, "viewDidDisappear(\(animated))\(state())")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.note(name, "viewWillTransition(to: \(Int(size.width))×\(Int(size.height)))")
    super.viewWillTransition(to: size, with: coordinator)
  }
}

/// A presentation controller that writes down its life.
final class LoggedPresentation: UIPresentationController {
  var log: CallLog?
  var name = "presentation"
  var removesPresenter = false

  override var shouldRemovePresentersView: Bool { removesPresenter }
  override func presentationTransitionWillBegin() {
    log?.note(name, "presentationTransitionWillBegin()")
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    log?.note(name, "presentationTransitionDidEnd(\(completed))")
  }
  override func dismissalTransitionWillBegin() {
    log?.note(name, "dismissalTransitionWillBegin()")
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log?.note(name, "dismissalTransitionDidEnd(\(completed))")
  }
  override func containerViewWillLayoutSubviews() {
    log?.note(name, "containerViewWillLayoutSubviews()")
  }
  override func containerViewDidLayoutSubviews() {
    log?.note(name, "containerViewDidLayoutSubviews()")
  }
}

/// A delegate and animator in one, as many apps have it, that writes down what it is asked.
final class LoggedTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let log: CallLog
  var duration = 0.4
  var interactor: UIPercentDrivenInteractiveTransition?
  var removesPresenter = false
  /// Whether the to-view is put in and the animation run to its end.
  var behaves = true
  /// What it tells the context; nil tells the truth.
  var answer: Bool?
  private(set) var context: (any UIViewControllerContextTransitioning)?

  init(log: CallLog) { self.log = log }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    log.note("delegate", "presentationController(forPresented:presenting:source:)")
    let controller = LoggedPresentation(
      presentedViewController: presented, presenting: presenting)
    controller.log = log
    controller.removesPresenter = removesPresenter
    let other = (presented as? LoggedController).map(\.name).flatMap { $0 == "B" ? nil : $0 }
    if let other { controller.name = "\(other)'s presentation" }
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("delegate", "animationController(forPresented:presenting:source:)")
    return self
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    log.note("delegate", "animationController(forDismissed:)")
    return self
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("delegate", "interactionControllerForPresentation(using:)")
    return interactor
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("delegate", "interactionControllerForDismissal(using:)")
    return interactor
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    log.note("animator", "transitionDuration(using:)")
    return duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    let nilness = { (view: UIView?) in view == nil ? "nil" : "view" }
    log.note(
      "animator",
      "animateTransition(using:) from \(nilness(context.view(forKey: .from)))"
        + " to \(nilness(context.view(forKey: .to)))")
    guard behaves else { return }
    let to = context.view(forKey: .to)
    if let to, let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(to)
      context.view(forKey: .from).map(context.containerView.bringSubviewToFront)
    }
    let moving = context.view(forKey: .from) ?? to
    UIView.animate(withDuration: duration) {
      moving?.center.y += 1
    } completion: { _ in
      moving?.center.y -= 1
      context.completeTransition(self.answer ?? !context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.note("animator", "animationEnded(\(transitionCompleted))")
  }
}
