//
//  GravityRating.swift
//  Tavolo
//
//  2017. A rating card that drops in with UIKit Dynamics and can be thrown away.
//

import UIKit

// MARK: - Transition

final class DropAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private weak var context: UIViewControllerContextTransitioning?
    private var dynamics: UIDynamicAnimator?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 1.2
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let card = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        context = transitionContext
        let container = transitionContext.containerView
        let size = transitionContext.viewController(forKey: .to)?.preferredContentSize ?? CGSize(width: 280, height: 260)
        card.bounds = CGRect(origin: .zero, size: size)
        card.center = CGPoint(x: container.bounds.midX, y: -size.height)
        card.transform = CGAffineTransform(rotationAngle: -0.25)
        container.addSubview(card)

        let animator = UIDynamicAnimator(referenceView: container)
        animator.delegate = self

        let gravity = UIGravityBehavior(items: [card])
        gravity.magnitude = 3.5
        animator.addBehavior(gravity)

        let body = UIDynamicItemBehavior(items: [card])
        body.elasticity = 0.35
        body.friction = 0.8
        body.angularResistance = 1.5
        animator.addBehavior(body)

        let floor = UICollisionBehavior(items: [card])
        let y = container.bounds.midY + size.height / 2
        floor.addBoundary(withIdentifier: "floor" as NSString, from: CGPoint(x: -200, y: y), to: CGPoint(x: container.bounds.width + 200, y: y))
        floor.collisionDelegate = self
        animator.addBehavior(floor)
        dynamics = animator

        DispatchQueue.main.asyncAfter(deadline: .now() + 0.9) { [weak self] in
            guard let animator = self?.dynamics else { return }
            animator.removeAllBehaviors()
            let snap = UISnapBehavior(item: card, snapTo: CGPoint(x: container.bounds.midX, y: container.bounds.midY))
            snap.damping = 0.9
            animator.addBehavior(snap)
        }
    }

    private func finish() {
        guard let context = context, let card = context.view(forKey: .to) else { return }
        dynamics?.removeAllBehaviors()
        dynamics = nil
        self.context = nil
        card.transform = .identity
        card.center = CGPoint(x: context.containerView.bounds.midX, y: context.containerView.bounds.midY)
        context.completeTransition(true)
    }
}

extension DropAnimator: UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        finish()
    }

    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem, withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint) {
        if #available(iOS 10.0, *) {
            UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
        }
    }
}

final class FallAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let velocity: CGPoint
    private var dynamics: UIDynamicAnimator?

    init(velocity: CGPoint) {
        self.velocity = velocity
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.7
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let card = transitionContext.view(forKey: .from) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        let animator = UIDynamicAnimator(referenceView: container)
        let start = Date()

        let body = UIDynamicItemBehavior(items: [card])
        body.addLinearVelocity(velocity, for: card)
        body.addAngularVelocity(velocity == .zero ? 1.2 : velocity.x / 400, for: card)
        animator.addBehavior(body)

        let gravity = UIGravityBehavior(items: [card])
        gravity.gravityDirection = CGVector(dx: 0, dy: 4)
        gravity.action = { [weak self] in
            let gone = !container.bounds.insetBy(dx: -60, dy: -60).intersects(card.frame)
            guard gone || Date().timeIntervalSince(start) > 1.5, self?.dynamics != nil else { return }
            self?.dynamics?.removeAllBehaviors()
            self?.dynamics = nil
            card.removeFromSuperview()
            transitionContext.completeTransition(true)
        }
        animator.addBehavior(gravity)
        dynamics = animator
    }
}

final class SpotlightPresentationController: UIPresentationController {

    private lazy var shade: UIView = {
        let shade = UIView()
        shade.backgroundColor = UIColor(red: 0.20, green: 0.05, blue: 0.08, alpha: 0.7)
        shade.alpha = 0
        return shade
    }()

    override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        shade.frame = container.bounds
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(shade, at: 0)
        UIView.animate(withDuration: 0.3) { self.shade.alpha = 1 }
    }

    override func dismissalTransitionWillBegin() {
        UIView.animate(withDuration: 0.4) { self.shade.alpha = 0 }
    }

    override var shouldPresentInFullscreen: Bool { return true }
    override var shouldRemovePresentersView: Bool { return false }
}

// MARK: - Rating card

protocol RatingViewControllerDelegate: class {
    func ratingViewController(_ controller: RatingViewController, didGive stars: Int)
}

final class RatingViewController: UIViewController {

    weak var delegate: RatingViewControllerDelegate?

    private let dish: String
    private var stars = 0
    private var starButtons: [UIButton] = []
    private var throwVelocity = CGPoint.zero

    private var dragAnimator: UIDynamicAnimator?
    private var attachment: UIAttachmentBehavior?

    init(dish: String) {
        self.dish = dish
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
        preferredContentSize = CGSize(width: 290, height: 220)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.layer.cornerRadius = 20
        view.layer.shadowOpacity = 0.4
        view.layer.shadowRadius = 16
        view.layer.allowsEdgeAntialiasing = true

        let title = UILabel(frame: CGRect(x: 16, y: 20, width: 258, height: 28))
        title.text = "How was it?"
        title.textAlignment = .center
        title.textColor = .black
        title.font = UIFont(name: "Baskerville-Bold", size: 24)
        view.addSubview(title)

        let subtitle = UILabel(frame: CGRect(x: 16, y: 50, width: 258, height: 22))
        subtitle.text = dish
        subtitle.textAlignment = .center
        subtitle.textColor = .gray
        subtitle.font = UIFont(name: "Baskerville-Italic", size: 17)
        view.addSubview(subtitle)

        for index in 1...5 {
            let button = UIButton(frame: CGRect(x: 25 + CGFloat(index - 1) * 48, y: 86, width: 48, height: 48))
            button.setTitle("☆", for: .normal)
            button.setTitle("★", for: .selected)
            button.setTitleColor(.lightGray, for: .normal)
            button.setTitleColor(UIColor(red: 0.85, green: 0.60, blue: 0.10, alpha: 1), for: .selected)
            button.titleLabel?.font = .systemFont(ofSize: 36)
            button.tag = index
            button.accessibilityLabel = "\(index) stars"
            button.addTarget(self, action: #selector(starTapped(_:)), for: .touchUpInside)
            view.addSubview(button)
            starButtons.append(button)
        }

        let done = UIButton(frame: CGRect(x: 45, y: 154, width: 200, height: 44))
        done.setTitle("Done", for: .normal)
        done.backgroundColor = UIColor(red: 0.60, green: 0.10, blue: 0.16, alpha: 1)
        done.layer.cornerRadius = 22
        done.addTarget(self, action: #selector(doneTapped), for: .touchUpInside)
        view.addSubview(done)

        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned(_:))))
    }

    @objc private func starTapped(_ sender: UIButton) {
        stars = sender.tag
        for button in starButtons {
            button.isSelected = button.tag <= stars
            guard button.isSelected else { continue }
            button.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            UIView.animate(withDuration: 0.4, delay: Double(button.tag) * 0.05, usingSpringWithDamping: 0.4, initialSpringVelocity: 6, options: .allowUserInteraction, animations: {
                button.transform = .identity
            }, completion: nil)
        }
    }

    @objc private func doneTapped() {
        delegate?.ratingViewController(self, didGive: stars)
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
        guard let container = view.superview else { return }
        let point = pan.location(in: container)
        switch pan.state {
        case .began:
            let animator = UIDynamicAnimator(referenceView: container)
            let touch = pan.location(in: view)
            let offset = UIOffset(horizontal: touch.x - view.bounds.midX, vertical: touch.y - view.bounds.midY)
            let attachment = UIAttachmentBehavior(item: view, offsetFromCenter: offset, attachedToAnchor: point)
            animator.addBehavior(attachment)
            let body = UIDynamicItemBehavior(items: [view])
            body.angularResistance = 3
            body.density = 2
            animator.addBehavior(body)
            self.attachment = attachment
            dragAnimator = animator
        case .changed:
            attachment?.anchorPoint = point
        case .ended, .cancelled, .failed:
            dragAnimator?.removeAllBehaviors()
            attachment = nil
            let velocity = pan.velocity(in: container)
            let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
            if pan.state == .ended && speed > 800 {
                dragAnimator = nil
                throwVelocity = velocity
                presentingViewController?.dismiss(animated: true, completion: nil)
            } else {
                let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: container.bounds.midX, y: container.bounds.midY))
                snap.damping = 0.6
                dragAnimator?.addBehavior(snap)
            }
        default:
            break
        }
    }
}

extension RatingViewController: UIViewControllerTransitioningDelegate {

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        return SpotlightPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return DropAnimator()
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return FallAnimator(velocity: throwVelocity)
    }
}

// MARK: - Menu

final class MenuViewController: UITableViewController, RatingViewControllerDelegate {

    private let dishes = ["Ribollita", "Tagliatelle al ragù", "Saltimbocca", "Panna cotta", "Caffè"]
    private var given: [String: Int] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tavolo 7"
        tableView.rowHeight = 64
        tableView.backgroundColor = UIColor(red: 0.98, green: 0.95, blue: 0.90, alpha: 1)
        tableView.separatorColor = UIColor(red: 0.60, green: 0.10, blue: 0.16, alpha: 0.3)
        tableView.tableFooterView = UIView(frame: .zero)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return dishes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "dish") ?? UITableViewCell(style: .value1, reuseIdentifier: "dish")
        let dish = dishes[indexPath.row]
        cell.backgroundColor = .clear
        cell.textLabel?.text = dish
        cell.textLabel?.textColor = .black
        cell.textLabel?.font = UIFont(name: "Baskerville", size: 21)
        cell.detailTextLabel?.text = given[dish].map { String(repeating: "★", count: $0) }
        cell.detailTextLabel?.textColor = UIColor(red: 0.85, green: 0.60, blue: 0.10, alpha: 1)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let rating = RatingViewController(dish: dishes[indexPath.row])
        rating.delegate = self
        rating.view.tag = indexPath.row
        present(rating, animated: true, completion: nil)
    }

    func ratingViewController(_ controller: RatingViewController, didGive stars: Int) {
        let row = controller.view.tag
        dismiss(animated: true) {
            guard stars > 0 else { return }
            self.given[self.dishes[row]] = stars
            self.tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .right)
        }
    }
}
