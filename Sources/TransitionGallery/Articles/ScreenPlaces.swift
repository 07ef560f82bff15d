import UIKit

/// Where the screens of a transition belong, read anew when it is over: the container may have
/// another size by then.
@MainActor
struct ScreenPlaces {
  private let context: UIViewControllerContextTransitioning
  private let containerSize: CGSize
  private let start: CGRect

  /// Remembers how things stand before anything moves.
  init(_ context: UIViewControllerContextTransitioning) {
    self.context = context
    containerSize = context.containerView.bounds.size
    start = context.view(forKey: .from)?.frame ?? .zero
  }

  /// Puts the incoming screen at its final frame: on top when it comes, beneath when it comes back.
  func bringIn(isForward: Bool) {
    guard let view = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return }
    view.frame = context.finalFrame(for: controller)
    if isForward {
      context.containerView.addSubview(view)
    } else {
      context.containerView.insertSubview(view, at: 0)
    }
  }

  /// Puts the screen that stays into its place and tells the context the truth.
  func complete() {
    let completed = !context.transitionWasCancelled
    if let view = context.view(forKey: completed ? .to : .from),
      let controller = context.viewController(forKey: completed ? .to : .from)
    {
      let place = completed ? context.finalFrame(for: controller) : start
      view.frame = present(place, of: controller)
    }
    context.completeTransition(completed)
  }

  /// A place in the container as it was, in the container as it is.
  private func present(_ place: CGRect, of controller: UIViewController) -> CGRect {
    let bounds = context.containerView.bounds
    if bounds.size == containerSize { return place }
    if place.size == containerSize { return bounds }
    guard controller.parent == nil, controller.presentingViewController != nil,
      let presentation = controller.presentationController
    else { return place }
    return presentation.frameOfPresentedViewInContainerView
  }
}
