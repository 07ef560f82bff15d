// A two-column Pinterest-style wall of coloured pins; tap one and it zooms up into a detail screen, pinch inwards there to shrink it back into its place in the wall.

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: PinWallViewController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

// MARK: - Model

struct Pin: Equatable {
    let id: Int
    let title: String
    let hue: CGFloat
    let aspect: CGFloat // height divided by width

    var topColor: UIColor { return UIColor(hue: hue, saturation: 0.55, brightness: 0.95, alpha: 1) }
    var bottomColor: UIColor { return UIColor(hue: fmod(hue + 0.12, 1), saturation: 0.8, brightness: 0.7, alpha: 1) }

    static let samples: [Pin] = {
        let words = ["Harbour", "Desert", "Pine", "Neon", "Linen", "Clay", "Fog", "Copper", "Meadow"]
        let aspects: [CGFloat] = [1.3, 0.8, 1.0, 1.65, 1.15]
        return (0..<28).map { index in
            Pin(id: index,
                title: "\(words[index % words.count]) \(index + 1)",
                hue: CGFloat((index * 37) % 100) / 100,
                aspect: aspects[index % aspects.count])
        }
    }()
}

// MARK: - Layout

protocol WaterfallLayoutDelegate: AnyObject {
    func waterfallLayout(_ layout: WaterfallLayout, heightForItemAt indexPath: IndexPath, width: CGFloat) -> CGFloat
}

final class WaterfallLayout: UICollectionViewLayout {

    weak var delegate: WaterfallLayoutDelegate?

    var columnCount = 2 {
        didSet { if columnCount != oldValue { invalidateLayout() } }
    }
    var spacing: CGFloat = 10

    private var cache: [UICollectionViewLayoutAttributes] = []
    private var contentHeight: CGFloat = 0

    private var contentWidth: CGFloat {
        guard let collectionView = collectionView else { return 0 }
        let inset = collectionView.adjustedContentInset
        return collectionView.bounds.width - inset.left - inset.right
    }

    override var collectionViewContentSize: CGSize {
        return CGSize(width: contentWidth, height: contentHeight)
    }

    override func prepare() {
        super.prepare()
        guard cache.isEmpty, let collectionView = collectionView, collectionView.numberOfSections > 0 else { return }

        let itemWidth = (contentWidth - spacing * CGFloat(columnCount + 1)) / CGFloat(columnCount)
        guard itemWidth > 0 else { return }
        var bottoms = [CGFloat](repeating: spacing, count: columnCount)

        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let indexPath = IndexPath(item: item, section: 0)
            // always drop into the shortest column
            let column = bottoms.enumerated().min { $0.element < $1.element }!.offset
            let height = delegate?.waterfallLayout(self, heightForItemAt: indexPath, width: itemWidth) ?? itemWidth
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: spacing + CGFloat(column) * (itemWidth + spacing),
                                      y: bottoms[column],
                                      width: itemWidth,
                                      height: height).integral
            bottoms[column] = attributes.frame.maxY + spacing
            cache.append(attributes)
        }
        contentHeight = bottoms.max() ?? 0
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return cache.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return cache.indices.contains(indexPath.item) ? cache[indexPath.item] : nil
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return newBounds.width != collectionView?.bounds.width
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        cache.removeAll(keepingCapacity: true)
    }
}

// MARK: - Views

final class GradientView: UIView {
    override class var layerClass: AnyClass { return CAGradientLayer.self }

    func apply(_ pin: Pin) {
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [pin.topColor.cgColor, pin.bottomColor.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 0.7, y: 1)
    }
}

final class PinCell: UICollectionViewCell {
    static let reuseIdentifier = String(describing: PinCell.self)

    let artwork = GradientView()
    private let caption = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        artwork.frame = contentView.bounds
        artwork.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        artwork.layer.cornerRadius = 14
        artwork.clipsToBounds = true
        contentView.addSubview(artwork)

        caption.font = .boldSystemFont(ofSize: 13)
        caption.textColor = .white
        caption.frame = CGRect(x: 10, y: contentView.bounds.height - 28, width: contentView.bounds.width - 20, height: 18)
        caption.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        contentView.addSubview(caption)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.15, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction], animations: {
                self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
            })
        }
    }

    func configure(with pin: Pin) {
        artwork.apply(pin)
        caption.text = pin.title
    }
}

// MARK: - Transition

protocol ZoomParticipant: UIViewController {
    var zoomView: UIView? { get }
    var zoomPin: Pin? { get }
}

final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let operation: UINavigationController.Operation

    init(operation: UINavigationController.Operation) {
        self.operation = operation
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return operation == .push ? 0.5 : 0.38
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromVC = transitionContext.viewController(forKey: .from),
            let toVC = transitionContext.viewController(forKey: .to) else {
                transitionContext.completeTransition(false)
                return
        }
        let container = transitionContext.containerView
        let isPush = operation == .push
        toVC.view.frame = transitionContext.finalFrame(for: toVC)
        if isPush {
            container.addSubview(toVC.view)
        } else {
            container.insertSubview(toVC.view, belowSubview: fromVC.view)
        }
        toVC.view.layoutIfNeeded()

        let source = (fromVC as? ZoomParticipant)?.zoomView
        let target = (toVC as? ZoomParticipant)?.zoomView
        let detail = isPush ? toVC.view! : fromVC.view!
        if isPush { detail.alpha = 0 }

        var flying: GradientView?
        if let source = source, let target = target, let pin = (fromVC as? ZoomParticipant)?.zoomPin {
            let gradient = GradientView(frame: container.convert(source.bounds, from: source))
            gradient.apply(pin)
            gradient.clipsToBounds = true
            gradient.layer.cornerRadius = source.layer.cornerRadius
            container.addSubview(gradient)
            source.isHidden = true
            target.isHidden = true
            flying = gradient
        }

        let animations = {
            detail.alpha = isPush ? 1 : 0
            if let flying = flying, let target = target {
                flying.frame = container.convert(target.bounds, from: target)
                flying.layer.cornerRadius = target.layer.cornerRadius
            }
        }
        let completion: (Bool) -> Void = { _ in
            let cancelled = transitionContext.transitionWasCancelled
            source?.isHidden = false
            target?.isHidden = false
            flying?.removeFromSuperview()
            detail.alpha = 1
            if cancelled { toVC.view.removeFromSuperview() }
            transitionContext.completeTransition(!cancelled)
        }

        if transitionContext.isInteractive {
            UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
                           animations: animations, completion: completion)
        } else {
            UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0,
                           usingSpringWithDamping: 0.85, initialSpringVelocity: 0, options: [],
                           animations: animations, completion: completion)
        }
    }
}

final class ZoomNavigationDelegate: NSObject, UINavigationControllerDelegate {

    var interactor: UIPercentDrivenInteractiveTransition?

    func navigationController(_ navigationController: UINavigationController,
                              animationControllerFor operation: UINavigationController.Operation,
                              from fromVC: UIViewController,
                              to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard fromVC is ZoomParticipant, toVC is ZoomParticipant else { return nil }
        return ZoomAnimator(operation: operation)
    }

    func navigationController(_ navigationController: UINavigationController,
                              interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return animationController is ZoomAnimator ? interactor : nil
    }
}

// MARK: - Screens

final class PinWallViewController: UIViewController, ZoomParticipant {

    private let pins = Pin.samples
    private let zoomDelegate = ZoomNavigationDelegate()
    private var selectedIndexPath: IndexPath?

    private lazy var collectionView: UICollectionView = {
        let layout = WaterfallLayout()
        layout.delegate = self
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.backgroundColor = .systemBackground
        view.register(PinCell.self, forCellWithReuseIdentifier: PinCell.reuseIdentifier)
        view.dataSource = self
        view.delegate = self
        return view
    }()

    var zoomView: UIView? {
        guard let indexPath = selectedIndexPath else { return nil }
        return (collectionView.cellForItem(at: indexPath) as? PinCell)?.artwork
    }

    var zoomPin: Pin? {
        return selectedIndexPath.map { pins[$0.item] }
    }

    override func loadView() {
        view = collectionView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Pins"
        navigationController?.delegate = zoomDelegate
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        (collectionView.collectionViewLayout as? WaterfallLayout)?.columnCount = size.width > size.height ? 4 : 2
    }
}

extension PinWallViewController: UICollectionViewDataSource, UICollectionViewDelegate, WaterfallLayoutDelegate {

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return pins.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PinCell.reuseIdentifier, for: indexPath) as! PinCell
        cell.configure(with: pins[indexPath.item])
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selectedIndexPath = indexPath
        let detail = PinDetailViewController(pin: pins[indexPath.item], zoomDelegate: zoomDelegate)
        navigationController?.pushViewController(detail, animated: true)
    }

    func waterfallLayout(_ layout: WaterfallLayout, heightForItemAt indexPath: IndexPath, width: CGFloat) -> CGFloat {
        return width * pins[indexPath.item].aspect
    }
}

final class PinDetailViewController: UIViewController, ZoomParticipant {

    private let pin: Pin
    private let zoomDelegate: ZoomNavigationDelegate
    private let artwork = GradientView()
    private let hintLabel = UILabel()

    var zoomView: UIView? { return artwork }
    var zoomPin: Pin? { return pin }

    init(pin: Pin, zoomDelegate: ZoomNavigationDelegate) {
        self.pin = pin
        self.zoomDelegate = zoomDelegate
        super.init(nibName: nil, bundle: nil)
        title = pin.title
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        artwork.apply(pin)
        artwork.layer.cornerRadius = 24
        artwork.clipsToBounds = true
        hintLabel.text = "Pinch in to go back"
        hintLabel.font = .preferredFont(forTextStyle: .footnote)
        hintLabel.textColor = .secondaryLabel
        hintLabel.textAlignment = .center

        for subview in [artwork, hintLabel] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            artwork.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
            artwork.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            artwork.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            artwork.heightAnchor.constraint(equalTo: artwork.widthAnchor, multiplier: min(pin.aspect, 1.4)),
            hintLabel.topAnchor.constraint(equalTo: artwork.bottomAnchor, constant: 12),
            hintLabel.centerXAnchor.constraint(equalTo: guide.centerXAnchor)
        ])
        view.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(handlePinch(_:))))
    }

    @objc private func handlePinch(_ gesture: UIPinchGestureRecognizer) {
        let progress = max(0, min(1, (1 - gesture.scale) * 1.5))
        switch gesture.state {
        case .began:
            guard gesture.velocity < 0 else { return }
            let interactor = UIPercentDrivenInteractiveTransition()
            interactor.completionCurve = .easeOut
            zoomDelegate.interactor = interactor
            navigationController?.popViewController(animated: true)
        case .changed:
            zoomDelegate.interactor?.update(progress)
        case .ended where progress > 0.35 || gesture.velocity < -2:
            zoomDelegate.interactor?.finish()
            zoomDelegate.interactor = nil
        case .ended, .cancelled, .failed:
            zoomDelegate.interactor?.cancel()
            zoomDelegate.interactor = nil
        default:
            break
        }
    }
}
