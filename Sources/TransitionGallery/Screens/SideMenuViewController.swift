import UIKit

/// The chapters of the app, one below the other.
final class SideMenuViewController: UIViewController {
  private let portrait = UIImageView.filling("leaf")
  private let name = UILabel()
  private let lines = ["Field notes", "Photographs", "Maps · 地図", "Companions", "Settings"].map {
    title -> UILabel in
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 20, weight: .medium)
    return label
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    portrait.layer.cornerRadius = 32
    name.text = "Linnea"
    name.font = .systemFont(ofSize: 24, weight: .bold)
    for view in [portrait, name] + lines { self.view.addSubview(view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, top) = (view.bounds.width, max(restingTop, 20) + 20)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    portrait.frame = view.placed(CGRect(x: 24, y: top, width: 64, height: 64))
    name.frame = CGRect(x: 24, y: top + 76, width: width - 48, height: 32)
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(x: 24, y: top + 132 + CGFloat(index) * 52, width: width - 48, height: 40)
    }
    for label in [name] + lines { label.textAlignment = isMirrored ? .right : .left }
  }
}
