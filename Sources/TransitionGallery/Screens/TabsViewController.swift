import UIKit

/// Three tabs of photographs.
public final class TabsViewController: UITabBarController {
  // A tab bar controller does not keep its delegate alive.
  private let transition = TabSlideTransition()

  public override func viewDidLoad() {
    super.viewDidLoad()
    delegate = transition
    // The photographs reach the edge below: words on them need a ground.
    tabBar.scrollEdgeAppearance = tabBar.standardAppearance
    let tabs = [
      ("Peaks", "peaks", "photo"), ("Woods", "birches", "leaf"), ("Nights", "stars", "moon"),
    ]
    viewControllers = tabs.map { title, photograph, sign in
      let controller = PhotographViewController(photograph: photograph, heading: title)
      controller.tabBarItem = UITabBarItem(
        title: title, image: UIImage(systemName: sign), tag: 0)
      return controller
    }
  }
}

/// One photograph from edge to edge, with a word on it.
public final class PhotographViewController: UIViewController {
  private let photograph = UIImageView()
  private let heading = UILabel()

  /// - Parameter photograph: One of the gallery's pictures by name.
  public init(photograph: String, heading: String) {
    super.init(nibName: nil, bundle: nil)
    self.photograph.image = UIImage(named: photograph, in: .module, compatibleWith: nil)
    self.heading.text = heading
  }

  public required init?(coder: NSCoder) { fatalError("made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    photograph.contentMode = .scaleAspectFill
    photograph.clipsToBounds = true
    heading.font = .systemFont(ofSize: 44, weight: .heavy)
    heading.textColor = .white
    view.addSubview(photograph)
    view.addSubview(heading)
  }

  /// Light where the photograph is dark above.
  public override var preferredStatusBarStyle: UIStatusBarStyle {
    heading.text == "Nights" ? .lightContent : .darkContent
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    photograph.frame = view.bounds
    heading.frame = CGRect(
      x: 24, y: view.safeAreaInsets.top + 12, width: view.bounds.width - 48, height: 56)
  }
}
