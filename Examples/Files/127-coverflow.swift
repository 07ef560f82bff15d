//
//  CoverFlow is back: custom UICollectionViewLayout, a pinch that drives an interactive
//  *layout* transition, and a modal that flies out of the tapped cover.
//  Blog sample: put AlbumsViewController in your storyboard as initial controller.
//

import UIKit

struct Album: Hashable {
    let id: Int
    let title: String
    let year: Int
    let hue: CGFloat

    var top: UIColor { UIColor(hue: hue, saturation: 0.8, brightness: 0.95, alpha: 1) }
    var bottom: UIColor { UIColor(hue: (hue + 0.15).truncatingRemainder(dividingBy: 1), saturation: 0.9, brightness: 0.5, alpha: 1) }
    var tracks: [String] { (1...8).map { "\($0).  \(title) pt. \($0)" } }

    static let all: [Album] = ["Aurora", "Bitumen", "Cobalt", "Dune", "Ether", "Fern", "Granite", "Hazel", "Iris", "Juniper", "Kelp", "Lava"]
        .enumerated()
        .map { Album(id: $0.offset, title: $0.element, year: 1970 + $0.offset * 4, hue: CGFloat($0.offset) / 12) }
}

// MARK: - Layout

final class CoverAttributes: UICollectionViewLayoutAttributes {
    var dim: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! CoverAttributes
        copy.dim = dim
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CoverAttributes else { return false }
        return other.dim == dim && super.isEqual(object)
    }
}

final class CoverFlowLayout: UICollectionViewLayout {

    private let itemSize = CGSize(width: 220, height: 220)
    private let spacing: CGFloat = 120

    override class var layoutAttributesClass: AnyClass { CoverAttributes.self }

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize {
        guard let cv = collectionView else { return .zero }
        return CGSize(width: cv.bounds.width + CGFloat(max(count - 1, 0)) * spacing, height: cv.bounds.height - cv.adjustedContentInset.top - cv.adjustedContentInset.bottom)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let cv = collectionView else { return nil }
        let attributes = CoverAttributes(forCellWith: indexPath)
        attributes.size = itemSize

        let position = CGFloat(indexPath.item) - cv.contentOffset.x / spacing
        let clamped = max(-1, min(1, position))
        let x = cv.contentOffset.x + cv.bounds.width / 2 + position * spacing * 0.6 + clamped * 70
        attributes.center = CGPoint(x: x, y: collectionViewContentSize.height / 2)

        var transform = CATransform3DIdentity
        transform.m34 = -1 / 600
        transform = CATransform3DRotate(transform, -clamped * .pi / 3, 0, 1, 0)
        transform = CATransform3DScale(transform, 1 - abs(clamped) * 0.15, 1 - abs(clamped) * 0.15, 1)
        attributes.transform3D = transform
        attributes.zIndex = -Int(abs(position) * 100)
        attributes.dim = abs(clamped) * 0.5
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<count)
            .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.intersects(rect) }
    }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint {
        CGPoint(x: (proposed.x / spacing).rounded() * spacing, y: proposed.y)
    }
}

// MARK: - Cell

final class CoverCell: UICollectionViewCell {
    private let gradient = CAGradientLayer()
    private let titleLabel = UILabel()
    private let shade = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 8
        contentView.clipsToBounds = true
        contentView.layer.addSublayer(gradient)
        titleLabel.font = UIFont(name: "Futura-Medium", size: 24)
        titleLabel.textColor = .white
        titleLabel.textAlignment = .center
        titleLabel.adjustsFontSizeToFitWidth = true
        contentView.addSubview(titleLabel)
        shade.backgroundColor = .black
        contentView.addSubview(shade)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = contentView.bounds
        titleLabel.frame = contentView.bounds.insetBy(dx: 8, dy: 8)
        shade.frame = contentView.bounds
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        shade.alpha = (layoutAttributes as? CoverAttributes)?.dim ?? 0
    }

    func show(_ album: Album) {
        gradient.colors = [album.top.cgColor, album.bottom.cgColor]
        titleLabel.text = album.title
    }
}

// MARK: - Albums

final class AlbumsViewController: UIViewController {

    private var albums = Album.all
    private let coverFlow = CoverFlowLayout()
    private let grid: UICollectionViewFlowLayout = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 105, height: 105)
        layout.sectionInset = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
        return layout
    }()
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: coverFlow)
    private let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    private var transitionLayout: UICollectionViewTransitionLayout?
    private(set) var openedCell: CoverCell?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        collectionView.backgroundColor = .black
        collectionView.decelerationRate = .fast
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(CoverCell.self, forCellWithReuseIdentifier: "cover")

        toolbar.items = [
            UIBarButtonItem(image: UIImage(systemName: "square.grid.3x3"), style: .plain, target: self, action: #selector(toggleLayout)),
            UIBarButtonItem(systemItem: .flexibleSpace),
            UIBarButtonItem(primaryAction: UIAction(image: UIImage(systemName: "shuffle")) { [weak self] _ in self?.shuffle() })
        ]
        for v in [collectionView, toolbar] as [UIView] {
            v.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(v)
            v.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            v.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        }
        collectionView.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        collectionView.bottomAnchor.constraint(equalTo: toolbar.topAnchor).isActive = true
        toolbar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true

        collectionView.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(pinched(_:))))
    }

    private var otherLayout: UICollectionViewLayout {
        collectionView.collectionViewLayout === coverFlow ? grid : coverFlow
    }

    @objc private func toggleLayout() {
        guard transitionLayout == nil else { return }
        collectionView.setCollectionViewLayout(otherLayout, animated: true)
    }

    private func shuffle() {
        let old = albums
        collectionView.performBatchUpdates {
            self.albums.shuffle()
            for (from, album) in old.enumerated() {
                let to = self.albums.firstIndex(of: album)!
                self.collectionView.moveItem(at: IndexPath(item: from, section: 0), to: IndexPath(item: to, section: 0))
            }
        }
    }

    @objc private func pinched(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began:
            guard transitionLayout == nil else { return }
            transitionLayout = collectionView.startInteractiveTransition(to: otherLayout) { [weak self] _, _ in
                self?.transitionLayout = nil
            }
        case .changed:
            let distance = pinch.scale < 1 ? (1 - pinch.scale) * 2 : (pinch.scale - 1)
            transitionLayout?.transitionProgress = max(0, min(1, distance))
            transitionLayout?.invalidateLayout()
        case .ended, .cancelled:
            guard let layout = transitionLayout else { return }
            if layout.transitionProgress > 0.4 && pinch.state == .ended {
                collectionView.finishInteractiveTransition()
            } else {
                collectionView.cancelInteractiveTransition()
            }
        default:
            break
        }
    }
}

extension AlbumsViewController: UICollectionViewDataSource, UICollectionViewDelegate {

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { albums.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cover", for: indexPath) as! CoverCell
        cell.show(albums[indexPath.item])
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard transitionLayout == nil, let cell = collectionView.cellForItem(at: indexPath) as? CoverCell else { return }
        openedCell = cell
        let detail = AlbumViewController(album: albums[indexPath.item])
        detail.modalPresentationStyle = .custom
        detail.transitioningDelegate = self
        present(detail, animated: true)
    }

    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        let album = albums[indexPath.item]
        return UIContextMenuConfiguration(identifier: album.id as NSNumber, previewProvider: nil) { [weak self] _ in
            let front = UIAction(title: "Move to front", image: UIImage(systemName: "arrow.left.to.line")) { _ in
                guard let self = self, let index = self.albums.firstIndex(of: album) else { return }
                self.collectionView.performBatchUpdates {
                    self.albums.insert(self.albums.remove(at: index), at: 0)
                    self.collectionView.moveItem(at: IndexPath(item: index, section: 0), to: IndexPath(item: 0, section: 0))
                }
            }
            let remove = UIAction(title: "Remove", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                guard let self = self, let index = self.albums.firstIndex(of: album) else { return }
                self.albums.remove(at: index)
                self.collectionView.deleteItems(at: [IndexPath(item: index, section: 0)])
            }
            return UIMenu(title: "\(album.title), \(album.year)", children: [front, remove])
        }
    }
}

extension AlbumsViewController: UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        CoverAnimator(opening: true, cell: openedCell)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        CoverAnimator(opening: false, cell: openedCell)
    }
}

// MARK: - Detail

final class AlbumViewController: UIViewController, UITableViewDataSource {
    let album: Album
    let cover = CoverCell(frame: CGRect(x: 0, y: 0, width: 280, height: 280))
    let table = UITableView(frame: .zero, style: .plain)

    init(album: Album) {
        self.album = album
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        cover.show(album)
        table.dataSource = self
        table.backgroundColor = album.bottom
        table.layer.cornerRadius = 16
        view.addSubview(table)
        view.addSubview(cover)
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(close))
        swipe.direction = .down
        view.addGestureRecognizer(swipe)
        cover.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
    }

    // plain frames here, because the animator moves both views with transforms
    func place() {
        cover.center = CGPoint(x: view.bounds.midX, y: view.safeAreaInsets.top + 180)
        table.frame = CGRect(x: 16, y: cover.center.y + 170, width: view.bounds.width - 32, height: view.bounds.height - cover.center.y - 170)
    }

    @objc private func close() { dismiss(animated: true) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { album.tracks.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "track") ?? UITableViewCell(style: .default, reuseIdentifier: "track")
        cell.backgroundColor = .clear
        cell.textLabel?.textColor = .white
        cell.textLabel?.text = album.tracks[indexPath.row]
        return cell
    }
}

final class CoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let opening: Bool
    private let cell: CoverCell?

    init(opening: Bool, cell: CoverCell?) { self.opening = opening; self.cell = cell }

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { opening ? 0.6 : 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let detail = context.viewController(forKey: opening ? .to : .from) as! AlbumViewController
        let container = context.containerView
        if opening {
            detail.view.frame = container.bounds
            container.addSubview(detail.view)
            detail.view.layoutIfNeeded()
            detail.place()
        }
        let start = cell.map { $0.convert($0.bounds, to: container) } ?? CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 1, height: 1)
        let scale = start.width / 280
        let collapsed = CGAffineTransform(translationX: start.midX - detail.cover.center.x, y: start.midY - detail.cover.center.y).scaledBy(x: scale, y: scale)
        let lowered = CGAffineTransform(translationX: 0, y: container.bounds.height)
        let changes = { (open: Bool) in
            detail.cover.transform = open ? .identity : collapsed
            detail.table.transform = open ? .identity : lowered
            detail.view.backgroundColor = UIColor.black.withAlphaComponent(open ? 1 : 0)
        }

        cell?.isHidden = true
        changes(!opening)
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: opening ? 0.75 : 1,
                       initialSpringVelocity: 0, options: [], animations: { changes(self.opening) }, completion: { _ in
            self.cell?.isHidden = false
            context.completeTransition(!context.transitionWasCancelled)
        })
    }
}
