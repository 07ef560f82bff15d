import QuartzCore

/// Rows that size themselves: each is measured when it comes into sight, and stands in by an estimate
/// until then.
extension UITableView {
  /// Measures the rows in sight that want to be as high as their constraints say, up to the first that
  /// moves others, perhaps out of sight.
  /// - Parameter known: Rows that had a view before; others take their height at once.
  /// - Returns: Whether there was one.
  func measureRows(_ known: Set<IndexPath>) -> Bool {
    for path in table.cells.keys.sorted() where isUnmeasured(path) {
      guard let cell = table.cells[path], askWhetherAutomatic(path) else { continue }
      let height = cell.measureByConstraints() ?? 44
      table.measured[path] = height
      table.unmeasured.remove(path)
      if known.contains(path) {
        cell.hold(height: height)
      } else {
        UIView.performWithoutAnimation { cell.hold(height: height) }
      }
      guard abs(table.layout.row(path).height - height) > 0.001 else { continue }
      table.layout.resize(path, to: height)
      layoutChanged()
      return true
    }
    return false
  }

  private func isUnmeasured(_ path: IndexPath) -> Bool {
    table.measured[path] == nil || table.unmeasured.contains(path)
  }

  /// Has the rows in sight that size themselves be measured anew; meanwhile they are as high as before.
  func measureRowsAnew() {
    for path in table.cells.keys.sorted() where askWhetherAutomatic(path) {
      table.unmeasured.insert(path)
      table.cells[path]?.estimateContents(.height)
    }
  }

  /// Lets a new row hold its height, unless that is to be measured.
  func holdUnlessAutomatic(_ cell: UITableViewCell, at path: IndexPath) {
    guard askWhetherAutomatic(path) else { return cell.estimateContents(nil) }
    table.unmeasured.insert(path)
    cell.estimateContents(.height)
  }

  private func askWhetherAutomatic(_ path: IndexPath) -> Bool {
    table.layout.contains(path)
      && (delegate?.tableView(self, heightForRowAt: path) ?? rowHeight) < 0
  }

  /// Rows that stay keep their heights, under their new numbers.
  func forgetHeights(_ places: ListPlaces) {
    var kept: [IndexPath: CGFloat] = [:]
    for (path, height) in table.measured where !places.isAskedAnew(path) {
      if let place = places.place(of: path) { kept[place] = height }
    }
    table.measured = kept
  }
}

extension UITableViewCell {
  /// Takes the height that was measured, and keeps it against constraints from now on.
  fileprivate func hold(height: CGFloat) {
    if frame.size.height != height { frame.size.height = height }
    layoutIfNeeded()
    estimateContents(nil)
  }
}
