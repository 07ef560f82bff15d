import QuartzCore

/// Stands where something would be shown that no stage has, a page of the web or a shop: a quiet ground with a
/// sign, a title and a line below it. What does not fit is left away, the sign last.
@preconcurrency @MainActor
package final class StandInView: UIView {
  private let sign = UIImageView()
  private let title = UILabel()
  private let detail = UILabel()

  /// - Parameters:
  ///   - symbol: The name of a symbol; none is drawn where there is none.
  ///   - title: What it stands for.
  ///   - detail: What is left out.
  package init(symbol: String, title: String, detail: String) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    isUserInteractionEnabled = false
    sign.image = UIImage(systemName: symbol)
    sign.tintColor = .tertiaryLabel
    sign.contentMode = .scaleAspectFit
    self.title.font = .systemFont(ofSize: 17, weight: .semibold)
    self.title.textColor = .secondaryLabel
    self.detail.font = .systemFont(ofSize: 13)
    self.detail.textColor = .tertiaryLabel
    for label in [self.title, self.detail] {
      label.textAlignment = .center
      label.numberOfLines = 2
    }
    for view in [sign, self.title, self.detail] { addSubview(view) }
    say(title, detail: detail)
  }

  package required init?(coder: NSCoder) { nil }

  /// Other words.
  package func say(_ title: String, detail: String) {
    (self.title.text, self.detail.text) = (title, detail)
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let room = CGSize(width: max(bounds.width - 32, 0), height: bounds.height - 16)
    let heights = [title, detail].map { $0.sizeThatFits(room).height.rounded(.up) }
    let signSize: CGFloat = 44
    title.isHidden = room.height < signSize + 12 + heights[0]
    detail.isHidden = room.height < signSize + 16 + heights[0] + heights[1]
    sign.isHidden = room.height < 16
    let side = min(signSize, max(room.height, 0))
    let total =
      side + (title.isHidden ? 0 : 12 + heights[0]) + (detail.isHidden ? 0 : 4 + heights[1])
    let top = ((bounds.height - total) / 2).rounded()
    sign.frame = CGRect(
      x: ((bounds.width - side) / 2).rounded(), y: top, width: side, height: side)
    title.frame = CGRect(x: 16, y: top + side + 12, width: room.width, height: heights[0])
    detail.frame = CGRect(x: 16, y: title.frame.maxY + 4, width: room.width, height: heights[1])
  }
}
