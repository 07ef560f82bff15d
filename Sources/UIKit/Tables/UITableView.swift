import QuartzCore

/// Rows under each other, in sections; only those that show have views.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  open private(set) var style = Style.plain
  var table = TableState()

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUpTable()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = ObjectMaker.tableStyles[coder.documentElement?["style"] ?? ""] ?? .plain
    super.init(coder: coder)
    setUpTable()
    DocumentCoder.made(self, by: UITableView.self, from: coder)
  }

  private func setUpTable() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }

  /// Says what to show; not kept alive.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Hears what happens; not kept alive.
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      scrollDelegate = newValue
      setNeedsRows()
    }
  }

  /// Points. With `automaticDimension`, the default, a cell with constraints in its content view is
  /// as high as they ask for, any other one 44.
  open var rowHeight: CGFloat = automaticDimension {
    didSet { setNeedsRows() }
  }
  /// Points; automatic: 28 in a plain table and 38 in a grouped one for a title, 0 without.
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { setNeedsRows() }
  }
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { setNeedsRows() }
  }
  /// How high a row counts that sizes itself and has not been seen; 44 unless set.
  open var estimatedRowHeight: CGFloat = automaticDimension {
    didSet { setNeedsRows() }
  }
  /// Headers and footers do not size themselves: a height above 0 is kept and reported.
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension {
    didSet { reportEstimate(estimatedSectionHeaderHeight, "estimatedSectionHeaderHeight") }
  }
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension {
    didSet { reportEstimate(estimatedSectionFooterHeight, "estimatedSectionFooterHeight") }
  }

  private func reportEstimate(_ height: CGFloat, _ name: String) {
    if height > 0 { Unsupported.report("UITableView.\(name)") }
  }

  /// Points above each header of a plain table; automatic adds nothing here.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension {
    didSet { setNeedsRows() }
  }

  /// A line under each row. Default `.singleLine`.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { refreshSeparators() }
  }
  /// Default: 16 points (a guess) from the left.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { refreshSeparators() }
  }
  open var separatorColor: UIColor? = .separator {
    didSet { refreshSeparators() }
  }

  /// Default true.
  open var allowsSelection = true
  open var allowsMultipleSelection = false

  /// Above the first section, as wide as the table.
  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, for: tableHeaderView) }
  }
  open var tableFooterView: UIView? {
    didSet { exchange(oldValue, for: tableFooterView) }
  }
  /// Behind the rows, as large as the table.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }

  // MARK: Rows

  /// Asks the data source for everything anew.
  open func reloadData() { reloadTable() }

  /// A cell that is out of sight, or a new one of the registered class; nil without either.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// The same for a place; a name that nobody registered is a violation, and gives a plain cell.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueCell(identifier) { return cell }
    Violation.record(.list(.notRegistered(identifier: identifier, isTable: true)))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    table.cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Cells are made of the nib's first view; of one that is not there they are plain ones, which is
  /// noted.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    table.templates[identifier] = nib?.template
    guard let nib, nib.template == nil else { return }
    Unsupported.report("the nib \(nib.name) for \(identifier), which is not there")
    table.cellClasses[identifier] = UITableViewCell.self
  }

  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    table.headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// Headers and footers are made of the nib's first view.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    table.headerTemplates[identifier] = nib?.template
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    (table.headerTemplates[identifier]?.make() as? UITableViewHeaderFooterView)
      ?? table.headerClasses[identifier].map { $0.makeRegistered(identifier) }
  }

  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    table.selected.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutTableIfNeeded()
    guard table.layout.contains(indexPath) else { return refuse(indexPath, "scrollToRow") }
    setContentOffset(
      offset(showing: rectForRow(at: indexPath), at: scrollPosition), animated: animated)
  }

  // MARK: What is kept

  /// Whether rows can be changed: those that can move aside for a button. Rows cannot be moved by a
  /// finger here. Default false.
  open var isEditing: Bool {
    get { table.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    table.isEditing = editing
    for (path, cell) in table.cells { edit(cell, at: path, animated: animated) }
  }
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var selectionFollowsFocus = false
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// Lines are not blurred here: one is reported.
  open var separatorEffect: UIVisualEffect? {
    didSet { if separatorEffect != nil { Unsupported.report("UITableView.separatorEffect") } }
  }
  open var sectionIndexColor: UIColor? { didSet { reloadSectionIndexTitles() } }
  open var sectionIndexBackgroundColor: UIColor? { didSet { reloadSectionIndexTitles() } }
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// From so many rows on letters stand at the edge. Default 0.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { reloadSectionIndexTitles() } }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open var fillerRowHeight: CGFloat = 0
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Kept: nothing is dragged or dropped here.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  open var dragInteractionEnabled = false

  // MARK: Changes

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(with: animation) { $0.inserted += indexPaths }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(with: animation) { $0.deleted += indexPaths }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(with: animation) { $0.reloaded += indexPaths }
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update(with: .automatic) { $0.moved[indexPath] = newIndexPath }
  }

  /// Has visible cells be configured anew: here they are asked for anew.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    update(with: .none) { $0.reloaded += indexPaths }
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(with: animation) { $0.reloadedSections.formUnion(sections) }
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(with: animation) { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(with: animation) { $0.deletedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    update(with: .automatic) { $0.movedSections[section] = newSection }
  }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batch(updates, completion: completion)
  }

  // MARK: Overrides

  open override func layoutSubviews() {
    layoutTableIfNeeded()
    showRows()
    super.layoutSubviews()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !highlightRow(under: touches.first) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !selectHighlightedRow() { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlightRow()
    super.touchesCancelled(touches, with: event)
  }

  /// The letters at the edge are in front of rows, whenever those came.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit != nil, let index = table.index, index.frame.contains(point) else { return hit }
    return index
  }

  override func leavesFingers(on view: UIView) -> Bool { view === table.index }

  /// "The table decides."
  public nonisolated static let automaticDimension: CGFloat = -1

  // MARK: Rows and cells

  open var numberOfSections: Int {
    layoutTableIfNeeded()
    return table.layout.sections.count
  }

  open func numberOfRows(inSection section: Int) -> Int { rowCount(inSection: section) }

  /// In the table's own coordinates; zero for a row that there is not.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(at: indexPath) }

  open func rect(forSection section: Int) -> CGRect { sectionRect(forSection: section) }
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(inSection: section) }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    layoutTableIfNeeded()
    return table.layout.row(at: point.y)
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    table.cells.first { $0.value === cell }?.key
  }

  /// The cell of a row; nil while it does not show.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { table.cells[indexPath] }

  /// From top to bottom.
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return table.cells.keys.sorted().compactMap { table.cells[$0] }
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return table.cells.keys.sorted()
  }

  open var indexPathForSelectedRow: IndexPath? { table.selected.first }

  open var indexPathsForSelectedRows: [IndexPath]? {
    table.selected.isEmpty ? nil : table.selected
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    table.headers[section] as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    table.footers[section] as? UITableViewHeaderFooterView
  }
  /// Shows the menus of rows.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  open func beginUpdates() { table.batchDepth += 1 }
  open func endUpdates() { endBatch() }
  open var hasUncommittedUpdates: Bool { table.batchDepth > 0 }
}
