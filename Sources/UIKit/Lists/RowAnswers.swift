/// What a row of a list answers beside a tap.
package struct RowAnswers {
  /// Whether a swipe to the left or to the right shows buttons.
  package var left = false
  package var right = false
  /// Whether a finger that is held shows a menu.
  package var menu = false

  @MainActor
  fileprivate init(_ row: SwipeTracker.Row?, menu: UIContextMenuConfiguration?) {
    let shown = [row?.trailing, row?.leading].map { $0?()?.actions.isEmpty == false }
    let isMirrored = row?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    (left, right) = isMirrored ? (shown[1], shown[0]) : (shown[0], shown[1])
    self.menu = menu != nil
  }
}

extension UIView {
  /// What a cell of this list answers beside a tap; the application is asked what it is asked when a finger
  /// does it. Nil for views that are no list.
  package func rowAnswers(of cell: UIView) -> RowAnswers? {
    let middle = convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), from: cell)
    if let table = self as? UITableView {
      let menu = table.indexPathForRow(at: middle).flatMap {
        table.delegate?.tableView(table, contextMenuConfigurationForRowAt: $0, point: middle)
      }
      return RowAnswers(table.swipedRow(at: middle), menu: menu)
    }
    guard let list = self as? UICollectionView else { return nil }
    let menu = list.indexPathForItem(at: middle).flatMap {
      list.delegate?.collectionView(list, contextMenuConfigurationForItemsAt: [$0], point: middle)
    }
    return RowAnswers(list.swipedRow(at: middle), menu: menu)
  }

  /// Whether somebody writes in it: lists keep it though it does not show, and the keyboard stays.
  var isWrittenIn: Bool {
    (SceneEnvironment.current.focus.responder as? UIView)?.isDescendant(of: self) ?? false
  }

  /// Whether it is a menu of the system's, over everything else.
  package var isMenuOfSystem: Bool { self is MenuPanel || self is ContextMenuPanel }
}
