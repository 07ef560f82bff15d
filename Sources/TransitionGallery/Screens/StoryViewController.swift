import UIKit

/// One story, full size.
public final class StoryViewController: UIViewController {
  private let story = Story.all[0]
  private let photograph = UIImageView()
  private let place = UILabel()
  private let heading = UILabel()
  private let caption = UILabel()
  private let text = UILabel()
  private let facts = FactsView(Story.facts)
  private let close = UIImageView.sign("xmark", 15, .bold, .white)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    photograph.image = story.image
    photograph.contentMode = .scaleAspectFill
    photograph.clipsToBounds = true
    style(place, story.place, .read(13, .semibold), .systemTeal)
    style(heading, story.title, .read(32, .heavy), .label)
    style(caption, story.caption, .read(17, .medium), .secondaryLabel)
    style(text, story.text, .read(17), .label)
    let spaced = NSMutableParagraphStyle()
    spaced.paragraphSpacing = 11
    text.attributedText = NSAttributedString(
      string: story.text.replacingOccurrences(of: "\n\n", with: "\n"),
      attributes: [.paragraphStyle: spaced])
    close.backgroundColor = UIColor.black.withAlphaComponent(0.35)
    close.layer.cornerRadius = 17
    close.isUserInteractionEnabled = true
    close.accessibilityLabel = "Close"
    close.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(closeTapped)))
    for view in [photograph, place, heading, caption, facts, text, close] {
      self.view.addSubview(view)
    }
  }

  @objc private func closeTapped() {
    guard transitionCoordinator == nil else { return }
    dismiss(animated: true)
  }

  /// Dark on the photograph's sky, and as on the page that is curled up over it; on the black behind a
  /// card, where it speaks for the bar, light.
  public override var preferredStatusBarStyle: UIStatusBarStyle {
    if modalTransitionStyle == .partialCurl { return .default }
    return modalPresentationStyle == .fullScreen ? .darkContent : .lightContent
  }

  public override func accessibilityPerformEscape() -> Bool { escape() }

  private func style(_ label: UILabel, _ words: String, _ font: UIFont, _ color: UIColor) {
    label.text = words
    label.font = font
    label.textColor = color
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
  }

  /// Whether it is a sheet that may have several heights.
  private var isSheet: Bool {
    sheetPresentationController != nil && traitCollection.verticalSizeClass != .compact
  }

  /// What is laid out for: in a sheet the greatest height, so that another one covers and uncovers, and
  /// moves nothing.
  private var room: CGSize {
    let size = view.bounds.size
    guard isSheet, let window = view.window else { return size }
    let highest = window.bounds.height - window.safeAreaInsets.top - 10
    return CGSize(width: size.width, height: max(size.height, highest))
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = room
    close.frame = view.placed(
      CGRect(x: size.width - 54, y: max(restingTop, 20), width: 34, height: 34))
    guard size.width <= size.height else { return layOutBeside() }
    // Half a sheet has words on it, too.
    let height = min(size.width * (isSheet ? 0.58 : 0.88), size.height * 0.54)
    photograph.frame = CGRect(x: 0, y: 0, width: size.width, height: height)
    let (x, width) = view.column(margin: 24)
    let top = photograph.frame.maxY + 24
    layOutWords(
      in: CGRect(x: x, y: top, width: width, height: max(size.height - top - 24, 0)))
  }

  /// On a screen that is wider than high: the words stand beside the photograph.
  private func layOutBeside() {
    let size = view.bounds.size
    let half = size.width / 2
    photograph.frame = view.placed(CGRect(x: 0, y: 0, width: half, height: size.height))
    layOutWords(
      in: view.placed(CGRect(x: half + 24, y: 24, width: half - 96, height: size.height - 48)))
  }

  private func layOutWords(in area: CGRect) {
    var y = area.minY
    let parts: [(UIView, CGFloat)] = [
      (place, 6), (heading, 8), (caption, 16), (facts, 16), (text, 0),
    ]
    let room = CGSize(width: area.width, height: .infinity)
    text.numberOfLines = 0
    for (part, gap) in parts {
      let whole = part.sizeThatFits(room).height
      var height = max(0, min(whole, area.maxY - y))
      if part === text, height < whole, let line = text.font?.lineHeight {
        height = fitLines(Int(height / line), in: height, room)
      }
      // What would be cut in half is not there at all.
      if part !== text && height < whole { height = 0 }
      part.frame = CGRect(x: area.minX, y: y, width: area.width, height: height)
      y += height > 0 ? height + gap : 0
    }
  }
}

extension StoryViewController {
  /// Whole lines, the last of which says that there is more.
  /// - Returns: How high they are.
  private func fitLines(_ most: Int, in height: CGFloat, _ room: CGSize) -> CGFloat {
    for count in stride(from: most, to: 0, by: -1) {
      text.numberOfLines = count
      let needed = text.sizeThatFits(room).height
      if needed <= height { return needed }
    }
    return 0
  }
}

extension StoryViewController: MatchedScreen {
  public func matchedView(named name: String) -> UIView? {
    switch name {
    case "photograph": photograph
    case "place": place
    case "title": heading
    case "caption": caption
    case "close": close
    default: nil
    }
  }
}
