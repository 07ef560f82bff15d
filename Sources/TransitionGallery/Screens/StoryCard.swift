import UIKit

/// A story as a card: a photograph, a title, a line below.
final class StoryCard: UIView {
  private let surface = UIView()
  private let photograph = UIImageView()
  private let place = UILabel()
  private let title = UILabel()
  private let caption = UILabel()

  init(story: Story) {
    super.init(frame: .zero)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.14
    layer.shadowRadius = 18
    layer.shadowOffset = CGSize(width: 0, height: 8)
    layer.cornerRadius = 20
    backgroundColor = .secondarySystemGroupedBackground
    surface.layer.cornerRadius = 20
    surface.clipsToBounds = true
    addSubview(surface)
    fill(with: story)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  private func fill(with story: Story) {
    photograph.image = story.image
    photograph.contentMode = .scaleAspectFill
    photograph.clipsToBounds = true
    place.text = story.place
    place.textColor = .secondaryLabel
    title.text = story.title
    caption.text = story.caption
    caption.textColor = .secondaryLabel
    for (label, font) in [
      (place, UIFont.read(12, .semibold)), (title, .read(21, .bold)), (caption, .read(15)),
    ] {
      label.font = font
      label.adjustsFontForContentSizeCategory = true
    }
    for view in [photograph, place, title, caption] { surface.addSubview(view) }
  }

  /// The card itself, or one of the things on it.
  func part(named name: String) -> UIView? {
    switch name {
    case "card": self
    case "photograph": photograph
    case "place": place
    case "title": title
    case "caption": caption
    default: nil
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    surface.frame = bounds
    let width = bounds.width - 40
    let text = bounds.height - Self.wordsHeight
    photograph.frame = CGRect(x: 0, y: 0, width: bounds.width, height: text)
    var y = text + 15
    for (label, gap) in [(place, 2.0), (title, 3), (caption, 0)] {
      let height = label.font.lineHeight.rounded(.up)
      label.frame = CGRect(x: 20, y: y, width: width, height: height)
      y += height + gap
    }
  }

  /// Of what is below the photograph: three lines at the reader's text size.
  private static var wordsHeight: CGFloat {
    [12, 21, 15].reduce(36) { $0 + UIFont.read($1).lineHeight.rounded(.up) }
  }

  /// Cards in as many columns as are wide enough to read, row by row.
  /// - Parameters:
  ///   - area: Where the first row begins, and how wide the rows are.
  ///   - view: Whose direction of reading they follow.
  /// - Returns: Where they end.
  static func layOut(_ cards: [StoryCard], in area: CGRect, of view: UIView) -> CGFloat {
    let gap: CGFloat = 24
    let columns = max(Int((area.width + gap) / 330), 1)
    let width = (area.width + gap) / CGFloat(columns) - gap
    let height = 246 + wordsHeight
    for (index, card) in cards.enumerated() {
      let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
      card.frame = view.placed(
        CGRect(
          x: area.minX + column * (width + gap), y: area.minY + row * (height + gap),
          width: width, height: height))
    }
    return (cards.last?.frame.maxY ?? area.minY) + gap
  }
}
