import QuartzCore

/// A title above or below a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ConfiguredView {
  var contents = CellContents()
  open private(set) var reuseIdentifier: String?
  open private(set) var contentView = UIView()
  private let label = UILabel()
  var isPlain = true {
    didSet { dress() }
  }

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
    contentView.addSubview(label)
    estimateContents(.height)
    dress()
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.documentElement?["reuseIdentifier"]
    super.init(coder: coder)
    addSubview(contentView)
    contentView.addSubview(label)
    estimateContents(.height)
    dress()
    DocumentCoder.made(self, by: UITableViewHeaderFooterView.self, from: coder)
  }

  open var textLabel: UILabel? { label }
  /// Smaller words: kept, and not shown.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// Behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Configurations

  /// What the cell shows, as a value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contents.content }
    set { setContent(newValue) }
  }
  /// Whether the content follows the cell's state by itself. Default true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { contents.updatesContent }
    set { contents.updatesContent = newValue }
  }
  /// What lies behind the content, as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { contents.background }
    set { setBackground(newValue) }
  }
  /// Whether the background follows the cell's state by itself. Default true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { contents.updatesBackground }
    set { contents.updatesBackground = newValue }
  }
  /// Called before the cell is laid out in another state.
  open var configurationUpdateHandler:
    ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Asks for `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() {
    contents.needsUpdate = true
    setNeedsLayout()
  }
  /// Called before the cell is laid out in another state, for subclasses.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    isPlain ? .plainHeader() : .groupedHeader()
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    isPlain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }
  var contentHolder: UIView { contentView }
  var stateForConfigurations: any UIConfigurationState { configurationState }
  func runConfigurationUpdate() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }

  open func prepareForReuse() {}

  private func dress() {
    backgroundColor = isPlain ? .secondarySystemBackground : nil
    label.font = isPlain ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 13)
    label.textColor = isPlain ? .label : .secondaryLabel
  }

  /// The size at which what is in the content view comes closest to a target.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSizeOfContents(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSizeOfContents(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  open override func layoutSubviews() {
    contentView.frame = bounds
    super.layoutSubviews()
    backgroundView?.frame = bounds
    layOutContents()
    let height = min(label.sizeThatFits(.zero).height, bounds.height)
    let y = isPlain ? (bounds.height - height) / 2 : bounds.height - height - 6
    label.frame = CGRect(x: 16, y: y, width: max(bounds.width - 32, 0), height: height)
  }
}
