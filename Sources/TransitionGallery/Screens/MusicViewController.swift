import UIKit

/// A piece of music with its cover.
struct Song {
  let cover: String
  let title: String
  let artist: String

  var image: UIImage? { UIImage(named: cover, in: .module, compatibleWith: nil) }

  static let all = [
    Song(cover: "stars", title: "Nobody for Miles", artist: "The Long Exposure"),
    Song(cover: "peaks", title: "First Light", artist: "Granite & Sons"),
    Song(cover: "leaf", title: "One Leaf", artist: "小森 Komori"),
    Song(cover: "dunes", title: "After the Wind", artist: "Merzouga Trio"),
    Song(cover: "birches", title: "White Trees", artist: "Halla"),
    Song(cover: "ceramics", title: "Slow Hands", artist: "Kiln"),
    Song(cover: "sunset", title: "The Last Ferry", artist: "直島ラジオ"),
    Song(cover: "city", title: "Ring Road", artist: "Seoul Rain Society"),
    Song(cover: "ridges", title: "Seven Ridges", artist: "黄山民乐团"),
  ]
}

/// A shelf of albums, and a little player at the bottom that opens into the whole one.
public final class MusicViewController: UIViewController {
  private let heading = UILabel("Albums", 34, .bold)
  private let shelf = UIScrollView()
  private let albums = Song.all.map(AlbumView.init)
  private let bar = PlayerBar(song: Song.all[0])
  // A controller does not keep its transitioning delegate alive.
  private let transition: UIViewControllerTransitioningDelegate

  /// - Parameter transition: How the player opens and closes.
  public init(transition: UIViewControllerTransitioningDelegate) {
    self.transition = transition
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    shelf.contentInsetAdjustmentBehavior = .never
    shelf.alwaysBounceVertical = true
    view.addSubview(shelf)
    shelf.addSubview(heading)
    albums.forEach(shelf.addSubview)
    view.addSubview(bar)
    bar.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(barTapped)))
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top
    let (x, width) = view.column(widest: .greatestFiniteMagnitude)
    let columns = max(Int(width / 190), 2)
    let side = (width + 16) / CGFloat(columns) - 16
    shelf.frame = view.bounds
    heading.frame = CGRect(x: x, y: top + 16, width: width, height: 44)
    heading.textAlignment =
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    for (index, album) in albums.enumerated() {
      album.frame = view.placed(
        CGRect(
          x: x + CGFloat(index % columns) * (side + 16),
          y: top + 76 + CGFloat(index / columns) * (side + 58), width: side, height: side + 46))
    }
    bar.frame = CGRect(
      x: 10, y: view.bounds.height - max(view.safeAreaInsets.bottom, 10) - 66,
      width: view.bounds.width - 20, height: 64)
    let end = albums.last?.frame.maxY ?? 0
    shelf.contentSize = CGSize(
      width: view.bounds.width, height: end + view.bounds.height - bar.frame.minY + 16)
  }

  @objc private func barTapped() { openPlayer(animated: true) }

  /// Opens the whole player.
  public func openPlayer(animated: Bool) {
    guard presentedViewController == nil else { return }
    let player = PlayerViewController()
    player.modalPresentationStyle = .fullScreen
    player.transitioningDelegate = transition
    present(player, animated: animated)
  }
}

extension MusicViewController: MatchedScreen {
  /// The little player and what is on it.
  public func matchedView(named name: String) -> UIView? { bar.part(named: name) }
}

/// A cover with two lines below.
private final class AlbumView: UIView {
  private let cover: UIImageView
  private let title: UILabel
  private let artist: UILabel

  init(song: Song) {
    cover = .filling(song.cover)
    title = UILabel(song.title, 15, .medium)
    artist = UILabel(song.artist, 14, .regular, .secondaryLabel)
    super.init(frame: .zero)
    cover.layer.cornerRadius = 10
    [cover, title, artist].forEach(addSubview)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    cover.frame = CGRect(x: 0, y: 0, width: width, height: width)
    title.frame = CGRect(x: 0, y: width + 7, width: width, height: 19)
    artist.frame = CGRect(x: 0, y: width + 26, width: width, height: 18)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for label in [title, artist] { label.textAlignment = isMirrored ? .right : .left }
  }
}
