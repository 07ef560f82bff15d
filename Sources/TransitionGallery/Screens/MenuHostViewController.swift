import UIKit

/// A timeline whose title opens a menu, as in the article on the popover menu.
public final class MenuHostViewController: UIViewController {
  private let bar = UIView()
  private let heading = UILabel()
  private let arrow = UIImageView.sign("chevron.down", 13, .bold, .systemBlue)
  private let line = UIView()
  private let cards = Story.all.dropFirst().map(StoryCard.init)
  // A controller does not keep its transitioning delegate alive.
  private let transition = PopoverMenuTransition()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    bar.backgroundColor = .secondarySystemGroupedBackground
    heading.text = "Following"
    heading.font = .systemFont(ofSize: 18, weight: .semibold)
    line.backgroundColor = .separator
    for card in cards { view.addSubview(card) }
    for view in [bar, line, heading, arrow] { self.view.addSubview(view) }
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

  @objc private func menuWillOpen(_ notification: Notification) { turnArrow(to: -.pi * 0.9999) }

  @objc private func menuWillClose(_ notification: Notification) { turnArrow(to: 0) }

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
    line.frame = CGRect(x: 0, y: top + 47.5, width: width, height: 0.5)
    let title = heading.sizeThatFits(bar.bounds.size)
    let (x, y) = ((width - title.width) / 2 - 8, top + 10)
    heading.frame = view.placed(CGRect(x: x, y: y, width: title.width, height: 26))
    let place = view.placed(CGRect(x: x + title.width + 5, y: y + 1, width: 22, height: 26))
    arrow.bounds = CGRect(origin: .zero, size: place.size)
    arrow.center = CGPoint(x: place.midX, y: place.midY)
    let menu = MenuViewController.size
    transition.menuFrame = CGRect(
      origin: CGPoint(x: (width - menu.width) / 2, y: top + 52), size: menu)
    let side = view.column(widest: .greatestFiniteMagnitude).x
    _ = StoryCard.layOut(
      cards, in: CGRect(x: side, y: top + 68, width: width - 2 * side, height: 0), of: view)
  }

  /// Opens the menu under the title.
  public func openMenu(animated: Bool) {
    guard presentedViewController == nil else { return }
    let menu = MenuViewController()
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = transition
    present(menu, animated: animated)
  }
}
