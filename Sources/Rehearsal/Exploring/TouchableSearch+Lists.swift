import UIKit

/// What rows of lists answer beside taps.
extension TouchableSearch {
  /// Buttons and menus of the first cell of a list that has any: those of others do the same.
  mutating func addRowAnswers(of list: UIView) {
    for cell in cells(of: list) {
      guard let place = place(of: cell), let answers = list.rowAnswers(of: cell),
        answers.left || answers.right || answers.menu
      else { continue }
      let target =
        "on " + (words(of: cell).map { "\"\($0)\"" } ?? "the first \(name(of: cell))")
      let most = 0.45 * cell.bounds.width
      for (word, way, isThere) in [("left", -most, answers.left), ("right", most, answers.right)]
      where isThere {
        let start = CGPoint(x: place.x - way / 2, y: place.y)
        add(
          .gesture, "swipe \(word) \(target)", drag(from: start, by: CGVector(dx: way, dy: 0)))
      }
      if answers.menu { addHold(target, at: place) }
      return
    }
  }

  /// The cells of a list on show, as one reads them; none of other views.
  private func cells(of view: UIView) -> [UIView] {
    guard view is UITableView || view is UICollectionView else { return [] }
    return view.subviews.filter { $0 is UITableViewCell || $0 is UICollectionViewCell }
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  /// Whether a control is not the third of its name in the cells of one list: those do the same.
  mutating func isNew(_ control: UIView, called words: String) -> Bool {
    let lists = sequence(first: control.superview, next: { $0?.superview }).lazy
    guard let list = lists.first(where: { $0 is UITableView || $0 is UICollectionView }) ?? nil
    else { return true }
    let key = "\(ObjectIdentifier(list)) \(words)"
    controls[key, default: 0] += 1
    return controls[key, default: 0] <= 2
  }

  mutating func addHold(_ target: String, at place: CGPoint) {
    add(
      .gesture, "long press \(target)",
      [.press(point(place), finger: 1), .hold(0.8), .release(speed: nil, finger: nil)])
  }

  /// Where a finger meets the first cell of a list that it can reach; nil in other views.
  func placeOfCell(in view: UIView) -> CGPoint? {
    cells(of: view).lazy.compactMap { place(of: $0) }.first
  }
}
