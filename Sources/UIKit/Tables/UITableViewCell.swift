import QuartzCore

/// A row of a table: words, a picture, and whatever is put into `contentView`.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
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
    addSubview(wash)
    addSubview(contentView)
    addSubview(line)
  }

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

  private func renewAccessory() {
    accessory?.removeFromSuperview()
    accessory = accessoryView ?? accessoryType.makeView(tint: tintColor)
    if let accessory { addSubview(accessory) }
    setNeedsLayout()
  }

  func setSeparator(shown: Bool) { line.isHidden = !shown }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var right = bounds.width
    if let accessory {
      let size = accessory.bounds.size
      accessory.frame = CGRect(
        x: right - 16 - size.width, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
      right = accessory.frame.minX
    }
    contentView.frame = CGRect(x: 0, y: 0, width: right, height: bounds.height)
    backgroundView?.frame = bounds
    wash.frame = bounds
    layOutLine()
    layOutWords()
  }

  private func layOutLine() {
    let inset = separatorInset.left >= 0 ? separatorInset : table?.separatorInset ?? .zero
    line.backgroundColor = table?.separatorColor ?? .separator
    let thickness = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(
      x: inset.left, y: bounds.height - thickness, width: bounds.width - inset.left - inset.right,
      height: thickness)
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
  }
}
