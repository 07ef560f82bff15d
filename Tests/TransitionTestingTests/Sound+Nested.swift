import TransitionTesting
import UIKit

extension Sound {
  /// Screens inside screens, and a container that makes its view anew.
  static var nested: [ScreenFlow] { [pushedInside, presentedOver, replacing, still] }

  private static func fade() -> SoundAnimator {
    SoundAnimator(0.3) { context, duration, done in
      let view = context.view(forKey: .to) ?? context.view(forKey: .from)
      let isComing = context.view(forKey: .to) != nil
      view?.alpha = isComing ? 0 : 1
      UIView.animate(withDuration: duration) {
        view?.alpha = isComing ? 1 : 0
      } completion: { _ in
        done()
      }
    }
  }

  /// A push inside a stack that is presented itself.
  private static var pushedInside: ScreenFlow {
    let stack = { (root: UIViewController) in
      root.presentedViewController as? UINavigationController
    }
    return ScreenFlow("pushed inside a presented stack") {
      PlainScreen(.root, keeping: SoundStack { fade() })
    } prepare: { root in
      let inner = UINavigationController(rootViewController: PlainScreen(.root))
      inner.modalPresentationStyle = .fullScreen
      inner.delegate = (root as? PlainScreen)?.companion as? SoundStack
      root.present(inner, animated: false)
    } start: { root, animated in
      stack(root)?.pushViewController(PlainScreen(.next), animated: animated)
    } reverse: { root, animated in
      stack(root)?.popViewController(animated: animated)
    }
  }

  /// A screen over a screen over a screen.
  private static var presentedOver: ScreenFlow {
    ScreenFlow("presented over a presented screen") {
      PlainScreen(.root, keeping: SoundModal { fade() })
    } prepare: { root in
      let middle = PlainScreen(.next)
      middle.modalPresentationStyle = .fullScreen
      root.present(middle, animated: false)
    } start: { root, animated in
      let top = PlainScreen(.root)
      top.modalPresentationStyle = .overFullScreen
      top.transitioningDelegate = (root as? PlainScreen)?.companion as? SoundModal
      root.presentedViewController?.present(top, animated: animated)
    } reverse: { root, animated in
      root.presentedViewController?.dismiss(animated: animated)
    }
  }

  /// An animation of nothing is over in the next turn, whatever it announces (F4.6.10).
  private static var still: ScreenFlow {
    .animator("nothing to animate") {
      SoundAnimator(0.3) { _, duration, done in
        UIView.animate(withDuration: duration) {
        } completion: { _ in
          done()
        }
      }
    }
  }

  private static var replacing: ScreenFlow {
    ScreenFlow("a container that replaces its view") {
      Replacing(keeping: SoundModal { fade() })
    } start: { root, animated in
      (root as? Replacing)?.replace()
      let next = PlainScreen(.next)
      next.modalPresentationStyle = .fullScreen
      next.transitioningDelegate = (root as? Replacing)?.companion
      root.present(next, animated: animated)
    } reverse: { root, animated in
      root.dismiss(animated: animated) { (root as? Replacing)?.replace() }
    }
  }
}

/// Gives presentations their animators.
final class SoundModal: NSObject, UIViewControllerTransitioningDelegate {
  private let make: @MainActor () -> any UIViewControllerAnimatedTransitioning

  init(_ make: @escaping @MainActor () -> any UIViewControllerAnimatedTransitioning) {
    self.make = make
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { make() }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { make() }
}

/// A container that puts a new view around its child now and then.
private final class Replacing: UIViewController {
  let companion: SoundModal
  private let child = PlainScreen(.root)
  private var wrapper: UIView?

  init(keeping companion: SoundModal) {
    self.companion = companion
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    replace()
    child.didMove(toParent: self)
  }

  func replace() {
    let wrapper = UIView(frame: view.bounds)
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(wrapper)
    child.view.frame = wrapper.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.addSubview(child.view)
    self.wrapper?.removeFromSuperview()
    self.wrapper = wrapper
  }
}
