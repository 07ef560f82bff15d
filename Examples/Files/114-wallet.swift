// What you see: a wallet of five cards fanned out one below another. Press a card and it dips; let go and it leaps
// out of the stack, flips once around its horizontal axis in perspective and settles at the top while the white
// detail sheet spreads out of it as a growing rounded mask. Tap Done and the card turns back and drops into its slot.
// Press the cross on a card: it wobbles, fades out and the others close the gap.
//
//  WalletViewController.swift
//  2017-2019

import UIKit
import QuartzCore

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = WalletViewController()
        window?.makeKeyAndVisible()
        return true
    }
}

struct Card {
    let issuer: String
    let digits: String
    let top: UIColor
    let bottom: UIColor
}

// MARK: - Card view

protocol CardViewDelegate: class {
    func cardViewWasTapped(_ cardView: CardView)
    func cardViewWantsRemoval(_ cardView: CardView)
}

class CardView: UIView {

    static let aspect: CGFloat = 0.62
    weak var delegate: CardViewDelegate?
    let card: Card

    private let notch = CAShapeLayer()
    private let shine = CAGradientLayer()
    private let issuerLabel = UILabel()
    private let digitsLabel = UILabel()
    private let removeButton = UIButton(type: .system)

    override class var layerClass: AnyClass {
        return CAGradientLayer.self
    }

    init(card: Card, removable: Bool) {
        self.card = card
        super.init(frame: CGRect.zero)
        let gradient = layer as! CAGradientLayer
        gradient.colors = [card.top.cgColor, card.bottom.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        gradient.mask = notch
        notch.fillRule = .evenOdd

        shine.colors = [UIColor.clear.cgColor, UIColor(white: 1, alpha: 0.35).cgColor, UIColor.clear.cgColor]
        shine.locations = [-0.4, -0.2, 0]
        shine.startPoint = CGPoint(x: 0, y: 0.4)
        shine.endPoint = CGPoint(x: 1, y: 0.6)
        layer.addSublayer(shine)

        issuerLabel.text = card.issuer
        issuerLabel.font = UIFont.boldSystemFont(ofSize: 20)
        digitsLabel.text = "\u{2022}\u{2022}\u{2022}\u{2022} " + card.digits
        digitsLabel.font = UIFont(name: "Menlo", size: 18)
        for label in [issuerLabel, digitsLabel] {
            label.textColor = UIColor.white
            addSubview(label)
        }
        removeButton.setTitle("\u{2715}", for: .normal)
        removeButton.tintColor = UIColor.white
        removeButton.isHidden = !removable
        removeButton.addTarget(self, action: #selector(removeTapped), for: .touchUpInside)
        addSubview(removeButton)
        isAccessibilityElement = false
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        issuerLabel.frame = CGRect(x: 20, y: 14, width: bounds.width - 90, height: 26)
        digitsLabel.frame = CGRect(x: 20, y: bounds.height - 44, width: bounds.width - 40, height: 24)
        removeButton.frame = CGRect(x: bounds.width - 56, y: 6, width: 44, height: 44)
        shine.frame = bounds
        notch.frame = bounds
        let outline = UIBezierPath(roundedRect: bounds, cornerRadius: 14)
        outline.append(UIBezierPath(ovalIn: CGRect(x: bounds.midX - 12, y: -12, width: 24, height: 24)))
        notch.path = outline.cgPath
    }

    func sweepShine() {
        let sweep = CABasicAnimation(keyPath: "locations")
        sweep.fromValue = [-0.4, -0.2, 0] as [NSNumber]
        sweep.toValue = [1, 1.2, 1.4] as [NSNumber]
        sweep.duration = 0.8
        sweep.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        shine.add(sweep, forKey: "sweep")
    }

    func wobble(completion: @escaping () -> Void) {
        let angle = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        angle.values = [0, -0.05, 0.05, -0.04, 0.04, 0]
        angle.keyTimes = [0, 0.2, 0.4, 0.6, 0.8, 1]
        angle.calculationMode = .cubic
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0
        fade.beginTime = 0.35
        fade.duration = 0.2
        fade.fillMode = .both
        let group = CAAnimationGroup()
        group.animations = [angle, fade]
        group.duration = 0.55
        angle.duration = 0.35

        CATransaction.begin()
        CATransaction.setCompletionBlock(completion)
        layer.opacity = 0
        layer.add(group, forKey: "wobble")
        CATransaction.commit()
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        setDipped(true)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        setDipped(false)
        if let touch = touches.first, bounds.contains(touch.location(in: self)) {
            delegate?.cardViewWasTapped(self)
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        setDipped(false)
    }

    private func setDipped(_ dipped: Bool) {
        UIView.animate(withDuration: 0.15) {
            self.transform = dipped ? CGAffineTransform(scaleX: 0.97, y: 0.97) : .identity
        }
    }

    @objc private func removeTapped() {
        delegate?.cardViewWantsRemoval(self)
    }
}

// MARK: - Wallet

class WalletViewController: UIViewController {

    private var cardViews: [CardView] = []
    fileprivate var openCardView: CardView?
    private let colours: [(String, UIColor, UIColor)] = [
        ("Harbour Bank", UIColor(red: 0.12, green: 0.30, blue: 0.58, alpha: 1), UIColor(red: 0.30, green: 0.62, blue: 0.85, alpha: 1)),
        ("Orchard Credit", UIColor(red: 0.70, green: 0.20, blue: 0.25, alpha: 1), UIColor(red: 0.95, green: 0.55, blue: 0.35, alpha: 1)),
        ("Railcard", UIColor(red: 0.10, green: 0.40, blue: 0.30, alpha: 1), UIColor(red: 0.40, green: 0.75, blue: 0.45, alpha: 1)),
        ("City Library", UIColor(red: 0.35, green: 0.20, blue: 0.55, alpha: 1), UIColor(red: 0.65, green: 0.45, blue: 0.85, alpha: 1)),
        ("Coffee Club", UIColor(red: 0.30, green: 0.20, blue: 0.14, alpha: 1), UIColor(red: 0.70, green: 0.52, blue: 0.35, alpha: 1))
    ]

    override var preferredStatusBarStyle: UIStatusBarStyle {
        return .lightContent
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.08, alpha: 1)
        cardViews = colours.enumerated().map { (index, entry) -> CardView in
            let card = Card(issuer: entry.0, digits: String(1834 + index * 1111), top: entry.1, bottom: entry.2)
            let cardView = CardView(card: card, removable: true)
            cardView.delegate = self
            view.addSubview(cardView)
            return cardView
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layoutCards()
    }

    private func layoutCards() {
        let width = view.bounds.width - 32
        let top = view.safeAreaInsets.top + 24
        for (index, cardView) in cardViews.enumerated() {
            cardView.bounds = CGRect(x: 0, y: 0, width: width, height: width * CardView.aspect)
            cardView.center = CGPoint(x: view.bounds.midX, y: top + CGFloat(index) * 72 + cardView.bounds.height / 2)
        }
    }
}

extension WalletViewController: CardViewDelegate {

    func cardViewWasTapped(_ cardView: CardView) {
        guard presentedViewController == nil else { return }
        openCardView = cardView
        let detail = DetailViewController(card: cardView.card)
        detail.modalPresentationStyle = .custom
        detail.transitioningDelegate = self
        present(detail, animated: true, completion: nil)
    }

    func cardViewWantsRemoval(_ cardView: CardView) {
        guard let index = cardViews.index(where: { $0 === cardView }) else { return }
        cardViews.remove(at: index)
        cardView.isUserInteractionEnabled = false
        cardView.wobble { [weak self] in
            cardView.removeFromSuperview()
            guard let strongSelf = self else { return }
            UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0, options: [], animations: {
                strongSelf.layoutCards()
            }, completion: nil)
        }
    }
}

extension WalletViewController: UIViewControllerTransitioningDelegate {

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard let cardView = openCardView else { return nil }
        return CardFlipAnimator(isPresenting: true, source: cardView)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard let cardView = openCardView else { return nil }
        return CardFlipAnimator(isPresenting: false, source: cardView)
    }
}

// MARK: - Detail

class DetailViewController: UIViewController {

    let cardView: CardView
    private let doneButton = UIButton(type: .system)
    private let textView = UITextView()

    init(card: Card) {
        cardView = CardView(card: card, removable: false)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.white
        textView.isEditable = false
        textView.font = UIFont.systemFont(ofSize: 17)
        textView.textColor = UIColor.darkGray
        textView.text = (1...12).map { "\($0) May \t Payment \t \($0 * 7 % 23).\($0 % 10)0" }.joined(separator: "\n")
        doneButton.setTitle("Done", for: .normal)
        doneButton.addTarget(self, action: #selector(done), for: .touchUpInside)
        cardView.isUserInteractionEnabled = false
        view.addSubview(textView)
        view.addSubview(cardView)
        view.addSubview(doneButton)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 32
        doneButton.frame = CGRect(x: view.bounds.width - 80, y: view.safeAreaInsets.top + 4, width: 64, height: 36)
        cardView.frame = CGRect(x: 16, y: doneButton.frame.maxY + 8, width: width, height: width * CardView.aspect)
        textView.frame = CGRect(x: 16, y: cardView.frame.maxY + 16, width: width, height: view.bounds.height - cardView.frame.maxY - 32)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        cardView.sweepShine()
    }

    @objc private func done() {
        dismiss(animated: true, completion: nil)
    }
}

// MARK: - Animator

class CardFlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let isPresenting: Bool
    private let source: CardView

    init(isPresenting: Bool, source: CardView) {
        self.isPresenting = isPresenting
        self.source = source
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return isPresenting ? 0.8 : 0.6
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let detail = transitionContext.viewController(forKey: key) as? DetailViewController else {
            transitionContext.completeTransition(false)
            return
        }
        if isPresenting {
            detail.view.frame = transitionContext.finalFrame(for: detail)
            container.addSubview(detail.view)
        }
        detail.view.layoutIfNeeded()

        let slot = source.convert(source.bounds, to: container)
        let place = detail.cardView.convert(detail.cardView.bounds, to: container)
        let flyer = CardView(card: source.card, removable: false)
        flyer.bounds = CGRect(origin: CGPoint.zero, size: place.size)
        container.addSubview(flyer)
        flyer.layoutIfNeeded()
        source.isHidden = true
        detail.cardView.isHidden = true

        let duration = transitionDuration(using: transitionContext)
        CATransaction.begin()
        CATransaction.setAnimationDuration(duration)
        CATransaction.setCompletionBlock {
            let completed = !transitionContext.transitionWasCancelled
            flyer.removeFromSuperview()
            detail.view.layer.mask = nil
            detail.cardView.isHidden = false
            self.source.isHidden = false
            transitionContext.completeTransition(completed)
        }
        addFlight(to: flyer.layer, slot: slot, place: place, duration: duration)
        addReveal(to: detail.view.layer, slot: slot, duration: duration)
        CATransaction.commit()
    }

    private func addFlight(to layer: CALayer, slot: CGRect, place: CGRect, duration: TimeInterval) {
        let start = CGPoint(x: slot.midX, y: slot.midY)
        let end = CGPoint(x: place.midX, y: place.midY)
        let (from, to) = isPresenting ? (start, end) : (end, start)

        let hop = CGMutablePath()
        hop.move(to: from)
        hop.addQuadCurve(to: to, control: CGPoint(x: (from.x + to.x) / 2 + 40, y: min(from.y, to.y) - 120))
        let position = CAKeyframeAnimation(keyPath: "position")
        position.path = hop
        position.calculationMode = .paced

        let turn = CAKeyframeAnimation(keyPath: "transform")
        turn.values = [0, 0.25, 0.5, 0.75, 1].map { (fraction: CGFloat) -> NSValue in
            var transform = CATransform3DIdentity
            transform.m34 = -1 / 700
            let scale = 1 + 0.12 * sin(fraction * .pi)
            transform = CATransform3DRotate(transform, fraction * 2 * .pi * (isPresenting ? 1 : -1), 1, 0, 0)
            return NSValue(caTransform3D: CATransform3DScale(transform, scale, scale, 1))
        }

        let depth = CABasicAnimation(keyPath: "zPosition")
        depth.fromValue = 400
        depth.toValue = 400

        let group = CAAnimationGroup()
        group.animations = [position, turn, depth]
        group.duration = duration
        group.timingFunction = CAMediaTimingFunction(controlPoints: 0.3, 0.9, 0.4, 1)
        layer.position = to
        layer.add(group, forKey: "flight")
    }

    private func addReveal(to layer: CALayer, slot: CGRect, duration: TimeInterval) {
        let small = UIBezierPath(roundedRect: slot, cornerRadius: 14).cgPath
        let large = UIBezierPath(roundedRect: layer.bounds, cornerRadius: 1).cgPath
        let mask = CAShapeLayer()
        mask.frame = layer.bounds
        mask.path = isPresenting ? large : small
        layer.mask = mask

        let spread = CABasicAnimation(keyPath: "path")
        spread.fromValue = isPresenting ? small : large
        spread.toValue = mask.path
        spread.duration = duration
        spread.timingFunction = CAMediaTimingFunction(name: isPresenting ? .easeOut : .easeIn)
        mask.add(spread, forKey: "spread")
    }
}
