import QuartzCore

extension UITableViewCell {
  /// Where the words go.
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    /// The second words at the right.
    case value1 = 1
    /// The first words at the left, narrow.
    case value2 = 2
    /// The second words below.
    case subtitle = 3
  }

  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  /// A sign at the right of a cell.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4

    @MainActor
    func makeView(tint: UIColor) -> UIView? {
      switch self {
      case .none: return nil
      case .disclosureIndicator:
        return CellSign(
          points: [CGPoint(x: 1, y: 1), CGPoint(x: 7, y: 7), CGPoint(x: 1, y: 13)],
          size: CGSize(width: 8, height: 14), color: .tertiaryLabel)
      case .checkmark:
        return CellSign(
          points: [CGPoint(x: 1, y: 7), CGPoint(x: 5, y: 12), CGPoint(x: 13, y: 1)],
          size: CGSize(width: 14, height: 13), color: tint)
      case .detailButton, .detailDisclosureButton:
        Unsupported.report("UITableViewCell.AccessoryType with a detail button")
        return nil
      }
    }
  }
}

/// A line drawn along a few points.
@MainActor
private final class CellSign: UIView {
  private let shape = CAShapeLayer()

  init(points: [CGPoint], size: CGSize, color: UIColor) {
    super.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = false
    let path = CGMutablePath()
    path.addLines(between: points)
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = CGColor(color.rgba(for: .current))
    shape.lineWidth = 2
    shape.frame = bounds
    layer.addSublayer(shape)
  }

  required init?(coder: NSCoder) { nil }
}

/// Places a cell's words.
@MainActor
struct CellWords {
  let style: UITableViewCell.CellStyle
  let area: CGRect

  func place(_ label: UILabel, _ detail: UILabel?) {
    guard let detail else { return put(label, in: area) }
    switch style {
    case .default: put(label, in: area)
    case .subtitle: stack(label, detail)
    case .value1:
      let width = min(detail.sizeThatFits(.zero).width, area.width)
      put(detail, in: CGRect(x: area.maxX - width, y: 0, width: width, height: area.height))
      put(label, in: area.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: width + 8)))
    case .value2:
      put(label, in: CGRect(x: area.minX, y: 0, width: 91, height: area.height))
      put(detail, in: area.inset(by: UIEdgeInsets(top: 0, left: 97, bottom: 0, right: 0)))
    }
  }

  private func stack(_ label: UILabel, _ detail: UILabel) {
    let (first, second) = (label.sizeThatFits(.zero), detail.sizeThatFits(.zero))
    let top = (area.height - first.height - second.height) / 2
    label.frame = CGRect(x: area.minX, y: top, width: area.width, height: first.height)
    detail.frame = CGRect(
      x: area.minX, y: top + first.height, width: area.width, height: second.height)
  }

  private func put(_ label: UILabel, in frame: CGRect) { label.frame = frame }
}

extension UIColor {
  /// Of a row that is selected.
  static var selection: UIColor {
    UIColor {
      $0.userInterfaceStyle == .dark
        ? UIColor(white: 0.23, alpha: 1) : UIColor(white: 0.82, alpha: 1)
    }
  }
}

/// A title above or below a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
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
    dress()
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    DocumentCoder.made(self, by: UITableViewHeaderFooterView.self, from: coder)
  }

  open var textLabel: UILabel? { label }

  open func prepareForReuse() {}

  private func dress() {
    backgroundColor = isPlain ? .secondarySystemBackground : nil
    label.font = isPlain ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 13)
    label.textColor = isPlain ? .label : .secondaryLabel
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    let height = min(label.sizeThatFits(.zero).height, bounds.height)
    let y = isPlain ? (bounds.height - height) / 2 : bounds.height - height - 6
    label.frame = CGRect(x: 16, y: y, width: max(bounds.width - 32, 0), height: height)
  }
}

/// A controller whose view is a table.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private var style = UITableView.Style.plain
  /// How much of the table's lower end lies under the keyboard.
  var coveredByKeyboard: CGFloat = 0
  /// Whether the selection goes when the view appears. Default true.
  open var clearsSelectionOnViewWillAppear = true

  public init(style: UITableView.Style) {
    super.init(nibName: nil, bundle: nil)
    self.style = style
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  open override func loadView() {
    if loadDocumentView() {
      if tableView?.dataSource == nil { tableView?.dataSource = self }
      if tableView?.delegate == nil { tableView?.delegate = self }
      return
    }
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = table
    table.dataSource = self
    table.delegate = self
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    heedKeyboard()
    guard clearsSelectionOnViewWillAppear else { return }
    for path in tableView?.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: path, animated: animated)
    }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ignoreKeyboard()
  }

  // Of a table whose rows a document draws: those; else none.

  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.table.statics?.sections.count ?? 1
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.table.statics?.sections[section].cells.count ?? 0
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.table.statics?.cell(at: indexPath)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.table.statics?.height(at: indexPath) ?? tableView.rowHeight
  }

  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { tableView.table.statics?.sections[section].footer }

  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { tableView.table.statics?.sections[section].header }

  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }

  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
}
