import UIKit

/// A timeline whose title opens a menu, as in the article on the popover menu.
public final class MenuHostViewController: UIViewController {
  private let bar = UIView()
  private let heading = UILabel()
  private let arrow = UILabel()
  private let cards = Story.all.dropFirst().map(StoryCard.init)
  // A controller does not keep its transitioning delegate alive.
  private let transition = PopoverMenuTransition()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    bar.backgroundColor = .secondarySystemGroupedBackground
    heading.text = "Following"
    heading.font = .systemFont(ofSize: 18, weight: .semibold)
    arrow.text = "›"
    arrow.font = .systemFont(ofSize: 22, weight: .medium)
    arrow.textColor = .systemBlue
    arrow.textAlignment = .center
    arrow.transform = CGAffineTransform(rotationAngle: down)
    for card in cards { view.addSubview(card) }
    for view in [bar, heading, arrow] { self.view.addSubview(view) }
    bar.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(titleTapped)))
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(menuWillOpen(_:)), name: PopoverMenuTransition.willPresent,
      object: transition)
    center.addObserver(
      self, selector: #selector(menuWillClose(_:)), name: PopoverMenuTransition.willDismiss,
      object: transition)
  }

  @objc private func titleTapped() { openMenu(animated: true) }

  @objc private func menuWillOpen(_ notification: Notification) { turnArrow(to: -down) }

  @objc private func menuWillClose(_ notification: Notification) { turnArrow(to: down) }

  /// The sign points where one reads on, and so does the quarter of a circle by which it points down.
  private var down: CGFloat {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -.pi / 2 : .pi / 2
  }

  private func turnArrow(to angle: CGFloat) {
    UIView.animate(withDuration: 0.3) {
      self.arrow.transform = CGAffineTransform(rotationAngle: angle)
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    let top = view.safeAreaInsets.top
    bar.frame = CGRect(x: 0, y: 0, width: width, height: top + 48)
    let title = heading.sizeThatFits(bar.bounds.size)
    let (x, y) = ((width - title.width) / 2 - 8, top + 10)
    heading.frame = view.placed(CGRect(x: x, y: y, width: title.width, height: 26))
    let place = view.placed(CGRect(x: x + title.width + 5, y: y + 1, width: 22, height: 26))
    arrow.bounds = CGRect(origin: .zero, size: place.size)
    arrow.center = CGPoint(x: place.midX, y: place.midY)
    transition.menuFrame = CGRect(x: (width - 220) / 2, y: top + 52, width: 220, height: 242)
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: 20, y: top + 68 + CGFloat(index) * 370, width: width - 40, height: 346)
    }
  }

  /// Opens the menu under the title.
  public func openMenu(animated: Bool) {
    let menu = MenuViewController()
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = transition
    present(menu, animated: animated)
  }
}

/// The menu: a few lines on a rounded panel.
final class MenuViewController: UIViewController {
  private let lines = ["Following", "Close friends", "Favourites ✨", "全部笔记", "Drafts"].map {
    title -> UILabel in
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 17)
    return label
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    view.layer.cornerRadius = 14
    view.layer.shadowColor = UIColor.black.cgColor
    view.layer.shadowOpacity = 0.25
    view.layer.shadowRadius = 24
    view.layer.shadowOffset = CGSize(width: 0, height: 10)
    lines.first?.font = .systemFont(ofSize: 17, weight: .semibold)
    for line in lines { view.addSubview(line) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: 20, y: 10 + CGFloat(index) * 45, width: view.bounds.width - 40, height: 42)
    }
  }
}
