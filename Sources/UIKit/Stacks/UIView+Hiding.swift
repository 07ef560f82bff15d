import QuartzCore

extension UIView {
  /// Hides or shows the view. In a stack the others move up: inside an animation block they do so
  /// by the animation, and a view that goes is seen until its end.
  func hide(_ hides: Bool) {
    guard hides != isHidden else { return }
    guard let stack = hierarchy.superview as? UIStackView, stack.stack.contains(self) else {
      layer.isHidden = hides
      return
    }
    guard UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration > 0 else {
      layout.hidesInTheEnd = nil
      layer.isHidden = hides
      return stack.arrangedViewIsHidden(self)
    }
    layout.hidesInTheEnd = hides
    layer.isHidden = false
    stack.arrangedViewIsHidden(self)
    UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
      (stack.superview ?? stack).layoutIfNeeded()
    } completion: { [weak self] _ in
      guard let self, let hides = self.layout.hidesInTheEnd else { return }
      self.layout.hidesInTheEnd = nil
      self.layer.isHidden = hides
    }
  }
}
