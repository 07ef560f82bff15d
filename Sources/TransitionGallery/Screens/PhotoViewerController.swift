import UIKit

/// One photograph with what there is to say of it, and others like it.
public final class PhotoViewerController: UIViewController, HeroScreen {
  private let picture: UIImageView
  private let heading: UILabel
  private let caption: UILabel
  private let facts: FactsView
  private let more: UILabel
  private let related: [UIImageView]

  public var heroView: UIView { picture }

  /// - Parameter photograph: One of the gallery's pictures by name.
  public convenience init(photograph: String) { self.init(photograph: photograph, place: nil) }

  /// - Parameter place: Where it is said to be taken; where it was, unless told.
  init(photograph: String, place: FactsView.Fact?) {
    let note = PhotoNote.of(photograph)
    picture = .filling(photograph)
    heading = UILabel(note.title, 28, .bold)
    caption = UILabel(note.caption, 17, .regular, .secondaryLabel)
    facts = FactsView(place.map { note.facts.dropLast() + [$0] } ?? note.facts)
    more = UILabel(note.more, 20, .bold)
    related = note.related.map(UIImageView.filling)
    super.init(nibName: nil, bundle: nil)
    title = photograph.capitalized
  }

  public required init?(coder: NSCoder) { fatalError("made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.clipsToBounds = true
    picture.layer.cornerRadius = 12
    related.forEach { $0.layer.cornerRadius = 8 }
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
