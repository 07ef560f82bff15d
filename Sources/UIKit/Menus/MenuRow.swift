import QuartzCore

/// The numbers of menus; all guesses that look right, none published.
enum MenuMetrics {
  static let width: CGFloat = 250
  static let rowHeight: CGFloat = 44
  static let titleHeight: CGFloat = 32
  static let gap: CGFloat = 8
  static let cornerRadius: CGFloat = 13
  static let margin: CGFloat = 8
  static let markWidth: CGFloat = 20
  /// Seconds to come and to go.
  static let duration: TimeInterval = 0.25
  static let startScale: CGFloat = 0.2
  /// Seconds that a finger rests before a context menu comes.
  static let pressDuration: TimeInterval = 0.5
}

/// A line of a menu.
@MainActor
final class MenuRow: UIControl {
  let element: UIMenuElement
  private let label = UILabel()
  private let small = UILabel()
  private let picture = UIImageView()
  private let mark = UIImageView()
  private let line = UIView()
  private let showsMarks: Bool

  /// - Parameters:
  ///   - showsMarks: Whether lines leave room for a mark.
  ///   - hasLine: Whether a line parts it from the next one.
  init(_ element: UIMenuElement, showsMarks: Bool, hasLine: Bool) {
    self.element = element
    self.showsMarks = showsMarks
    super.init(frame: .zero)
    let attributes = element.lineAttributes
    let color: UIColor = attributes.contains(.destructive) ? .systemRed : .label
    label.text = element.title
    label.textColor = color
    label.font = .systemFont(ofSize: 17)
    small.text = element.subtitle
    small.textColor = .secondaryLabel
    small.font = .systemFont(ofSize: 13)
    picture.image = element is UIMenu ? UIImage(systemName: "chevron.right") : element.linePicture
    picture.contentMode = .scaleAspectFit
    picture.tintColor = color
    mark.image = element.lineState == .off ? nil : UIImage(systemName: "checkmark")
    mark.contentMode = .scaleAspectFit
    mark.tintColor = color
    line.backgroundColor = .separator
    line.isHidden = !hasLine
    isEnabled = !attributes.contains(.disabled)
    alpha = isEnabled ? 1 : 0.35
    accessibilityLabel = element.title
    for view in [label, small, picture, mark, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left: CGFloat = 16 + (showsMarks ? MenuMetrics.markWidth + 4 : 0)
    mark.frame = CGRect(x: 12, y: bounds.midY - 8, width: 16, height: 16)
    picture.frame = CGRect(x: bounds.width - 38, y: bounds.midY - 11, width: 22, height: 22)
    let width = bounds.width - left - (picture.image == nil ? 16 : 46)
    let hasSmall = element.subtitle != nil
    label.frame = CGRect(
      x: left, y: hasSmall ? 5 : 0, width: width, height: hasSmall ? 20 : bounds.height)
    small.frame = CGRect(x: left, y: 24, width: width, height: hasSmall ? 16 : 0)
    let thickness = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(
      x: 0, y: bounds.height - thickness, width: bounds.width, height: thickness)
  }
}
