import QuartzCore

/// The optional methods of a delegate as values, for calls like `delegate.scrollViewDidScroll?(view)`.
///
/// Nil never: a method that is not implemented answers as its default does.
extension UIScrollViewDelegate {
  @_disfavoredOverload
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScroll($0) }
  }

  @_disfavoredOverload
  public var scrollViewDidZoom: ((UIScrollView) -> Void)? {
    { self.scrollViewDidZoom($0) }
  }

  @_disfavoredOverload
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }

  @_disfavoredOverload
  public var scrollViewWillEndDragging: _ScrollViewDelegateWillEndDragging? {
    _ScrollViewDelegateWillEndDragging(target: self)
  }

  @_disfavoredOverload
  public var scrollViewDidEndDragging: _ScrollViewDelegateDidEndDragging? {
    _ScrollViewDelegateDidEndDragging(target: self)
  }

  @_disfavoredOverload
  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }

  @_disfavoredOverload
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }

  @_disfavoredOverload
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }

  @_disfavoredOverload
  public var viewForZooming: _ScrollViewDelegateViewForZooming? {
    _ScrollViewDelegateViewForZooming(target: self)
  }

  @_disfavoredOverload
  public var scrollViewWillBeginZooming: _ScrollViewDelegateWillBeginZooming? {
    _ScrollViewDelegateWillBeginZooming(target: self)
  }

  @_disfavoredOverload
  public var scrollViewDidEndZooming: _ScrollViewDelegateDidEndZooming? {
    _ScrollViewDelegateDidEndZooming(target: self)
  }

  @_disfavoredOverload
  public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
}

/// `scrollViewWillEndDragging` of a delegate, to be called.
@preconcurrency @MainActor
public struct _ScrollViewDelegateWillEndDragging {
  let target: any UIScrollViewDelegate

  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    target.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}

/// `scrollViewDidEndDragging` of a delegate, to be called.
@preconcurrency @MainActor
public struct _ScrollViewDelegateDidEndDragging {
  let target: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}

/// `viewForZooming` of a delegate, to be called.
@preconcurrency @MainActor
public struct _ScrollViewDelegateViewForZooming {
  let target: any UIScrollViewDelegate

  @discardableResult
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    target.viewForZooming(in: scrollView)
  }
}

/// `scrollViewWillBeginZooming` of a delegate, to be called.
@preconcurrency @MainActor
public struct _ScrollViewDelegateWillBeginZooming {
  let target: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
    target.scrollViewWillBeginZooming(scrollView, with: view)
  }
}

/// `scrollViewDidEndZooming` of a delegate, to be called.
@preconcurrency @MainActor
public struct _ScrollViewDelegateDidEndZooming {
  let target: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {
    target.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}
