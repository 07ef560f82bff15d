import QuartzCore

/// The optional methods of delegates as values, for calls like `delegate.presentationControllerDidDismiss?(controller)`.
///
/// Nil never: a method that is not implemented answers as its default does.
extension UIAdaptivePresentationControllerDelegate {
  @_disfavoredOverload
  public var adaptivePresentationStyle:
    _AdaptivePresentationControllerDelegateAdaptivePresentationStyle?
  { _AdaptivePresentationControllerDelegateAdaptivePresentationStyle(target: self) }

  @_disfavoredOverload
  public var presentationController: _AdaptivePresentationControllerDelegatePresentationController?
  { _AdaptivePresentationControllerDelegatePresentationController(target: self) }

  @_disfavoredOverload
  public var presentationControllerDidAttemptToDismiss:
    _AdaptivePresentationControllerDelegatePresentationControllerDidAttemptToDismiss?
  { _AdaptivePresentationControllerDelegatePresentationControllerDidAttemptToDismiss(target: self) }

  @_disfavoredOverload
  public var presentationControllerShouldDismiss:
    _AdaptivePresentationControllerDelegatePresentationControllerShouldDismiss?
  { _AdaptivePresentationControllerDelegatePresentationControllerShouldDismiss(target: self) }

  @_disfavoredOverload
  public var presentationControllerWillDismiss:
    _AdaptivePresentationControllerDelegatePresentationControllerWillDismiss?
  { _AdaptivePresentationControllerDelegatePresentationControllerWillDismiss(target: self) }

  @_disfavoredOverload
  public var presentationControllerDidDismiss:
    _AdaptivePresentationControllerDelegatePresentationControllerDidDismiss?
  { _AdaptivePresentationControllerDelegatePresentationControllerDidDismiss(target: self) }
}

extension UIPopoverPresentationControllerDelegate {
  @_disfavoredOverload
  public var prepareForPopoverPresentation:
    _PopoverPresentationControllerDelegatePrepareForPopoverPresentation?
  { _PopoverPresentationControllerDelegatePrepareForPopoverPresentation(target: self) }

  @_disfavoredOverload
  public var popoverPresentationControllerShouldDismissPopover:
    _PopoverPresentationControllerDelegatePopoverPresentationControllerShouldDismissPopover?
  {
    _PopoverPresentationControllerDelegatePopoverPresentationControllerShouldDismissPopover(
      target: self)
  }

  @_disfavoredOverload
  public var popoverPresentationController:
    _PopoverPresentationControllerDelegatePopoverPresentationController?
  { _PopoverPresentationControllerDelegatePopoverPresentationController(target: self) }
}

extension UISheetPresentationControllerDelegate {
  @_disfavoredOverload
  public var sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    _SheetPresentationControllerDelegateSheetPresentationControllerDidChangeSelectedDetentIdentifier?
  {
    _SheetPresentationControllerDelegateSheetPresentationControllerDidChangeSelectedDetentIdentifier(
      target: self)
  }
}

/// `adaptivePresentationStyle` of a delegate, to be called.
@preconcurrency @MainActor
public struct _AdaptivePresentationControllerDelegateAdaptivePresentationStyle {
  let target: any UIAdaptivePresentationControllerDelegate

  @discardableResult
  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
    target.adaptivePresentationStyle(for: controller)
  }

  @discardableResult
  public func callAsFunction(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    target.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }
}

/// `presentationController` of a delegate, to be called.
@preconcurrency @MainActor
public struct _AdaptivePresentationControllerDelegatePresentationController {
  let target: any UIAdaptivePresentationControllerDelegate

  @discardableResult
  public func callAsFunction(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    target.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
  }

  public func callAsFunction(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    target.presentationController(presentationController, prepare: adaptivePresentationController)
  }

  public func callAsFunction(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    target.presentationController(
      presentationController, willPresentWithAdaptiveStyle: style,
      transitionCoordinator: transitionCoordinator)
  }
}

/// `presentationControllerDidAttemptToDismiss` of a delegate, to be called.
@preconcurrency @MainActor
public struct _AdaptivePresentationControllerDelegatePresentationControllerDidAttemptToDismiss {
  let target: any UIAdaptivePresentationControllerDelegate

  public func callAsFunction(
    _ presentationController: UIPresentationController
  ) {
    target.presentationControllerDidAttemptToDismiss(presentationController)
  }
}

/// `presentationControllerShouldDismiss` of a delegate, to be called.
@preconcurrency @MainActor
public struct _AdaptivePresentationControllerDelegatePresentationControllerShouldDismiss {
  let target: any UIAdaptivePresentationControllerDelegate

  @discardableResult
  public func callAsFunction(_ presentationController: UIPresentationController) -> Bool {
    target.presentationControllerShouldDismiss(presentationController)
  }
}

/// `presentationControllerWillDismiss` of a delegate, to be called.
@preconcurrency @MainActor
public struct _AdaptivePresentationControllerDelegatePresentationControllerWillDismiss {
  let target: any UIAdaptivePresentationControllerDelegate

  public func callAsFunction(_ presentationController: UIPresentationController) {
    target.presentationControllerWillDismiss(presentationController)
  }
}

/// `presentationControllerDidDismiss` of a delegate, to be called.
@preconcurrency @MainActor
public struct _AdaptivePresentationControllerDelegatePresentationControllerDidDismiss {
  let target: any UIAdaptivePresentationControllerDelegate

  public func callAsFunction(_ presentationController: UIPresentationController) {
    target.presentationControllerDidDismiss(presentationController)
  }
}

/// `prepareForPopoverPresentation` of a delegate, to be called.
@preconcurrency @MainActor
public struct _PopoverPresentationControllerDelegatePrepareForPopoverPresentation {
  let target: any UIPopoverPresentationControllerDelegate

  public func callAsFunction(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    target.prepareForPopoverPresentation(popoverPresentationController)
  }
}

/// `popoverPresentationControllerShouldDismissPopover` of a delegate, to be called.
@preconcurrency @MainActor
public struct
  _PopoverPresentationControllerDelegatePopoverPresentationControllerShouldDismissPopover
{
  let target: any UIPopoverPresentationControllerDelegate

  @discardableResult
  public func callAsFunction(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    target.popoverPresentationControllerShouldDismissPopover(popoverPresentationController)
  }
}

/// `popoverPresentationController` of a delegate, to be called.
@preconcurrency @MainActor
public struct _PopoverPresentationControllerDelegatePopoverPresentationController {
  let target: any UIPopoverPresentationControllerDelegate

  public func callAsFunction(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    target.popoverPresentationController(
      popoverPresentationController, willRepositionPopoverTo: rect, in: view)
  }
}

/// `sheetPresentationControllerDidChangeSelectedDetentIdentifier` of a delegate, to be called.
@preconcurrency @MainActor
public struct
  _SheetPresentationControllerDelegateSheetPresentationControllerDidChangeSelectedDetentIdentifier
{
  let target: any UISheetPresentationControllerDelegate

  public func callAsFunction(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    target.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController)
  }
}
