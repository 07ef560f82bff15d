import UIKit

/// One story, full size.
public final class StoryViewController: UIViewController {
  private let story = Story.all[0]
  private let photograph = UIImageView()
  private let place = UILabel()
  private let heading = UILabel()
  private let caption = UILabel()
  private let text = UILabel()
  private let close = UILabel()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    photograph.image = story.image
    photograph.contentMode = .scaleAspectFill
    photograph.clipsToBounds = true
    style(place, story.place, .systemFont(ofSize: 13, weight: .semibold), .systemTeal)
    style(heading, story.title, .systemFont(ofSize: 32, weight: .heavy), .label)
    style(caption, story.caption, .systemFont(ofSize: 17, weight: .medium), .secondaryLabel)
    style(text, story.text, .systemFont(ofSize: 17), .label)
    style(close, "×", .systemFont(ofSize: 22, weight: .medium), .white)
    close.textAlignment = .center
    close.backgroundColor = UIColor.black.withAlphaComponent(0.35)
    close.layer.cornerRadius = 17
    close.isUserInteractionEnabled = true
    close.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(closeTapped)))
    for view in [photograph, place, heading, caption, text, close] { self.view.addSubview(view) }
  }

  @objc private func closeTapped() { dismiss(animated: true) }

  public override func accessibilityPerformEscape() -> Bool { escape() }

  private func style(_ label: UILabel, _ words: String, _ font: UIFont, _ color: UIColor) {
    label.text = words
    label.font = font
    label.textColor = color
    label.numberOfLines = 0
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    let column = width - 48
    photograph.frame = CGRect(x: 0, y: 0, width: width, height: width * 0.97)
    close.frame = view.placed(
      CGRect(x: width - 54, y: max(restingTop, 20), width: 34, height: 34))
    var y = photograph.frame.maxY + 24
    for (label, gap) in [(place, 6.0), (heading, 8.0), (caption, 18.0), (text, 0)] {
      let height = label.sizeThatFits(CGSize(width: column, height: .infinity)).height
      label.frame = CGRect(x: 24, y: y, width: column, height: height)
      y += height + gap
    }
  }
}

extension StoryViewController: MatchedScreen {
  public func matchedView(named name: String) -> UIView? {
    switch name {
    case "photograph": photograph
    case "place": place
    case "title": heading
    case "caption": caption
    default: nil
    }
  }
}
