import QuartzCore

/// Something that stands in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Told when the item looks different.
  weak var bar: UIView?

  public override init() { super.init() }

  /// An item of a document, which sets its values afterwards.
  public required init?(coder: NSCoder) { super.init() }

  /// Called once when a document has made it and its outlets are connected.
  open func awakeFromNib() {}

  open var title: String? { didSet { changed() } }
  open var image: UIImage? { didSet { changed() } }
  /// A number by which application code finds the item.
  open var tag = 0
  /// Whether it can be tapped; else it is drawn faintly.
  open var isEnabled = true { didSet { changed() } }

  /// Moves the picture: kept.
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open var largeContentSizeImage: UIImage?
  /// A name by which scripts and tests find the item.
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?

  private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// How the title looks in a state. Items of bars are drawn with those of the normal one.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    changed()
  }

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

  func changed() { bar?.setNeedsLayout() }
}
