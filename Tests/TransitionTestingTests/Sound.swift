import QuartzCore
import TransitionTesting
import UIKit

/// An animator written as a closure that is given the context, the duration, and what to do last.
final class SoundAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  typealias Body =
    @MainActor (
      any UIViewControllerContextTransitioning, TimeInterval, @escaping @MainActor () -> Void
    ) -> Void
  private let duration: TimeInterval
  private let body: Body

  init(_ duration: TimeInterval, _ body: @escaping Body) {
    self.duration = duration
    self.body = body
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (to, from) = (context.view(forKey: .to), context.view(forKey: .from))
    if let to, let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(to)
    }
    let isAnimated = context.isAnimated
    body(context, isAnimated ? duration : 0) {
      for view in [to, from] {
        view?.transform = .identity
        view?.alpha = 1
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Transitions that look odd and keep their contract.
@MainActor
enum Sound {
  static var all: [ScreenFlow] {
    let bodies = plain + layers + laidOut
    let modal = bodies.flatMap { name, duration, body in
      [UIModalPresentationStyle.fullScreen, .overFullScreen].map { style in
        ScreenFlow.animator("\(name), \(style == .fullScreen ? "full" : "over")", style: style) {
          SoundAnimator(duration, body)
        }
      }
    }
    let pushed = bodies.map { name, duration, body in
      ScreenFlow.pushing("\(name), pushed") { SoundStack { SoundAnimator(duration, body) } }
    }
    return modal + pushed + nested + touched + systems
  }

  /// By views.
  static let plain: [(String, TimeInterval, SoundAnimator.Body)] = [
    ("nothing moves", 0, { _, _, done in done() }),
    (
      "duration zero", 0,
      { context, _, done in
        UIView.animate(withDuration: 0) {
          context.view(forKey: .to)?.alpha = 1
        } completion: { _ in
          done()
        }
      }
    ),
    (
      "a block that changes nothing", 0.3,
      { context, duration, done in
        UIView.animate(withDuration: duration) {
          context.view(forKey: .to)?.alpha = 1
        } completion: { _ in
          done()
        }
      }
    ),
    (
      "an animator with nothing to do", 0.3,
      { _, duration, done in
        let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) {}
        animator.addCompletion { _ in done() }
        animator.startAnimation()
      }
    ),
    ("announces more than there is to do", 0.3, { _, _, done in done() }),
    (
      "done at once beside what turns for ever", 0.3,
      { context, _, done in
        let view = context.view(forKey: .to) ?? context.view(forKey: .from)
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        (turn.fromValue, turn.toValue, turn.duration) = (0.0, 6.28, 1)
        turn.repeatCount = .infinity
        view?.subviews.first?.layer.add(turn, forKey: "turn")
        done()
      }
    ),
    (
      "very long", long,
      { context, duration, done in
        let view = context.view(forKey: .to) ?? context.view(forKey: .from)
        let isComing = context.view(forKey: .to) != nil
        view?.alpha = isComing ? 0 : 1
        UIView.animate(withDuration: duration) {
          view?.alpha = isComing ? 1 : 0
        } completion: { _ in
          done()
        }
      }
    ),
    (
      "very short", 0.02,
      { context, duration, done in
        let view = context.view(forKey: .to) ?? context.view(forKey: .from)
        UIView.animate(withDuration: duration) {
          view?.alpha = 0.9
        } completion: { _ in
          done()
        }
      }
    ),
    (
      "nested blocks", 0.4,
      { context, duration, done in
        let view = context.view(forKey: .to) ?? context.view(forKey: .from)
        let isComing = context.view(forKey: .to) != nil
        view?.alpha = isComing ? 0 : 1
        UIView.animate(withDuration: duration) {
          view?.alpha = isComing ? 1 : 0
          UIView.animate(withDuration: 0.1) { view?.transform = .identity }
        } completion: { _ in
          done()
        }
      }
    ),
    (
      "keyframes", 0.4,
      { context, duration, done in
        let view = context.view(forKey: .to) ?? context.view(forKey: .from)
        let isComing = context.view(forKey: .to) != nil
        view?.alpha = isComing ? 0 : 1
        UIView.animateKeyframes(withDuration: duration, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view?.alpha = 0.5 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            view?.alpha = isComing ? 1 : 0
          }
        } completion: { _ in
          done()
        }
      }
    ),
    (
      "a wild spring", 0.8,
      { context, duration, done in
        let view = context.view(forKey: .to) ?? context.view(forKey: .from)
        let isComing = context.view(forKey: .to) != nil
        let away = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
        if isComing { view?.transform = away }
        UIView.animate(
          withDuration: duration, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 8
        ) {
          view?.transform = isComing ? .identity : away
        } completion: { _ in
          done()
        }
      }
    ),
    (
      "a property animator", 0.4,
      { context, duration, done in
        let view = context.view(forKey: .to) ?? context.view(forKey: .from)
        let isComing = context.view(forKey: .to) != nil
        view?.alpha = isComing ? 0 : 1
        let animator = UIViewPropertyAnimator(duration: duration, dampingRatio: 1) {
          view?.alpha = isComing ? 1 : 0
        }
        animator.addCompletion { _ in done() }
        animator.startAnimation()
      }
    ),
    (
      "turned and scaled", 0.5,
      { context, duration, done in
        let view = context.view(forKey: .to) ?? context.view(forKey: .from)
        let isComing = context.view(forKey: .to) != nil
        let away = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 0.01, y: 0.01)
        if isComing { view?.transform = away }
        UIView.animate(withDuration: duration) {
          view?.transform = isComing ? .identity : away
        } completion: { _ in
          done()
        }
      }
    ),
  ]

  /// By layers and links.
  static let layers: [(String, TimeInterval, SoundAnimator.Body)] = [
    (
      "only a layer", 0.3,
      { context, duration, done in
        guard duration > 0, let layer = context.view(forKey: .to)?.layer else { return done() }
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0.0, 1.0, duration)
        CATransaction.begin()
        CATransaction.setCompletionBlock { MainActor.assumeIsolated { done() } }
        layer.add(fade, forKey: "fade")
        CATransaction.commit()
      }
    ),
    (
      "a display link", 0.3,
      { context, duration, done in
        guard duration > 0 else { return done() }
        let view = context.view(forKey: .to) ?? context.view(forKey: .from)
        let isComing = context.view(forKey: .to) != nil
        var frame = 0.0
        let link = CADisplayLink { link in
          MainActor.assumeIsolated {
            frame += context.transitionWasCancelled ? -1 : 1
            view?.alpha = isComing ? min(frame / 18, 1) : max(1 - frame / 18, 0)
            guard frame >= 18 || frame <= 0 else { return }
            link.invalidate()
            done()
          }
        }
        view?.alpha = isComing ? 0 : 1
        link.add(to: .main, forMode: .common)
      }
    ),
    (
      "a helper in the container", 0.3,
      { context, duration, done in
        let cover = UIView(frame: context.containerView.bounds)
        cover.backgroundColor = .black
        cover.alpha = 0
        context.containerView.addSubview(cover)
        let view = context.view(forKey: .to) ?? context.view(forKey: .from)
        let isComing = context.view(forKey: .to) != nil
        view?.alpha = isComing ? 0 : 1
        UIView.animate(withDuration: duration) {
          cover.alpha = 0.02
          view?.alpha = isComing ? 1 : 0
        } completion: { _ in
          cover.removeFromSuperview()
          done()
        }
      }
    ),
  ]

  /// UIKit's own.
  static var systems: [ScreenFlow] {
    let styles: [UIModalTransitionStyle] = [.coverVertical, .crossDissolve, .flipHorizontal]
    let modal = styles.flatMap { style in
      [UIModalPresentationStyle.fullScreen, .overFullScreen].map { presentation in
        ScreenFlow("system \(style.rawValue) \(presentation.rawValue)") {
          PlainScreen(.root)
        } start: { root, animated in
          let next = PlainScreen(.next)
          next.modalPresentationStyle = presentation
          next.modalTransitionStyle = style
          root.present(next, animated: animated)
        } reverse: { root, animated in
          root.dismiss(animated: animated)
        }
      }
    }
    return modal + [
      .pushing("system push") { SoundStack(nil) },
      .switchingTabs("system tabs") { SoundTabs() },
    ]
  }
}

/// Gives a stack its animators.
final class SoundStack: NSObject, UINavigationControllerDelegate {
  private let make: (@MainActor () -> any UIViewControllerAnimatedTransitioning)?

  init(_ make: (@MainActor () -> any UIViewControllerAnimatedTransitioning)?) { self.make = make }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { make?() }
}

/// Leaves the tabs as they are.
final class SoundTabs: NSObject, UITabBarControllerDelegate {}
