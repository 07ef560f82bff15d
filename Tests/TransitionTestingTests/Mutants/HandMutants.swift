import QuartzCore
import TransitionTesting
import UIKit

/// P11, Q6: an animation by hand under a finger that drives it by percent.
class TicksByHand: SlideAnimator {
  private var link: CADisplayLink?
  private var step: (() -> Void)?

  override var duration: TimeInterval { 1 }

  override func move(
    _ context: any UIViewControllerContextTransitioning, _ animations: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    guard context.isAnimated else { return super.move(context, animations, completion: completion) }
    var frame = 0.0
    step = { [weak self] in
      frame += 1
      self?.show(min(frame / 60, 1), context)
      guard frame >= 60 else { return }
      self?.link?.invalidate()
      self?.link = nil
      self?.step = nil
      completion()
    }
    show(0, context)
    link = CADisplayLink { [weak self] _ in MainActor.assumeIsolated { self?.step?() } }
    link?.add(to: .main, forMode: .common)
  }

  /// Shows a part of the way, 0…1.
  func show(_ part: Double, _ context: any UIViewControllerContextTransitioning) {
    let isComing = isComing(context)
    let way = context.containerView.bounds.height * (isComing ? 1 - part : part)
    context.view(forKey: isComing ? .to : .from)?.transform = .init(translationX: 0, y: way)
  }
}

/// P11, Q6: the two views stand still, and a picture between them is moved by hand.
final class TicksPicture: TicksByHand {
  private let picture = UIView()

  override func show(_ part: Double, _ context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let isComing = isComing(context)
    if picture.superview !== container {
      picture.backgroundColor = .systemPink
      container.addSubview(picture)
    }
    context.view(forKey: isComing ? .to : .from)?.transform = .identity
    context.view(forKey: isComing ? .to : .from)?.alpha = 0
    picture.frame = CGRect(x: 40, y: 80 + 500 * part, width: 120, height: 120)
  }

  override func came(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    clean(view)
    super.came(view, context)
  }

  override func went(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    clean(view)
    super.went(view, context)
  }

  private func clean(_ view: UIView) {
    view.alpha = 1
    picture.removeFromSuperview()
  }
}

/// B21: the views only fade, and a picture flies over the whole screen, wanted or not.
final class FliesPicture: SlideAnimator {
  private let picture = UIView()

  override func move(
    _ context: any UIViewControllerContextTransitioning, _ animations: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    let isComing = isComing(context)
    guard let view = context.view(forKey: isComing ? .to : .from) else { return completion() }
    picture.backgroundColor = .systemPink
    picture.frame = CGRect(x: 40, y: 80, width: 120, height: 120)
    context.containerView.addSubview(picture)
    view.transform = .identity
    view.alpha = isComing ? 0 : 1
    UIView.animate(withDuration: context.isAnimated ? duration : 0) {
      view.alpha = isComing ? 1 : 0
      self.picture.frame.origin.y = 600
    } completion: { _ in
      view.alpha = 1
      self.picture.removeFromSuperview()
      completion()
    }
  }
}

/// The way back by another animator, under the finger of the screen.
final class HandDelegate: SwipeDelegate {
  private let make: @MainActor () -> SlideAnimator

  init(_ make: @escaping @MainActor () -> SlideAnimator) { self.make = make }

  override func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { make() }
}

@MainActor
enum HandMutants {
  static let all: [Mutant] = [
    mutant("P11, Q6") { TicksByHand() }, mutant("P11, Q6") { TicksPicture() },
    Mutant("B21", "reduce-motion") { FliesPicture() }.showing(in: "forward-finish-reduce-motion"),
  ]

  private static func mutant(
    _ pitfalls: String, _ make: @escaping @MainActor () -> SlideAnimator
  ) -> Mutant {
    let name = "\(type(of: make()))"
    let flow = SwipeMutants.flow(name, keeping: { HandDelegate(make) }, { SwipeScreen() })
    return Mutant(name, pitfalls, "follows-finger", flow).showing(in: "back-swipe")
  }
}
