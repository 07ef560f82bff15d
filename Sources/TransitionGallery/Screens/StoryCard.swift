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
    place.font = .systemFont(ofSize: 12, weight: .semibold)
    place.textColor = .secondaryLabel
    title.text = story.title
    title.font = .systemFont(ofSize: 21, weight: .bold)
    caption.text = story.caption
    caption.font = .systemFont(ofSize: 15)
    caption.textColor = .secondaryLabel
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
    let text = bounds.height - 100
    photograph.frame = CGRect(x: 0, y: 0, width: bounds.width, height: text)
    place.frame = CGRect(x: 20, y: text + 15, width: width, height: 16)
    title.frame = CGRect(x: 20, y: text + 33, width: width, height: 27)
    caption.frame = CGRect(x: 20, y: text + 63, width: width, height: 21)
  }
}
