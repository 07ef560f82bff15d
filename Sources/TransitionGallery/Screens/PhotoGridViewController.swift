import UIKit

/// A wall of photographs; one of them is taken out to be looked at.
public final class PhotoGridViewController: UIViewController, HeroScreen {
  private static let names = [
    "sunset", "peaks", "leaf", "dunes", "stars", "birches", "ceramics", "city", "ridges",
  ]
  private let pictures = names.map { name -> UIImageView in
    let view = UIImageView(image: UIImage(named: name, in: .module, compatibleWith: nil))
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.layer.cornerRadius = 12
    return view
  }
  /// Which picture is taken out.
  public var selected = 4

  public var heroView: UIView { pictures[selected] }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photographs"
    view.backgroundColor = .systemBackground
    for picture in pictures {
      picture.isUserInteractionEnabled = true
      picture.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: #selector(pictureTapped(_:))))
      view.addSubview(picture)
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let gap: CGFloat = 12
    let width = (view.bounds.width - 3 * gap) / 2
    let height = width * 1.25
    for (index, picture) in pictures.enumerated() {
      picture.frame = view.placed(
        CGRect(
          x: gap + CGFloat(index % 2) * (width + gap),
          y: view.safeAreaInsets.top + gap + CGFloat(index / 2) * (height + gap), width: width,
          height: height))
    }
  }

  @objc private func pictureTapped(_ tap: UITapGestureRecognizer) {
    // Two fingers may tap two pictures at one instant; the first one takes its picture out.
    guard navigationController?.topViewController === self,
      let index = pictures.firstIndex(where: { $0 === tap.view })
    else { return }
    selected = index
    openSelected(animated: true)
  }

  /// Looks at the selected picture.
  public func openSelected(animated: Bool) {
    let viewer = PhotoViewerController(photograph: Self.names[selected])
    navigationController?.pushViewController(viewer, animated: animated)
  }
}

/// One photograph with a caption.
public final class PhotoViewerController: UIViewController, HeroScreen {
  private let picture = UIImageView()
  private let caption = UILabel()

  public var heroView: UIView { picture }

  /// - Parameter photograph: One of the gallery's pictures by name.
  public init(photograph: String) {
    super.init(nibName: nil, bundle: nil)
    picture.image = UIImage(named: photograph, in: .module, compatibleWith: nil)
    title = photograph.capitalized
  }

  public required init?(coder: NSCoder) { fatalError("made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 12
    caption.text = "Two minutes at f/2.8, and nobody for miles. 银河低垂，湖面如镜。"
    caption.font = .systemFont(ofSize: 17)
    caption.textColor = .secondaryLabel
    caption.numberOfLines = 0
    view.addSubview(picture)
    view.addSubview(caption)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width - 32
    picture.frame = CGRect(
      x: 16, y: view.safeAreaInsets.top + 16, width: width, height: width * 1.25)
    let size = caption.sizeThatFits(CGSize(width: width, height: .infinity))
    caption.frame = CGRect(
      x: 16, y: picture.frame.maxY + 20, width: width, height: size.height)
  }
}

/// The photographs in a navigation stack with a transition of choice.
public final class PhotographsController: UINavigationController {
  // A navigation controller does not keep its delegate alive.
  private let transition: UINavigationControllerDelegate?

  /// - Parameter transition: nil for the system's own push and pop.
  public init(transition: UINavigationControllerDelegate?) {
    self.transition = transition
    super.init(nibName: nil, bundle: nil)
    delegate = transition
    viewControllers = [PhotoGridViewController()]
  }

  public required init?(coder: NSCoder) { fatalError("made in code") }

  /// Pushes the selected photograph.
  public func openSelected(animated: Bool) {
    (topViewController as? PhotoGridViewController)?.openSelected(animated: animated)
  }
}

extension PhotoGridViewController: MatchedScreen {
  public func matchedView(named name: String) -> UIView? {
    name == "photograph" ? heroView : nil
  }
}

extension PhotoViewerController: MatchedScreen {
  public func matchedView(named name: String) -> UIView? {
    name == "photograph" ? picture : nil
  }
}
