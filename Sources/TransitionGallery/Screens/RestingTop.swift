import UIKit

extension UIViewController {
  /// How far the safe area reaches into the view from above where a transition brings it to rest,
  /// points.
  ///
  /// A view's own safe area goes by where the view is at the moment, so that what is laid out by it
  /// jumps while a transition moves the view, on a device as well. This does not change on the way.
  var restingTop: CGFloat {
    guard parent == nil, presentingViewController != nil, let window = view.window else {
      return view.safeAreaInsets.top
    }
    let place = presentationController?.frameOfPresentedViewInContainerView ?? window.bounds
    return max(window.safeAreaInsets.top - place.minY, 0)
  }
}
