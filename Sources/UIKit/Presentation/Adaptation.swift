import QuartzCore

/// How a presentation that was asked for gives way to one that suits the room there is (F2.6).
@MainActor
struct Adaptation {
  let controller: UIPresentationController
  /// `.none` where the presentation is the one asked for.
  let style: UIModalPresentationStyle

  /// Asks the delegate and, where it has no wish, the controller itself.
  init(of asked: UIPresentationController) {
    let style = asked.askAdaptedStyle(for: asked.traitsAround)
    guard style != .none, style != asked.presentationStyle else {
      controller = asked
      self.style = .none
      return
    }
    self.style = style
    controller = Self.adapt(asked, to: style.resolved)
  }

  private static func adapt(
    _ asked: UIPresentationController, to style: UIModalPresentationStyle
  ) -> UIPresentationController {
    let other = asked.adaptiveDelegate?.presentationController(
      asked, viewControllerForAdaptivePresentationStyle: style)
    let presented = other ?? asked.presentedViewController
    let sheet = (asked as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
    let isSheet = style == .pageSheet || style == .formSheet
    let controller =
      isSheet && sheet != nil
      ? sheet!
      : UIPresentationController.make(
        for: presented, presenting: asked.presentingViewController, source: presented, style: style)
    controller.participants.setPresented(presented)
    controller.participants.presenting = asked.presentingViewController
    controller.askedStyle = style
    if controller.adaptiveDelegate == nil { controller.adaptiveDelegate = asked.adaptiveDelegate }
    asked.adaptiveDelegate?.presentationController(asked, prepare: controller)
    return controller
  }
}

extension UIPresentationController {
  /// What the delegate says, else the controller.
  func askAdaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    adaptiveDelegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
  }

  /// What counts where the delegate does not say.
  var ownAdaptiveStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitsAround) }

  /// The circumstances of the presentation: those of the screen that presents.
  var traitsAround: UITraitCollection {
    let presenter = presentingViewController
    guard presenter !== presentedViewController else { return SceneEnvironment.current.traits.own }
    // An animator may have put the screen below into the container, whose traits come from here.
    let around = sequence(first: presenter.viewIfLoaded, next: { $0?.superview })
    if let own = around.first(where: isContainer) {
      return own?.superview?.traitCollection ?? SceneEnvironment.current.traits.own
    }
    return presenter.traitCollection
  }

  private func isContainer(_ view: UIView?) -> Bool {
    (view as? TransitionContainerView)?.presentationController === self
  }
}
