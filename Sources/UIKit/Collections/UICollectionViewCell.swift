import QuartzCore

/// A view of a collection that is used again for another element.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  // Which lengths the layout leaves open.
  var openLengths: NSLayoutSizing?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// About to stand for another element.
  open func prepareForReuse() {}

  /// Takes its place; the collection sets frame, alpha, depth and transform itself.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The size that the constraints inside ask for, where the layout leaves it open.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard layoutAttributes.fitting != nil else { return layoutAttributes }
    return fitCell(layoutAttributes)
  }

  func take(_ place: UICollectionViewLayoutAttributes) {
    bounds = CGRect(origin: bounds.origin, size: place.size)
    center = place.center
    alpha = place.alpha
    isHidden = place.isHidden
    transform3D = place.transform3D
    if CATransform3DIsIdentity(place.transform3D) { transform = place.transform }
    layer.zPosition = CGFloat(place.zIndex)
    apply(place)
  }
}

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ConfiguredView {
  var contents = CellContents()
  /// What the cell shows goes in here.
  open private(set) var contentView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
    estimateContents(.both)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
    estimateContents(.both)
    DocumentCoder.made(self, by: UICollectionViewCell.self, from: coder)
  }

  open var isSelected = false {
    didSet { showSelection() }
  }

  open var isHighlighted = false {
    didSet { showSelection() }
  }

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Over the background while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { oldValue?.removeFromSuperview() }
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
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Asks for `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() {
    contents.needsUpdate = true
    setNeedsLayout()
  }
  /// Called before the cell is laid out in another state, for subclasses.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// The state that configurations are made for.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  var contentHolder: UIView { contentView }
  var stateForConfigurations: any UIConfigurationState { configurationState }
  func runConfigurationUpdate() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }

  /// Nothing is dragged here: never called.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The size that the content asks for, where the layout leaves it open.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard layoutAttributes.fitting != nil else { return layoutAttributes }
    return fitCell(layoutAttributes)
  }

  private func showSelection() {
    if contents.content != nil || contents.background != nil
      || configurationUpdateHandler != nil
    {
      setNeedsUpdateConfiguration()
    }
    guard let view = selectedBackgroundView else { return }
    guard isSelected || isHighlighted else { return view.removeFromSuperview() }
    view.frame = bounds
    insertSubview(view, belowSubview: contentView)
  }

  // What of the bounds the content has.
  var contentArea: CGRect { bounds }

  /// The size at which what is in the content view comes closest to a target.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSizeOfContents(
      targetSize, horizontalFittingPriority, verticalFittingPriority,
      beside: bounds.width - contentArea.width)
  }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSizeOfContents(
      targetSize, .fittingSizeLevel, .fittingSizeLevel, beside: bounds.width - contentArea.width)
  }

  open override func layoutSubviews() {
    contentView.frame = contentArea
    super.layoutSubviews()
    backgroundView?.frame = bounds
    layOutContents()
  }
}

extension UICollectionViewCell {
  /// Whether a cell is dragged: never here.
  public enum DragState: Int, Sendable { case none = 0, lifting, dragging }
}
