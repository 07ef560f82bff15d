import UIKit

/// A wall of thumbnails in a collection view; the tapped one zooms to the whole screen.
public final class PhotoWallViewController: UIViewController {
  private static let names = [
    "stars", "sunset", "peaks", "leaf", "city", "dunes", "birches", "ceramics", "ridges", "peaks",
    "stars", "leaf", "sunset", "city", "ceramics", "birches", "dunes", "ridges", "city", "stars",
    "dunes",
  ]
  private let heading = UILabel()
  private let wall: UICollectionView
  private let layout = UICollectionViewFlowLayout()
  // A controller does not keep its transitioning delegate alive.
  private let transition = ThumbnailZoomTransition()
  private var selected = IndexPath(item: 4, section: 0)
  private weak var viewer: PhotoZoomViewController?

  public init() {
    wall = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = "Contact sheet"
    heading.font = .systemFont(ofSize: 34, weight: .bold)
    wall.backgroundColor = .systemBackground
    wall.register(ThumbnailCell.self, forCellWithReuseIdentifier: "thumbnail")
    wall.dataSource = self
    wall.delegate = self
    layout.minimumLineSpacing = 3
    layout.minimumInteritemSpacing = 3
    view.addSubview(wall)
    view.addSubview(heading)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, top) = (view.bounds.width, view.safeAreaInsets.top)
    heading.frame = CGRect(x: 16, y: top + 8, width: width - 32, height: 44)
    let columns = max(CGFloat(Int(width / 200)), 3)
    let side = ((width - 3 * (columns - 1)) / columns).rounded(.down)
    let size = CGSize(width: side, height: side)
    if layout.itemSize != size { layout.itemSize = size }
    wall.frame = CGRect(
      x: 0, y: heading.frame.maxY + 8, width: width,
      height: max(view.bounds.height - heading.frame.maxY - 8, 0))
  }

  /// Looks at the fifth photograph, as a tap on it does.
  public func openSelected() { open(selected) }

  private func open(_ path: IndexPath) {
    guard presentedViewController == nil else { return }
    selected = path
    let viewer = PhotoZoomViewController(photograph: Self.names[path.item])
    viewer.modalPresentationStyle = .fullScreen
    viewer.transitioningDelegate = transition
    viewer.wall = self
    self.viewer = viewer
    transition.presentDelegate = self
    transition.dismissDelegate = viewer
    present(viewer, animated: true)
  }

  private var thumbnail: UIImageView? {
    wall.layoutIfNeeded()
    return (wall.cellForItem(at: selected) as? ThumbnailCell)?.picture
  }
}

extension PhotoWallViewController: ZoomPresenting {
  public func presentView() -> UIView {
    UIImageView.filling(Self.names[selected.item])
  }

  public func presentFrameRect() -> CGRect {
    thumbnail.map { $0.convert($0.bounds, to: nil) } ?? .zero
  }

  public func presentToRect() -> CGRect { viewer?.dismissFrameRect() ?? .zero }

  public var zoomedThumbnail: UIView? { thumbnail }
}

extension PhotoWallViewController: UICollectionViewDataSource, UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.names.count }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "thumbnail", for: indexPath)
    (cell as? ThumbnailCell)?.picture.image = UIImage(
      named: Self.names[indexPath.item], in: .module, compatibleWith: nil)
    return cell
  }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { open(indexPath) }
}

/// A photograph that fills its cell.
final class ThumbnailCell: UICollectionViewCell {
  let picture: UIImageView = {
    let picture = UIImageView()
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    return picture
  }()

  override func layoutSubviews() {
    super.layoutSubviews()
    if picture.superview == nil { contentView.addSubview(picture) }
    picture.frame = contentView.bounds
  }
}

extension UIImageView {
  /// One of the gallery's pictures, cut to whatever frame the view has.
  static func filling(_ photograph: String) -> UIImageView {
    let view = UIImageView(image: UIImage(named: photograph, in: .module, compatibleWith: nil))
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    return view
  }
}
