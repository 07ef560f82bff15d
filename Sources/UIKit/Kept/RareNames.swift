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

/// Chooses a colour in a process of its own: empty here.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.black
  open var supportsAlpha = true

  open override func viewDidLoad() {
    super.viewDidLoad()
    Unsupported.report("UIColorPickerViewController · an empty screen stands in")
    view.backgroundColor = .systemBackground
  }
}

/// Hears what was chosen: nothing is, here.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A disc of a colour, which people may choose elsewhere.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  open var title: String?
  open var supportsAlpha = true
  open var selectedColor: UIColor? { didSet { setNeedsLayout() } }

  open override var intrinsicContentSize: CGSize { CGSize(width: 32, height: 32) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
    layer.borderWidth = 3
    layer.borderColor = UIColor.systemGray3.cgColor
    backgroundColor = selectedColor ?? .white
  }
}
