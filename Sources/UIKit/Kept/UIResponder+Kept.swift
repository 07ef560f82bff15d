import QuartzCore

/// What a responder is told and does nothing with here: it is kept, and read back.
extension UIResponder {
  func kept<Value>(_ name: String, _ usual: Value) -> Value {
    extras.kept[name] as? Value ?? usual
  }

  func keep<Value>(_ name: String, _ value: Value) { extras.kept[name] = value }

  // MARK: For those who hear the screen

  /// Words with attributes; default the label without any.
  public final var accessibilityAttributedLabel: NSAttributedString? {
    get { kept("attributedLabel", accessibilityLabel.map { NSAttributedString(string: $0) }) }
    set {
      keep("attributedLabel", newValue)
      accessibilityLabel = newValue?.string
    }
  }
  /// Words with attributes; default the value without any.
  public final var accessibilityAttributedValue: NSAttributedString? {
    get { kept("attributedValue", accessibilityValue.map { NSAttributedString(string: $0) }) }
    set {
      keep("attributedValue", newValue)
      accessibilityValue = newValue?.string
    }
  }
  /// Words with attributes; default the hint without any.
  public final var accessibilityAttributedHint: NSAttributedString? {
    get { kept("attributedHint", accessibilityHint.map { NSAttributedString(string: $0) }) }
    set {
      keep("attributedHint", newValue)
      accessibilityHint = newValue?.string
    }
  }
  /// The outline of what is spoken of; kept.
  public final var accessibilityPath: UIBezierPath? {
    get { kept("accessibilityPath", nil) }
    set { keep("accessibilityPath", newValue) }
  }
  /// Where a double tap would touch; default the middle of the frame.
  public final var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return kept("activationPoint", CGPoint(x: frame.midX, y: frame.midY))
    }
    set { keep("activationPoint", newValue) }
  }
  /// The language of the words; kept.
  public final var accessibilityLanguage: String? {
    get { kept("accessibilityLanguage", nil) }
    set { keep("accessibilityLanguage", newValue) }
  }
  /// What else can be done; kept.
  public final var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { kept("customActions", nil) }
    set { keep("customActions", newValue) }
  }
  /// Other words by which it can be called; kept.
  public final var accessibilityUserInputLabels: [String]? {
    get { kept("inputLabels", nil) }
    set { keep("inputLabels", newValue) }
  }
  /// How one goes through what is inside; kept.
  public final var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { kept("navigationStyle", .automatic) }
    set { keep("navigationStyle", newValue) }
  }
  /// What it is a container of; kept.
  public final var accessibilityContainerType: UIAccessibilityContainerType {
    get { kept("containerType", .none) }
    set { keep("containerType", newValue) }
  }
  /// Whether a screen shown with its colours inverted leaves it alone; kept.
  public final var accessibilityIgnoresInvertColors: Bool {
    get { kept("ignoresInvertColors", false) }
    set { keep("ignoresInvertColors", newValue) }
  }

  // MARK: What people do elsewhere

  /// What the user is at, for other devices; kept.
  public final var userActivity: NSUserActivity? {
    get { kept("userActivity", nil) }
    set { keep("userActivity", newValue) }
  }
  /// Has keyboard and accessory be asked for anew; here they are at the next focus.
  public final func reloadInputViews() {}
}

/// Something else that those who hear the screen can do to an element.
open class UIAccessibilityCustomAction: NSObject {
  open var name: String
  open var image: UIImage?
  open weak var target: AnyObject?
  open var selector: Selector?
  /// Says whether it was done.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target as AnyObject?
    self.selector = selector
  }

  public init(
    name: String, image: UIImage? = nil,
    actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil
  ) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }
}

/// How one goes through what is inside of an element. Raw values are UIKit's.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }

/// What an element is a container of. Raw values are UIKit's.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// A physical button, which nothing here has.
open class UIPress: NSObject {
  /// Raw values are UIKit's.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
  open private(set) var type = PressType.select
  open private(set) var phase = Phase.began
  open private(set) var force: CGFloat = 0
  open private(set) var timestamp: TimeInterval = 0
}

/// An event of physical buttons, which nothing here has.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
}
