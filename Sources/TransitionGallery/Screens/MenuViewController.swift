import UIKit

/// The menu: a few lines on a rounded panel, each with a sign, the chosen one ticked.
final class MenuViewController: UIViewController {
  /// Of one line, points.
  static let line: CGFloat = 46
  /// How large the menu wants to be.
  static let size = CGSize(width: 250, height: line * CGFloat(items.count))

  private static let items = [
    ("Following", "person.2"), ("Close friends", "star"), ("Favourites ✨", "heart"),
    ("全部笔记", "book"), ("Drafts", "square.and.pencil"),
  ]
  private let rows = items.map { item in
    (label: UILabel(item.0, 17), sign: UIImageView.sign(item.1, 17, .regular, .label))
  }
  private let lines = items.dropFirst().map { _ in UIView() }
  private let tick = UIImageView.sign("checkmark", 14, .semibold, .label)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    view.layer.cornerRadius = 14
    view.layer.shadowColor = UIColor.black.cgColor
    view.layer.shadowOpacity = 0.25
    view.layer.shadowRadius = 24
    view.layer.shadowOffset = CGSize(width: 0, height: 10)
    rows.first?.label.font = .read(17, .semibold)
    for row in rows { [row.label, row.sign].forEach(view.addSubview) }
    for line in lines {
      line.backgroundColor = .separator
      view.addSubview(line)
    }
    view.addSubview(tick)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // An arrow of a bubble is part of the view, outside of the safe area.
    let top = max((view.bounds.height - Self.size.height) / 2, view.safeAreaInsets.top)
    let width = view.bounds.width
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, row) in rows.enumerated() {
      let y = top + CGFloat(index) * Self.line
      row.label.frame = view.placed(
        CGRect(x: 40, y: y, width: width - 92, height: Self.line))
      row.label.textAlignment = isMirrored ? .right : .left
      row.sign.frame = view.placed(
        CGRect(x: width - 46, y: y + 8, width: 30, height: Self.line - 16))
    }
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: 0, y: top + CGFloat(index + 1) * Self.line, width: width, height: 0.5)
    }
    tick.frame = view.placed(CGRect(x: 12, y: top + 11, width: 22, height: 24))
  }
}
