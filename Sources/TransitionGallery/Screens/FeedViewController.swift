import UIKit

/// A list of stories, as an app's first screen.
public final class FeedViewController: UIViewController {
  private let day = UILabel()
  private let heading = UILabel()
  private let portrait = UIImageView()
  private let cards = Story.all.map(StoryCard.init)
  // A controller does not keep its transitioning delegate alive.
  private let transition: UIViewControllerTransitioningDelegate
  private let style: UIModalPresentationStyle

  /// - Parameters:
  ///   - transition: How stories open and close.
  ///   - style: How they cover this screen.
  public init(
    transition: UIViewControllerTransitioningDelegate = BounceTransition(),
    style: UIModalPresentationStyle = .fullScreen
  ) {
    self.transition = transition
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    day.text = "SATURDAY 21 NOVEMBER"
    day.font = .systemFont(ofSize: 13, weight: .semibold)
    day.textColor = .secondaryLabel
    heading.text = "Field Notes"
    heading.font = .systemFont(ofSize: 34, weight: .bold)
    portrait.image = UIImage(named: "leaf", in: .module, compatibleWith: nil)
    portrait.contentMode = .scaleAspectFill
    portrait.clipsToBounds = true
    for view in [day, heading, portrait] + cards { self.view.addSubview(view) }
    for card in cards {
      card.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: #selector(cardTapped)))
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    let top = view.safeAreaInsets.top
    day.frame = view.placed(CGRect(x: 20, y: top + 12, width: width - 100, height: 18))
    heading.frame = view.placed(CGRect(x: 20, y: top + 30, width: width - 100, height: 44))
    portrait.frame = view.placed(CGRect(x: width - 58, y: top + 32, width: 38, height: 38))
    portrait.layer.cornerRadius = 19
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: 20, y: top + 92 + CGFloat(index) * 370, width: width - 40, height: 346)
    }
  }

  @objc private func cardTapped() { openFirst(animated: true) }

  /// The picture in the corner, and the first card: what other screens come out of.
  var portraitView: UIView { portrait }
  var firstCard: UIView? { cards.first }

  /// Presents the first story.
  public func openFirst(animated: Bool) {
    let detail = StoryViewController()
    detail.modalPresentationStyle = style
    detail.transitioningDelegate = transition
    present(detail, animated: animated)
  }
}

extension FeedViewController: MatchedScreen {
  /// The portrait, the first card, and what is on it.
  public func matchedView(named name: String) -> UIView? {
    name == "portrait" ? portrait : cards.first?.part(named: name)
  }
}
