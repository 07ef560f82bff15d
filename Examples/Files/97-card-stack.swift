// Swipe the deck like Tinder, open a card like the App Store.
// Drag a card: it tilts with your finger and shows YES / NOPE. Past the threshold it flies off and the ones below
// step forward, otherwise it bounces back to the pile. Tap a card: a snapshot of it grows to the full screen and melts
// into the detail page. The X (or pulling the page down) closes it and it shrinks back onto the pile.
// I wrote it in an evening, iOS 14+, do what you want with it.      /jonas, 2021

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = DeckViewController()
        window?.makeKeyAndVisible()
        return true
    }
}

struct Place {
    let name: String, tagline: String, symbol: String
    let colors: [UIColor]

    static let all = [
        Place(name: "Bergen", tagline: "Rain, but make it pretty", symbol: "cloud.rain.fill", colors: [.systemBlue, .systemIndigo]),
        Place(name: "Naxos", tagline: "One more swim", symbol: "sun.max.fill", colors: [.systemOrange, .systemPink]),
        Place(name: "Chamonix", tagline: "Bring the long skis", symbol: "snow", colors: [.systemTeal, .systemBlue]),
        Place(name: "Kyoto", tagline: "Leaves and lanterns", symbol: "leaf.fill", colors: [.systemRed, .systemPurple]),
        Place(name: "Porto", tagline: "Stairs, tiles, custard", symbol: "building.2.fill", colors: [.systemYellow, .systemOrange])
    ]
}

// MARK: - Card

final class CardView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    let place: Place
    let stamp = UILabel()

    init(place: Place) {
        self.place = place
        super.init(frame: .zero)
        let gradient = layer as? CAGradientLayer
        gradient?.colors = place.colors.map { $0.cgColor }
        gradient?.startPoint = CGPoint(x: 0, y: 0)
        gradient?.endPoint = CGPoint(x: 1, y: 1)
        clipsToBounds = true

        let icon = UIImageView(image: UIImage(systemName: place.symbol))
        icon.tintColor = .white
        icon.contentMode = .scaleAspectFit
        let name = UILabel()
        name.text = place.name
        name.font = .systemFont(ofSize: 36, weight: .heavy)
        let tagline = UILabel()
        tagline.text = place.tagline
        tagline.font = .systemFont(ofSize: 18, weight: .medium)
        stamp.font = .systemFont(ofSize: 40, weight: .black)
        stamp.alpha = 0
        [name, tagline, stamp].forEach { $0.textColor = .white }
        [icon, name, tagline, stamp].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            addSubview($0)
        }
        NSLayoutConstraint.activate([
            icon.centerXAnchor.constraint(equalTo: centerXAnchor),
            icon.centerYAnchor.constraint(equalTo: centerYAnchor, constant: -20),
            icon.widthAnchor.constraint(equalToConstant: 130),
            icon.heightAnchor.constraint(equalToConstant: 130),
            tagline.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
            tagline.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -24),
            name.leadingAnchor.constraint(equalTo: tagline.leadingAnchor),
            name.bottomAnchor.constraint(equalTo: tagline.topAnchor, constant: -2),
            stamp.centerXAnchor.constraint(equalTo: centerXAnchor),
            stamp.topAnchor.constraint(equalTo: topAnchor, constant: 60)
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}

// MARK: - Deck

final class DeckViewController: UIViewController {
    private var cards: [CardView] = []   // first is on top
    private var nextPlace = 0
    private let expand = ExpandTransition()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for _ in 0..<4 { addCardAtBottom() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for card in cards {
            card.bounds = CGRect(x: 0, y: 0, width: view.bounds.width - 48, height: view.bounds.height * 0.62)
            card.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        }
    }

    private func addCardAtBottom() {
        let card = CardView(place: Place.all[nextPlace % Place.all.count])
        nextPlace += 1
        card.layer.cornerRadius = 24
        card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:))))
        card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(handleTap(_:))))
        view.insertSubview(card, at: 0)
        cards.append(card)
        card.transform = restingTransform(at: cards.count - 1)
        card.alpha = cards.count > 3 ? 0 : 1
        updateInteraction()
    }

    private func updateInteraction() {
        for (i, card) in cards.enumerated() { card.isUserInteractionEnabled = i == 0 }
    }

    private func restingTransform(at index: Int) -> CGAffineTransform {
        let depth = CGFloat(min(index, 3))
        return CGAffineTransform(translationX: 0, y: depth * 26).scaledBy(x: 1 - depth * 0.06, y: 1 - depth * 0.06)
    }

    @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
        guard let card = pan.view as? CardView else { return }
        let t = pan.translation(in: view)
        let v = pan.velocity(in: view)
        switch pan.state {
        case .changed:
            let angle = t.x / view.bounds.width * 0.4
            card.transform = CGAffineTransform(translationX: t.x, y: t.y).rotated(by: angle)
            card.stamp.text = t.x > 0 ? "YES" : "NOPE"
            card.stamp.alpha = min(abs(t.x) / 100, 1)
        case .ended where abs(t.x) > 120 || abs(v.x) > 900:
            throwAway(card, direction: (abs(v.x) > 900 ? v.x : t.x) > 0 ? 1 : -1, y: t.y + v.y * 0.15)
        case .ended, .cancelled:
            UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.55, initialSpringVelocity: 0.5,
                           options: .allowUserInteraction) {
                card.transform = .identity
                card.stamp.alpha = 0
            }
        default:
            break
        }
    }

    private func throwAway(_ card: CardView, direction: CGFloat, y: CGFloat) {
        card.isUserInteractionEnabled = false
        cards.removeFirst()
        addCardAtBottom()
        view.setNeedsLayout()
        view.layoutIfNeeded()
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseOut) {
            card.transform = CGAffineTransform(translationX: direction * self.view.bounds.width * 1.4, y: y).rotated(by: direction * 0.5)
        } completion: { _ in
            card.removeFromSuperview()
        }
        UIView.animate(withDuration: 0.5, delay: 0.05, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: .allowUserInteraction) {
            for (i, other) in self.cards.enumerated() {
                other.transform = self.restingTransform(at: i)
                other.alpha = i > 2 ? 0 : 1
            }
        }
    }

    @objc private func handleTap(_ tap: UITapGestureRecognizer) {
        guard let card = tap.view as? CardView, presentedViewController == nil else { return }
        expand.card = card
        let detail = DetailViewController(place: card.place)
        detail.modalPresentationStyle = .overFullScreen
        detail.modalPresentationCapturesStatusBarAppearance = true
        detail.transitioningDelegate = expand
        present(detail, animated: true)
    }
}

// MARK: - Detail

final class DetailViewController: UIViewController, UIScrollViewDelegate {
    let header: CardView
    let scrollView = UIScrollView()
    let closeButton = UIButton(type: .close)
    private let body = UILabel()

    init(place: Place) {
        header = CardView(place: place)
        super.init(nibName: nil, bundle: nil)
        body.text = String(repeating: "\(place.name) is lovely. You should go there at least once, walk until your feet hurt, "
            + "eat something you can't pronounce and come back with too many photos.\n\n", count: 6)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.alwaysBounceVertical = true
        scrollView.delegate = self
        body.numberOfLines = 0
        body.font = .systemFont(ofSize: 18)
        view.addSubview(scrollView)
        scrollView.addSubview(header)
        scrollView.addSubview(body)
        view.addSubview(closeButton)
        closeButton.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    }

    // plain frames: the transition animates view.frame and calls layoutIfNeeded
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let w = view.bounds.width
        scrollView.frame = view.bounds
        header.frame = CGRect(x: 0, y: 0, width: w, height: 460)
        let textHeight = body.sizeThatFits(CGSize(width: w - 40, height: .greatestFiniteMagnitude)).height
        body.frame = CGRect(x: 20, y: 484, width: w - 40, height: textHeight)
        scrollView.contentSize = CGSize(width: w, height: body.frame.maxY + 40)
        closeButton.frame = CGRect(x: w - 54, y: 54, width: 34, height: 34)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if scrollView.contentOffset.y < -90, scrollView.isDragging, !isBeingDismissed { dismiss(animated: true) }
    }
}

// MARK: - Transition

final class ExpandTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    weak var card: CardView?
    private var presenting = true
    private var snapshot: UIView?   // kept, because the card is hidden when we come back

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        self.presenting = true
        return self
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        presenting = false
        return self
    }

    func transitionDuration(using ctx: UIViewControllerContextTransitioning?) -> TimeInterval { presenting ? 0.6 : 0.5 }

    func animateTransition(using ctx: UIViewControllerContextTransitioning) {
        let presenting = self.presenting
        guard let detail = ctx.viewController(forKey: presenting ? .to : .from) as? DetailViewController,
              let view = detail.view, let card = card else {
            ctx.completeTransition(false)
            return
        }
        let container = ctx.containerView
        let small = card.convert(card.bounds, to: container)
        if presenting {
            snapshot = card.snapshotView(afterScreenUpdates: false)
            container.addSubview(view)
            view.frame = small
            view.layer.cornerRadius = 24
            view.layoutIfNeeded()
            detail.closeButton.alpha = 0
        }
        let snapshot = self.snapshot ?? UIView()
        snapshot.frame = presenting ? view.bounds : detail.header.frame
        snapshot.alpha = presenting ? 1 : 0
        view.insertSubview(snapshot, belowSubview: detail.closeButton)
        card.alpha = 0

        UIView.animate(withDuration: transitionDuration(using: ctx), delay: 0, usingSpringWithDamping: presenting ? 0.75 : 0.85,
                       initialSpringVelocity: 0, options: []) {
            view.frame = presenting ? ctx.finalFrame(for: detail) : small
            view.layer.cornerRadius = presenting ? 0 : 24
            detail.scrollView.contentOffset = .zero
            view.setNeedsLayout()
            view.layoutIfNeeded()
            snapshot.frame = presenting ? detail.header.frame : view.bounds
            snapshot.alpha = presenting ? 0 : 1
            detail.closeButton.alpha = presenting ? 1 : 0
        } completion: { _ in
            snapshot.removeFromSuperview()
            if !presenting { card.alpha = 1 }
            ctx.completeTransition(!ctx.transitionWasCancelled)
        }
    }
}
