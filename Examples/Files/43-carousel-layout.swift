import UIKit

// Cover-flow style carousel with a UICollectionViewLayout subclass,
// and a card that opens with an interactive pinch/pan close. iOS 12+.

struct City {
    var name: String
    var country: String
    var tint: UIColor
}

extension City {
    static let samples = [
        City(name: "Lisbon", country: "Portugal", tint: UIColor(hex: 0xE8A87C)),
        City(name: "Kyoto", country: "Japan", tint: UIColor(hex: 0xC38D9E)),
        City(name: "Bergen", country: "Norway", tint: UIColor(hex: 0x41B3A3)),
        City(name: "Valparaíso", country: "Chile", tint: UIColor(hex: 0x85CDCA)),
        City(name: "Tbilisi", country: "Georgia", tint: UIColor(hex: 0xE27D60))
    ]
}

extension UIColor {
    convenience init(hex: UInt32, alpha: CGFloat = 1) {
        let r = CGFloat((hex >> 16) & 0xFF) / 255, g = CGFloat((hex >> 8) & 0xFF) / 255, b = CGFloat(hex & 0xFF) / 255
        self.init(red: r, green: g, blue: b, alpha: alpha)
    }
}

class CarouselAttributes: UICollectionViewLayoutAttributes {
    var parallax: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! CarouselAttributes
        copy.parallax = parallax
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CarouselAttributes, other.parallax == parallax else { return false }
        return super.isEqual(object)
    }
}

class CarouselLayout: UICollectionViewLayout {
    var itemSize = CGSize(width: 250, height: 380) { didSet { invalidateLayout() } }
    var spacing: CGFloat = 20

    private var cache: [CarouselAttributes] = []

    override class var layoutAttributesClass: AnyClass { return CarouselAttributes.self }

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }
        cache.removeAll(keepingCapacity: true)
        let count = collectionView.numberOfItems(inSection: 0)
        let inset = (collectionView.bounds.width - itemSize.width) / 2
        let center = collectionView.contentOffset.x + collectionView.bounds.width / 2
        for item in 0..<count {
            let attributes = CarouselAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.size = itemSize
            let x = inset + CGFloat(item) * (itemSize.width + spacing) + itemSize.width / 2
            attributes.center = CGPoint(x: x, y: collectionView.bounds.height / 2)
            let distance = max(-1, min(1, (x - center) / itemSize.width))
            var transform = CATransform3DIdentity
            transform.m34 = -1 / 600
            transform = CATransform3DRotate(transform, -distance * .pi / 6, 0, 1, 0)
            let scale = 1 - abs(distance) * 0.15
            attributes.transform3D = CATransform3DScale(transform, scale, scale, 1)
            attributes.zIndex = Int(1000 - abs(distance) * 100)
            attributes.alpha = 1 - abs(distance) * 0.3
            attributes.parallax = distance
            cache.append(attributes)
        }
    }

    override var collectionViewContentSize: CGSize {
        guard let collectionView = collectionView, let last = cache.last else { return .zero }
        let inset = (collectionView.bounds.width - itemSize.width) / 2
        return CGSize(width: last.center.x + itemSize.width / 2 + inset, height: collectionView.bounds.height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return cache.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return cache[indexPath.item]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint {
        guard let collectionView = collectionView else { return proposed }
        let step = itemSize.width + spacing
        var page = (proposed.x / step).rounded()
        if velocity.x > 0.2 { page = (collectionView.contentOffset.x / step).rounded(.up) }
        if velocity.x < -0.2 { page = (collectionView.contentOffset.x / step).rounded(.down) }
        return CGPoint(x: page * step, y: proposed.y)
    }
}

class CityCell: UICollectionViewCell {
    let nameLabel = UILabel()
    let card = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(card)
        card.layer.cornerRadius = 16
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOpacity = 0.3
        card.layer.shadowRadius = 12
        card.layer.shadowOffset = CGSize(width: 0, height: 8)
        nameLabel.font = UIFont.boldSystemFont(ofSize: 28)
        nameLabel.textColor = .white
        card.addSubview(nameLabel)
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? CarouselAttributes else { return }
        nameLabel.transform = CGAffineTransform(translationX: attributes.parallax * 60, y: 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        card.frame = contentView.bounds
        card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 16).cgPath
        nameLabel.frame = CGRect(x: 20, y: bounds.height - 60, width: bounds.width - 40, height: 40)
    }

    func configure(with city: City) {
        nameLabel.text = city.name
        card.backgroundColor = city.tint
    }
}

class CarouselViewController: UIViewController {
    private(set) var collectionView: UICollectionView!
    private let transition = CardOpenTransition()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: CarouselLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .clear
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.decelerationRate = .fast
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(CityCell.self, forCellWithReuseIdentifier: "city")
        if #available(iOS 11.0, *) { collectionView.contentInsetAdjustmentBehavior = .never }
        view.addSubview(collectionView)
    }
}

extension CarouselViewController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return City.samples.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "city", for: indexPath) as! CityCell
        cell.configure(with: City.samples[indexPath.row])
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let cell = collectionView.cellForItem(at: indexPath) as? CityCell else { return }
        let detail = CityDetailViewController()
        detail.city = City.samples[indexPath.item]
        transition.sourceFrame = cell.convert(cell.bounds, to: nil)
        transition.sourceView = cell
        detail.transitioningDelegate = transition
        detail.modalPresentationStyle = .overCurrentContext
        detail.modalPresentationCapturesStatusBarAppearance = true
        transition.interactor.attach(to: detail)
        present(detail, animated: true)
    }
}

class CityDetailViewController: UIViewController {
    var city: City!
    private let header = UIView()
    private let text = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.clipsToBounds = true
        header.backgroundColor = city.tint
        view.addSubview(header)
        text.isEditable = false
        text.isScrollEnabled = false
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 6
        let string = NSMutableAttributedString(string: city.name + "\n", attributes: [.font: UIFont.boldSystemFont(ofSize: 34)])
        string.append(NSAttributedString(string: "A long walk through \(city.country), by the water, with bread and good shoes.", attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.darkGray, .paragraphStyle: paragraph, .kern: 0.2]))
        text.attributedText = string
        view.addSubview(text)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 380)
        text.frame = header.frame.offsetBy(dx: 16, dy: 396).insetBy(dx: 0, dy: 0)
        text.frame.size = CGSize(width: view.bounds.width - 32, height: 260)
    }

    override var prefersStatusBarHidden: Bool { return true }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { return .slide }
}

class DragDownInteractor: UIPercentDrivenInteractiveTransition, UIGestureRecognizerDelegate {
    private(set) var inProgress = false
    private weak var controller: UIViewController?

    func attach(to controller: UIViewController) {
        self.controller = controller
        let pan = UIPanGestureRecognizer(target: self, action: #selector(handle(_:)))
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        controller.loadViewIfNeeded()
        controller.view.addGestureRecognizer(pan)
    }

    @objc private func handle(_ gesture: UIPanGestureRecognizer) {
        guard let view = gesture.view?.window else { return }
        let progress = max(0, min(1, gesture.translation(in: view).y / 300))
        switch gesture.state {
        case .began:
            inProgress = true
            controller?.dismiss(animated: true, completion: nil)
        case .changed:
            update(progress)
        case .ended where progress > 0.4 || gesture.velocity(in: view).y > 900:
            inProgress = false
            completionSpeed = 1 - progress * 0.5
            finish()
        case .ended, .cancelled, .failed:
            inProgress = false
            cancel()
        default:
            break
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: pan.view)
        return velocity.y > abs(velocity.x)
    }
}

class CardOpenTransition: NSObject, UIViewControllerTransitioningDelegate {
    let interactor = DragDownInteractor()
    var sourceFrame = CGRect.zero
    weak var sourceView: UIView?

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return Animator(frame: sourceFrame, view: sourceView, isOpening: true)
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return Animator(frame: sourceFrame, view: sourceView, isOpening: false)
    }
    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return interactor.inProgress ? interactor : nil
    }

    private class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        let frame: CGRect, isOpening: Bool
        weak var view: UIView?
        init(frame: CGRect, view: UIView?, isOpening: Bool) {
            self.frame = frame
            self.view = view
            self.isOpening = isOpening
        }
        func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
            return transitionContext?.isAnimated == true ? 0.5 : 0
        }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
            let key: UITransitionContextViewControllerKey = isOpening ? .to : .from
            guard let controller = context.viewController(forKey: key) else { return context.completeTransition(false) }
            let full = isOpening ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
            if isOpening { context.containerView.addSubview(controller.view) }
            controller.view.frame = isOpening ? frame : full
            controller.view.layer.cornerRadius = isOpening ? 16 : 0
            controller.view.layoutIfNeeded()
            view?.isHidden = true
            UIView.animate(withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: isOpening ? 0.8 : 1, initialSpringVelocity: 0, options: .curveEaseInOut, animations: {
                controller.view.frame = self.isOpening ? full : self.frame
                controller.view.layer.cornerRadius = self.isOpening ? 0 : 16
                controller.view.layoutIfNeeded()
                controller.setNeedsStatusBarAppearanceUpdate()
            }, completion: { _ in
                if !self.isOpening || context.transitionWasCancelled { self.view?.isHidden = context.transitionWasCancelled }
                context.completeTransition(!context.transitionWasCancelled)
            })
        }
    }
}
