import QuartzCore

/// What a row without actions of its own has behind it: a button that deletes it, where its data
/// source takes deletions.
@MainActor
enum SwipeDefaults {
  static func askForActions(_ table: UITableView, _ path: IndexPath) -> UISwipeActionsConfiguration?
  {
    let old = table.delegate?.tableView(table, editActionsForRowAt: path) ?? []
    guard !old.isEmpty else { return nil }
    return UISwipeActionsConfiguration(
      actions: old.map { action in
        let result = UIContextualAction(
          style: action.style == .normal ? .normal : .destructive, title: action.title
        ) { _, _, done in
          action.handler(action, path)
          done(true)
        }
        if let color = action.backgroundColor { result.backgroundColor = color }
        return result
      })
  }
}

/// Rows that move aside under a finger, and the buttons behind them.
@MainActor
final class SwipeTracker: NSObject, UIGestureRecognizerDelegate {
  /// What a list tells of the row under a point.
  struct Row {
    let view: UIView
    let leading: () -> UISwipeActionsConfiguration?
    let trailing: () -> UISwipeActionsConfiguration?
  }

  private weak var list: UIScrollView?
  private let find: (CGPoint) -> Row?
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private var open: Open?

  /// A row that stands aside.
  private struct Open {
    let row: UIView
    let home: CGFloat
    let plate: SwipePlate
    /// 1 for the buttons at the right, -1 for those at the left.
    let side: CGFloat
    let configuration: UISwipeActionsConfiguration
    var start: CGFloat = 0
  }

  init(_ list: UIScrollView, find: @escaping (CGPoint) -> Row?) {
    self.list = list
    self.find = find
    super.init()
    pan.delegate = self
    pan.addTarget(self, action: Selector("panned", SwipeTracker.panned))
    list.addGestureRecognizer(pan)
    tap.delegate = self
    tap.addTarget(self, action: Selector("tapped", SwipeTracker.tapped))
    list.addGestureRecognizer(tap)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list else { return false }
    let point = gestureRecognizer.location(in: list)
    if gestureRecognizer === tap {
      guard let open else { return false }
      return !open.plate.frame.contains(point) || open.row.frame.contains(point)
    }
    // The translation begins where the pan does, and may be nothing yet.
    let way = pan.tracker.path
    guard abs(way.dx) > abs(way.dy), let row = find(point) else { return false }
    if let open, open.row === row.view { return true }
    close()
    return begin(row, side: way.dx < 0 ? 1 : -1)
  }

  /// A tap that showed the buttons does not hide them.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { gestureRecognizer !== tap || open != nil }

  private func begin(_ row: Row, side: CGFloat) -> Bool {
    let isMirrored = row.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let configuration = (side > 0) == isMirrored ? row.leading() : row.trailing(),
      !configuration.actions.isEmpty
    else { return false }
    let plate = SwipePlate(configuration.actions, side: side) { [weak self] in self?.perform($0) }
    plate.frame = row.view.frame
    row.view.superview?.insertSubview(plate, belowSubview: row.view)
    open = Open(
      row: row.view, home: row.view.center.x, plate: plate, side: side,
      configuration: configuration)
    return true
  }

  func panned() {
    guard var open, let list else { return }
    let way = pan.translation(in: list).x
    switch pan.state {
    case .began:
      open.start = open.row.center.x - open.home
      self.open = open
    case .changed: move(open, to: open.start + way)
    case .ended, .cancelled, .failed: release(open, at: open.start + way)
    case .possible: break
    }
  }

  private func move(_ open: Open, to shift: CGFloat) {
    let shown = open.side > 0 ? min(shift, 0) : max(shift, 0)
    open.row.center.x = open.home + shown
    open.plate.show(abs(shown))
  }

  private func release(_ open: Open, at shift: CGFloat) {
    let shown = max(-shift * open.side, 0)
    let speed = -pan.velocity(in: list).x * open.side
    if shown > open.row.bounds.width * 0.6, open.configuration.performsFirstActionWithFullSwipe {
      return perform(open.configuration.actions[0])
    }
    guard shown > open.plate.fullWidth / 2 || speed > 300, pan.state == .ended else {
      return close()
    }
    show(open)
  }

  private func show(_ open: Open) {
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0
    ) { self.move(open, to: -open.plate.fullWidth * open.side) }
  }

  /// Moves a row aside without a finger, to show what is behind its end.
  func reveal(_ row: Row) {
    close()
    let isMirrored = row.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard begin(row, side: isMirrored ? -1 : 1), let open else { return }
    // The list puts its rows in their places once more, for the buttons are new in it.
    UIView.performWithoutAnimation { list?.layoutIfNeeded() }
    show(open)
  }

  func tapped() { close() }

  /// The row goes back to its place.
  func close() {
    guard let open else { return }
    self.open = nil
    UIView.animate(
      withDuration: 0.25,
      animations: {
        open.row.center.x = open.home
        open.plate.show(0)
      }, completion: { _ in open.plate.removeFromSuperview() })
  }

  /// A row that is deleted leaves over the colour of its first button; the gap closes over both.
  private func leave(_ open: Open) {
    let isGoing = open.row.alpha == 0 || open.row.superview == nil
    guard isGoing else { return open.plate.removeFromSuperview() }
    open.plate.backgroundColor = open.configuration.actions[0].backgroundColor
    UIView.animate(
      withDuration: 0.3,
      animations: {
        open.row.center.x = open.home - open.side * open.row.bounds.width
        open.plate.frame.size.height = 0
      }, completion: { _ in open.plate.removeFromSuperview() })
  }

  private func perform(_ action: UIContextualAction) {
    guard let open else { return }
    action.handler(action, open.plate) { [weak self] done in
      guard let self, self.open?.row === open.row else { return }
      if done, action.style == .destructive {
        self.open = nil
        leave(open)
      } else {
        close()
      }
    }
  }
}

/// The buttons behind a row.
@MainActor
final class SwipePlate: UIView {
  private let buttons: [UIButton]
  private let side: CGFloat
  let fullWidth: CGFloat

  /// Points of a button; a guess.
  private static let width: CGFloat = 74

  init(
    _ actions: [UIContextualAction], side: CGFloat, perform: @escaping (UIContextualAction) -> Void
  ) {
    self.side = side
    fullWidth = CGFloat(actions.count) * Self.width
    buttons = actions.map { action in
      let button = UIButton(type: .custom)
      button.backgroundColor = action.backgroundColor
      button.tintColor = .white
      if let image = action.image {
        button.setImage(image.withRenderingMode(.alwaysTemplate), for: .normal)
      } else {
        button.setTitle(action.title, for: .normal)
      }
      button.accessibilityLabel = action.title
      button.titleLabel?.font = .systemFont(ofSize: 15)
      button.addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
      return button
    }
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows so many points of the buttons; beyond their width the first one grows.
  func show(_ shown: CGFloat) {
    let share = shown / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      let near = CGFloat(index) * share
      let width = max(share, 0) + (index == buttons.count - 1 ? 1 : 0)
      button.frame = CGRect(
        x: side > 0 ? bounds.width - near - width : near, y: 0, width: width,
        height: bounds.height)
    }
  }
}
