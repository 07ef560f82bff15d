import TransitionGallery
import UIKit

/// One transition: its first screen in miniature, what it is made of, and where it comes from.
final class DetailViewController: ColumnViewController {
  private let item: GalleryItem
  private let play: () -> Void
  private lazy var poster = PosterView(screen: item.makeRoot())

  /// - Parameter play: Shows the transition on its screens.
  init(item: GalleryItem, play: @escaping () -> Void) {
    self.item = item
    self.play = play
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = item.title
    addChild(poster.screen)
    add(poster, gap: 16)
    poster.screen.didMove(toParent: self)
    poster.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(playTapped)))
    add(NoteLabel(item.summary, size: 17), gap: 20)
    add(playButton(), gap: 16)
    addFacts()
  }

  private func playButton() -> UIView {
    let button = WideButton(title: "Play")
    button.addTarget(self, action: #selector(playTapped), for: .touchUpInside)
    return button
  }

  private func addFacts() {
    let origin = [("Kind", item.kind.title), ("From", item.origin)]
    let numbers = item.parameters.map { ($0.name.capitalisedFirst, $0.value) }
    add(CaptionLabel("About"), gap: 28)
    add(PlateView(rows: (origin + numbers).map { FactRow($0.0, $0.1) }), gap: 8)
    if !item.mended.isEmpty {
      add(CaptionLabel("Mended"), gap: 28)
      add(PlateView(rows: item.mended.map { FactRow("", $0) }), gap: 8)
    }
    add(CaptionLabel("With Reduce Motion"), gap: 28)
    add(PlateView(rows: [FactRow("", item.reducedMotion)]), gap: 8)
  }

  @objc private func playTapped() { play() }
}

extension String {
  fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
