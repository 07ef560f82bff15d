import QuartzCore

/// A property that can be named by a string.
@MainActor
struct KeyedProperty {
  let read: (NSObject) -> Any?
  /// Whether the value was of the right type; nil for what can only be read.
  let write: ((NSObject, Any?) -> Bool)?

  /// A property that can be set.
  init<Owner: NSObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
    read = { ($0 as? Owner).map { $0[keyPath: path] } }
    write = { object, value in
      guard let owner = object as? Owner, let value: Value = Self.converted(value) else {
        return false
      }
      owner[keyPath: path] = value
      return true
    }
  }

  /// A property that can only be read.
  init<Owner: NSObject, Value>(reading path: KeyPath<Owner, Value>) {
    read = { ($0 as? Owner).map { $0[keyPath: path] } }
    write = nil
  }

  /// A part that only its name leads to.
  init<Owner: NSObject, Value>(
    _: Owner.Type, read: @escaping (Owner) -> Value?, write: ((Owner, Value) -> Void)?
  ) {
    self.read = { ($0 as? Owner).flatMap { read($0) } }
    self.write = write.map { write in
      { object, value in
        guard let owner = object as? Owner, let value: Value = Self.converted(value) else {
          return false
        }
        write(owner, value)
        return true
      }
    }
  }

  /// Numbers fit wherever a number is wanted, and nothing fits an optional. Insets are four numbers, as a
  /// document writes a rectangle.
  private static func converted<Value>(_ value: Any?) -> Value? {
    guard let value else { return Optional<Any>.none as? Value }
    if let value = value as? Value { return value }
    if let rect = value as? CGRect {
      return UIEdgeInsets(top: rect.minX, left: rect.minY, bottom: rect.width, right: rect.height)
        as? Value
    }
    guard
      let number = (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map(Double.init)
        ?? (value as? Double) ?? (value as? Int).map(Double.init)
    else { return nil }
    let whole = Int(exactly: number.rounded(.towardZero))
    if let choice = Value.self as? any RawRepresentable.Type, let whole {
      return made(choice, whole) as? Value
    }
    return CGFloat(number) as? Value ?? Float(number) as? Value ?? whole.flatMap { $0 as? Value }
      ?? (number != 0) as? Value
  }

  /// One of an enumeration's cases, by its number.
  private static func made<Choice: RawRepresentable>(_: Choice.Type, _ number: Int) -> Any? {
    ((number as? Choice.RawValue) ?? (UInt(exactly: number) as? Choice.RawValue))
      .flatMap { Choice(rawValue: $0) }
  }

  /// The property of that name that an object has.
  static func named(_ key: String, of object: NSObject) -> KeyedProperty? {
    for table in tables + further + holders + parts where table.fits(object) {
      if let property = table.properties[key] { return property }
    }
    return nil
  }

  struct Table {
    let fits: (NSObject) -> Bool
    let properties: [String: KeyedProperty]

    init<Owner: NSObject>(_: Owner.Type, _ properties: [String: KeyedProperty]) {
      fits = { $0 is Owner }
      self.properties = properties
    }
  }

  private static let tables = [
    Table(
      UIView.self,
      [
        "frame": KeyedProperty(\UIView.frame), "bounds": KeyedProperty(\UIView.bounds),
        "center": KeyedProperty(\UIView.center), "transform": KeyedProperty(\UIView.transform),
        "alpha": KeyedProperty(\UIView.alpha), "hidden": KeyedProperty(\UIView.isHidden),
        "isHidden": KeyedProperty(\UIView.isHidden), "tag": KeyedProperty(\UIView.tag),
        "backgroundColor": KeyedProperty(\UIView.backgroundColor),
        "tintColor": KeyedProperty(\UIView.tintColor),
        "contentMode": KeyedProperty(\UIView.contentMode),
        "exclusiveTouch": KeyedProperty(\UIView.isExclusiveTouch),
        "multipleTouchEnabled": KeyedProperty(\UIView.isMultipleTouchEnabled),
        "layoutMargins": KeyedProperty(\UIView.layoutMargins),
        "accessibilityIdentifier": KeyedProperty(\UIView.accessibilityIdentifier),
        "accessibilityLabel": KeyedProperty(\UIView.accessibilityLabel),
        "accessibilityHint": KeyedProperty(\UIView.accessibilityHint),
        "isAccessibilityElement": KeyedProperty(\UIView.isAccessibilityElement),
        "clipsToBounds": KeyedProperty(\UIView.clipsToBounds),
        "userInteractionEnabled": KeyedProperty(\UIView.isUserInteractionEnabled),
        "layer": KeyedProperty(reading: \UIView.layer),
        "superview": KeyedProperty(reading: \UIView.superview),
        "subviews": KeyedProperty(reading: \UIView.subviews),
        "window": KeyedProperty(reading: \UIView.window),
      ]),
    Table(
      UIScrollView.self,
      [
        "contentOffset": KeyedProperty(\UIScrollView.contentOffset),
        "contentSize": KeyedProperty(\UIScrollView.contentSize),
        "contentInset": KeyedProperty(\UIScrollView.contentInset),
        "scrollEnabled": KeyedProperty(\UIScrollView.isScrollEnabled),
        "dragging": KeyedProperty(reading: \UIScrollView.isDragging),
        "zoomScale": KeyedProperty(\UIScrollView.zoomScale),
        "panGestureRecognizer": KeyedProperty(reading: \UIScrollView.panGestureRecognizer),
      ]),
    Table(
      UIControl.self,
      [
        "enabled": KeyedProperty(\UIControl.isEnabled),
        "selected": KeyedProperty(\UIControl.isSelected),
        "highlighted": KeyedProperty(\UIControl.isHighlighted),
      ]),
    Table(
      UILabel.self,
      [
        "text": KeyedProperty(\UILabel.text), "textColor": KeyedProperty(\UILabel.textColor),
        "font": KeyedProperty(\UILabel.font),
        "numberOfLines": KeyedProperty(\UILabel.numberOfLines),
        "textAlignment": KeyedProperty(\UILabel.textAlignment),
        "lineBreakMode": KeyedProperty(\UILabel.lineBreakMode),
        "adjustsFontSizeToFitWidth": KeyedProperty(\UILabel.adjustsFontSizeToFitWidth),
        "minimumScaleFactor": KeyedProperty(\UILabel.minimumScaleFactor),
      ]),
    Table(
      UIButton.self,
      [
        "titleLabel": KeyedProperty(reading: \UIButton.titleLabel),
        "imageView": KeyedProperty(reading: \UIButton.imageView),
        "contentEdgeInsets": KeyedProperty(\UIButton.contentEdgeInsets),
        "titleEdgeInsets": KeyedProperty(\UIButton.titleEdgeInsets),
        "imageEdgeInsets": KeyedProperty(\UIButton.imageEdgeInsets),
        "contentHorizontalAlignment": KeyedProperty(\UIButton.contentHorizontalAlignment),
      ]),
    Table(UIImageView.self, ["image": KeyedProperty(\UIImageView.image)]),
    Table(UITextField.self, ["text": KeyedProperty(\UITextField.text)]),
    Table(UITextView.self, ["text": KeyedProperty(\UITextView.text)]),
    Table(UISwitch.self, ["on": KeyedProperty(\UISwitch.isOn)]),
    Table(UISlider.self, ["value": KeyedProperty(\UISlider.value)]),
    Table(UIProgressView.self, ["progress": KeyedProperty(\UIProgressView.progress)]),
    Table(
      UIViewController.self,
      [
        "title": KeyedProperty(\UIViewController.title),
        "view": KeyedProperty(reading: \UIViewController.view),
        "children": KeyedProperty(reading: \UIViewController.children),
        "childViewControllers": KeyedProperty(reading: \UIViewController.children),
        "navigationItem": KeyedProperty(reading: \UIViewController.navigationItem),
        "preferredContentSize": KeyedProperty(\UIViewController.preferredContentSize),
        "editing": KeyedProperty(\UIViewController.isEditing),
        "definesPresentationContext": KeyedProperty(\UIViewController.definesPresentationContext),
        "hidesBottomBarWhenPushed": KeyedProperty(\UIViewController.hidesBottomBarWhenPushed),
        "modalPresentationStyle": KeyedProperty(\UIViewController.modalPresentationStyle),
        "modalTransitionStyle": KeyedProperty(\UIViewController.modalTransitionStyle),
      ]),
    Table(UINavigationItem.self, ["title": KeyedProperty(\UINavigationItem.title)]),
    Table(
      UIBarItem.self,
      [
        "title": KeyedProperty(\UIBarItem.title), "enabled": KeyedProperty(\UIBarItem.isEnabled),
        "tag": KeyedProperty(\UIBarItem.tag),
      ]),
    Table(
      UIGestureRecognizer.self,
      [
        "state": KeyedProperty(\UIGestureRecognizer.state),
        "enabled": KeyedProperty(\UIGestureRecognizer.isEnabled),
        "view": KeyedProperty(reading: \UIGestureRecognizer.view),
      ]),
    Table(
      UIViewPropertyAnimator.self,
      [
        "running": KeyedProperty(reading: \UIViewPropertyAnimator.isRunning),
        "fractionComplete": KeyedProperty(\UIViewPropertyAnimator.fractionComplete),
        "state": KeyedProperty(reading: \UIViewPropertyAnimator.state),
      ]),
  ]
}
