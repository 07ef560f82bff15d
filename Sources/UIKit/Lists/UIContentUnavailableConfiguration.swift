import QuartzCore

/// What a screen shows that has nothing to show.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public typealias TextProperties = UIListContentConfiguration.TextProperties
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties

  /// What a button in it does.
  @preconcurrency @MainActor
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties(.boldSystemFont(ofSize: 22), .label)
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(
    .preferredFont(forTextStyle: .subheadline), .secondaryLabel)
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var background = UIBackgroundConfiguration.clear()
  public var imageToTextPadding: CGFloat = 15
  public var textToSecondaryTextPadding: CGFloat = 8
  public var textToButtonPadding: CGFloat = 20
  public var buttonToSecondaryButtonPadding: CGFloat = 10
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 20, leading: 20, bottom: 20, trailing: 20)
  var spins = false

  private init() {
    imageProperties.tintColor = .secondaryLabel
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
  }

  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }
  /// A turning indicator.
  public static func loading() -> UIContentUnavailableConfiguration {
    var result = empty()
    result.spins = true
    result.text = SystemWord.loading.text
    return result
  }
  /// Nothing was found.
  public static func search() -> UIContentUnavailableConfiguration {
    var result = empty()
    result.image = UIImage(systemName: "magnifyingglass")
    result.text = SystemWord.noResults.text
    result.secondaryText = SystemWord.tryAnotherSearch.text
    return result
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    self
  }
}

/// Shows it, in the middle.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private var parts: [UIView] = []

  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    fill()
  }

  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
  }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      fill()
    }
  }
  open var isScrollEnabled = false

  private func fill() {
    for part in parts { part.removeFromSuperview() }
    parts = []
    backgroundColor = shown.background.backgroundColor
    if shown.spins {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      parts.append(indicator)
    }
    if let image = shown.image {
      let view = UIImageView(image: image)
      view.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
      view.tintColor = shown.imageProperties.tintColor
      parts.append(view)
    }
    add(shown.text, shown.attributedText, shown.textProperties)
    add(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    add(shown.button, shown.buttonProperties)
    add(shown.secondaryButton, shown.secondaryButtonProperties)
    for part in parts { addSubview(part) }
    setNeedsLayout()
  }

  private func add(
    _ text: String?, _ styled: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    guard text != nil || styled != nil else { return }
    let label = UILabel()
    label.font = properties.font
    label.textColor = properties.color
    label.textAlignment = .center
    label.numberOfLines = 0
    if let styled { label.attributedText = styled } else { label.text = text }
    parts.append(label)
  }

  private func add(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    guard
      configuration.title != nil || configuration.image != nil
        || properties.primaryAction != nil
    else { return }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.isEnabled = properties.isEnabled
    parts.append(button)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(bounds.width - 40, 0)
    let sizes = parts.map { $0.sizeThatFits(CGSize(width: width, height: 0)) }
    let total = sizes.reduce(0) { $0 + $1.height } + 10 * CGFloat(max(parts.count - 1, 0))
    var y = (bounds.height - total) / 2
    for (part, size) in zip(parts, sizes) {
      let own = min(size.width, width)
      part.frame = CGRect(x: (bounds.width - own) / 2, y: y, width: own, height: size.height)
      y += size.height + 10
    }
  }
}
