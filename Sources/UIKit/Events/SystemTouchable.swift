/// What UIKit itself puts on a screen to be touched.
package enum SystemTouchable {
  case barItem(UIBarButtonItem)
  /// The arrow back of a navigation bar, or the rest of a page that is rolled up.
  case back
  case tab(UITabBarItem)
}

extension UIView {
  /// What a view of UIKit's own stands for; nil for views of applications and for what nobody can
  /// tap.
  package var systemTouchable: SystemTouchable? {
    switch self {
    case is PageRest: .back
    case let button as BarButton:
      button.item.isEnabled && button.item.customView == nil
        && button.item.systemItem?.isSpace != true
        ? .barItem(button.item) : nil
    case is BackButton: .back
    case let button as TabButton:
      button.item.isEnabled && !button.isSelected ? .tab(button.item) : nil
    default: nil
    }
  }
}

extension UIControl {
  /// Whether somebody wants to hear of a tap.
  package var hearsTaps: Bool {
    !allControlEvents.isDisjoint(with: [.touchUpInside, .primaryActionTriggered, .touchDown])
  }

  /// Whether somebody wants to hear of a new value.
  package var hearsChanges: Bool { allControlEvents.contains(.valueChanged) }
}

extension UIGestureRecognizer {
  /// Whether an application follows the gesture: it is of a class of the application's, or tells an
  /// object of one.
  package var isApplications: Bool {
    isEnabled
      && (Self.isApplications(self)
        || tracking.targets.contains { $0.target.map(Self.isApplications) ?? false })
  }

  private static func isApplications(_ object: AnyObject) -> Bool {
    // Of a document, where it starts a segue.
    object is SegueTrigger || !String(reflecting: type(of: object)).hasPrefix("UIKit.")
  }
}

extension UIImage {
  /// The name of the symbol or of the asset that it shows; nil for other pictures.
  package var nameOfPicture: String? { look.symbol?.name ?? look.name }
}
