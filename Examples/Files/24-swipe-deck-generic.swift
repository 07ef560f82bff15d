import UIKit
import QuartzCore
import CoreGraphics

protocol CardStackDataSource: AnyObject {
    associatedtype Item
    associatedtype CardView: UIView
    func numberOfCards() -> Int
    func item(at index: Int) -> Item
    func card(for item: Item) -> CardView
}

class CardStackView<Source: CardStackDataSource>: UIView, UIGestureRecognizerDelegate {
    weak var dataSource: Source? { didSet { reload() } }
    var onSwipe: ((Source.Item, Direction) -> Void)?
    var onTap: ((Source.Item, Source.CardView) -> Void)?
    private(set) var cards: [(item: Source.Item, view: Source.CardView)] = []
    private var remaining = 0
    private let maxVisible = 3
    private var panStart = CGPoint.zero

    enum Direction: String, CaseIterable { case left, right, up }

    func reload() {
        cards.forEach { $0.view.removeFromSuperview() }
        cards.removeAll(keepingCapacity: true)
        guard let source = dataSource else { return }
        remaining = source.numberOfCards()
        for index in 0..<min(maxVisible, remaining) { append(index) }
        setNeedsLayout()
    }
    private func append(_ index: Int) {
        guard let source = dataSource else { return }
        let item = source.item(at: index)
        let card = source.card(for: item)
        insertSubview(card, at: 0)
        cards.append((item, card))
        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan))
        pan.delegate = self
        card.addGestureRecognizer(pan)
        card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(handleTap(_:))))
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        for (depth, entry) in cards.enumerated() where entry.view.transform.isIdentity || depth > 0 {
            entry.view.bounds = bounds.insetBy(dx: 0, dy: 10)
            entry.view.center = CGPoint(x: bounds.midX, y: bounds.midY + CGFloat(depth) * 12)
            let s = 1 - CGFloat(depth) * 0.05
            entry.view.transform = depth == 0 ? .identity : CGAffineTransform(scaleX: s, y: s)
            entry.view.layer.zPosition = CGFloat(-depth)
        }
    }
    @objc private func handleTap(_ tap: UITapGestureRecognizer) {
        guard let first = cards.first else { return }
        onTap?(first.item, first.view)
    }
    @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
        guard let card = pan.view, card === cards.first?.view else { return }
        let t = pan.translation(in: self)
        switch pan.state {
        case .began:
            panStart = pan.location(in: card)
        case .changed:
            let sign: CGFloat = panStart.y < card.bounds.midY ? 1 : -1
            let angle = sign * (t.x / bounds.width) * .pi / 8
            card.transform = CGAffineTransform(translationX: t.x, y: t.y).rotated(by: angle)
            let p = min(1, abs(t.x) / 160)
            for (depth, entry) in cards.enumerated().dropFirst() {
                let s = 1 - (CGFloat(depth) - p) * 0.05
                entry.view.transform = CGAffineTransform(translationX: 0, y: -12 * p).scaledBy(x: s, y: s)
            }
        case .ended, .cancelled, .failed:
            let v = pan.velocity(in: self)
            if abs(t.x) > 120 || abs(v.x) > 800 {
                swipe(t.x > 0 ? .right : .left, velocity: v)
            } else {
                let timing = UISpringTimingParameters(mass: 1, stiffness: 220, damping: 18, initialVelocity: CGVector(dx: v.x / max(1, abs(t.x)), dy: v.y / max(1, abs(t.y))))
                let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
                animator.addAnimations { [self] in
                    card.transform = .identity
                    setNeedsLayout()
                    layoutIfNeeded()
                }
                animator.startAnimation()
            }
        case .possible: break
        @unknown default: break
        }
    }
    func swipe(_ direction: Direction, velocity: CGPoint = .zero) {
        guard let top = cards.first else { return }
        let dx: CGFloat
        switch direction {
        case .left: dx = -bounds.width * 1.5
        case .right: dx = bounds.width * 1.5
        case .up: dx = 0
        }
        cards.removeFirst()
        UIView.animateKeyframes(withDuration: 0.5, delay: 0, options: [.calculationModeCubic, .allowUserInteraction]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.3) {
                top.view.transform = top.view.transform.concatenating(CGAffineTransform(translationX: dx * 0.1, y: 0))
            }
            UIView.addKeyframe(withRelativeStartTime: 0.3, relativeDuration: 0.7) {
                top.view.transform = CGAffineTransform(translationX: dx, y: direction == .up ? -self.bounds.height * 1.5 : 60).rotated(by: dx / 1200)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.8) {
                self.cards.forEach { $0.view.transform = .identity }
                self.layoutSubviews()
            }
        } completion: { [weak self] finished in
            top.view.removeFromSuperview()
            self?.onSwipe?(top.item, direction)
        }
    }
    func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { !(touch.view is UIControl) }
}

struct Profile: Identifiable, Hashable, Codable {
    let id: Int
    var name: String
    var age: Int
    var distance: Measurement<UnitLength> { Measurement(value: Double(id) * 1.4 + 1, unit: .kilometers) }
}

@IBDesignable
class ProfileCard: UIView {
    @IBInspectable var cornerRadius: CGFloat = 18 { didSet { layer.cornerRadius = cornerRadius } }
    @IBInspectable var startColor: UIColor = .systemIndigo { didSet { update() } }
    @IBInspectable var endColor: UIColor = .systemPink { didSet { update() } }
    private let gradient = CAGradientLayer()
    let name = UILabel(), detail = UILabel()
    let info = UIButton(type: .infoLight)

    override init(frame: CGRect) { super.init(frame: frame); setUp() }
    required init?(coder: NSCoder) { super.init(coder: coder); setUp() }
    override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder(); setUp() }

    private func setUp() {
        layer.insertSublayer(gradient, at: 0)
        layer.cornerRadius = cornerRadius
        layer.cornerCurve = .continuous
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        clipsToBounds = true
        name.font = UIFont.systemFont(ofSize: 30, weight: .bold).rounded
        detail.font = .italicSystemFont(ofSize: 16)
        info.tintColor = .white
        for v in [name, detail, info] as [UIView] { addSubview(v) }
        [name, detail].forEach { $0.textColor = .white; $0.shadowColor = .black; $0.shadowOffset = CGSize(width: 0, height: 1) }
        update()
    }
    private func update() { gradient.colors = [startColor.cgColor, endColor.cgColor] }
    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        gradient.frame = bounds
        CATransaction.commit()
        let (bottom, _) = bounds.divided(atDistance: 90, from: .maxYEdge)
        let inner = bottom.insetBy(dx: 20, dy: 8)
        name.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: 38)
        detail.frame = CGRect(x: inner.minX, y: inner.minY + 40, width: inner.width, height: 22)
        info.frame = CGRect(x: bounds.maxX - 50, y: 12, width: 38, height: 38)
    }
    override func draw(_ rect: CGRect) {
        guard let c = UIGraphicsGetCurrentContext() else { return }
        c.saveGState()
        defer { c.restoreGState() }
        c.setStrokeColor(UIColor.white.cgColor)
        c.setLineWidth(4)
        c.addEllipse(in: rect.insetBy(dx: 40, dy: 40))
        c.strokePath()
    }
}

extension UIFont {
    var rounded: UIFont {
        guard let d = fontDescriptor.withDesign(.rounded) else { return self }
        return UIFont(descriptor: d, size: 0)
    }
}

final class CardsViewController: UIViewController, CardStackDataSource {
    typealias Item = Profile
    typealias CardView = ProfileCard
    var profiles = ["Ada", "Grace", "Linus", "Barbara", "Ken"].enumerated().map { Profile(id: $0, name: $1, age: 28 + $0) }
    lazy var stack = CardStackView<CardsViewController>()
    private let zoom = CardZoom()
    private let formatter: MeasurementFormatter = {
        let f = MeasurementFormatter()
        f.unitOptions = .providedUnit
        f.numberFormatter.maximumFractionDigits = 1
        return f
    }()
    func numberOfCards() -> Int { profiles.count }
    func item(at index: Int) -> Profile { profiles[index] }
    func card(for item: Profile) -> ProfileCard {
        let c = ProfileCard()
        c.startColor = UIColor(hue: CGFloat(item.id) / 5, saturation: 0.7, brightness: 0.9, alpha: 1)
        c.name.text = "\(item.name), \(item.age)"
        c.detail.text = formatter.string(from: item.distance)
        c.isOpaque = false
        return c
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        stack.dataSource = self
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        let no = UIBarButtonItem(image: UIImage(systemName: "xmark.circle.fill"), style: .plain, target: self, action: #selector(nope))
        let yes = UIBarButtonItem(title: "Like", style: .done, target: self, action: #selector(like))
        bar.items = [no, .init(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), yes]
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        let g = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: g.centerXAnchor),
            stack.topAnchor.constraint(equalTo: g.topAnchor, constant: 30),
            stack.widthAnchor.constraint(equalTo: g.widthAnchor, multiplier: 0.86),
            stack.heightAnchor.constraint(equalTo: g.heightAnchor, multiplier: 0.72),
            bar.leadingAnchor.constraint(equalTo: g.leadingAnchor), bar.trailingAnchor.constraint(equalTo: g.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: g.bottomAnchor),
        ])
        stack.onSwipe = { [unowned self] item, direction in
            UIAccessibility.post(notification: .announcement, argument: "\(item.name) \(direction.rawValue)")
            if stack.cards.isEmpty { view.backgroundColor = .systemFill }
        }
        stack.onTap = { [unowned self] item, card in
            zoom.source = card
            let vc = ProfileViewController(profile: item)
            vc.modalPresentationStyle = .custom
            vc.transitioningDelegate = zoom
            present(vc, animated: true)
        }
    }
    @objc func nope() { stack.swipe(.left) }
    @objc func like() {
        let h = UINotificationFeedbackGenerator()
        h.prepare()
        h.notificationOccurred(.success)
        stack.swipe(.right)
    }
}

final class ProfileViewController: UIViewController {
    let profile: Profile
    init(profile: Profile) { self.profile = profile; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func viewDidLoad() {
        view.backgroundColor = .systemIndigo
        let l = UILabel(frame: CGRect(x: 24, y: 120, width: 300, height: 60))
        l.text = profile.name
        l.font = .systemFont(ofSize: 50, weight: .black)
        l.textColor = .white
        view.addSubview(l)
        let b = UIButton(configuration: .tinted(), primaryAction: UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true) })
        b.frame = CGRect(x: 24, y: 200, width: 120, height: 44)
        b.configuration?.baseForegroundColor = .white
        view.addSubview(b)
    }
}

final class CardZoom: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    weak var source: UIView?
    private var presents = true
    func animationController(forPresented p: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { presents = true; return self }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { presents = false; return self }
    func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { c?.isAnimated == true ? 0.5 : 0 }
    func animateTransition(using c: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewKey = presents ? .to : .from
        let view = c.view(forKey: key)!
        let full = c.containerView.bounds
        let small = source.map { c.containerView.convert($0.bounds, from: $0) } ?? full.insetBy(dx: full.width / 2, dy: full.height / 2)
        if presents { c.containerView.addSubview(view) }
        view.frame = full
        let scale = CGAffineTransform(translationX: small.midX - full.midX, y: small.midY - full.midY).scaledBy(x: small.width / full.width, y: small.height / full.height)
        view.transform = presents ? scale : .identity
        view.layer.cornerRadius = presents ? 18 : 0
        view.clipsToBounds = true
        source?.alpha = 0
        UIView.animate(withDuration: transitionDuration(using: c), delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0.5) { [presents] in
            view.transform = presents ? .identity : scale
            view.layer.cornerRadius = presents ? 0 : 18
        } completion: { _ in
            self.source?.alpha = 1
            c.completeTransition(!c.transitionWasCancelled)
        }
    }
}
