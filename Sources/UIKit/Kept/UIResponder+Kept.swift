import QuartzCore

/// What a responder is told and does nothing with here: it is kept, and read back.
extension UIResponder {
  func kept<Value>(_ name: String, _ usual: Value) -> Value {
    extras.kept[name] as? Value ?? usual
  }

  func keep<Value>(_ name: String, _ value: Value) { extras.kept[name] = value }

  func attributed(_ name: String, _ words: String?) -> NSAttributedString? {
    kept(name, words.map { NSAttributedString(string: $0) })
  }

  // MARK: For those who hear the screen

  /// The language of the words; kept.
  public final var accessibilityLanguage: String? {
    get { kept("accessibilityLanguage", nil) }
    set { keep("accessibilityLanguage", newValue) }
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

  /// What kind of text it is; kept.
  public final var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { kept("textualContext", nil) }
    set { keep("textualContext", newValue) }
  }
  /// Heads of a table's columns and the like; kept.
  public final var accessibilityHeaderElements: [Any]? {
    get { kept("headerElements", nil) }
    set { keep("headerElements", newValue) }
  }
  /// What can be dragged from it, and where things can be dropped; kept.
  public final var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { kept("dragSources", nil) }
    set { keep("dragSources", newValue) }
  }
  public final var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { kept("dropPoints", nil) }
    set { keep("dropPoints", newValue) }
  }
  /// Other words by which it can be called; kept.
  public final var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { kept("attributedInputLabels", nil) }
    set { keep("attributedInputLabels", newValue) }
  }
  /// How touches go to it while the screen is read out; kept.
  public final var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { kept("directTouch", []) }
    set { keep("directTouch", newValue) }
  }
  /// Whether what it opens is open; kept.
  public final var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { kept("expandedStatus", .unsupported) }
    set { keep("expandedStatus", newValue) }
  }
  /// For tests of the user interface; kept.
  public final var automationElements: [Any]? {
    get { kept("automationElements", nil) }
    set { keep("automationElements", newValue) }
  }
  /// Who has it in focus while the screen is read out: nobody.
  public final func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  { nil }
  /// What is under a point for those who hear the screen: the view that a touch would find.
  public final func accessibilityHitTest(_ point: CGPoint, with event: UIEvent?) -> Any? {
    (self as? UIView)?.hitTest(point, with: event)
  }
  /// Blocks that answer for the properties; each is asked at once, and its answer kept.
  public final var accessibilityLabelBlock: (() -> String?)? {
    get { kept("labelBlock", nil) }
    set {
      keep("labelBlock", newValue)
      accessibilityLabel = newValue?()
    }
  }
  public final var accessibilityFrameBlock: (() -> CGRect)? {
    get { kept("frameBlock", nil) }
    set {
      keep("frameBlock", newValue)
      if let newValue { accessibilityFrame = newValue() }
    }
  }
  public final var isAccessibilityElementBlock: (() -> Bool)? {
    get { kept("isElementBlock", nil) }
    set {
      keep("isElementBlock", newValue)
      if let newValue { isAccessibilityElement = newValue() }
    }
  }

  // MARK: What people do elsewhere

  /// Forgets the keys that were used last under a name: none are kept.
  public static func clearTextInputContextIdentifier(_ identifier: String) {}
  /// What can be shared of it; kept.
  public final var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { kept("activityItems", nil) }
    set { keep("activityItems", newValue) }
  }
  /// Scans words with the camera: there is none.
  public final func captureTextFromCamera(_ sender: Any?) {
    Unsupported.report("captureTextFromCamera · a stage has no camera")
  }

  /// What the user is at, for other devices; kept.
  public final var userActivity: NSUserActivity? {
    get { kept("userActivity", nil) }
    set { keep("userActivity", newValue) }
  }
  /// Has keyboard and accessory be asked for anew; here they are at the next focus.
  public final func reloadInputViews() {}
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
    case pageUp = 30
    case pageDown, tvRemoteOneTwoThree, tvRemoteFourColors
  }
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
  open private(set) var type = PressType.select
  open private(set) var phase = Phase.began
  open private(set) var force: CGFloat = 0
  open private(set) var timestamp: TimeInterval = 0
  /// Which key of a keyboard; nil for other buttons.
  open private(set) var key: UIKey?
  open private(set) weak var responder: UIResponder?
  open private(set) weak var window: UIWindow?
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?
}

/// An event of physical buttons, which nothing here has.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
