import QuartzCore

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
