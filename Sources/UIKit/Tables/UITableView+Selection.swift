import QuartzCore

/// What fingers do to rows.
extension UITableView {
  /// - Returns: Whether there is a row under the finger that lights up.
  func highlightRow(under touch: UITouch?) -> Bool {
    if pressDetail(under: touch) { return true }
    let isAllowed = table.isEditing ? allowsSelectionDuringEditing : allowsSelection
    guard isAllowed, let touch, let path = indexPathForRow(at: touch.location(in: self)),
      let cell = cellForRow(at: path),
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return false }
    table.highlighted = path
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  func unhighlightRow() {
    table.pressedDetail = nil
    guard let path = table.highlighted else { return }
    table.highlighted = nil
    cellForRow(at: path)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// The finger has left: unhighlight, will, did, in that order.
  /// - Returns: Whether a row was highlighted.
  func selectHighlightedRow() -> Bool {
    if let path = table.pressedDetail {
      table.pressedDetail = nil
      tapDetail(path)
      return true
    }
    guard let path = table.highlighted else { return false }
    unhighlightRow()
    if allowsMultipleSelection, table.selected.contains(path) {
      deselectTapped(path)
      return true
    }
    let chosen = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let chosen else { return true }
    if !allowsMultipleSelection {
      for other in table.selected where other != chosen { deselectTapped(other) }
    }
    mark(chosen, animated: false)
    table.cells[chosen]?.performSelectionSegue()
    delegate?.tableView(self, didSelectRowAt: chosen)
    performPrimaryAction(chosen)
    return true
  }

  /// What a tap on one row is for, beside choosing it; not while rows are edited.
  private func performPrimaryAction(_ path: IndexPath) {
    guard !isEditing, table.selected.contains(path),
      delegate?.tableView(self, canPerformPrimaryActionForRowAt: path) ?? false
    else { return }
    delegate?.tableView(self, performPrimaryActionForRowAt: path)
  }

  /// A finger on the button for more about a row leaves the row itself alone.
  private func pressDetail(under touch: UITouch?) -> Bool {
    guard let touch, let path = indexPathForRow(at: touch.location(in: self)),
      let cell = cellForRow(at: path), cell.hasDetailButton(at: touch.location(in: cell))
    else { return false }
    table.pressedDetail = path
    return true
  }

  private func tapDetail(_ path: IndexPath) {
    table.cells[path]?.performAccessorySegue()
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  private func deselectTapped(_ path: IndexPath) {
    let asked = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let asked else { return }
    deselectRow(at: asked, animated: false)
    delegate?.tableView(self, didDeselectRowAt: asked)
  }

  private func mark(_ path: IndexPath, animated: Bool) {
    if !table.selected.contains(path) { table.selected.append(path) }
    cellForRow(at: path)?.setSelected(true, animated: animated)
  }

  /// By code: delegates hear nothing.
  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || path == nil {
      for other in table.selected where other != path { deselectRow(at: other, animated: animated) }
    }
    guard let path else { return }
    layoutTableIfNeeded()
    guard table.layout.contains(path) else { return refuse(path, "selectRow") }
    mark(path, animated: animated)
    if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  func offset(showing rect: CGRect, at position: ScrollPosition) -> CGPoint {
    let insets = adjustedContentInset
    let length = bounds.height - insets.top - insets.bottom
    let y: CGFloat
    switch position {
    case .none: return offset(showing: rect)
    case .top: y = rect.minY - insets.top
    case .middle: y = rect.midY - insets.top - length / 2
    case .bottom: y = rect.maxY - insets.top - length
    }
    return geometry.clamped(CGPoint(x: contentOffset.x, y: y))
  }
}
