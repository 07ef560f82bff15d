import UIKit

/// One photograph with what there is to say of it, and others like it.
public final class PhotoViewerController: UIViewController, HeroScreen {
  private let picture: UIImageView
  private let heading = UILabel("The lake at Akan", 28, .bold)
  private let caption = UILabel(
    "Two minutes at f/2.8, and nobody for miles. 银河低垂，湖面如镜。", 17, .regular, .secondaryLabel)
  private let facts = FactsView([
    .init(sign: "camera.aperture", value: "f/2.8", name: "24 mm"),
    .init(sign: "timer", value: "120 s", name: "ISO 800"),
    .init(sign: "location", value: "43.4° N", name: "Akan"),
  ])
  private let more = UILabel("From the same night", 20, .bold)
  private let related = ["sunset", "peaks", "birches", "ridges"].map { name -> UIImageView in
    let view = UIImageView.filling(name)
    view.layer.cornerRadius = 8
    return view
  }

  public var heroView: UIView { picture }

  /// - Parameter photograph: One of the gallery's pictures by name.
  public init(photograph: String) {
    picture = .filling(photograph)
    super.init(nibName: nil, bundle: nil)
    title = photograph.capitalized
  }

  public required init?(coder: NSCoder) { fatalError("made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.clipsToBounds = true
    picture.layer.cornerRadius = 12
    caption.numberOfLines = 0
    for part in [picture, heading, caption, facts, more] + related { view.addSubview(part) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (x, width) = view.column(margin: 16)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for label in [heading, caption, more] { label.textAlignment = isMirrored ? .right : .left }
    let top = view.safeAreaInsets.top + 8
    let height = min(width * 1.1, max(view.bounds.height - top - 320, width * 0.6))
    picture.frame = CGRect(x: x, y: top, width: width, height: height)
    var y = picture.frame.maxY + 16
    for (label, gap) in [(heading, 4.0), (caption, 14)] {
      let height = label.height(in: width)
      label.frame = CGRect(x: x, y: y, width: width, height: height)
      y += height + gap
    }
    let room = facts.sizeThatFits(CGSize(width: width, height: .infinity)).height
    facts.frame = CGRect(x: x, y: y, width: width, height: room)
    y += room + 16
    more.frame = CGRect(x: x, y: y, width: width, height: more.height(in: width))
    layOutRelated(in: CGRect(x: x, y: more.frame.maxY + 8, width: width, height: 0))
  }

  /// As many beside each other as there are, square.
  private func layOutRelated(in area: CGRect) {
    let gap: CGFloat = 8
    let side = (area.width + gap) / CGFloat(related.count) - gap
    for (index, view) in related.enumerated() {
      view.frame = self.view.placed(
        CGRect(
          x: area.minX + CGFloat(index) * (side + gap), y: area.minY, width: side, height: side))
    }
  }
}

extension PhotoViewerController: MatchedScreen {
  public func matchedView(named name: String) -> UIView? {
    name == "photograph" ? picture : nil
  }
}
