import QuartzCore

extension UITableView {
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    /// Rows in rounded blocks; drawn as `grouped` here.
    case insetGrouped = 2
  }

  /// Where a row comes to lie when the table scrolls to it.
  public enum ScrollPosition: Int, Sendable {
    /// Just where it shows.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// How rows come and go. Here they fade, whatever is asked for, and the others move; `none`
  /// changes all at once.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// What `numberOfRows(inSection:)` does.
  func rowCount(inSection section: Int) -> Int {
    layoutTableIfNeeded()
    let sections = table.layout.sections
    return sections.indices.contains(section) ? sections[section].rowCount : 0
  }

  /// What `rectForRow(at:)` does.
  func rowRect(at indexPath: IndexPath) -> CGRect {
    layoutTableIfNeeded()
    guard table.layout.contains(indexPath) else { return .zero }
    let (y, height) = table.layout.row(indexPath)
    return CGRect(x: 0, y: y, width: bounds.width, height: height)
  }

  /// What `rect(forSection:)` does.
  func sectionRect(forSection section: Int) -> CGRect {
    layoutTableIfNeeded()
    guard table.layout.sections.indices.contains(section) else { return .zero }
    let part = table.layout.sections[section]
    return CGRect(x: 0, y: part.top, width: bounds.width, height: part.bottom - part.top)
  }

  /// What `rectForHeader(inSection:)` does.
  func headerRect(inSection section: Int) -> CGRect {
    let rect = rect(forSection: section)
    guard table.layout.sections.indices.contains(section) else { return .zero }
    let height = table.layout.sections[section].headerHeight
    return CGRect(x: 0, y: rect.minY, width: rect.width, height: height)
  }
}

/// What a table knows of its rows.
struct TableState {
  var layout = TableLayout()
  var needsLayout = true
  var width: CGFloat = -1
  /// Heights of rows that have said how high they want to be.
  var measured: [IndexPath: CGFloat] = [:]
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// Cells out of sight, by their identifiers.
  var spare: [String: [UITableViewCell]] = [:]
  var cellClasses: [String: UITableViewCell.Type] = [:]
  /// What documents draw.
  var templates: [String: CellTemplate] = [:]
  var headerTemplates: [String: CellTemplate] = [:]
  var statics: StaticSections?
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var selected: [IndexPath] = []
  var highlighted: IndexPath?
  var changes = TableChanges()
  var batchDepth = 0
}

/// What is to change at the end of a batch: deletions and reloads by the old numbers, insertions
/// by the new ones.
struct TableChanges: Hashable, Sendable {
  var inserted: [IndexPath] = []
  var deleted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var rebuilds = false
  var animation = UITableView.RowAnimation.none

  var isEmpty: Bool { inserted.isEmpty && deleted.isEmpty && reloaded.isEmpty && !rebuilds }

  /// Where a row that stays comes to stand; nil for one that is deleted.
  func place(of path: IndexPath) -> IndexPath? {
    guard !deleted.contains(path) else { return nil }
    var row = path.row
    row -= deleted.count { $0.section == path.section && $0.row < path.row }
    let added = inserted.filter { $0.section == path.section }.map(\.row).sorted()
    for index in added where index <= row { row += 1 }
    return IndexPath(row: row, section: path.section)
  }
}
