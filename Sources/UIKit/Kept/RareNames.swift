import QuartzCore

// Names that few applications use, of families that are there: kept, and read back.

extension UIStepper {
  /// Pictures between the buttons: kept, the stepper draws its own.
  public final func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { keep("divider-\(leftState.rawValue)-\(rightState.rawValue)", image) }
}

extension UIProgressView {
  /// What it follows: its fraction is shown when it is set, and later changes are not.
  public final var observedProgress: Progress? {
    get { kept("observedProgress", nil) }
    set {
      keep("observedProgress", newValue)
      if let newValue { progress = Float(newValue.fractionCompleted) }
    }
  }
  public final var progressImage: UIImage? {
    get { kept("progressImage", nil) }
    set { keep("progressImage", newValue) }
  }
  public final var trackImage: UIImage? {
    get { kept("trackImage", nil) }
    set { keep("trackImage", newValue) }
  }
}

extension UISearchBar {
  /// How far an icon is moved: kept.
  public final func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    keep("adjustment-\(icon)", adjustment)
  }
  public final func positionAdjustment(for icon: Icon) -> UIOffset {
    kept("adjustment-\(icon)", .zero)
  }
}

extension UISlider {
  /// As a phone has it.
  public final var preferredBehavioralStyle: UIBehavioralStyle {
    get { kept("behavioralStyle", .automatic) }
    set { keep("behavioralStyle", newValue) }
  }
}

/// Whether a control acts as on a pad or as on a Mac.
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic = 0
  case pad = 1
  case mac = 2
}

extension UISwitch {
  /// The words of a Mac's check box: kept.
  public final var title: String? {
    get { kept("switchTitle", nil) }
    set { keep("switchTitle", newValue) }
  }
  public final var preferredStyle: Style {
    get { kept("switchStyle", .automatic) }
    set { keep("switchStyle", newValue) }
  }
  public final var style: Style { .sliding }

  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }
}

extension UIImageView {
  /// How bright a picture may get: as bright as others, here.
  public final var preferredImageDynamicRange: UIImage.DynamicRange {
    get { kept("dynamicRange", .unspecified) }
    set { keep("dynamicRange", newValue) }
  }
  public final var imageDynamicRange: UIImage.DynamicRange { .standard }
}

extension UIImage {
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard = 0
    case constrainedHigh = 1
    case high = 2
  }
}

extension UIScreen {
  /// What the status bar leaves, as old code asks.
  public var applicationFrame: CGRect { bounds }
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
}

extension UIPasteboard {
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  public nonisolated static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")
}

extension UINavigationController {
  /// The drag from anywhere that goes back since iOS 26: here the drag from the edge stands for it.
  public final var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    interactivePopGestureRecognizer
  }
}

extension UIColor {
  /// How much something stands out.
  public enum Prominence: Int, Sendable { case primary = 0, secondary, tertiary, quaternary }

  /// The colour as it is for something that stands out less: paler, by as much as labels are.
  public final func withProminence(_ prominence: Prominence) -> UIColor {
    let share: CGFloat =
      switch prominence {
      case .primary: 1
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      }
    return withAlphaComponent(cgColor.alpha * share)
  }

  /// What it is called for those who hear the screen: by its nearest plain colour, in English.
  public final var accessibilityName: String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "" }
    let names: [(String, CGFloat, CGFloat, CGFloat)] = [
      ("black", 0, 0, 0), ("white", 1, 1, 1), ("gray", 0.5, 0.5, 0.5), ("red", 1, 0, 0),
      ("green", 0, 1, 0), ("blue", 0, 0, 1), ("yellow", 1, 1, 0), ("orange", 1, 0.5, 0),
      ("purple", 0.5, 0, 0.5), ("cyan", 0, 1, 1), ("magenta", 1, 0, 1), ("brown", 0.6, 0.4, 0.2),
    ]
    func distance(_ name: (String, CGFloat, CGFloat, CGFloat)) -> CGFloat {
      let (r, g, b) = (name.1 - red, name.2 - green, name.3 - blue)
      return r * r + g * g + b * b
    }
    return names.min { distance($0) < distance($1) }?.0 ?? ""
  }
}

extension UISwitch {
  /// Pictures of the days before iOS 7: kept.
  public final var onImage: UIImage? {
    get { kept("onImage", nil) }
    set { keep("onImage", newValue) }
  }
  public final var offImage: UIImage? {
    get { kept("offImage", nil) }
    set { keep("offImage", newValue) }
  }
}

extension UIStepper {
  public final func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { kept("divider-\(leftState.rawValue)-\(rightState.rawValue)", nil) }
  /// Pictures of a stepper's own: kept, the stepper draws its own.
  public final func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    keep("background-\(state.rawValue)", image)
  }
  public final func backgroundImage(for state: UIControl.State) -> UIImage? {
    kept("background-\(state.rawValue)", nil)
  }
  public final func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    keep("increment-\(state.rawValue)", image)
  }
  public final func incrementImage(for state: UIControl.State) -> UIImage? {
    kept("increment-\(state.rawValue)", nil)
  }
  public final func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    keep("decrement-\(state.rawValue)", image)
  }
  public final func decrementImage(for state: UIControl.State) -> UIImage? {
    kept("decrement-\(state.rawValue)", nil)
  }
}

extension UIDevice {
  /// The click of a key: nothing is heard here.
  public final func playInputClick() {}
}

extension UITabBarItem {
  /// Of the days before iOS 7.
  public final func setFinishedSelectedImage(
    _ selectedImage: UIImage?, withFinishedUnselectedImage unselectedImage: UIImage?
  ) { (self.selectedImage, image) = (selectedImage, unselectedImage) }
  public final func finishedSelectedImage() -> UIImage? { selectedImage }
  public final func finishedUnselectedImage() -> UIImage? { image }
}

extension UILabel {
  /// How words stand out over something blurred: as they are.
  public enum Vibrancy: Int, Sendable { case none = 0, automatic }
  public final var preferredVibrancy: Vibrancy {
    get { kept("preferredVibrancy", .none) }
    set { keep("preferredVibrancy", newValue) }
  }
  /// Whether letters that stand out of their lines get room: kept.
  public final var sizingRule: UILetterformAwareSizingRule {
    get { kept("sizingRule", .typographic) }
    set { keep("sizingRule", newValue) }
  }
}

/// Whether letters that stand out of their lines get room. Raw values are UIKit's.
public enum UILetterformAwareSizingRule: Int, Sendable { case typographic = 0, oversize }
