import QuartzCore

/// The search bar of the item on view stands below the title.
extension UINavigationBar {
  var searchHeight: CGFloat { topItem?.searchController == nil ? 0 : UISearchBar.barHeight }

  /// Below everything else in the bar.
  var searchFrame: CGRect {
    CGRect(x: 0, y: bounds.height, width: bounds.width, height: searchHeight)
  }

  func layOutSearch() {
    let shown = topItem?.searchController?.searchBar
    for case let bar as UISearchBar in subviews where bar !== shown { bar.removeFromSuperview() }
    guard let shown, goBack != nil else { return }
    if shown.superview !== self { addSubview(shown) }
    shown.frame = searchFrame
  }
}

extension UISearchBar {
  /// What a search bar takes of a navigation bar, points.
  static let barHeight: CGFloat = 52
}

extension UIViewController {
  /// What the screen's own search bar adds to what bars cover, where a navigation controller shows it.
  var searchInset: CGFloat {
    guard parent is UINavigationController,
      let search = barPreferences.navigationItem?.searchController
    else { return 0 }
    search.host = self
    return UISearchBar.barHeight
  }
}
