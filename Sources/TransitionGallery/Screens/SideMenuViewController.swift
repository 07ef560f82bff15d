import UIKit

/// The chapters of the app, one below the other, each with its sign; the one that is open is marked.
final class SideMenuViewController: UIViewController {
  private static let chapters = [
    ("Field notes", "book"), ("Photographs", "photo.on.rectangle"), ("Maps · 地図", "map"),
    ("Companions", "person.2"), ("Settings", "gearshape"),
  ]
  private let portrait = UIImageView.filling("leaf")
  private let name = UILabel("Linnea", 24, .bold)
  private let since = UILabel("412 notes since 2019", 14, .regular, .secondaryLabel)
  private let mark = UIView()
  private let rows = chapters.enumerated().map { index, chapter in
    (
      label: UILabel(chapter.0, 18, index == 0 ? .semibold : .medium),
      sign: UIImageView.sign(
        chapter.1, 19, .medium, index == 0 ? .systemTeal : .secondaryLabel)
    )
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    portrait.layer.cornerRadius = 32
    mark.backgroundColor = UIColor.systemTeal.withAlphaComponent(0.14)
    mark.layer.cornerRadius = 12
    for view in [portrait, name, since, mark] { self.view.addSubview(view) }
    for row in rows { [row.sign, row.label].forEach(view.addSubview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, top) = (view.bounds.width, max(restingTop, 20) + 20)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    portrait.frame = view.placed(CGRect(x: 24, y: top, width: 64, height: 64))
    name.frame = view.placed(CGRect(x: 24, y: top + 74, width: width - 48, height: 32))
    since.frame = view.placed(CGRect(x: 24, y: top + 106, width: width - 48, height: 24))
    for (index, row) in rows.enumerated() {
      let y = top + 150 + CGFloat(index) * 52
      row.sign.frame = view.placed(CGRect(x: 24, y: y, width: 32, height: 44))
      row.label.frame = view.placed(CGRect(x: 70, y: y, width: width - 94, height: 44))
    }
    mark.frame = CGRect(x: 12, y: top + 150, width: width - 24, height: 44)
    for label in [name, since] + rows.map(\.label) {
      label.textAlignment = isMirrored ? .right : .left
    }
  }
}
