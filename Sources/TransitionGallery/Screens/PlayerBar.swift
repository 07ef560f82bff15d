import UIKit

/// The little player: what plays now, in a bar.
final class PlayerBar: UIView {
  private let cover: UIImageView
  private let title: UILabel
  private let artist: UILabel
  private let mark = UIImageView.sign("pause.fill", 22, .medium, .label)

  init(song: Song) {
    cover = .filling(song.cover)
    title = UILabel(song.title, 16, .semibold)
    artist = UILabel(song.artist, 13, .regular, .secondaryLabel)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    cover.layer.cornerRadius = 8
    [cover, title, artist, mark].forEach(addSubview)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// The bar itself, or one of the things on it.
  func part(named name: String) -> UIView? {
    switch name {
    case "bar": self
    case "cover": cover
    case "song": title
    case "artist": artist
    case "mark": mark
    default: nil
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 130
    cover.frame = placed(CGRect(x: 8, y: 8, width: 48, height: 48))
    title.frame = placed(CGRect(x: 68, y: 12, width: width, height: 21))
    artist.frame = placed(CGRect(x: 68, y: 34, width: width, height: 18))
    mark.frame = placed(CGRect(x: bounds.width - 52, y: 14, width: 36, height: 36))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for label in [title, artist] { label.textAlignment = isMirrored ? .right : .left }
  }
}
