import QuartzCore

extension UITableView {
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    /// Rows in rounded blocks.
    case insetGrouped = 2
  }

  /// From where separators are counted: kept.
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges = 0, fromAutomaticInsets }
  /// Whether rows that change their height are laid out anew: kept.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0, enabled, enabledIncludingConstraints
  }
  /// The row of the letters at the side: not drawn.
  public nonisolated static let indexSearch = "{search}"

  /// What a row has behind it whose data source says itself that it can be edited: whether it takes
  /// deletions cannot be asked.
  func askForDeletion(of path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let dataSource, askWhetherEditable(path) == true,
      delegate.map({ $0.tableView(self, editingStyleForRowAt: path) == .delete }) ?? true
    else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
      ?? SystemWord.delete.text
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
        guard let self else { return }
        dataSource.tableView(self, commit: .delete, forRowAt: path)
        done(true)
      }
    ])
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
    return CGRect(x: rowInset, y: y, width: bounds.width - 2 * rowInset, height: height)
  }

  /// How far rows keep from the sides: of inset groups 16 points, 20 where the table is wide.
  var rowInset: CGFloat {
    guard style == .insetGrouped else { return 0 }
    return bounds.width > 400 ? 20 : 16
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
  /// Rows in sight that are to say so once more.
  var unmeasured: Set<IndexPath> = []
  var cells: [IndexPath: UITableViewCell] = [:]
  /// While rows move at once: those that will not show, on their way to where they will be.
  var leaving: [(IndexPath, UITableViewCell)]?
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
  /// The row whose button for more is under a finger.
  var pressedDetail: IndexPath?
  /// Letters at the edge, where the data source has some.
  var index: SectionIndex?
  var changes = TableChanges()
  var batchDepth = 0
  /// Moves rows aside; made with the first row.
  var swipes: SwipeTracker?
  var menus: ListMenus?
  var isEditing = false
  /// Whether the data source left the last question on editing to the default.
  var isEditableByDefault = false
}
