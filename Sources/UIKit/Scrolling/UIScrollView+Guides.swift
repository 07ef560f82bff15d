import QuartzCore

extension UIScrollView {
  /// The content is as large as the constraints say that speak of it.
  func takeContentSize() {
    guard let guide = layout.systemGuides[.content], let engine = layoutTree else { return }
    engine.update()
    guard engine.speaks(of: guide) else { return }
    let size = guide.layoutFrame.size
    if contentSize != size { contentSize = size }
  }
}

extension UIScrollView {
  /// Looks at the top of the content again, as a tap on the status bar asks for.
  func scrollToTop() {
    let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    endMotion()
    guard top != contentOffset, window != nil else { return }
    glide(to: top, kind: .toTop)
  }
}

extension SceneEnvironment {
  /// Somebody taps the status bar: the one scroll view on the screen that wants to hear of it, and
  /// may, goes to its top.
  package func tapStatusBar() {
    let found = windows.flatMap(\.scrollViewsToTop)
    guard found.count == 1, let view = found.first,
      view.scrollDelegate?.scrollViewShouldScrollToTop(view) ?? true
    else { return }
    view.scrollToTop()
  }
}

extension UIView {
  /// The scroll views in here that one can see and that want to go to their tops.
  fileprivate var scrollViewsToTop: [UIScrollView] {
    guard !isHidden, alpha > 0.01, let window, convert(bounds, to: nil).intersects(window.bounds)
    else { return [] }
    let own = (self as? UIScrollView).map { $0.scrollsToTop && $0.isScrollEnabled ? [$0] : [] }
    return (own ?? []) + subviews.flatMap(\.scrollViewsToTop)
  }
}
