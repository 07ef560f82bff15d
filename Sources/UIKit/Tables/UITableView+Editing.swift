import QuartzCore

/// Rows that are deleted and inserted by a button at their beginning.
extension UITableView {
  /// Has a cell look as its row is to look now.
  func edit(_ cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    cell.editing.style =
      delegate.map { $0.tableView(self, editingStyleForRowAt: path) } ?? .delete
    let isEditing = table.isEditing && canEdit(path)
    if isEditing != cell.isEditing { cell.setEditing(isEditing, animated: animated) }
  }

  private func canEdit(_ path: IndexPath) -> Bool {
    dataSource != nil && askWhetherEditable(path) ?? true
  }

  /// Whether a row can be edited; nil where the data source leaves that to the default.
  func askWhetherEditable(_ path: IndexPath) -> Bool? {
    table.isEditableByDefault = false
    let answer = dataSource?.tableView(self, canEditRowAt: path) as Bool?
    return table.isEditableByDefault ? nil : answer
  }

  /// What a data source answers that does not implement the question: all rows can be edited
  /// (documented).
  func answerByDefault() -> Bool {
    table.isEditableByDefault = true
    return true
  }

  /// Inserts, or shows what would delete.
  func editingButtonTapped(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if cell.editingStyle == .insert {
      dataSource?.tableView(self, commit: .insert, forRowAt: path)
      return
    }
    table.swipes?.reveal(
      SwipeTracker.Row(
        view: cell, leading: { nil }, trailing: { [weak self] in self?.askForDeletion(of: path) }))
  }
}

extension UITableViewCell {
  func showEditing(_ isOn: Bool, animated: Bool) {
    editing.isOn = isOn
    let hasButton = isOn && editing.style != .none
    guard hasButton != (editing.button != nil) else { return }
    let former = editing.button
    editing.button = hasButton ? makeEditingButton() : nil
    setNeedsLayout()
    guard animated else {
      former?.removeFromSuperview()
      return
    }
    UIView.performWithoutAnimation {
      editing.button?.alpha = 0
      editing.button?.layoutIfNeeded()
    }
    UIView.animate(
      withDuration: 0.3,
      animations: { [self] in
        former?.alpha = 0
        editing.button?.alpha = 1
        layoutIfNeeded()
      }, completion: { _ in former?.removeFromSuperview() })
  }

  private func makeEditingButton() -> UIButton {
    let button = UIButton(type: .custom)
    let isDeleting = editing.style == .delete
    let image = UIImage(systemName: isDeleting ? "minus.circle.fill" : "plus.circle.fill")
    button.setImage(image, for: .normal)
    button.tintColor = isDeleting ? .systemRed : .systemGreen
    button.accessibilityLabel = (isDeleting ? SystemWord.delete : .insert).text
    button.addAction(
      UIAction { [weak self] _ in self.map { $0.table?.editingButtonTapped(of: $0) } },
      for: .touchUpInside)
    button.frame = CGRect(x: 8, y: 0, width: CellEditing.width, height: bounds.height)
    addSubview(button)
    return button
  }
}
