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
    let size = view.bounds.size
    close.frame = view.placed(
      CGRect(x: size.width - 54, y: max(restingTop, 20), width: 34, height: 34))
    guard size.width <= size.height else { return layOutBeside() }
    photograph.frame = CGRect(x: 0, y: 0, width: size.width, height: size.width * 0.97)
    layOutWords(
      in: CGRect(x: 24, y: photograph.frame.maxY + 24, width: size.width - 48, height: .infinity))
  }

  /// On a screen that is wider than high: the words stand beside the photograph.
  private func layOutBeside() {
    let size = view.bounds.size
    let half = size.width / 2
    photograph.frame = view.placed(CGRect(x: 0, y: 0, width: half, height: size.height))
    layOutWords(
      in: view.placed(CGRect(x: half + 24, y: 24, width: half - 96, height: size.height - 24)))
  }

  private func layOutWords(in area: CGRect) {
    var y = area.minY
    for (label, gap) in [(place, 6.0), (heading, 8.0), (caption, 18.0), (text, 0)] {
      let whole = label.sizeThatFits(CGSize(width: area.width, height: .infinity)).height
      let height = max(0, min(whole, area.maxY - y))
      label.frame = CGRect(x: area.minX, y: y, width: area.width, height: height)
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
