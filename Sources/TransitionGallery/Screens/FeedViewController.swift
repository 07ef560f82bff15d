import UIKit

/// A list of stories, as an app's first screen: it scrolls, and its large title goes into a bar. On a
/// wide screen the stories stand in columns.
public final class FeedViewController: UIViewController {
  private let list = UIScrollView()
  private let bar = CollapsedTitle("Field Notes")
  private let day = UILabel("FRIDAY 9 JANUARY", 13, .semibold, .secondaryLabel)
  private let heading = UILabel("Field Notes", 34, .bold)
  private let portrait = UIImageView.filling("leaf")
  private let cards = Story.all.map(StoryCard.init)
  // A controller does not keep its transitioning delegate alive.
  private let transition: UIViewControllerTransitioningDelegate
  private let style: UIModalPresentationStyle
  /// What a tapped card does, where it does not open the first story.
  var choose: (() -> Void)?

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

  public override var preferredStatusBarStyle: UIStatusBarStyle {
    SteppingPresentationController.barStyle(over: self)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    // Laid out by hand, so that nothing moves when a transition takes the screen out of its place.
    list.contentInsetAdjustmentBehavior = .never
    list.alwaysBounceVertical = true
    list.delegate = self
    view.addSubview(list)
    view.addSubview(bar)
    for view in [day, heading, portrait] + cards { list.addSubview(view) }
    for card in cards {
      card.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: #selector(cardTapped)))
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, top) = (view.bounds.width, view.safeAreaInsets.top)
    let side = view.column(widest: .greatestFiniteMagnitude).x
    list.frame = view.bounds
    bar.frame = CGRect(x: 0, y: 0, width: width, height: top + CollapsedTitle.height)
    day.frame = view.placed(CGRect(x: side, y: top + 12, width: width - 100, height: 18))
    heading.frame = view.placed(CGRect(x: side, y: top + 30, width: width - 100, height: 44))
    portrait.frame = view.placed(
      CGRect(x: width - side - 38, y: top + 32, width: 38, height: 38))
    portrait.layer.cornerRadius = 19
    let area = CGRect(x: side, y: top + 92, width: width - 2 * side, height: 0)
    let end = StoryCard.layOut(cards, in: area, of: view)
    list.contentSize = CGSize(width: width, height: end + view.safeAreaInsets.bottom)
    follow()
  }

  private func follow() { bar.follow(list.contentOffset.y, of: 74) }

  @objc private func cardTapped() {
    if let choose { choose() } else { openFirst(animated: true) }
  }

  /// The picture in the corner, and the first card: what other screens come out of.
  var portraitView: UIView { portrait }
  var firstCard: UIView? { cards.first }

  /// Presents the first story, unless one is there: two fingers may tap two cards.
  public func openFirst(animated: Bool) {
    guard presentedViewController == nil else { return }
    let detail = StoryViewController()
    detail.modalPresentationStyle = style
    detail.transitioningDelegate = transition
    present(detail, animated: animated)
  }
}

extension FeedViewController: UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { follow() }
}

extension FeedViewController: MatchedScreen {
  /// The portrait, the first card, and what is on it.
  public func matchedView(named name: String) -> UIView? {
    name == "portrait" ? portrait : cards.first?.part(named: name)
  }
}
