import QuartzCore

/// Buttons that tell a target.
extension UIBarButtonItem {
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, primaryAction: nil)
    self.style = style
    tell(target, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, primaryAction: nil)
    self.style = style
    tell(target, action)
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    tell(target, action)
  }

  /// The target is not kept alive. Without one the responder chain is asked.
  func tell(_ target: Any?, _ action: Selector?) {
    guard let action else { return }
    let hasTarget = target != nil
    let object = target.map { $0 as AnyObject }
    primaryAction = UIAction { [weak self, weak object] _ in
      guard let self, !hasTarget || object != nil else { return }
      UIApplication.shared.sendAction(action, to: object, from: self, for: nil)
    }
  }
}
