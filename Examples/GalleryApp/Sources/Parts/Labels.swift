import UIKit

/// What stands over a plate.
final class CaptionLabel: UILabel {
  init(_ words: String) {
    super.init(frame: .zero)
    text = words
    font = .systemFont(ofSize: 20, weight: .semibold)
    accessibilityTraits = .header
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}

/// What stands under a plate, or under a heading.
final class NoteLabel: UILabel {
  init(_ words: String, size: CGFloat = 13) {
    super.init(frame: .zero)
    text = words
    font = .systemFont(ofSize: size)
    textColor = .secondaryLabel
    numberOfLines = 0
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}
