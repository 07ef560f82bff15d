import UIKit

/// What is left of a large title when a list has scrolled under it: a bar with the small one.
final class CollapsedTitle: UIView {
  private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let line = UIView()
  private let title = UILabel()
  /// Of the bar below the safe area, points.
  static let height: CGFloat = 44

  init(_ words: String) {
    super.init(frame: .zero)
    title.text = words
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.textAlignment = .center
    line.backgroundColor = .separator
    for view in [ground, line, title] { addSubview(view) }
    isUserInteractionEnabled = false
    follow(0, of: 1)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// Shows as much of itself as a list has scrolled.
  /// - Parameters:
  ///   - offset: How far the list has scrolled, points.
  ///   - way: Where the large title has gone under the bar.
  func follow(_ offset: CGFloat, of way: CGFloat) {
    isHidden = offset <= 4
    title.alpha = min(max((offset - way * 0.7) / (way * 0.3), 0), 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    title.frame = CGRect(
      x: 60, y: bounds.height - Self.height, width: max(bounds.width - 120, 0),
      height: Self.height)
  }
}
