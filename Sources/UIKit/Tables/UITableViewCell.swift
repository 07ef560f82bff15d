import QuartzCore

/// A row of a table: words, a picture, and whatever is put into `contentView`.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ConfiguredView {
  var contents = CellContents()
  open private(set) var reuseIdentifier: String?
  /// What the cell shows goes in here.
  open private(set) var contentView = UIView()
  let cellStyle: CellStyle
  weak var table: UITableView?
  private let label = UILabel()
  private let detail = UILabel()
  private let picture = UIImageView()
  private let line = UIView()
  private let wash = UIView()
  private var accessory: UIView?

  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUpCell()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    let element = coder.documentElement
    cellStyle = ObjectMaker.cellStyles[element?["style"] ?? ""] ?? .default
    reuseIdentifier = element?["reuseIdentifier"]
    super.init(coder: coder)
    setUpCell()
    DocumentCoder.made(self, by: UITableViewCell.self, from: coder)
  }

  func adopt(reuseIdentifier identifier: String) { reuseIdentifier = identifier }

  private func setUpCell() {
    backgroundColor = .systemBackground
    detail.textColor = .secondaryLabel
    detail.font = .systemFont(ofSize: cellStyle == .subtitle ? 12 : 17)
    line.isUserInteractionEnabled = false
    picture.contentMode = .scaleAspectFit
    wash.isUserInteractionEnabled = false
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 11, leading: 16, bottom: 11, trailing: 16)
    estimateContents(.height)
    // As wide as the cell before anything is laid out, so that constraints of both can be met.
    contentView.frame = bounds
    addSubview(wash)
    addSubview(contentView)
    addSubview(line)
  }

  /// Told before it changes for editing.
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The main words; in the content view from the first time it is asked for.
  open var textLabel: UILabel? { installed(label) }

  /// The second words; nil in the default style.
  open var detailTextLabel: UILabel? { cellStyle == .default ? nil : installed(detail) }

  open var imageView: UIImageView? { installed(picture) }

  private func installed<View: UIView>(_ view: View) -> View {
    if view.superview == nil { contentView.addSubview(view) }
    setNeedsLayout()
    return view
  }

  /// What a selected cell looks like. Default `.default`: gray.
  open var selectionStyle = SelectionStyle.default
  /// A sign at the right. Default none.
  open var accessoryType = AccessoryType.none {
    didSet { renewAccessory() }
  }
  /// A view at the right, in the sign's place.
  open var accessoryView: UIView? {
    didSet { renewAccessory() }
  }
  /// Behind the content; `selectedBackgroundView` lies over it while the cell is selected.
  open var backgroundView: UIView? {
    didSet { putBehind(backgroundView, oldValue, at: 0) }
  }
  open var selectedBackgroundView: UIView? {
    didSet { oldValue?.removeFromSuperview() }
  }
  /// nil: the table's.
  open var separatorInset = UIEdgeInsets(top: 0, left: -1, bottom: 0, right: 0) {
    didSet { setNeedsLayout() }
  }

  private var isSelectedNow = false
  private var isHighlightedNow = false

  open var isSelected: Bool {
    get { isSelectedNow }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { isHighlightedNow }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelectedNow = selected
    showSelection(animated: animated)
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlightedNow = highlighted
    showSelection(animated: animated)
  }

  /// About to stand for another row.
  open func prepareForReuse() {
    isHighlightedNow = false
    isSelectedNow = false
    showSelection(animated: false)
  }

  private func showSelection(animated: Bool) {
    let shows = (isSelectedNow || isHighlightedNow) && selectionStyle != .none
    if contents.content != nil || contents.background != nil
      || configurationUpdateHandler != nil
    {
      setNeedsUpdateConfiguration()
    }
    let change = { [self] in wash.backgroundColor = shows ? .selection : nil }
    if let view = selectedBackgroundView {
      view.frame = bounds
      if shows {
        insertSubview(view, belowSubview: contentView)
      } else {
        view.removeFromSuperview()
      }
      return
    }
    if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
  }

  private func putBehind(_ new: UIView?, _ old: UIView?, at index: Int) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: index) }
    setNeedsLayout()
  }

  /// Whether the button for more about the row is there, or near enough for a finger.
  func hasDetailButton(at point: CGPoint) -> Bool {
    guard accessoryView == nil, [.detailButton, .detailDisclosureButton].contains(accessoryType)
    else { return false }
    return accessory?.frame.insetBy(dx: -8, dy: -12).contains(point) ?? false
  }

  private func renewAccessory() {
    accessory?.removeFromSuperview()
    accessory = accessoryView ?? accessoryType.makeView(tint: tintColor)
    if let accessory { addSubview(accessory) }
    setNeedsLayout()
  }

  func setSeparator(shown: Bool) { line.isHidden = !shown }

  open override func layoutSubviews() {
    layOutParts()
    super.layoutSubviews()
    layOutContents()
    layOutLine()
    layOutWords()
  }

  /// The size at which what is in the content view comes closest to a target.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    layOutParts()
    return fittingSizeOfContents(
      targetSize, horizontalFittingPriority, verticalFittingPriority,
      beside: bounds.width - contentView.bounds.width)
  }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    layOutParts()
    return fittingSizeOfContents(
      targetSize, .fittingSizeLevel, .fittingSizeLevel,
      beside: bounds.width - contentView.bounds.width)
  }

  private func layOutParts() {
    var right = bounds.width
    accessory?.isHidden = editing.button != nil
    if let accessory, !accessory.isHidden {
      let size = accessory.bounds.size
      right -= 16 + size.width
      let place = mirrored(
        CGRect(
          x: right, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
      accessory.center = CGPoint(x: place.midX, y: place.midY)
      // Signs of the system's point where reading goes.
      if accessoryView == nil {
        accessory.transform = CGAffineTransform(scaleX: readsFromRight ? -1 : 1, y: 1)
      }
    }
    let left = editing.button == nil ? 0 : CellEditing.width
    let indent = CGFloat(indentationLevel) * indentationWidth
    contentView.frame = mirrored(
      CGRect(
        x: left + indent, y: 0, width: max(right - left - indent, 0), height: bounds.height))
    editing.button?.frame = mirrored(
      CGRect(x: 8, y: 0, width: CellEditing.width, height: bounds.height))
    backgroundView?.frame = bounds
    wash.frame = bounds
  }

  private var readsFromRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A frame that is told for reading from left to right.
  private func mirrored(_ frame: CGRect) -> CGRect {
    readsFromRight ? frame.offsetBy(dx: bounds.width - frame.maxX - frame.minX, dy: 0) : frame
  }

  private func layOutLine() {
    let inset = separatorInset.left >= 0 ? separatorInset : table?.separatorInset ?? .zero
    line.backgroundColor = table?.separatorColor ?? .separator
    let thickness = 1 / max(traitCollection.displayScale, 1)
    line.frame = mirrored(
      CGRect(
        x: inset.left, y: bounds.height - thickness,
        width: bounds.width - inset.left - inset.right, height: thickness))
  }

  private func layOutWords() {
    let size = contentView.bounds.size
    var left: CGFloat = 16
    if picture.superview != nil, let image = picture.image {
      let height = min(image.size.height, size.height - 2)
      let width = image.size.height > 0 ? image.size.width * height / image.size.height : 0
      picture.frame = CGRect(x: left, y: (size.height - height) / 2, width: width, height: height)
      left += width + 16
    }
    CellWords(
      style: cellStyle,
      area: CGRect(x: left, y: 0, width: size.width - left - 16, height: size.height)
    )
    .place(label, detail.superview == nil ? nil : detail)
    guard readsFromRight else { return }
    for view in [picture, label, detail] as [UIView] where view.superview != nil {
      view.frame.origin.x = size.width - view.frame.maxX
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
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
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
    (state.isSelected, state.isHighlighted) = (isSelectedNow, isHighlightedNow)
    state.isEditing = isEditing
    return state
  }

  /// A configuration in the style of the cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table?.style == .plain || table == nil ? .listPlainCell() : .listGroupedCell()
  }

  var contentHolder: UIView { contentView }
  var stateForConfigurations: any UIConfigurationState { configurationState }
  func runConfigurationUpdate() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }

  // MARK: Editing

  /// Whether the cell is being edited: it moves aside for a button that deletes or inserts. Default
  /// false.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    showEditing(editing, animated: animated)
    setNeedsUpdateConfiguration()
  }
  /// What a table asks of the cell while it is edited.
  open var editingStyle: EditingStyle { editing.style }
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false
  open var editingAccessoryType = AccessoryType.none
  open var editingAccessoryView: UIView?
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// Points for each level. Default 10.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var multipleSelectionBackgroundView: UIView?
  open var focusStyle = FocusStyle.default
  open var userInteractionEnabledWhileDragging = false
  var editing = CellEditing()
  /// Which corners of an inset group the cell has.
  var groupCorners: CACornerMask = [] {
    didSet { if groupCorners != oldValue { roundGroup() } }
  }
}

/// What few cells have.
struct CellEditing {
  var isOn = false
  var style = UITableViewCell.EditingStyle.delete
  /// What the cell moves aside for.
  var button: UIButton?

  /// Points; a guess.
  static let width: CGFloat = 40
}

extension UITableViewCell {
  /// What can be done to a row.
  public enum EditingStyle: Int, Sendable { case none = 0, delete, insert }
  /// What a row looks like in focus: nothing is, here.
  public enum FocusStyle: Int, Sendable { case `default` = 0, custom }
  /// Whether a row is dragged: never here.
  public enum DragState: Int, Sendable { case none = 0, lifting, dragging }

  /// How round the corners of an inset group are, points.
  static let groupRadius: CGFloat = 10

  private func roundGroup() {
    layer.cornerRadius = groupCorners.isEmpty ? 0 : Self.groupRadius
    layer.maskedCorners = groupCorners
    layer.masksToBounds = !groupCorners.isEmpty
  }
}
