import QuartzCore

/// A push or pop between two controllers that show one collection: its cells move from layout to layout.
@MainActor
final class LayoutChangeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let collection: UICollectionView

  /// Nil where the two do not share a collection.
  init?(from: UIViewController, to: UIViewController) {
    guard
      let collection = (from as? UICollectionViewController)?.collectionShared(
        with: to as? UICollectionViewController)
    else { return nil }
    self.collection = collection
  }

  /// As long as a layout takes to change.
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { ScrollNumbers.glideDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from) as? UICollectionViewController,
      let to = context.viewController(forKey: .to) as? UICollectionViewController,
      let view = context.view(forKey: .to)
    else { return context.completeTransition(false) }
    view.frame = context.finalFrame(for: to)
    context.containerView.addSubview(view)
    collection.frame = view.bounds
    view.insertSubview(collection, at: 0)
    collection.setCollectionViewLayout(to.collectionViewLayout, animated: true) { _ in
      if context.transitionWasCancelled { from.takeOverCollection() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
