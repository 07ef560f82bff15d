import UIKit

/// A wall of photographs in two sections; one of them is taken out to be looked at.
public final class PhotoGridViewController: UIViewController, HeroScreen {
  /// What was photographed together.
  private static let sections = [
    ("Hokkaidō", "November", ["sunset", "peaks", "leaf", "dunes", "stars", "birches"]),
    (
      "At home", "October",
      ["ceramics", "city", "ridges", "birches", "peaks", "sunset", "leaf", "city", "dunes"]
    ),
  ]
  private static let names = sections.flatMap(\.2)
  private let wall = UIScrollView()
  private let headings = sections.map { section in
    (UILabel(section.0, 20, .bold), UILabel(section.1, 15, .regular, .secondaryLabel))
  }
  private let pictures = names.map { name -> UIImageView in
    let view = UIImageView.filling(name)
    view.layer.cornerRadius = 10
    return view
  }
  /// Which picture is taken out.
  public var selected = 4

  public var heroView: UIView { pictures[selected] }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photographs"
    view.backgroundColor = .systemBackground
    wall.contentInsetAdjustmentBehavior = .never
    wall.alwaysBounceVertical = true
    view.addSubview(wall)
    for (name, month) in headings { [name, month].forEach(wall.addSubview) }
    for picture in pictures {
      picture.isUserInteractionEnabled = true
      picture.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: #selector(pictureTapped(_:))))
      wall.addSubview(picture)
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (x, width) = view.column(margin: 16, widest: .greatestFiniteMagnitude)
    wall.frame = view.bounds
    var y = view.safeAreaInsets.top + 8
    var rest = pictures[...]
    for (section, heading) in zip(Self.sections, headings) {
      let height = heading.0.font.lineHeight.rounded(.up) + 12
      let words = heading.0.sizeThatFits(view.bounds.size).width
      heading.0.frame = view.placed(CGRect(x: x, y: y, width: words, height: height))
      heading.1.frame = view.placed(
        CGRect(x: x + words + 8, y: y + 2, width: max(width - words - 8, 0), height: height))
      for (name, month) in headings { [name, month].forEach(align) }
      let area = CGRect(x: x, y: y + height, width: width, height: 0)
      y = layOut(rest.prefix(section.2.count), in: area)
      rest = rest.dropFirst(section.2.count)
    }
    wall.contentSize = CGSize(
      width: view.bounds.width, height: y + view.safeAreaInsets.bottom)
  }

  private func align(_ label: UILabel) {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.textAlignment = isMirrored ? .right : .left
  }

  /// Pictures in rows of three, on a wide screen of more.
  /// - Returns: Where the next section begins.
  private func layOut(_ pictures: ArraySlice<UIImageView>, in area: CGRect) -> CGFloat {
    let gap: CGFloat = 8
    let columns = max(Int(area.width / 200), 3)
    let width = (area.width + gap) / CGFloat(columns) - gap
    let height = width * 1.25
    for (index, picture) in pictures.enumerated() {
      picture.frame = view.placed(
        CGRect(
          x: area.minX + CGFloat(index % columns) * (width + gap),
          y: area.minY + CGFloat(index / columns) * (height + gap), width: width, height: height))
    }
    return (pictures.last?.frame.maxY ?? area.minY) + 16
  }

  @objc private func pictureTapped(_ tap: UITapGestureRecognizer) {
    // Two fingers may tap two pictures at one instant, where the first one takes its picture out, or one
    // a picture while another finger is still on the way back.
    guard let stack = navigationController, stack.topViewController === self,
      stack.transitionCoordinator == nil,
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
