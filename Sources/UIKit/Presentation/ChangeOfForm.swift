import Choreography
import QuartzCore

/// Takes the old form of a presentation down and puts the new one up, in the order that
/// `ReadaptationOrder` says.
@MainActor
final class ChangeOfForm {
  private let order: ReadaptationOrder
  private let presenter: UIViewController
  private let asked: UIPresentationController
  private let original: UIViewController
  private let old: UIPresentationController
  private let new: UIPresentationController
  private let oldScreen: UIViewController
  private let screen: UIViewController
  /// The old form as a dismissal without motion, and the new one as a presentation without motion.
  private lazy var oldSite = ModalHost(
    direction: .dismissal, presenter: presenter, chain: [old], completion: nil)
  private lazy var newSite = ModalHost(
    direction: .presentation, presenter: presenter, chain: [new], completion: nil)

  /// - Parameters:
  ///   - asked: The presentation as it was asked for.
  ///   - original: The screen that it was asked for.
  init(
    presenter: UIViewController, asked: UIPresentationController, original: UIViewController,
    old: UIPresentationController, new: UIPresentationController, oldScreen: UIViewController,
    screen: UIViewController
  ) {
    self.presenter = presenter
    self.asked = asked
    self.original = original
    (self.old, self.new) = (old, new)
    (self.oldScreen, self.screen) = (oldScreen, screen)
    order = ReadaptationOrder(
      changesScreen: screen !== oldScreen, coveredPresenter: old.shouldRemovePresentersView,
      coversPresenter: new.shouldRemovePresentersView)
  }

  func perform() {
    for step in order.steps { perform(step) }
  }

  private func perform(_ step: ReadaptationStep) {
    switch step {
    case .screen(let step):
      ScreenPair(from: oldScreen, to: screen, isAnimated: false).perform(step)
    case .presenter(let step):
      ScreenPair(from: presenter, to: presenter, isAnimated: false).perform(step)
    case .keepScreen: old.containerView?.superview?.addSubview(screen.view)
    case .bringPresenterBack: old.containerView?.insertSubview(oldSite.presenterView, at: 0)
    case .old(let step): oldSite.perform(step, completed: true)
    case .releaseOld:
      old.takeApart()
      old.container = nil
    case .link: link()
    case .makeContainer: newSite.makeContainer()
    case .new(let step): newSite.perform(step, completed: true)
    case .placeScreen:
      if let view = new.presentedView {
        view.placeUntransformed(new.frameOfPresentedViewInContainerView)
        new.containerView?.addSubview(view)
      }
    case .settleMotion: settle(original.view.layer)
    }
  }

  private func link() {
    if order.changesScreen { screen.leaveParentForPresentation() }
    PresentationLinks.unmake(oldScreen)
    PresentationLinks.leaveForm(oldScreen)
    PresentationLinks.make(screen, over: presenter, insteadOf: original, by: new, asked: asked)
  }

  /// The new form is there without motion: so is what the screen had begun to do about the new size
  /// in the old one.
  private func settle(_ layer: CALayer) {
    for key in layer.animationKeys() ?? []
    where key.hasPrefix("bounds") || key.hasPrefix("position") {
      layer.removeAnimation(forKey: key)
    }
    for sublayer in layer.sublayers ?? [] { settle(sublayer) }
  }
}

extension UIViewController {
  /// A screen that an adapted presentation had wrapped comes out of the wrapping.
  fileprivate func leaveParentForPresentation() {
    if let stack = parent as? UINavigationController {
      stack.viewControllers = stack.viewControllers.filter { $0 !== self }
    }
    guard parent != nil else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}
