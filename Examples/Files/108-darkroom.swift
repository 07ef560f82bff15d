// What you see: a mosaic grid of painted "photos". Tap one and its thumbnail lifts off the grid, grows into
// place in the middle of a black screen and the rest of the grid fades behind it. Pinch or double-tap to zoom,
// drag around when zoomed. Drag the picture up or down and it follows
// the finger, shrinking while the black thins out; let go and it flies back into its thumbnail, or
// springs back to the middle if you hardly moved it.
//
//  iOS 16+, Swift 5.9

import UIKit
import AVFoundation

// MARK: - Application
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: GridViewController())
        window?.makeKeyAndVisible()
        return true
    }
}

// MARK: - Model
struct Photo: Hashable {
    let id: Int
    let hue: CGFloat
    let aspect: CGFloat

    static let all: [Photo] = (0..<30).map { index in
        Photo(id: index,
              hue: CGFloat((index * 37) % 100) / 100,
              aspect: [1.5, 0.75, 1.0, 1.78][index % 4])
    }
}

final class PhotoStudio {
    static let shared = PhotoStudio()
    private let cache = NSCache<NSNumber, UIImage>()

    func image(for photo: Photo) -> UIImage {
        let key = NSNumber(value: photo.id)
        if let hit = cache.object(forKey: key) { return hit }
        let size = photo.aspect >= 1
            ? CGSize(width: 900, height: 900 / photo.aspect)
            : CGSize(width: 900 * photo.aspect, height: 900)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            self.paint(photo, size: size, in: context.cgContext)
        }
        cache.setObject(image, forKey: key)
        return image
    }

    private func paint(_ photo: Photo, size: CGSize, in context: CGContext) {
        let top = UIColor(hue: photo.hue, saturation: 0.55, brightness: 0.95, alpha: 1)
        let bottom = UIColor(hue: (photo.hue + 0.12).truncatingRemainder(dividingBy: 1), saturation: 0.75, brightness: 0.45, alpha: 1)
        if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(),
                                     colors: [top.cgColor, bottom.cgColor] as CFArray,
                                     locations: [0, 1]) {
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])
        }
        UIColor.white.withAlphaComponent(0.85).setFill()
        let sun = size.height * 0.16
        context.fillEllipse(in: CGRect(x: size.width * (0.2 + photo.hue * 0.5), y: size.height * 0.22, width: sun, height: sun))
        UIColor(hue: photo.hue, saturation: 0.6, brightness: 0.25, alpha: 1).setFill()
        let hill = UIBezierPath()
        hill.move(to: CGPoint(x: 0, y: size.height))
        hill.addCurve(to: CGPoint(x: size.width, y: size.height),
                      controlPoint1: CGPoint(x: size.width * 0.3, y: size.height * (0.2 + photo.hue * 0.4)),
                      controlPoint2: CGPoint(x: size.width * 0.7, y: size.height * 0.8))
        hill.fill()
    }
}

// MARK: - Grid
final class PhotoCell: UICollectionViewCell {
    let imageView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 6
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(imageView)
    }
    required init?(coder: NSCoder) { fatalError() }
}

final class GridViewController: UICollectionViewController, ZoomSource {
    private var dataSource: UICollectionViewDiffableDataSource<Int, Photo>!
    private let zoom = ZoomTransition()
    init() {
        super.init(collectionViewLayout: GridViewController.makeLayout())
        title = "Darkroom"
    }
    required init?(coder: NSCoder) { fatalError() }

    private static func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, _ in
            func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
                let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(width),
                                                                    heightDimension: .fractionalHeight(height)))
                item.contentInsets = .init(top: 3, leading: 3, bottom: 3, trailing: 3)
                return item
            }
            let pair = NSCollectionLayoutGroup.vertical(
                layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)),
                repeatingSubitem: item(1, 0.5), count: 2)
            let feature = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(2 / 3)),
                subitems: [item(2 / 3, 1), pair])
            let row = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
                repeatingSubitem: item(1 / 3, 1), count: 3)
            let mosaic = NSCollectionLayoutGroup.vertical(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1)),
                subitems: [feature, row])
            return NSCollectionLayoutSection(group: mosaic)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        zoom.source = self
        let cell = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, _, photo in
            cell.imageView.image = PhotoStudio.shared.image(for: photo)
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, photo in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: photo)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Photo>()
        snapshot.appendSections([0])
        snapshot.appendItems(Photo.all)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let photo = dataSource.itemIdentifier(for: indexPath) else { return }
        present(ViewerController(photo: photo, zoom: zoom), animated: true)
    }

    func thumbnail(for photo: Photo) -> UIImageView? {
        guard let indexPath = dataSource.indexPath(for: photo) else { return nil }
        if collectionView.cellForItem(at: indexPath) == nil {
            collectionView.scrollToItem(at: indexPath, at: .centeredVertically, animated: false)
            collectionView.layoutIfNeeded()
        }
        return (collectionView.cellForItem(at: indexPath) as? PhotoCell)?.imageView
    }
}

// MARK: - Viewer
final class ViewerController: UIViewController, UIScrollViewDelegate, UIGestureRecognizerDelegate {
    let photo: Photo
    let imageView = UIImageView()
    let scrollView = UIScrollView()
    private let zoom: ZoomTransition
    private lazy var drag = UIPanGestureRecognizer(target: self, action: #selector(handleDrag(_:)))
    private var laidOutSize = CGSize.zero

    init(photo: Photo, zoom: ZoomTransition) {
        self.photo = photo
        self.zoom = zoom
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        modalPresentationCapturesStatusBarAppearance = true
        transitioningDelegate = zoom
    }
    required init?(coder: NSCoder) { fatalError() }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.delegate = self
        scrollView.maximumZoomScale = 4
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        imageView.image = PhotoStudio.shared.image(for: photo)
        scrollView.addSubview(imageView)
        view.addSubview(scrollView)

        drag.delegate = self
        let double = UITapGestureRecognizer(target: self, action: #selector(handleDoubleTap(_:)))
        double.numberOfTapsRequired = 2
        view.addGestureRecognizer(drag)
        view.addGestureRecognizer(double)
        setBackdrop(alpha: 1)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard laidOutSize != scrollView.bounds.size, let image = imageView.image else { return }
        laidOutSize = scrollView.bounds.size
        scrollView.zoomScale = 1
        let fitted = AVMakeRect(aspectRatio: image.size, insideRect: CGRect(origin: .zero, size: laidOutSize))
        imageView.frame = CGRect(origin: .zero, size: fitted.size)
        scrollView.contentSize = fitted.size
        centre()
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { centre() }

    private func centre() {
        let x = max(0, (scrollView.bounds.width - scrollView.contentSize.width) / 2)
        let y = max(0, (scrollView.bounds.height - scrollView.contentSize.height) / 2)
        scrollView.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }

    func setBackdrop(alpha: CGFloat) {
        view.backgroundColor = UIColor.black.withAlphaComponent(alpha)
    }

    @objc private func handleDoubleTap(_ tap: UITapGestureRecognizer) {
        guard scrollView.zoomScale <= 1 else { return scrollView.setZoomScale(1, animated: true) }
        let point = tap.location(in: imageView)
        let size = CGSize(width: scrollView.bounds.width / 2.5, height: scrollView.bounds.height / 2.5)
        scrollView.zoom(to: CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2,
                                   width: size.width, height: size.height), animated: true)
    }

    @objc private func handleDrag(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            zoom.drag.isActive = true
            dismiss(animated: true)
        case .changed:
            zoom.drag.update(translation: pan.translation(in: view))
        case .ended:
            let velocity = pan.velocity(in: view), travelled = abs(pan.translation(in: view).y)
            zoom.drag.end(finishing: travelled > 120 || abs(velocity.y) > 700, velocity: velocity)
        case .cancelled, .failed:
            zoom.drag.end(finishing: false, velocity: .zero)
        default: break
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === drag else { return true }
        let velocity = drag.velocity(in: view)
        return scrollView.zoomScale <= 1.01 && abs(velocity.y) > abs(velocity.x)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                           shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === drag && otherGestureRecognizer is UIPanGestureRecognizer
    }
}

// MARK: - Transition
protocol ZoomSource: AnyObject {
    func thumbnail(for photo: Photo) -> UIImageView?
}

final class ZoomTransition: NSObject, UIViewControllerTransitioningDelegate {
    weak var source: ZoomSource? { didSet { drag.source = source } }
    let drag = DragToDismiss()

    func animationController(forPresented presented: UIViewController, presenting: UIViewController,
                             source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        ZoomAnimator(presenting: true, source: self.source)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        ZoomAnimator(presenting: false, source: source)
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        drag.isActive ? drag : nil
    }
}

final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let presenting: Bool
    private weak var source: ZoomSource?
    init(presenting: Bool, source: ZoomSource?) {
        self.presenting = presenting
        self.source = source
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.45 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let viewer = transitionContext.viewController(forKey: presenting ? .to : .from) as? ViewerController else { return }
        if presenting {
            viewer.view.frame = transitionContext.finalFrame(for: viewer)
            container.addSubview(viewer.view)
            viewer.view.layoutIfNeeded()
            viewer.setBackdrop(alpha: 0)
        }
        let thumbnail = source?.thumbnail(for: viewer.photo)
        let image = PhotoStudio.shared.image(for: viewer.photo)
        let full = presenting
            ? AVMakeRect(aspectRatio: image.size, insideRect: container.bounds)
            : viewer.imageView.convert(viewer.imageView.bounds, to: container)
        let small = thumbnail.map { $0.convert($0.bounds, to: container) } ?? full.insetBy(dx: full.width / 3, dy: full.height / 3)

        let proxy = UIImageView(flying: image, frame: presenting ? small : full)
        proxy.layer.cornerRadius = presenting ? 6 : 0
        container.addSubview(proxy)
        viewer.scrollView.isHidden = true
        thumbnail?.isHidden = true

        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), dampingRatio: 0.86) {
            proxy.frame = self.presenting ? full : small
            proxy.layer.cornerRadius = self.presenting ? 0 : 6
            viewer.setBackdrop(alpha: self.presenting ? 1 : 0)
        }
        animator.addCompletion { _ in
            viewer.scrollView.isHidden = false
            thumbnail?.isHidden = false
            proxy.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}

private extension UIImageView {
    convenience init(flying image: UIImage, frame: CGRect) {
        self.init(image: image)
        self.frame = frame
        contentMode = .scaleAspectFill
        clipsToBounds = true
    }
}

final class DragToDismiss: NSObject, UIViewControllerInteractiveTransitioning {
    weak var source: ZoomSource?
    var isActive = false
    private var context: UIViewControllerContextTransitioning?
    private var proxy: UIImageView?
    private var home = CGRect.zero
    private weak var thumbnail: UIImageView?
    private weak var viewer: ViewerController?

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        guard let viewer = transitionContext.viewController(forKey: .from) as? ViewerController else { return }
        context = transitionContext
        self.viewer = viewer
        home = viewer.imageView.convert(viewer.imageView.bounds, to: transitionContext.containerView)
        thumbnail = source?.thumbnail(for: viewer.photo)
        thumbnail?.isHidden = true
        viewer.scrollView.isHidden = true
        let proxy = UIImageView(flying: PhotoStudio.shared.image(for: viewer.photo), frame: home)
        transitionContext.containerView.addSubview(proxy)
        self.proxy = proxy
        if !isActive { end(finishing: false, velocity: .zero) }     // finger already lifted
    }

    func update(translation: CGPoint) {
        guard let proxy, let context else { return }
        let progress = min(1, abs(translation.y) / 320)
        let scale = 1 - progress * 0.35
        proxy.transform = CGAffineTransform(translationX: translation.x, y: translation.y).scaledBy(x: scale, y: scale)
        viewer?.setBackdrop(alpha: 1 - progress)
        context.updateInteractiveTransition(progress)
    }

    func end(finishing: Bool, velocity: CGPoint) {
        isActive = false
        guard let context, let proxy, let viewer else { return }
        let thumbnail = self.thumbnail
        let target = finishing
            ? thumbnail.map { $0.convert($0.bounds, to: context.containerView) } ?? home.offsetBy(dx: 0, dy: context.containerView.bounds.height)
            : home
        let current = proxy.frame
        proxy.transform = .identity
        proxy.frame = current
        finishing ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()

        let distance = max(1, hypot(target.midX - current.midX, target.midY - current.midY))
        let speed = min(10, hypot(velocity.x, velocity.y) / distance)
        let spring = UISpringTimingParameters(dampingRatio: 0.84, initialVelocity: CGVector(dx: speed, dy: speed))
        let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: spring)
        animator.addAnimations {
            proxy.frame = target
            proxy.layer.cornerRadius = finishing ? 6 : 0
            viewer.setBackdrop(alpha: finishing ? 0 : 1)
        }
        animator.addCompletion { _ in
            viewer.scrollView.isHidden = false
            thumbnail?.isHidden = false
            proxy.removeFromSuperview()
            context.completeTransition(finishing)
        }
        animator.startAnimation()
        self.context = nil
        self.proxy = nil
    }
}
