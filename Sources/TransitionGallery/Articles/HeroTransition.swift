import UIKit

/// A screen with a picture that flies to and from other screens.
@MainActor
public protocol HeroScreen: UIViewController {
  /// The view that flies, in place in this screen.
  var heroView: UIView { get }
}

/// Flies the tapped picture from one screen to its place on the next, and back: 0.6 s, damping
/// 0.6, velocity 1/0.6.
///
/// From the article "iOS-转场动画", push and pop. Mended: the target's frame is read after the new
/// screen has been laid out and converted to the container, any screen that has a hero can take
/// part, the new screen fades in both ways where the article's push shows it empty at once, a
/// cancelled pop shows both pictures again, and the corners on the way are those of the two pictures.
public final class HeroAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  static let duration: TimeInterval = 0.6

  public func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { CalmChange.duration(Self.duration) }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard !CalmChange.takesOver(context, isForward: true) else { return }
    guard let motion = Self.motion(context) else { return context.completeTransition(false) }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.6,
      initialSpringVelocity: 1 / 0.6, options: .curveEaseInOut
    ) {
      motion.move()
    } completion: { _ in
      motion.land()
    }
  }

  /// What flies: the picture itself, whose corners are its own at any size, or what one sees.
  private static func flier(for hero: UIView) -> UIView? {
    guard let image = (hero as? UIImageView)?.image else {
      return hero.snapshotView(afterScreenUpdates: false)
    }
    let picture = UIImageView(image: image)
    picture.contentMode = hero.contentMode
    return picture
  }

  /// The same for animators that can be caught.
  static func motion(_ context: UIViewControllerContextTransitioning) -> CatchableAnimator.Motion? {
    let container = context.containerView
    guard let from = context.viewController(forKey: .from) as? HeroScreen,
      let to = context.viewController(forKey: .to) as? HeroScreen,
      let toView = context.view(forKey: .to),
      let picture = flier(for: from.heroView)
    else { return nil }
    let places = ScreenPlaces(context)
    places.bringIn(isForward: true)
    toView.layoutIfNeeded()
    picture.layer.cornerRadius = from.heroView.layer.cornerRadius
    picture.clipsToBounds = true
    picture.frame = from.heroView.convert(from.heroView.bounds, to: container)
    container.addSubview(picture)
    let target = to.heroView.convert(to.heroView.bounds, to: container)
    let heroes = [from.heroView, to.heroView]
    heroes.forEach { $0.isHidden = true }
    toView.alpha = 0
    return CatchableAnimator.Motion {
      picture.frame = target
      picture.layer.cornerRadius = to.heroView.layer.cornerRadius
      toView.alpha = 1
    } land: {
      heroes.forEach { $0.isHidden = false }
      toView.alpha = 1
      picture.removeFromSuperview()
      places.complete()
    }
  }
}

/// Supplies the hero to a navigation stack, for screens that both have one.
public final class HeroTransition: NSObject, UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard fromVC is HeroScreen, toVC is HeroScreen else { return nil }
    return HeroAnimator()
  }
}
