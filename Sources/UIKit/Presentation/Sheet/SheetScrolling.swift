import QuartzCore

extension UISheetPresentationController {
  /// Whether the sheet, not the content in it, follows a finger that sets out over content that
  /// is scrolled to its upper edge: downwards always, upwards while there is a higher detent and
  /// scrolling is to expand. Which of the two moves is settled once for each drag (a guess).
  func takesFinger(movingDown: Bool) -> Bool {
    guard presentedViewController.presentation.transition == nil else { return false }
    if movingDown { return true }
    return prefersScrollingExpandsWhenScrolledToEdge && restingHeight < resolveLayout().highest
  }
}

extension UIView {
  /// The sheet that the view is in.
  var sheetAround: UISheetPresentationController? {
    let sheetView = sequence(first: self as UIView, next: \.superview).first { $0 is SheetView }
    let container = sheetView?.superview as? TransitionContainerView
    return container?.presentationController as? UISheetPresentationController
  }
}
