import QuartzCore

/// The search bar of the item on view stands below the title; while somebody searches, in the title's
/// place.
extension UINavigationBar {
  private var search: UISearchController? { goBack == nil ? nil : topItem?.searchController }

  var searchHeight: CGFloat { search?.barHeight ?? 0 }

  /// Below everything else in the bar.
  var searchFrame: CGRect {
    CGRect(x: 0, y: bounds.height, width: bounds.width, height: searchHeight)
  }

  func layOutSearch() {
    let shown = search?.searchBar
    for case let bar as UISearchBar in subviews where bar !== shown { bar.removeFromSuperview() }
    guard let shown else { return }
    if shown.superview !== self {
      // It is there with its screen, and comes from nowhere.
      UIView.performWithoutAnimation {
        addSubview(shown)
        shown.frame = searchFrame
        shown.layoutIfNeeded()
      }
    }
    shown.frame = searchFrame
  }
}

extension UISearchBar {
  /// What a search bar takes of a navigation bar, points.
  static let barHeight: CGFloat = 52
}

extension UISearchController {
  /// What its bar takes of a navigation bar, points.
  var barHeight: CGFloat {
    UISearchBar.barHeight + (searchBar.showsScopeBar ? UISearchBar.scopeHeight : 0)
  }

  /// Whether its bar stands where the title would, and the title does not show.
  var takesTitlesPlace: Bool { isActive && hidesNavigationBarDuringPresentation }

  /// The navigation bar goes or comes with the search, and what lies under it with the bar.
  func moveBar() {
    guard let stack = host?.navigationController, stack.isViewLoaded else { return }
    guard stack.view.window != nil else { return stack.view.setNeedsLayout() }
    stack.view.layoutIfNeeded()
    UIView.animate(withDuration: SystemMotion.hideShowBarDuration) {
      stack.layOut()
      stack.navigationBar.setNeedsLayout()
      stack.view.layoutIfNeeded()
    }
  }
}

extension UIViewController {
  /// The search bar that a navigation controller shows for the screen.
  var searchInBar: UISearchController? {
    guard parent is UINavigationController else { return nil }
    let search = barPreferences.navigationItem?.searchController
    search?.host = self
    return search
  }
}
