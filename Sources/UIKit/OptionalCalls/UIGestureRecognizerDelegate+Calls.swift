import QuartzCore

/// The optional methods of a delegate as values, for calls like `delegate.gestureRecognizerShouldBegin?(…)`.
///
/// Nil never: a method that is not implemented answers as its default does.
extension UIGestureRecognizerDelegate {
  @_disfavoredOverload
  public var gestureRecognizerShouldBegin: _GestureRecognizerDelegateGestureRecognizerShouldBegin? {
    _GestureRecognizerDelegateGestureRecognizerShouldBegin(target: self)
  }

  @_disfavoredOverload
  public var gestureRecognizer: _GestureRecognizerDelegateGestureRecognizer? {
    _GestureRecognizerDelegateGestureRecognizer(target: self)
  }
}

/// `gestureRecognizerShouldBegin` of a delegate, to be called.
@preconcurrency @MainActor
public struct _GestureRecognizerDelegateGestureRecognizerShouldBegin {
  let target: any UIGestureRecognizerDelegate

  @discardableResult
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer) -> Bool? {
    target.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

/// `gestureRecognizer` of a delegate, to be called.
@preconcurrency @MainActor
public struct _GestureRecognizerDelegateGestureRecognizer {
  let target: any UIGestureRecognizerDelegate

  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    target.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }

  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    target.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }

  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    target.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }

  @discardableResult
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool?
  {
    target.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }

  @discardableResult
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool?
  {
    target.gestureRecognizer(gestureRecognizer, shouldReceive: event)
  }
}
