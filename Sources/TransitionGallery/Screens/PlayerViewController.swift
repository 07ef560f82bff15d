import UIKit

/// The little player: what plays now, in a bar.
final class PlayerBar: UIView {
  private let cover = UIImageView()
  private let title = UILabel()
  private let artist = UILabel()
  private let mark = PlayMark(isPlaying: true)

  init(song: Song) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    cover.image = song.image
    cover.contentMode = .scaleAspectFill
    cover.clipsToBounds = true
    cover.layer.cornerRadius = 8
    title.text = song.title
    title.font = .systemFont(ofSize: 16, weight: .semibold)
    artist.text = song.artist
    artist.font = .systemFont(ofSize: 13)
    artist.textColor = .secondaryLabel
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
    cover.frame = placed(CGRect(x: 8, y: 8, width: 48, height: 48))
    title.frame = placed(CGRect(x: 68, y: 12, width: bounds.width - 130, height: 21))
    artist.frame = placed(CGRect(x: 68, y: 34, width: bounds.width - 130, height: 18))
    mark.frame = placed(CGRect(x: bounds.width - 46, y: 20, width: 24, height: 24))
  }
}

/// The whole player: a large cover, what plays, how far it is, and the buttons.
public final class PlayerViewController: UIViewController {
  private let song = Song.all[0]
  private let grip = UIView()
  private let cover = UIImageView()
  private let name = UILabel()
  private let artist = UILabel()
  private let line = UIProgressView()
  private let marks = [
    PlayMark(isPlaying: false, isMirrored: true), PlayMark(isPlaying: true),
    PlayMark(isPlaying: false),
  ]

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    grip.backgroundColor = .tertiaryLabel
    grip.layer.cornerRadius = 2.5
    cover.image = song.image
    cover.contentMode = .scaleAspectFill
    cover.clipsToBounds = true
    cover.layer.cornerRadius = 18
    name.text = song.title
    name.font = .systemFont(ofSize: 26, weight: .bold)
    artist.text = song.artist
    artist.font = .systemFont(ofSize: 19)
    artist.textColor = .secondaryLabel
    line.progress = 0.38
    for view in [grip, cover, name, artist, line] + marks { self.view.addSubview(view) }
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(closeTapped)))
  }

  @objc private func closeTapped() { dismiss(animated: true) }

  public override func accessibilityPerformEscape() -> Bool { escape() }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, height) = (view.bounds.width, view.bounds.height)
    let top = max(restingTop, 20)
    let side = min(width - 56, height * 0.45)
    grip.frame = CGRect(x: width / 2 - 20, y: top, width: 40, height: 5)
    cover.frame = CGRect(x: (width - side) / 2, y: top + 46, width: side, height: side)
    let text = cover.frame.maxY + 44
    name.frame = CGRect(x: 28, y: text, width: width - 56, height: 33)
    artist.frame = CGRect(x: 28, y: text + 36, width: width - 56, height: 25)
    line.frame = CGRect(x: 28, y: text + 88, width: width - 56, height: 4)
    for (mark, place) in zip(marks, [-1.0, 0, 1]) {
      let size: CGFloat = place == 0 ? 52 : 36
      mark.frame = CGRect(
        x: width / 2 + place * 96 - size / 2, y: text + 150 - size / 2, width: size, height: size)
    }
  }
}

extension PlayerViewController: MatchedScreen {
  public func matchedView(named name: String) -> UIView? {
    switch name {
    case "cover": cover
    case "song": self.name
    case "artist": artist
    case "mark": marks[1]
    default: nil
    }
  }
}

/// The sign of a button of a player: two bars while it plays, else two triangles.
final class PlayMark: UIView {
  private let isPlaying: Bool
  private let isMirrored: Bool
  private let shape = CAShapeLayer()

  init(isPlaying: Bool, isMirrored: Bool = false) {
    (self.isPlaying, self.isMirrored) = (isPlaying, isMirrored)
    super.init(frame: .zero)
    layer.addSublayer(shape)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    let path = CGMutablePath()
    let turn = isMirrored ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0) : .identity
    for index in 0..<2 {
      if isPlaying {
        let bar = CGRect(
          x: width * (index == 0 ? 0.14 : 0.58), y: height * 0.08, width: width * 0.28,
          height: height * 0.84)
        path.addRect(bar, transform: turn)
      } else {
        let x = CGFloat(index) * width / 2
        path.move(to: CGPoint(x: x, y: height * 0.18), transform: turn)
        path.addLine(to: CGPoint(x: x + width / 2, y: height / 2), transform: turn)
        path.addLine(to: CGPoint(x: x, y: height * 0.82), transform: turn)
        path.closeSubpath()
      }
    }
    shape.path = path
    shape.fillColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
  }
}
