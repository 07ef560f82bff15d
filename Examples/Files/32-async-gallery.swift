import UIKit
import os.log

// Photo browser: async image pipeline (actor), diffable, prefetching, custom zoom transition with matched snapshots

actor ImagePipeline {
    static let shared = ImagePipeline()
    private var cache: [Int: UIImage] = [:]
    private var running: [Int: Task<UIImage, Error>] = [:]
    private let log = Logger(subsystem: "com.example.gallery", category: "images")

    enum Failure: LocalizedError {
        case missing(Int)
        var errorDescription: String? {
            switch self { case .missing(let id): return "No photo \(id)" }
        }
    }

    func image(_ id: Int) async throws -> UIImage {
        if let hit = cache[id] { return hit }
        if let task = running[id] { return try await task.value }
        let task = Task<UIImage, Error> {
            try await Task.sleep(nanoseconds: UInt64(20_000_000 * (1 + id % 4)))
            guard id < 40 else { throw Failure.missing(id) }
            return await MainActor.run { Self.draw(id) }
        }
        running[id] = task
        defer { running[id] = nil }
        let image = try await task.value
        cache[id] = image
        log.debug("loaded \(id, privacy: .public)")
        return image
    }

    @MainActor static func draw(_ id: Int) -> UIImage {
        let format = UIGraphicsImageRendererFormat.default()
        format.opaque = true
        return UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: 300, height: 300), format: format).image { ctx in
            let hue = CGFloat(id % 12) / 12
            let colors = [UIColor(hue: hue, saturation: 0.7, brightness: 0.9, alpha: 1).cgColor,
                          UIColor(hue: (hue + 0.15).truncatingRemainder(dividingBy: 1), saturation: 0.5, brightness: 0.5, alpha: 1).cgColor]
            let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1])!
            ctx.cgContext.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 300, y: 300), options: [])
            let text = "\(id)" as NSString
            let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 120, weight: .black), .foregroundColor: UIColor.white.withAlphaComponent(0.8)]
            let size = text.size(withAttributes: attributes)
            text.draw(at: CGPoint(x: 150 - size.width / 2, y: 150 - size.height / 2), withAttributes: attributes)
        }
    }
}

@MainActor
class PhotoCell: UICollectionViewCell {
    static let reuse = "PhotoCell"
    let imageView = UIImageView()
    private var task: Task<Void, Never>?
    private let spinner = UIActivityIndicatorView(style: .medium)

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(imageView)
        spinner.center = CGPoint(x: contentView.bounds.midX, y: contentView.bounds.midY)
        spinner.hidesWhenStopped = true
        contentView.addSubview(spinner)
        contentView.backgroundColor = .tertiarySystemFill
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func load(_ id: Int) {
        spinner.startAnimating()
        task = Task { [weak self] in
            defer { self?.spinner.stopAnimating() }
            do {
                let image = try await ImagePipeline.shared.image(id)
                try Task.checkCancellation()
                guard let self else { return }
                UIView.transition(with: self.imageView, duration: 0.2, options: [.transitionCrossDissolve, .allowUserInteraction]) {
                    self.imageView.image = image
                }
            } catch is CancellationError {
            } catch {
                self?.imageView.image = UIImage(systemName: "exclamationmark.triangle")
            }
        }
    }
    override func prepareForReuse() {
        super.prepareForReuse()
        task?.cancel()
        imageView.image = nil
    }
}

nonisolated enum GallerySection: Int, CaseIterable, Sendable { case recent, all }
nonisolated struct PhotoID: Hashable, Sendable { let raw: Int; let section: GallerySection }

class GalleryViewController: UIViewController {
    private(set) var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<GallerySection, PhotoID>!
    private let zoom = ZoomCoordinator()
    private(set) var selected: IndexPath?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Photos", comment: "")
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuse)
        collectionView.prefetchDataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
        dataSource = .init(collectionView: collectionView) { view, path, id in
            let cell = view.dequeueReusableCell(withReuseIdentifier: PhotoCell.reuse, for: path) as! PhotoCell
            cell.load(id.raw)
            return cell
        }
        navigationController?.delegate = zoom
        Task { await reload() }
        navigationItem.rightBarButtonItem = .init(systemItem: .action, primaryAction: nil, menu: UIMenu(title: "", options: .displayInline, children: [
            UIAction(title: "Shuffle", image: UIImage(systemName: "shuffle")) { [weak self] _ in self?.shuffle() },
            UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in }
        ]))
    }

    private func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let columns = environment.container.effectiveContentSize.width > 500 ? 6 : 3
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
            item.contentInsets = .init(top: 1, leading: 1, bottom: 1, trailing: 1)
            let size = NSCollectionLayoutSize(widthDimension: index == 0 ? .fractionalWidth(0.92) : .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(columns)))
            let group: NSCollectionLayoutGroup
            if #available(iOS 16, *) { group = .horizontal(layoutSize: size, repeatingSubitem: item, count: columns) }
            else { group = .horizontal(layoutSize: size, subitem: item, count: columns) }
            let section = NSCollectionLayoutSection(group: group)
            if index == 0 { section.orthogonalScrollingBehavior = .groupPagingCentered }
            section.visibleItemsInvalidationHandler = { items, offset, environment in
                guard index == 0 else { return }
                for item in items where item.representedElementCategory == .cell {
                    let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                    let scale = max(0.9, 1 - distance / environment.container.contentSize.width / 4)
                    item.transform = CGAffineTransform(scaleX: scale, y: scale)
                }
            }
            return section
        }
    }

    private func reload() async {
        var snapshot = NSDiffableDataSourceSnapshot<GallerySection, PhotoID>()
        snapshot.appendSections(GallerySection.allCases)
        snapshot.appendItems((0..<9).map { PhotoID(raw: $0, section: .recent) }, toSection: .recent)
        snapshot.appendItems((0..<30).map { PhotoID(raw: $0, section: .all) }, toSection: .all)
        await dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func shuffle() {
        var snapshot = dataSource.snapshot()
        let items = snapshot.itemIdentifiers(inSection: .all)
        snapshot.deleteItems(items)
        snapshot.appendItems(items.reversed(), toSection: .all)
        dataSource.apply(snapshot, animatingDifferences: true) { print("shuffled") }
    }

    func cell(at path: IndexPath?) -> PhotoCell? {
        path.flatMap { collectionView.cellForItem(at: $0) as? PhotoCell }
    }
}

extension GalleryViewController: UICollectionViewDelegate, UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
        selected = indexPath
        show(PhotoPageController(id: id.raw), sender: self)
    }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        for path in indexPaths {
            guard let id = dataSource.itemIdentifier(for: path) else { continue }
            Task(priority: .background) { _ = try? await ImagePipeline.shared.image(id.raw) }
        }
    }
    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in }])
        }
    }
}

class PhotoPageController: UIViewController, UIScrollViewDelegate {
    let imageView = UIImageView()
    private let scroll = UIScrollView()
    private let id: Int
    init(id: Int) { self.id = id; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.delegate = self
        scroll.minimumZoomScale = 1
        scroll.maximumZoomScale = 4
        scroll.contentInsetAdjustmentBehavior = .never
        imageView.frame = scroll.bounds
        imageView.contentMode = .scaleAspectFit
        scroll.addSubview(imageView)
        view.addSubview(scroll)
        let double = UITapGestureRecognizer(target: self, action: #selector(zoomIn(_:)))
        double.numberOfTapsRequired = 2
        scroll.addGestureRecognizer(double)
        Task { @MainActor in
            imageView.image = try? await ImagePipeline.shared.image(id)
        }
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
    @objc func zoomIn(_ tap: UITapGestureRecognizer) {
        let p = tap.location(in: imageView)
        if scroll.zoomScale > 1 { scroll.setZoomScale(1, animated: true) }
        else { scroll.zoom(to: CGRect(x: p.x - 60, y: p.y - 60, width: 120, height: 120), animated: true) }
    }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
}

final class ZoomCoordinator: NSObject, UINavigationControllerDelegate {
    func navigationController(_ nc: UINavigationController, animationControllerFor op: UINavigationController.Operation, from: UIViewController, to: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        guard from is GalleryViewController || to is GalleryViewController else { return nil }
        return PhotoZoom(push: op == .push)
    }
}

final class PhotoZoom: NSObject, UIViewControllerAnimatedTransitioning {
    let push: Bool
    init(push: Bool) { self.push = push }
    func transitionDuration(using ctx: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
    func animateTransition(using ctx: any UIViewControllerContextTransitioning) {
        let container = ctx.containerView
        guard let gallery = ctx.viewController(forKey: push ? .from : .to) as? GalleryViewController,
              let photo = ctx.viewController(forKey: push ? .to : .from) as? PhotoPageController,
              let cell = gallery.cell(at: gallery.selected) else { ctx.completeTransition(false); return }
        if push { container.addSubview(photo.view) } else { container.insertSubview(gallery.view, at: 0) }
        photo.view.frame = ctx.finalFrame(for: push ? photo : gallery)
        photo.view.alpha = push ? 0 : 1
        let flying = UIImageView(image: cell.imageView.image)
        flying.contentMode = .scaleAspectFill
        flying.clipsToBounds = true
        let cellFrame = container.convert(cell.bounds, from: cell)
        let side = container.bounds.width
        let full = CGRect(x: 0, y: (container.bounds.height - side) / 2, width: side, height: side)
        flying.frame = push ? cellFrame : full
        container.addSubview(flying)
        cell.isHidden = true
        photo.imageView.isHidden = true
        let a = UIViewPropertyAnimator(duration: 0.4, controlPoint1: CGPoint(x: 0.2, y: 0.9), controlPoint2: CGPoint(x: 0.3, y: 1)) {
            flying.frame = self.push ? full : cellFrame
            photo.view.alpha = self.push ? 1 : 0
        }
        a.addCompletion { _ in
            flying.removeFromSuperview()
            cell.isHidden = false
            photo.imageView.isHidden = false
            ctx.completeTransition(!ctx.transitionWasCancelled)
        }
        a.startAnimation()
    }
}
