import TransitionGallery
import UIKit

/// Closes the player and starts what comes next.
final class RemoteControl: UIView {
  let closeButton = RoundButton(symbol: "xmark")
  let playButton = RoundButton(symbol: "play.fill")
  private let heading = UILabel()
  private let note = NoteLabel("")
  /// Points by which it stays clear of what lies at the bottom.
  private(set) var lift: CGFloat = 0

  static let height: CGFloat = 64

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = Self.height / 2
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 14
    layer.shadowOffset = CGSize(width: 0, height: 5)
    heading.font = .systemFont(ofSize: 16, weight: .semibold)
    heading.textAlignment = .center
    note.numberOfLines = 1
    note.textAlignment = .center
    closeButton.backgroundColor = .systemGray5
    closeButton.tintColor = .secondaryLabel
    closeButton.accessibilityLabel = "Close"
    playButton.backgroundColor = .systemIndigo
    playButton.tintColor = .white
    playButton.accessibilityLabel = "Play"
    for view in [heading, note, closeButton, playButton] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func show(_ item: GalleryItem) {
    heading.text = item.title
    note.text = item.interaction == nil ? "Play, and play back" : "Play, then drag it back"
    if item.acts.count == 1 { note.text = "Play it again" }
    lift = item.kind == .tab ? 49 : 0
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.height - 16
    place(closeButton, CGRect(x: 8, y: 8, width: side, height: side))
    place(playButton, CGRect(x: bounds.width - 8 - side, y: 8, width: side, height: side))
    let (left, width) = (side + 16, bounds.width - 2 * side - 32)
    heading.frame = CGRect(x: left, y: 12, width: width, height: 21)
    note.frame = CGRect(x: left, y: 34, width: width, height: 17)
  }
}

/// A symbol on a disc.
final class RoundButton: UIButton {
  init(symbol: String) {
    super.init(frame: .zero)
    setImage(UIImage(systemName: symbol), for: .normal)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.6 : 1 }
  }
}
