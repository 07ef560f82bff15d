//
//  ContactSheet.swift
//  Xcode 13.2, 2021 - Swift 5.5 - deployment target iOS 14.0
//
//  See: a three-column grid of 24 square "photos" (made with Core Graphics in the background, they fade in one by one; an NSCache keeps them). Pinch the
//  grid: 2 to 5 columns, animated. Tap a photo: the viewer zooms out of the thumbnail (interruptible property animator) onto black. There: swipe to the
//  next photo (12 pt black gap), double tap to zoom to 2.5x at that point and back, pinch with bounce, a tap hides bars, drag down: the photo follows, the
//  black fades with distance; let go and it flies home into its thumbnail (or springs back). Share button at the bottom: activity sheet. Trash: asks, then
//  the thumbnail disappears. Long press a thumbnail: context menu with a preview.
//

import UIKit

// MARK: - Photos

struct Photo: Hashable, Identifiable {
    let id: Int
    var title: String { "Negative \(String(format: "%02d", id + 1))" }
    var aspect: CGFloat { [1.5, 0.75, 1, 1.33][id % 4] }
}

actor Darkroom {
    static let shared = Darkroom()

    private let cache: NSCache<NSString, UIImage> = {
        let c = NSCache<NSString, UIImage>()
        c.countLimit = 60
        return c
    }()

    func develop(_ photo: Photo, width: CGFloat) async -> UIImage {
        let key = "\(photo.id)/\(Int(width))" as NSString
        if let image = cache.object(forKey: key) { return image }
        let image = Darkroom.paint(photo, width: width)
        cache.setObject(image, forKey: key)
        return image
    }

    static func paint(_ photo: Photo, width: CGFloat) -> UIImage {
        let size = CGSize(width: width, height: (width / photo.aspect).rounded())
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { rc in
            let c = rc.cgContext
            let hue = CGFloat(photo.id * 37 % 100) / 100
            let colors = [UIColor(hue: hue, saturation: 0.5, brightness: 0.9, alpha: 1), UIColor(hue: hue + 0.1 > 1 ? hue - 0.9 : hue + 0.1, saturation: 0.8, brightness: 0.35, alpha: 1)]
            let gradient = CGGradient(colorsSpace: CGColorSpace(name: CGColorSpace.sRGB), colors: colors.map(\.cgColor) as CFArray, locations: [0, 1])!
            c.drawRadialGradient(gradient, startCenter: CGPoint(x: size.width * 0.3, y: size.height * 0.3), startRadius: 0,
                                 endCenter: CGPoint(x: size.width / 2, y: size.height / 2), endRadius: max(size.width, size.height) * 0.8, options: .drawsAfterEndLocation)
            c.setBlendMode(.softLight)
            for i in 0..<7 {
                c.setFillColor(UIColor(white: i % 2 == 0 ? 1 : 0, alpha: 0.5).cgColor)
                let r = size.width * CGFloat((photo.id + i * 3) % 5 + 1) / 12
                let x = size.width * CGFloat((photo.id * 7 + i * 23) % 100) / 100
                let y = size.height * CGFloat((photo.id * 13 + i * 41) % 100) / 100
                if photo.id % 3 == 0 {
                    c.fill(CGRect(x: x - r, y: y - r, width: 2 * r, height: 2 * r))
                } else {
                    c.fillEllipse(in: CGRect(x: x - r, y: y - r, width: 2 * r, height: 2 * r))
                }
            }
            c.setBlendMode(.normal)
            let text = "\(photo.id + 1)" as NSString
            text.draw(at: CGPoint(x: size.width * 0.06, y: size.height * 0.04), withAttributes: [
                .font: UIFont.monospacedSystemFont(ofSize: size.width * 0.12, weight: .bold), .foregroundColor: UIColor.white.withAlphaComponent(0.8)])
        }
    }
}

// MARK: - Grid

final class ThumbCell: UICollectionViewCell {
    static let id = "thumb"
    let imageView = UIImageView()
    private var task: Task<Void, Never>?

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.backgroundColor = .secondarySystemFill
        contentView.addSubview(imageView)
        isAccessibilityElement = true
        accessibilityTraits = [.image, .button]
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ photo: Photo) {
        accessibilityLabel = photo.title
        task?.cancel()
        imageView.image = nil
        task = Task { [weak self] in
            let image = await Darkroom.shared.develop(photo, width: 200)
            guard !Task.isCancelled, let self = self else { return }
            self.imageView.image = image
            self.imageView.alpha = 0
            UIView.animate(withDuration: 0.25) { self.imageView.alpha = 1 }
        }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        task?.cancel()
    }
}

final class GridViewController: UICollectionViewController {

    enum Section { case only }

    private var columns = 3
    private lazy var dataSource = UICollectionViewDiffableDataSource<Section, Photo>(collectionView: collectionView) { view, indexPath, photo in
        let cell = view.dequeueReusableCell(withReuseIdentifier: ThumbCell.id, for: indexPath) as! ThumbCell
        cell.show(photo)
        return cell
    }
    private var zoom: ZoomTransition?

    init() {
        super.init(collectionViewLayout: GridViewController.layout(3))
        title = "Contact sheet"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private static func layout(_ columns: Int) -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(columns))), subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(ThumbCell.self, forCellWithReuseIdentifier: ThumbCell.id)
        collectionView.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(pinched(_:))))
        var snapshot = NSDiffableDataSourceSnapshot<Section, Photo>()
        snapshot.appendSections([.only])
        snapshot.appendItems((0..<24).map { Photo(id: $0) })
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    @objc private func pinched(_ g: UIPinchGestureRecognizer) {
        guard g.state == .changed else { return }
        let step = g.scale > 1.3 ? -1 : g.scale < 0.75 ? 1 : 0
        let wanted = min(max(columns + step, 2), 5)
        guard wanted != columns else { return }
        columns = wanted
        g.scale = 1
        collectionView.setCollectionViewLayout(Self.layout(columns), animated: true)
        UISelectionFeedbackGenerator().selectionChanged()
    }

    var photos: [Photo] { dataSource.snapshot().itemIdentifiers }

    func thumbnail(for photo: Photo) -> UIImageView? {
        guard let path = dataSource.indexPath(for: photo) else { return nil }
        return (collectionView.cellForItem(at: path) as? ThumbCell)?.imageView
    }

    func reveal(_ photo: Photo) {
        guard let path = dataSource.indexPath(for: photo), !collectionView.indexPathsForVisibleItems.contains(path) else { return }
        collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
        collectionView.layoutIfNeeded()
    }

    func delete(_ photo: Photo) {
        var s = dataSource.snapshot()
        s.deleteItems([photo])
        dataSource.apply(s)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let photo = dataSource.itemIdentifier(for: indexPath) else { return }
        let viewer = ViewerViewController(photos: photos, start: photo)
        let transition = ZoomTransition(grid: self, viewer: viewer)
        viewer.modalPresentationStyle = .custom
        viewer.transitioningDelegate = transition
        viewer.onDelete = { [weak self] in self?.delete($0) }
        zoom = transition
        present(viewer, animated: true)
    }

    override func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        guard let photo = dataSource.itemIdentifier(for: indexPath) else { return nil }
        return UIContextMenuConfiguration(identifier: NSNumber(value: photo.id), previewProvider: {
            let vc = UIViewController()
            let iv = UIImageView(image: Darkroom.paint(photo, width: 300))
            vc.view = iv
            vc.preferredContentSize = iv.image!.size
            return vc
        }, actionProvider: { [weak self] _ in
            UIMenu(title: photo.title, children: [
                UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in UIPasteboard.general.image = Darkroom.paint(photo, width: 800) },
                UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in self?.delete(photo) }
            ])
        })
    }
}

// MARK: - Zooming page

final class ZoomPage: UIViewController, UIScrollViewDelegate {
    let photo: Photo
    let scroll = UIScrollView()
    let imageView = UIImageView()
    let doubleTap = UITapGestureRecognizer()

    init(photo: Photo) {
        self.photo = photo
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.delegate = self
        scroll.maximumZoomScale = 4
        scroll.showsVerticalScrollIndicator = false
        scroll.showsHorizontalScrollIndicator = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.decelerationRate = .fast
        imageView.image = Darkroom.paint(photo, width: 400)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        scroll.addSubview(imageView)
        view.addSubview(scroll)
        doubleTap.addTarget(self, action: #selector(doubleTapped(_:)))
        doubleTap.numberOfTapsRequired = 2
        scroll.addGestureRecognizer(doubleTap)
        Task {
            let sharp = await Darkroom.shared.develop(photo, width: 1200)
            imageView.image = sharp
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard scroll.zoomScale == 1 else { return }
        let size = view.bounds.size
        var w = size.width, h = w / photo.aspect
        if h > size.height { h = size.height; w = h * photo.aspect }
        imageView.frame = CGRect(x: 0, y: 0, width: w, height: h)
        scroll.contentSize = imageView.frame.size
        center()
    }

    private func center() {
        let b = scroll.bounds.size, c = scroll.contentSize
        imageView.center = CGPoint(x: max(c.width, b.width) / 2, y: max(c.height, b.height) / 2)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { center() }

    @objc private func doubleTapped(_ g: UITapGestureRecognizer) {
        if scroll.zoomScale > 1 {
            scroll.setZoomScale(1, animated: true)
        } else {
            let p = g.location(in: imageView)
            let w = scroll.bounds.width / 2.5, h = scroll.bounds.height / 2.5
            scroll.zoom(to: CGRect(x: p.x - w / 2, y: p.y - h / 2, width: w, height: h), animated: true)
        }
    }
}

// MARK: - Viewer

final class ViewerViewController: UIViewController {

    private var photos: [Photo]
    private let start: Photo
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 12])
    let backdrop = UIView()
    private let bar = UIToolbar()
    private let caption = UILabel()
    private var barsHidden = false
    var onDelete: ((Photo) -> Void)?

    var page: ZoomPage { pager.viewControllers!.first as! ZoomPage }

    init(photos: [Photo], start: Photo) {
        self.photos = photos
        self.start = start
        super.init(nibName: nil, bundle: nil)
        modalPresentationCapturesStatusBarAppearance = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var prefersStatusBarHidden: Bool { barsHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    override func viewDidLoad() {
        super.viewDidLoad()
        backdrop.backgroundColor = .black
        backdrop.frame = view.bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(backdrop)
        addChild(pager)
        pager.view.frame = view.bounds
        pager.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pager.view)
        pager.didMove(toParent: self)
        pager.dataSource = self
        pager.delegate = self
        pager.setViewControllers([ZoomPage(photo: start)], direction: .forward, animated: false)

        caption.textColor = .white
        caption.font = .preferredFont(forTextStyle: .footnote)
        caption.text = start.title
        let share = UIBarButtonItem(systemItem: .action, primaryAction: UIAction { [unowned self] action in self.share(action.sender) })
        let trash = UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { [unowned self] _ in self.trash() })
        bar.items = [share, .flexibleSpace(), UIBarButtonItem(customView: caption), .flexibleSpace(), trash]
        bar.barStyle = .black
        bar.isTranslucent = true
        bar.tintColor = .white
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        ])
        let tap = UITapGestureRecognizer(target: self, action: #selector(toggleBars))
        tap.require(toFail: page.doubleTap)
        pager.view.addGestureRecognizer(tap)
        let pan = UIPanGestureRecognizer(target: self, action: #selector(dragged(_:)))
        pan.delegate = self
        pager.view.addGestureRecognizer(pan)
    }

    @objc private func toggleBars() {
        barsHidden.toggle()
        UIView.animate(withDuration: 0.25) {
            self.bar.alpha = self.barsHidden ? 0 : 1
            self.setNeedsStatusBarAppearanceUpdate()
        }
    }

    private func share(_ sender: Any?) {
        let sheet = UIActivityViewController(activityItems: [page.imageView.image!, page.photo.title], applicationActivities: nil)
        sheet.popoverPresentationController?.barButtonItem = sender as? UIBarButtonItem
        present(sheet, animated: true)
    }

    private func trash() {
        let photo = page.photo
        let alert = UIAlertController(title: "Delete \(photo.title)?", message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Delete photo", style: .destructive) { _ in
            self.dismiss(animated: true) { self.onDelete?(photo) }
        })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.popoverPresentationController?.barButtonItem = bar.items?.last
        present(alert, animated: true)
    }

    @objc private func dragged(_ g: UIPanGestureRecognizer) {
        let t = g.translation(in: view)
        let image = page.imageView
        switch g.state {
        case .changed:
            let k = min(abs(t.y) / view.bounds.height, 1)
            image.transform = CGAffineTransform(translationX: t.x, y: t.y).scaledBy(x: 1 - k * 0.4, y: 1 - k * 0.4)
            backdrop.alpha = 1 - k * 1.6
            bar.alpha = barsHidden ? 0 : 1 - k * 4
        case .ended, .cancelled:
            if abs(t.y) > 110 || abs(g.velocity(in: view).y) > 1000 {
                dismiss(animated: true)
            } else {
                UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
                    image.transform = .identity
                    self.backdrop.alpha = 1
                    self.bar.alpha = self.barsHidden ? 0 : 1
                }
            }
        default: break
        }
    }
}

extension ViewerViewController: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let v = pan.velocity(in: view)
        return page.scroll.zoomScale == 1 && abs(v.y) > abs(v.x)
    }
}

extension ViewerViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    private func neighbour(of vc: UIViewController, by step: Int) -> UIViewController? {
        guard let i = photos.firstIndex(of: (vc as! ZoomPage).photo), photos.indices.contains(i + step) else { return nil }
        return ZoomPage(photo: photos[i + step])
    }

    func pageViewController(_ p: UIPageViewController, viewControllerBefore vc: UIViewController) -> UIViewController? { neighbour(of: vc, by: -1) }
    func pageViewController(_ p: UIPageViewController, viewControllerAfter vc: UIViewController) -> UIViewController? { neighbour(of: vc, by: 1) }

    func pageViewController(_ p: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
        caption.text = page.photo.title
        caption.sizeToFit()
    }
}

// MARK: - Transition

final class ZoomTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {

    private weak var grid: GridViewController?
    private weak var viewer: ViewerViewController?
    private var animator: UIViewPropertyAnimator?

    init(grid: GridViewController, viewer: ViewerViewController) {
        self.grid = grid
        self.viewer = viewer
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.42 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }

    func interruptibleAnimator(using ctx: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let animator = animator { return animator }
        guard let grid = grid, let viewer = viewer else { fatalError("transition outlived its controllers") }
        let opening = ctx.viewController(forKey: .to) === viewer
        let container = ctx.containerView
        if opening {
            viewer.view.frame = ctx.finalFrame(for: viewer)
            container.addSubview(viewer.view)
            viewer.view.layoutIfNeeded()
            viewer.page.view.layoutIfNeeded()
        } else {
            grid.reveal(viewer.page.photo)
        }
        let thumb = grid.thumbnail(for: viewer.page.photo)
        let big = viewer.page.imageView
        let bigFrame = big.convert(big.bounds, to: container)
        let smallFrame = thumb.map { $0.convert($0.bounds, to: container) } ?? CGRect(x: bigFrame.midX, y: container.bounds.maxY + 50, width: 1, height: 1)

        let flying = UIImageView(image: big.image)
        flying.contentMode = .scaleAspectFill
        flying.clipsToBounds = true
        flying.frame = opening ? smallFrame : bigFrame
        container.addSubview(flying)
        thumb?.isHidden = true
        big.isHidden = true
        if opening { viewer.view.alpha = 0 }

        let a = UIViewPropertyAnimator(duration: transitionDuration(using: ctx), dampingRatio: 0.88) {
            flying.frame = opening ? bigFrame : smallFrame
            viewer.view.alpha = opening ? 1 : 0
        }
        a.addCompletion { _ in
            thumb?.isHidden = false
            big.isHidden = false
            flying.removeFromSuperview()
            ctx.completeTransition(!ctx.transitionWasCancelled)
        }
        animator = a
        return a
    }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: GridViewController())
        window?.makeKeyAndVisible()
        return true
    }
}
