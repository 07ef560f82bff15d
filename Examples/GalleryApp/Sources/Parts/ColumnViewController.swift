import UIKit

/// A page that scrolls: views one below the other, as wide as the page allows.
class ColumnViewController: UIViewController {
  private let scroll = UIScrollView()
  private var parts: [(view: UIView, gap: CGFloat)] = []

  private static let margin: CGFloat = 20
  private static let widest: CGFloat = 560

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scroll.alwaysBounceVertical = true
    view.addSubview(scroll)
  }

  /// Puts a view below all others.
  /// - Parameter gap: Points between them.
  func add(_ part: UIView, gap: CGFloat) {
    parts.append((part, gap))
    scroll.addSubview(part)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = view.bounds
    let width = min(view.bounds.width - 2 * Self.margin, Self.widest)
    let left = (view.bounds.width - width) / 2
    var y: CGFloat = 0
    for (part, gap) in parts {
      let height = part.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      part.frame = CGRect(x: left, y: y + gap, width: width, height: height)
      y += gap + height
    }
    scroll.contentSize = CGSize(width: view.bounds.width, height: y + 40)
  }
}
