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
  ]
}

/// A shelf of albums, and a little player at the bottom that opens into the whole one.
public final class MusicViewController: UIViewController {
  private let heading = UILabel()
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
    heading.text = "Albums"
    heading.font = .systemFont(ofSize: 34, weight: .bold)
    view.addSubview(heading)
    albums.forEach(view.addSubview)
    view.addSubview(bar)
    bar.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(barTapped)))
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, top) = (view.bounds.width, view.safeAreaInsets.top)
    let side = (width - 56) / 2
    heading.frame = CGRect(x: 20, y: top + 16, width: width - 40, height: 44)
    for (index, album) in albums.enumerated() {
      album.frame = view.placed(
        CGRect(
          x: 20 + CGFloat(index % 2) * (side + 16), y: top + 76 + CGFloat(index / 2) * (side + 58),
          width: side, height: side + 46))
    }
    bar.frame = CGRect(
      x: 10, y: view.bounds.height - max(view.safeAreaInsets.bottom, 10) - 66, width: width - 20,
      height: 64)
  }

  @objc private func barTapped() { openPlayer(animated: true) }

  /// Opens the whole player.
  public func openPlayer(animated: Bool) {
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
  private let cover = UIImageView()
  private let title = UILabel()
  private let artist = UILabel()

  init(song: Song) {
    super.init(frame: .zero)
    cover.image = song.image
    cover.contentMode = .scaleAspectFill
    cover.clipsToBounds = true
    cover.layer.cornerRadius = 10
    title.text = song.title
    title.font = .systemFont(ofSize: 15, weight: .medium)
    artist.text = song.artist
    artist.font = .systemFont(ofSize: 14)
    artist.textColor = .secondaryLabel
    [cover, title, artist].forEach(addSubview)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    cover.frame = CGRect(x: 0, y: 0, width: width, height: width)
    title.frame = CGRect(x: 0, y: width + 7, width: width, height: 19)
    artist.frame = CGRect(x: 0, y: width + 26, width: width, height: 18)
  }
}
