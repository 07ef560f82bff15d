//
//  PhotoGrid – zoom in like Photos.app, throw it away with a drag
//  Swift 4.2, Xcode 10
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let grid = GridViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: grid)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

// MARK: - Fake photos

enum PhotoFactory {
    static func landscape(seed: Int) -> UIImage {
        let size = seed % 3 == 0 ? CGSize(width: 300, height: 400) : CGSize(width: 400, height: 300)
        let hue = CGFloat(seed * 37 % 100) / 100
        return UIGraphicsImageRenderer(size: size).image { renderer in
            let cg = renderer.cgContext
            let colors = [UIColor(hue: hue, saturation: 0.7, brightness: 0.9, alpha: 1).cgColor,
                          UIColor(hue: hue + 0.1, saturation: 0.3, brightness: 1, alpha: 1).cgColor] as CFArray
            let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])!
            cg.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])

            UIColor(white: 1, alpha: 0.9).setFill()
            let sunX = CGFloat(40 + (seed * 53) % 220)
            cg.fillEllipse(in: CGRect(x: sunX, y: 40, width: 50, height: 50))

            for layer in 0..<3 {
                let base = size.height * (0.55 + 0.15 * CGFloat(layer))
                let hills = UIBezierPath()
                hills.move(to: CGPoint(x: 0, y: size.height))
                for step in 0...20 {
                    let x = size.width * CGFloat(step) / 20
                    let y = base + sin(CGFloat(step + seed * 3 + layer * 5) * 0.6) * 25
                    hills.addLine(to: CGPoint(x: x, y: y))
                }
                hills.addLine(to: CGPoint(x: size.width, y: size.height))
                hills.close()
                UIColor(hue: hue + 0.05, saturation: 0.8, brightness: 0.6 - 0.15 * CGFloat(layer), alpha: 1).setFill()
                hills.fill()
            }
        }
    }
}

// MARK: - Grid

class PhotoCell: UICollectionViewCell {
    let imageView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(imageView)
    }

    required init?(coder aDecoder: NSCoder) { fatalError() }
}

class GridViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {

    private let photos = (0..<21).map { PhotoFactory.landscape(seed: $0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Holiday"
        collectionView.backgroundColor = .white
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return photos.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) as! PhotoCell
        cell.imageView.image = photos[indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                        sizeForItemAt indexPath: IndexPath) -> CGSize {
        let side = floor((collectionView.bounds.width - 4) / 3)
        return CGSize(width: side, height: side)
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                        minimumLineSpacingForSectionAt section: Int) -> CGFloat { return 2 }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                        minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { return 2 }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let viewer = PhotoViewController(image: photos[indexPath.item], caption: "IMG_\(1000 + indexPath.item)")
        viewer.thumbnail = (collectionView.cellForItem(at: indexPath) as? PhotoCell)?.imageView
        viewer.modalPresentationStyle = .overFullScreen
        viewer.transitioningDelegate = viewer
        present(viewer, animated: true)
    }
}

// MARK: - Viewer

class PhotoViewController: UIViewController, UIScrollViewDelegate, UIGestureRecognizerDelegate {

    let image: UIImage
    let scrollView = UIScrollView()
    let imageView = UIImageView()
    let captionLabel = UILabel()
    weak var thumbnail: UIView?
    fileprivate let interaction = DragDismissInteraction()

    init(image: UIImage, caption: String) {
        self.image = image
        super.init(nibName: nil, bundle: nil)
        captionLabel.text = caption
    }

    required init?(coder aDecoder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black

        scrollView.delegate = self
        scrollView.maximumZoomScale = 4
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.showsVerticalScrollIndicator = false
        scrollView.showsHorizontalScrollIndicator = false
        view.addSubview(scrollView)
        imageView.image = image
        imageView.contentMode = .scaleAspectFit
        scrollView.addSubview(imageView)

        captionLabel.textColor = .white
        captionLabel.font = .preferredFont(forTextStyle: .footnote)
        captionLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(captionLabel)
        NSLayoutConstraint.activate([
            captionLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            captionLabel.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16)
        ])

        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(toggleZoom(_:)))
        doubleTap.numberOfTapsRequired = 2
        let singleTap = UITapGestureRecognizer(target: self, action: #selector(close))
        singleTap.require(toFail: doubleTap)
        let pan = UIPanGestureRecognizer(target: self, action: #selector(dragged(_:)))
        pan.delegate = self
        view.addGestureRecognizer(doubleTap)
        view.addGestureRecognizer(singleTap)
        view.addGestureRecognizer(pan)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard scrollView.zoomScale == 1 else { return }
        scrollView.frame = view.bounds
        imageView.frame = view.bounds
        scrollView.contentSize = view.bounds.size
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        return imageView
    }

    var fittedFrame: CGRect {
        let bounds = view.bounds
        let scale = min(bounds.width / image.size.width, bounds.height / image.size.height)
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        return CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    func thumbnailFrame(in container: UIView) -> CGRect {
        guard let thumbnail = thumbnail else { return CGRect(x: container.bounds.midX, y: container.bounds.maxY, width: 1, height: 1) }
        return thumbnail.convert(thumbnail.bounds, to: container)
    }

    func makeFlyer() -> UIImageView {
        let flyer = UIImageView(image: image)
        flyer.contentMode = .scaleAspectFill
        flyer.clipsToBounds = true
        return flyer
    }

    @objc private func close() {
        dismiss(animated: true)
    }

    @objc private func toggleZoom(_ tap: UITapGestureRecognizer) {
        if scrollView.zoomScale > 1 {
            scrollView.setZoomScale(1, animated: true)
        } else {
            let p = tap.location(in: imageView)
            let w = view.bounds.width / 2.5, h = view.bounds.height / 2.5
            scrollView.zoom(to: CGRect(x: p.x - w / 2, y: p.y - h / 2, width: w, height: h), animated: true)
        }
    }

    @objc private func dragged(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began {
            interaction.wantsInteractiveStart = true
            dismiss(animated: true)
        }
        interaction.handle(pan)
        if pan.state == .ended || pan.state == .cancelled {
            interaction.wantsInteractiveStart = false
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let v = pan.velocity(in: view)
        return scrollView.zoomScale <= 1 && abs(v.y) > abs(v.x)
    }
}

extension PhotoViewController: UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController,
                             source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return PhotoZoomAnimator(opening: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return PhotoZoomAnimator(opening: false)
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return interaction.wantsInteractiveStart ? interaction : nil
    }
}

// MARK: - Transitions

class PhotoZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let opening: Bool

    init(opening: Bool) { self.opening = opening }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return opening ? 0.45 : 0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let viewer = transitionContext.viewController(forKey: opening ? .to : .from) as? PhotoViewController else {
            return transitionContext.completeTransition(false)
        }
        if opening {
            viewer.view.frame = container.bounds
            container.addSubview(viewer.view)
            viewer.view.layoutIfNeeded()
            viewer.view.backgroundColor = UIColor.black.withAlphaComponent(0)
            viewer.captionLabel.alpha = 0
        }
        let thumb = viewer.thumbnailFrame(in: container)
        let flyer = viewer.makeFlyer()
        flyer.frame = opening ? thumb : viewer.fittedFrame
        container.addSubview(flyer)
        viewer.scrollView.isHidden = true
        viewer.thumbnail?.alpha = 0

        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0,
                       usingSpringWithDamping: 0.82, initialSpringVelocity: 0, options: [], animations: {
            flyer.frame = self.opening ? viewer.fittedFrame : thumb
            viewer.view.backgroundColor = UIColor.black.withAlphaComponent(self.opening ? 1 : 0)
            viewer.captionLabel.alpha = self.opening ? 1 : 0
        }, completion: { _ in
            flyer.removeFromSuperview()
            viewer.scrollView.isHidden = false
            viewer.thumbnail?.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

/// Not a UIPercentDrivenInteractiveTransition – the photo follows the finger freely
class DragDismissInteraction: NSObject, UIViewControllerInteractiveTransitioning {

    var wantsInteractiveStart = false
    private var context: UIViewControllerContextTransitioning?
    private var viewer: PhotoViewController!
    private var flyer: UIImageView!

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        viewer = transitionContext.viewController(forKey: .from) as? PhotoViewController
        flyer = viewer.makeFlyer()
        flyer.frame = viewer.fittedFrame
        transitionContext.containerView.addSubview(flyer)
        viewer.scrollView.isHidden = true
        viewer.thumbnail?.alpha = 0
    }

    func handle(_ pan: UIPanGestureRecognizer) {
        guard let context = context else { return }
        let t = pan.translation(in: context.containerView)
        let progress = min(abs(t.y) / 300, 1)
        switch pan.state {
        case .changed:
            let scale = 1 - 0.4 * progress
            flyer.transform = CGAffineTransform(translationX: t.x, y: t.y).scaledBy(x: scale, y: scale)
            viewer.view.backgroundColor = UIColor.black.withAlphaComponent(1 - progress)
            viewer.captionLabel.alpha = 1 - progress * 2
            context.updateInteractiveTransition(progress)
        case .ended:
            let fast = abs(pan.velocity(in: context.containerView).y) > 900
            settle(finishing: fast || progress > 0.35, context: context)
        case .cancelled, .failed:
            settle(finishing: false, context: context)
        default:
            break
        }
    }

    private func settle(finishing: Bool, context: UIViewControllerContextTransitioning) {
        self.context = nil
        finishing ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
        let target = finishing ? viewer.thumbnailFrame(in: context.containerView) : viewer.fittedFrame
        let current = flyer.frame
        flyer.transform = .identity
        flyer.frame = current
        UIView.animate(withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0, options: [], animations: {
            self.flyer.frame = target
            self.viewer.view.backgroundColor = UIColor.black.withAlphaComponent(finishing ? 0 : 1)
            self.viewer.captionLabel.alpha = finishing ? 0 : 1
        }, completion: { _ in
            self.flyer.removeFromSuperview()
            self.viewer.scrollView.isHidden = false
            self.viewer.thumbnail?.alpha = 1
            context.completeTransition(finishing)
        })
    }
}
