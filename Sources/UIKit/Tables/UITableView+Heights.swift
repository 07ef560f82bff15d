import QuartzCore

/// Rows that size themselves: each is measured when it comes into sight, and stands in by an estimate
/// until then.
extension UITableView {
  /// Measures the rows in sight that want to be as high as their constraints say, up to the first that
  /// moves others, perhaps out of sight.
  /// - Returns: Whether there was one.
  func measureRows() -> Bool {
    for path in table.cells.keys.sorted() where table.measured[path] == nil {
      guard let cell = table.cells[path], isAutomatic(path) else { continue }
      let height = cell.heightByConstraints ?? 44
      table.measured[path] = height
      guard abs(table.layout.row(path).height - height) > 0.001 else { continue }
      table.layout.resize(path, to: height)
      layoutChanged()
      return true
    }
    return false
  }

  private func isAutomatic(_ path: IndexPath) -> Bool {
    table.layout.contains(path)
      && (delegate?.tableView(self, heightForRowAt: path) ?? rowHeight) < 0
  }

  /// Rows that stay keep their heights, under their new numbers.
  func forgetHeights(_ places: ListPlaces) {
    var kept: [IndexPath: CGFloat] = [:]
    for (path, height) in table.measured where !places.isReloaded(path) {
      if let place = places.place(of: path) { kept[place] = height }
    }
    table.measured = kept
  }
}

extension UITableViewCell {
  /// The height that the constraints in the content view ask for; nil where there are none.
  fileprivate var heightByConstraints: CGFloat? {
    if contents.view != nil {
      layoutIfNeeded()
      return heightOfContents(in: contentView.bounds.width).map { max($0, 44) }
    }
    guard contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints })
    else { return nil }
    layoutIfNeeded()
    let room = CGSize(width: contentView.bounds.width, height: 0)
    return contentView.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
