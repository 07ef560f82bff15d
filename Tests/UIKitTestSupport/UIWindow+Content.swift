@testable import UIKit

extension UIWindow {
  /// Whether nothing but a root's view is in the window, where it belongs.
  func holdsOnly(_ view: UIView) -> Bool {
    subviews == [rootTransitionView] && rootTransitionView.subviews == [wrapper]
      && wrapper.subviews == [view]
  }
}
