import QuartzCore

/// Finds out how large everything is, and keeps views for what shows.
extension UITableView {
  func setNeedsRows() {
    table.needsLayout = true
    setNeedsLayout()
  }

  func reloadTable() {
    for (path, cell) in table.cells { retire(cell, at: path) }
    table.cells = [:]
    (table.measured, table.unmeasured) = ([:], [])
    for view in [table.headers, table.footers].flatMap(\.values) { view.removeFromSuperview() }
    table.headers = [:]
    table.footers = [:]
    table.selected = []
    table.highlighted = nil
    setNeedsRows()
  }

  func layoutTableIfNeeded() {
    guard table.needsLayout || table.width != bounds.width else { return }
    table.needsLayout = false
    if table.width != bounds.width {
      measureRowsAnew()
      table.measured = [:]
    }
    table.width = bounds.width
    var layout = TableLayout(top: tableHeaderView?.bounds.height ?? 0)
    let count = dataSource?.numberOfSections(in: self) ?? 0
    for section in 0..<max(count, 0) { add(section, to: &layout) }
    layout.end(footer: tableFooterView?.bounds.height ?? 0)
    table.layout = layout
    layoutChanged()
    renewSectionIndex()
  }

  func layoutChanged() {
    placeEnds(bottom: table.layout.height - (tableFooterView?.bounds.height ?? 0))
    contentSize = CGSize(width: bounds.width, height: table.layout.height)
  }

  private func add(_ section: Int, to layout: inout TableLayout) {
    let rows = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    let heights = (0..<max(rows, 0)).map { askHeight(ofRow: IndexPath(row: $0, section: section)) }
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    let note = dataSource?.tableView(self, titleForFooterInSection: section)
    let header = measureHeader(of: section, hasTitle: title != nil)
    layout.add(
      header: header, above: header > 0 && style == .plain ? max(sectionHeaderTopPadding, 0) : 0,
      rows: heights,
      footer: measureFooter(of: section, hasTitle: note != nil))
  }

  /// What the delegate says, or the table's own height; that one leaves a plain section without a
  /// header as it is.
  private func measureHeader(of section: Int, hasTitle: Bool) -> CGFloat {
    let asked = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if hasTitle || (asked >= 0 && (asked != sectionHeaderHeight || style != .plain)) {
      return edge(asked, hasTitle: hasTitle)
    }
    return edge(asked, around: delegate?.tableView(self, viewForHeaderInSection: section))
  }

  private func measureFooter(of section: Int, hasTitle: Bool) -> CGFloat {
    let asked = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if hasTitle || (asked >= 0 && (asked != sectionFooterHeight || style != .plain)) {
      return edge(asked, hasTitle: hasTitle)
    }
    return edge(asked, around: delegate?.tableView(self, viewForFooterInSection: section))
  }

  /// The height of a view that a delegate gives: asked for, or as high as its constraints make it.
  private func edge(_ asked: CGFloat, around view: UIView?) -> CGFloat {
    guard let view else { return style == .plain ? 0 : edge(asked, hasTitle: false) }
    guard asked < 0 else { return asked }
    let fitted =
      (view as? any ConfiguredView)?.measureEdge(in: bounds.width)
      ?? view.systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    return fitted > 0 ? fitted : edge(asked, hasTitle: true)
  }

  private func askHeight(ofRow path: IndexPath) -> CGFloat {
    let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if asked >= 0 { return asked }
    return table.measured[path] ?? (estimatedRowHeight > 0 ? estimatedRowHeight : 44)
  }

  private func edge(_ asked: CGFloat, hasTitle: Bool) -> CGFloat {
    if asked >= 0 { return asked }
    let title: CGFloat = style == .plain ? 28 : 38
    return hasTitle ? title : (style == .plain ? 0 : 17.5)
  }

  private func placeEnds(bottom: CGFloat) {
    UIView.performWithoutAnimation {
      if let view = tableHeaderView {
        view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.bounds.height)
      }
      if let view = tableFooterView {
        view.frame = CGRect(x: 0, y: bottom, width: bounds.width, height: view.bounds.height)
      }
    }
  }

  func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsRows()
  }

  /// Gives views to rows that come into sight and takes them from those that leave it.
  func showRows() {
    followFingers()
    backgroundView?.frame = bounds
    let known = Set(table.cells.keys)
    repeat { showRowsOnce(known) } while measureRows(known)
    showHeaders(in: bounds)
    table.index?.place(in: self)
  }

  /// - Parameter known: Rows that had a view before. Others stand at their places at once, wherever
  ///   they stood before they were measured.
  private func showRowsOnce(_ known: Set<IndexPath>) {
    let area = bounds
    let wanted = table.layout.rows(from: area.minY, to: area.maxY)
    let keep = Set(wanted)
    for (path, cell) in table.cells where !keep.contains(path) {
      if cell.isWrittenIn {
        place(cell, at: path)
        continue
      }
      table.cells[path] = nil
      if table.leaving == nil {
        retire(cell, at: path)
      } else {
        table.leaving?.append((path, cell))
      }
    }
    for path in wanted {
      guard let cell = table.cells[path] else {
        show(path)
        continue
      }
      guard !known.contains(path) else {
        place(cell, at: path)
        continue
      }
      UIView.performWithoutAnimation {
        place(cell, at: path)
        cell.layoutIfNeeded()
      }
    }
  }

  private func show(_ path: IndexPath) {
    // What makes and fills a cell does not move, though the table comes in an animation.
    var made: UITableViewCell?
    UIView.performWithoutAnimation { made = dataSource?.tableView(self, cellForRowAt: path) }
    guard let cell = made else { return }
    UIView.performWithoutAnimation {
      table.cells[path] = cell
      cell.table = self
      if table.isEditing || cell.isEditing { edit(cell, at: path, animated: false) }
      if style != .plain, cell.backgroundColor == .systemBackground {
        cell.backgroundColor = .secondarySystemGroupedBackground
      }
      cell.setHighlighted(false, animated: false)
      cell.setSelected(table.selected.contains(path), animated: false)
      place(cell, at: path)
      cell.isHidden = false
      cell.alpha = 1
      holdUnlessAutomatic(cell, at: path)
      if cell.superview !== self { insertSubview(cell, at: lowestFree) }
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      cell.layoutIfNeeded()
    }
  }

  /// Rows lie above the background and below headers.
  private var lowestFree: Int {
    subviews.firstIndex { $0 is UITableViewCell } ?? (backgroundView == nil ? 0 : 1)
  }

  private func place(_ cell: UITableViewCell, at path: IndexPath) {
    let (y, height) = table.layout.row(path)
    let frame = CGRect(
      x: rowInset, y: y, width: bounds.width - 2 * rowInset, height: height)
    if cell.frame != frame { cell.frame = frame }
    let isLast = path.row == table.layout.sections[path.section].rowCount - 1
    cell.setSeparator(shown: separatorStyle != .none && !(style == .insetGrouped && isLast))
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.groupCorners = corners
  }

  /// From the first layout on, rows or none: a list has the same recognisers whatever is in it.
  private func followFingers() {
    if table.menus == nil { table.menus = makeMenus() }
    if table.swipes == nil {
      table.swipes = SwipeTracker(self) { [weak self] in self?.swipedRow(at: $0) }
    }
  }

  /// The row under a finger, and what can be done to it.
  func swipedRow(at point: CGPoint) -> SwipeTracker.Row? {
    guard !table.isEditing, let path = indexPathForRow(at: point), let cell = cellForRow(at: path)
    else { return nil }
    return SwipeTracker.Row(
      view: cell,
      leading: { [weak self] in
        guard let self else { return nil }
        return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      },
      trailing: { [weak self] in
        guard let self else { return nil }
        return delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
          ?? askForDeletion(of: path)
      })
  }

  func retire(_ cell: UITableViewCell, at path: IndexPath) {
    cell.removeFromSuperview()
    cell.estimateContents(.height)
    table.unmeasured.remove(path)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if let identifier = cell.reuseIdentifier {
      table.spare[identifier, default: []].append(cell)
    }
  }

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = table.spare[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    if let template = table.templates[identifier] {
      let cell = template.make() as? UITableViewCell
      cell?.adopt(reuseIdentifier: identifier)
      return cell
    }
    return table.cellClasses[identifier].map {
      $0.makeRegistered(identifier)
    }
  }

  func refreshSeparators() { for cell in table.cells.values { cell.setNeedsLayout() } }

  func refuse(_ path: IndexPath, _ what: String) {
    Violation.record(.list(.noSuchPlace("\(path)", call: what, .rows)))
  }
}

/// Headers stay at the top of a plain table while their section shows.
extension UITableView {
  func showHeaders(in area: CGRect) {
    for section in table.layout.sections.indices {
      let part = table.layout.sections[section]
      let shows = part.bottom > area.minY && part.top < area.maxY
      showEdge(
        \.headers, section, shows: shows && part.headerHeight > 0,
        frame: CGRect(
          x: rowInset, y: headerTop(part), width: bounds.width - 2 * rowInset,
          height: part.headerHeight)
      ) { self.makeHeaderView(section) }
      showEdge(
        \.footers, section, shows: shows && part.footerHeight > 0,
        frame: CGRect(
          x: rowInset, y: part.bottom - part.footerHeight, width: bounds.width - 2 * rowInset,
          height: part.footerHeight)
      ) { self.makeFooterView(section) }
    }
  }

  private func headerTop(_ part: TableLayout.Section) -> CGFloat {
    guard style == .plain else { return part.top }
    let line = bounds.minY + adjustedContentInset.top - scrolling.freedTop
    return max(part.top, min(line, part.bottom - part.headerHeight))
  }

  private func showEdge(
    _ views: WritableKeyPath<TableState, [Int: UIView]>, _ section: Int, shows: Bool, frame: CGRect,
    make: () -> UIView?
  ) {
    guard shows else {
      table[keyPath: views].removeValue(forKey: section)?.removeFromSuperview()
      return
    }
    // Whoever is asked may look at the table meanwhile.
    guard let view = table[keyPath: views][section] ?? make() else { return }
    table[keyPath: views][section] = view
    UIView.performWithoutAnimation {
      view.frame = frame
      if view.superview !== self { addSubview(view) }
      guard let edge = view as? any ConfiguredView, edge.layout.estimates != nil else { return }
      edge.layoutIfNeeded()
      edge.estimateContents(nil)
    }
  }

  private func makeHeaderView(_ section: Int) -> UIView? {
    delegate?.tableView(self, viewForHeaderInSection: section)
      ?? dataSource?.tableView(self, titleForHeaderInSection: section).map {
        titled($0, isHeader: true)
      }
  }

  private func makeFooterView(_ section: Int) -> UIView? {
    delegate?.tableView(self, viewForFooterInSection: section)
      ?? dataSource?.tableView(self, titleForFooterInSection: section).map { titled($0) }
  }

  /// Only the titles above grouped sections are written in capitals.
  private func titled(_ title: String, isHeader: Bool = false) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = style == .plain || !isHeader ? title : title.uppercased()
    view.isPlain = style == .plain
    return view
  }
}
