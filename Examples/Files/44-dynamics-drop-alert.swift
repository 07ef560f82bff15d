//  GravityAlert.swift — Swift 4.2

import UIKit

enum GravityAlertAction {
    case cancel(String)
    case ok(String, () -> Void)

    var title: String {
        switch self {
        case .cancel(let t): return t
        case .ok(let t, _): return t
        }
    }
}

@objc protocol GravityAlertDelegate: class {
    @objc optional func gravityAlertWillFall(_ alert: GravityAlertController)
    @objc optional func gravityAlert(_ alert: GravityAlertController, didTapButtonAt index: Int)
}

@objcMembers class GravityAlertController: UIViewController {
    weak var delegate: GravityAlertDelegate?
    private let message: String
    private let actions: [GravityAlertAction]
    private var animator: UIDynamicAnimator?
    private var attachment: UIAttachmentBehavior?
    private var snap: UISnapBehavior?
    let card = UIVisualEffectView(effect: UIBlurEffect(style: .extraLight))

    init(title: String, message: String, actions: [GravityAlertAction]) {
        self.message = message
        self.actions = actions
        super.init(nibName: nil, bundle: nil)
        self.title = title
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    required init?(coder aDecoder: NSCoder) {
        message = aDecoder.decodeObject(forKey: "message") as? String ?? ""
        actions = []
        super.init(coder: aDecoder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
        card.layer.cornerRadius = 14
        card.layer.masksToBounds = true
        card.bounds = CGRect(origin: .zero, size: CGSize(width: 270, height: 180))
        view.addSubview(card)

        let titleLabel = UILabel()
        titleLabel.text = title
        titleLabel.font = UIFont.systemFont(ofSize: 18, weight: UIFont.Weight.semibold)
        titleLabel.textAlignment = .center
        let messageLabel = UILabel()
        messageLabel.text = message
        messageLabel.numberOfLines = 0
        messageLabel.lineBreakMode = .byWordWrapping
        messageLabel.textAlignment = .center
        messageLabel.font = UIFont.systemFont(ofSize: 14)
        let buttons = actions.enumerated().map { (index, action) -> UIButton in
            let button = UIButton(type: .system)
            button.tag = index
            button.setTitle(action.title, for: [])
            button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
            return button
        }
        let row = UIStackView(arrangedSubviews: buttons)
        row.distribution = .fillEqually
        let stack = UIStackView(arrangedSubviews: [titleLabel, messageLabel, row])
        stack.axis = .vertical
        stack.spacing = 12
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 20, left: 16, bottom: 8, right: 16)
        stack.frame = card.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card.contentView.addSubview(stack)

        let pan = UIPanGestureRecognizer(target: self, action: #selector(drag(_:)))
        card.addGestureRecognizer(pan)
    }

    func tapped(_ sender: UIButton) {
        delegate?.gravityAlert?(self, didTapButtonAt: sender.tag)
        let action = actions[sender.tag]
        dismiss(animated: true) {
            if case .ok(_, let handler) = action { handler() }
        }
    }

    func drag(_ pan: UIPanGestureRecognizer) {
        let point = pan.location(in: view)
        switch pan.state {
        case .began:
            animator = animator ?? UIDynamicAnimator(referenceView: view)
            animator?.removeAllBehaviors()
            let local = pan.location(in: card)
            let offset = UIOffset(horizontal: local.x - card.bounds.midX, vertical: local.y - card.bounds.midY)
            let attachment = UIAttachmentBehavior(item: card, offsetFromCenter: offset, attachedToAnchor: point)
            animator?.addBehavior(attachment)
            self.attachment = attachment
        case .changed:
            attachment?.anchorPoint = point
        default:
            if let attachment = attachment { animator?.removeBehavior(attachment) }
            let velocity = pan.velocity(in: view)
            if hypot(velocity.x, velocity.y) > 1200 {
                dismiss(animated: true)
            } else {
                let snap = UISnapBehavior(item: card, snapTo: view.center)
                snap.damping = 0.6
                animator?.addBehavior(snap)
            }
        }
    }
}

extension GravityAlertController: UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return DropAnimator(direction: .in)
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        delegate?.gravityAlertWillFall?(self)
        return DropAnimator(direction: .out)
    }
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        return DimPresentation(presentedViewController: presented, presenting: presenting)
    }
}

class DimPresentation: UIPresentationController {
    lazy var dim: UIView = {
        $0.backgroundColor = UIColor(white: 0, alpha: 0.45)
        $0.alpha = 0
        return $0
    }(UIView())

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView = containerView else { return }
        dim.frame = containerView.bounds
        containerView.insertSubview(dim, at: 0)
        presentingViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dim.alpha = 1 }, completion: nil)
    }
    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in self?.dim.alpha = 0 })
    }
    override var shouldRemovePresentersView: Bool { return false }
}

class DropAnimator: NSObject, UIViewControllerAnimatedTransitioning, UIDynamicAnimatorDelegate {
    enum Direction { case `in`, out }
    let direction: Direction
    private var animator: UIDynamicAnimator!
    private var done: (() -> Void)?

    init(direction: Direction) { self.direction = direction }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.9 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let container = context.containerView
        animator = UIDynamicAnimator(referenceView: container)
        animator.delegate = self
        switch direction {
        case .in:
            guard let alert = context.viewController(forKey: .to) as? GravityAlertController else { return }
            container.addSubview(alert.view)
            alert.view.frame = container.bounds
            alert.card.center = CGPoint(x: container.bounds.midX, y: -120)
            alert.card.transform = CGAffineTransform(rotationAngle: .pi / 8)
            let snap = UISnapBehavior(item: alert.card, snapTo: container.center)
            snap.damping = 0.5
            animator.addBehavior(snap)
        case .out:
            guard let alert = context.viewController(forKey: .from) as? GravityAlertController else { return }
            let gravity = UIGravityBehavior(items: [alert.card])
            gravity.magnitude = 4
            let item = UIDynamicItemBehavior(items: [alert.card])
            item.addAngularVelocity(.pi / 3, for: alert.card)
            item.angularResistance = 0
            animator.addBehavior(gravity)
            animator.addBehavior(item)
        }
        let delay = transitionDuration(using: context)
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
            self.animator.removeAllBehaviors()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

class DemoViewController: UIViewController, GravityAlertDelegate {
    let status = UILabel(frame: CGRect(x: 20, y: 120, width: 280, height: 30))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.groupTableViewBackground
        let button = UIButton(type: UIButton.ButtonType.roundedRect)
        button.setTitle("Delete everything", for: .normal)
        button.sizeToFit()
        button.center = view.center
        button.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin]
        button.addTarget(self, action: #selector(ask), for: .touchUpInside)
        view.addSubview(button)
        status.text = "Nothing deleted"
        view.addSubview(status)
    }

    @objc func ask() {
        let alert = GravityAlertController(title: "Really?", message: "There is no way back from here.", actions: [
            .cancel("Keep"), .ok("Delete", { [weak self] in self?.status.text = "Deleted" })
        ])
        alert.delegate = self
        self.present(alert, animated: true)
    }

    func gravityAlertWillFall(_ alert: GravityAlertController) {
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
    }
}
