import UIKit

/// The whole player: a large cover on a ground of its colours, what plays and how far it is, the
/// buttons, how loud it is, and what plays next.
public final class PlayerViewController: UIViewController {
  private let song = Song.all[0]
  private let ground = TintedGround(Song.all[0].image)
  private let grip = UIView()
  private let cover: UIImageView
  private let name: UILabel
  private let artist: UILabel
  private let mark = UIImageView.sign("pause.fill", 42, .medium, .white)
  private let controls = PlayerControls(next: Song.all[1])

  public init() {
    cover = .filling(song.cover)
    // White words, whatever the picture.
    name = UILabel(song.title, 24, .bold, .white)
    artist = UILabel(song.artist, 19, .regular, UIColor.white.withAlphaComponent(0.6))
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    grip.backgroundColor = UIColor.white.withAlphaComponent(0.4)
    grip.layer.cornerRadius = 2.5
    cover.layer.cornerRadius = 14
    for view in [ground, grip, cover, controls, name, artist, mark] { self.view.addSubview(view) }
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(closeTapped)))
  }

  @objc private func closeTapped() {
    guard transitionCoordinator == nil else { return }
    dismiss(animated: true)
  }

  public override func accessibilityPerformEscape() -> Bool { escape() }

  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, height) = (view.bounds.width, view.bounds.height)
    let top = max(restingTop, 20)
    let (x, column) = view.column(margin: 28, widest: 560)
    let isLow = height < 700
    let side = min(column, height * (isLow ? 0.4 : 0.42))
    ground.frame = view.bounds
    grip.frame = CGRect(x: width / 2 - 18, y: top, width: 36, height: 5)
    cover.frame = CGRect(x: (width - side) / 2, y: top + 30, width: side, height: side)
    let text = cover.frame.maxY + (isLow ? 20 : 36)
    name.frame = CGRect(x: x, y: text, width: column, height: 31)
    artist.frame = CGRect(x: x, y: text + 33, width: column, height: 25)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for label in [name, artist] { label.textAlignment = isMirrored ? .right : .left }
    let rest = text + 74
    controls.frame = CGRect(x: x, y: rest, width: column, height: height - rest)
    let middle = controls.marks
    mark.frame = CGRect(x: width / 2 - 32, y: rest + middle - 32, width: 64, height: 64)
  }
}

extension PlayerViewController: MatchedScreen {
  public func matchedView(named name: String) -> UIView? {
    switch name {
    case "cover": cover
    case "song": self.name
    case "artist": artist
    case "mark": mark
    case "ground": ground
    case "controls": controls
    default: nil
    }
  }
}

/// What a player has below its cover: times, buttons, loudness, the next song.
private final class PlayerControls: UIView {
  private let line = UIProgressView()
  private let times = [UILabel("1:24", 12), UILabel("−2:17", 12)]
  private let skips = [
    UIImageView.sign("backward.fill", 30, .medium, .white),
    .sign("forward.fill", 30, .medium, .white),
  ]
  private let loudness = UIProgressView()
  private let speakers = [
    UIImageView.sign("speaker.fill", 14), .sign("speaker.wave.3.fill", 14),
  ]
  private let tools = ["quote.bubble", "airplayaudio", "list.bullet"].map {
    UIImageView.sign($0, 20)
  }
  private let nextCover: UIImageView
  private let nextTitle: UILabel
  private let nextArtist: UILabel
  private let upNext = UILabel("UP NEXT", 12, .semibold)

  init(next: Song) {
    nextCover = .filling(next.cover)
    nextTitle = UILabel(next.title, 15, .medium, .white)
    nextArtist = UILabel(next.artist, 13, .regular, UIColor.white.withAlphaComponent(0.6))
    super.init(frame: .zero)
    line.progress = 0.38
    loudness.progress = 0.6
    nextCover.layer.cornerRadius = 6
    for bar in [line, loudness] {
      bar.progressTintColor = UIColor.white.withAlphaComponent(0.85)
      bar.trackTintColor = UIColor.white.withAlphaComponent(0.25)
      // Time runs from left to right, however people read.
      bar.semanticContentAttribute = .playback
      addSubview(bar)
    }
    for sign in speakers + tools { sign.tintColor = UIColor.white.withAlphaComponent(0.6) }
    for label in times + [upNext] { label.textColor = UIColor.white.withAlphaComponent(0.6) }
    times.forEach { $0.font = .monospacedDigitSystemFont(ofSize: 12, weight: .medium) }
    for view in times + skips + speakers + tools + [upNext, nextCover, nextTitle, nextArtist] {
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// Where the middle of the buttons is, from the upper edge.
  var marks: CGFloat { bounds.height < 240 ? 66 : 84 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    line.frame = CGRect(x: 0, y: 0, width: width, height: 4)
    times[0].frame = CGRect(x: 0, y: 10, width: 80, height: 16)
    times[1].frame = CGRect(x: width - 80, y: 10, width: 80, height: 16)
    times[1].textAlignment = .right
    for (sign, side) in zip(skips, [-1.0, 1]) {
      sign.frame = CGRect(x: width / 2 + side * 92 - 26, y: marks - 26, width: 52, height: 52)
    }
    let loud = marks + (bounds.height < 240 ? 46 : 62)
    speakers[0].frame = CGRect(x: -4, y: loud - 10, width: 20, height: 20)
    speakers[1].frame = CGRect(x: width - 18, y: loud - 10, width: 20, height: 20)
    loudness.frame = CGRect(x: 26, y: loud - 2, width: width - 56, height: 4)
    let tools = loud + 38
    for (index, sign) in self.tools.enumerated() {
      sign.frame = CGRect(
        x: width * (0.15 + 0.35 * CGFloat(index)) - 18, y: tools - 18, width: 36, height: 36)
    }
    layOutNext(at: tools + 36)
  }

  /// The next song, where there is room for it above the screen's lower end.
  private func layOutNext(at y: CGFloat) {
    // Else below the screen.
    let y = y + 62 + 30 <= bounds.height ? y : bounds.height + 40
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for label in [upNext, nextTitle, nextArtist] {
      label.textAlignment = isMirrored ? .right : .left
    }
    let width = bounds.width
    upNext.frame = placed(CGRect(x: 0, y: y, width: width, height: 16))
    nextCover.frame = placed(CGRect(x: 0, y: y + 22, width: 40, height: 40))
    nextTitle.frame = placed(CGRect(x: 52, y: y + 23, width: width - 52, height: 20))
    nextArtist.frame = placed(CGRect(x: 52, y: y + 43, width: width - 52, height: 18))
  }
}
