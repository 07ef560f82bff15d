import TransitionGallery
import UIKit

/// One transition of the list: its sign, its title, and what one sees.
final class TransitionCell: UITableViewCell {
  static let identifier = "transition"

  private let plate = UIView()
  private let sign = KindSign(frame: .zero)
  private let heading = UILabel()
  private let note = NoteLabel("")
  private let arrow = UIImageView(image: UIImage(systemName: "chevron.forward"))
  private let line = UIView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    selectionStyle = .none
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    note.numberOfLines = 2
    arrow.tintColor = .tertiaryLabel
    arrow.contentMode = .scaleAspectFit
    line.backgroundColor = .separator
    plate.backgroundColor = .secondarySystemGroupedBackground
    plate.layer.cornerRadius = 14
    contentView.addSubview(plate)
    for view in [sign, heading, note, arrow, line] { plate.addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// - Parameters:
  ///   - isFirst: Whether the row is the upper end of its plate.
  ///   - isLast: Whether it is the lower end.
  func show(_ item: GalleryItem, isFirst: Bool, isLast: Bool) {
    sign.kind = item.kind
    heading.text = item.title
    note.text = item.summary
    line.isHidden = isLast
    let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let lower: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    plate.layer.maskedCorners = (isFirst ? upper : []).union(isLast ? lower : [])
    setNeedsLayout()
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    showTouch()
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    if animated { UIView.animate(withDuration: 0.35, animations: showTouch) } else { showTouch() }
  }

  private func showTouch() {
    plate.backgroundColor =
      isHighlighted || isSelected ? .systemGray5 : .secondarySystemGroupedBackground
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    plate.frame = bounds.insetBy(dx: 20, dy: 0)
    let size = plate.bounds.size
    plate.place(sign, CGRect(x: 14, y: (size.height - 48) / 2, width: 48, height: 48))
    plate.place(
      arrow, CGRect(x: size.width - 28, y: (size.height - 14) / 2, width: 14, height: 14))
    let (left, right) = (CGFloat(76), size.width - 38)
    let room = CGSize(width: right - left, height: size.height)
    let words = min(note.sizeThatFits(room).height, 34)
    let top = (size.height - 22 - words) / 2
    plate.place(heading, CGRect(x: left, y: top, width: room.width, height: 22))
    plate.place(note, CGRect(x: left, y: top + 22, width: room.width, height: words))
    let hairline = 1 / max(traitCollection.displayScale, 1)
    plate.place(
      line,
      CGRect(x: left, y: size.height - hairline, width: size.width - left, height: hairline))
  }
}
