import QuartzCore

/// Rows that come and go.
extension UITableView {
  func update(with animation: RowAnimation, _ change: (inout TableChanges) -> Void) {
    table.changes.animation = animation
    change(&table.changes)
    if table.batchDepth == 0 { applyChanges(completion: nil) }
  }

  func batch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    table.batchDepth += 1
    updates?()
    table.batchDepth -= 1
    if table.batchDepth == 0 { applyChanges(completion: completion) }
  }

  func endBatch() {
    table.batchDepth = max(table.batchDepth - 1, 0)
    if table.batchDepth == 0 { applyChanges(completion: nil) }
  }

  /// Changes everything that two snapshots differ in.
  func take(_ changes: TableChanges, completion: ((Bool) -> Void)?) {
    table.changes = changes
    applyChanges(completion: completion)
  }

  private func applyChanges(completion: ((Bool) -> Void)?) {
    let changes = table.changes
    table.changes = TableChanges()
    guard !changes.rebuilds, table.width >= 0 else {
      reloadTable()
      completion?(true)
      return
    }
    let places = ListPlaces(changes, counts: table.layout.sections.map(\.rowCount))
    let isAnimated = changes.animation != .none && window != nil
    let former = isAnimated ? formerRects(places) : [:]
    forgetHeights(places)
    table.needsLayout = true
    layoutTableIfNeeded()
    guard isConsistent(places) else {
      reloadTable()
      completion?(true)
      return
    }
    let gone = renumber(places, keepsGone: isAnimated)
    measureRowsAnew()
    guard isAnimated else {
      showRows()
      completion?(true)
      return
    }
    animate(changes, places, former, gone, completion)
  }

  /// Rows that are deleted go, those that are inserted come, all as the animation says; others move from where they
  /// were and to where they will be, in sight or not.
  private func animate(
    _ changes: TableChanges, _ places: ListPlaces, _ former: [IndexPath: CGRect],
    _ gone: [(IndexPath, UITableViewCell)], _ completion: ((Bool) -> Void)?
  ) {
    let known = Set(table.cells.values.map(ObjectIdentifier.init))
    var leaving: [(IndexPath, UITableViewCell)] = []
    table.leaving = []
    UIView.performWithoutAnimation {
      for (_, cell) in gone { cell.layer.zPosition -= 1 }
      showNewRows(changes.animation, places, former)
    }
    UIView.animate(
      withDuration: ScrollNumbers.glideDuration,
      animations: {
        for (_, cell) in gone { cell.stand(aside: changes.animation) }
        self.showRows()
        leaving = self.table.leaving ?? []
        self.table.leaving = nil
        for (path, cell) in leaving { cell.frame = self.rowRect(at: path) }
        for cell in self.table.cells.values where !known.contains(ObjectIdentifier(cell)) {
          cell.alpha = 1
        }
      },
      completion: {
        self.letGo(gone + leaving)
        completion?($0)
      })
  }

  private func letGo(_ rows: [(IndexPath, UITableViewCell)]) {
    for (path, cell) in rows {
      cell.layer.zPosition = 0
      cell.alpha = 1
      retire(cell, at: path)
    }
  }

  /// As UIKit, which throws: the rows must be as many as before and the changes say.
  private func isConsistent(_ places: ListPlaces) -> Bool {
    let found = table.layout.sections.map(\.rowCount)
    guard found.count == places.sectionCount else {
      return complain("there are \(found.count) sections where \(places.sectionCount) were to be")
    }
    for (section, expected) in places.expected.sorted(by: { $0.key < $1.key })
    where found.indices.contains(section) && found[section] != expected {
      return complain("section \(section) has \(found[section]) rows where \(expected) were to be")
    }
    return true
  }

  private func complain(_ what: String) -> Bool {
    Violation.record(.list(.updateMismatch(what, .rows)))
    return false
  }

  /// Where rows that stay are now, by their new paths: as far about what shows as it is high.
  private func formerRects(_ places: ListPlaces) -> [IndexPath: CGRect] {
    let (low, high) = (bounds.minY - bounds.height, bounds.maxY + bounds.height)
    return table.layout.rows(from: low, to: high).reduce(into: [:]) { rects, path in
      guard let place = places.place(of: path) else { return }
      let (y, height) = table.layout.row(path)
      rects[place] = CGRect(
        x: rowInset, y: y, width: bounds.width - 2 * rowInset, height: height)
    }
  }

  /// - Returns: The rows that are deleted, where they are to be seen going.
  private func renumber(
    _ places: ListPlaces, keepsGone: Bool
  ) -> [(IndexPath, UITableViewCell)] {
    var cells: [IndexPath: UITableViewCell] = [:]
    var gone: [(IndexPath, UITableViewCell)] = []
    for (path, cell) in table.cells.sorted(by: { $0.key < $1.key }) {
      if let place = places.place(of: path), !places.isAskedAnew(path) {
        cells[place] = cell
      } else if keepsGone, places.place(of: path) == nil {
        gone.append((path, cell))
      } else {
        retire(cell, at: path)
      }
    }
    table.cells = cells
    dropHeaders()
    table.selected = table.selected.compactMap(places.place(of:))
    table.highlighted = nil
    return gone
  }

  private func dropHeaders() {
    for view in [table.headers, table.footers].flatMap(\.values) { view.removeFromSuperview() }
    (table.headers, table.footers) = ([:], [:])
  }

  /// New rows start where the animation says, others where they were.
  private func showNewRows(
    _ animation: RowAnimation, _ places: ListPlaces, _ former: [IndexPath: CGRect]
  ) {
    let old = table.cells
    let frames = old.mapValues(\.frame)
    showRows()
    for (path, cell) in table.cells where old[path] == nil {
      if let rect = former[path], !places.isNew(path) {
        cell.frame = rect
      } else {
        cell.stand(aside: animation)
      }
    }
    for (path, cell) in old { if let frame = frames[path] { cell.frame = frame } }
  }
}

extension UITableViewCell {
  /// Where a row that comes begins, and one that goes ends: beside its place, or in it; unseen, unless it is
  /// beside the table. Above and below it is half of its height away (a guess).
  fileprivate func stand(aside animation: UITableView.RowAnimation) {
    switch animation {
    case .left: frame.origin.x -= frame.width
    case .right: frame.origin.x += frame.width
    case .top: frame.origin.y -= frame.height / 2
    case .bottom: frame.origin.y += frame.height / 2
    case .fade, .none, .middle, .automatic: break
    }
    if animation != .left && animation != .right { alpha = 0 }
  }
}
