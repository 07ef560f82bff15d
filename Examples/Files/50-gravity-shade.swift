// A heavy window-shade hangs at the top; drag its handle down and it swings on a spring, falls and bounces open, flick it up to close, and "Drop a note" lets a modal fall in under gravity.

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey : Any]? = nil) -> Bool {
        self.window = UIWindow(frame: UIScreen.main.bounds)
        self.window!.rootViewController = ShadeViewController()
        self.window!.makeKeyAndVisible()
        return true
    }
}

class ShadeViewController: UIViewController, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {

    let handleHeight: CGFloat = 64
    var shade: UIView!
    var handleLabel: UILabel!
    var dimView: UIView!
    var noteButton: UIButton!

    var animator: UIDynamicAnimator!
    var gravity: UIGravityBehavior!
    var collision: UICollisionBehavior!
    var shadeProperties: UIDynamicItemBehavior!
    var attachment: UIAttachmentBehavior?
    var isOpen = false
    var isConfigured = false

    let dropTransition = DropTransitioningDelegate()

    override func viewDidLoad() {
        super.viewDidLoad()
        self.view.backgroundColor = UIColor(white: 0.93, alpha: 1.0)
        self.view.clipsToBounds = true

        noteButton = UIButton(type: .system)
        noteButton.setTitle("Drop a note", for: .normal)
        noteButton.titleLabel?.font = UIFont.boldSystemFont(ofSize: 20)
        noteButton.addTarget(self, action: #selector(dropNote(_:)), for: .touchUpInside)
        self.view.addSubview(noteButton)

        dimView = UIView()
        dimView.backgroundColor = UIColor.black
        dimView.alpha = 0
        dimView.isUserInteractionEnabled = false
        self.view.addSubview(dimView)

        shade = UIView()
        shade.backgroundColor = UIColor(red: 0.16, green: 0.22, blue: 0.31, alpha: 1)
        shade.layer.shadowColor = UIColor.black.cgColor
        shade.layer.shadowOpacity = 0.4
        shade.layer.shadowRadius = 8
        shade.layer.shadowOffset = CGSize(width: 0, height: 3)
        self.view.addSubview(shade)

        handleLabel = UILabel()
        handleLabel.text = "pull"
        handleLabel.textColor = UIColor.white
        handleLabel.textAlignment = .center
        handleLabel.font = UIFont.systemFont(ofSize: 15, weight: .medium)
        shade.addSubview(handleLabel)

        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        pan.maximumNumberOfTouches = 1
        shade.addGestureRecognizer(pan)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        dimView.frame = self.view.bounds
        noteButton.sizeToFit()
        noteButton.center = CGPoint(x: self.view.bounds.midX, y: self.view.bounds.height * 0.8)
        if !isConfigured && self.view.bounds.height > 0 {
            isConfigured = true
            configureDynamics()
        }
    }

    func configureDynamics() {
        let size = self.view.bounds.size
        let shadeHeight = size.height * 0.6
        let closedHandle = handleHeight + self.view.safeAreaInsets.top
        shade.frame = CGRect(x: 0, y: closedHandle - shadeHeight, width: size.width, height: shadeHeight)
        handleLabel.frame = CGRect(x: 0, y: shadeHeight - handleHeight, width: size.width, height: handleHeight)

        animator = UIDynamicAnimator(referenceView: self.view)
        animator.delegate = self

        gravity = UIGravityBehavior(items: [shade])
        gravity.gravityDirection = CGVector(dx: 0, dy: -3)
        animator.addBehavior(gravity)

        collision = UICollisionBehavior(items: [shade])
        collision.collisionMode = .boundaries
        collision.collisionDelegate = self
        // the ceiling stops the shade rolling off, the floor is where its lower edge rests when open
        let ceiling = closedHandle - shadeHeight - 1
        collision.addBoundary(withIdentifier: "ceiling" as NSString,
                              from: CGPoint(x: -200, y: ceiling), to: CGPoint(x: size.width + 200, y: ceiling))
        collision.addBoundary(withIdentifier: "floor" as NSString,
                              from: CGPoint(x: -200, y: shadeHeight + 1), to: CGPoint(x: size.width + 200, y: shadeHeight + 1))
        animator.addBehavior(collision)

        shadeProperties = UIDynamicItemBehavior(items: [shade])
        shadeProperties.allowsRotation = false
        shadeProperties.elasticity = 0.35
        shadeProperties.resistance = 0.5
        shadeProperties.density = 0.8
        shadeProperties.action = { [weak self] in
            guard let strongSelf = self else { return }
            let travel = shadeHeight - closedHandle
            let openness = (strongSelf.shade.frame.maxY - closedHandle) / travel
            strongSelf.dimView.alpha = max(0, min(1, openness)) * 0.5
        }
        animator.addBehavior(shadeProperties)
    }

    // MARK: - Gestures

    @objc func handlePan(_ pan: UIPanGestureRecognizer) {
        let location = pan.location(in: self.view)
        let anchor = CGPoint(x: shade.center.x, y: location.y)

        switch pan.state {
        case .began:
            animator.removeBehavior(gravity)
            let offset = UIOffset(horizontal: 0, vertical: location.y - shade.center.y)
            let newAttachment = UIAttachmentBehavior(item: shade, offsetFromCenter: offset, attachedToAnchor: anchor)
            newAttachment.length = 0
            newAttachment.frequency = 4.0
            newAttachment.damping = 0.8
            animator.addBehavior(newAttachment)
            attachment = newAttachment
        case .changed:
            attachment?.anchorPoint = anchor
        case .ended, .cancelled, .failed:
            if let attachment = attachment {
                animator.removeBehavior(attachment)
            }
            attachment = nil
            let velocity = pan.velocity(in: self.view).y
            if abs(velocity) > 150 {
                isOpen = velocity > 0
            } else {
                isOpen = shade.frame.maxY > self.view.bounds.height * 0.35
            }
            // remove whatever the spring left behind and replace it by the finger's own speed
            let current = shadeProperties.linearVelocity(for: shade)
            shadeProperties.addLinearVelocity(CGPoint(x: -current.x, y: velocity * 0.7 - current.y), for: shade)
            gravity.gravityDirection = CGVector(dx: 0, dy: isOpen ? 3 : -3)
            animator.addBehavior(gravity)
        default:
            break
        }
    }

    @objc func dropNote(_ sender: UIButton) {
        let note = NoteViewController()
        note.modalPresentationStyle = .custom
        note.transitioningDelegate = dropTransition
        self.present(note, animated: true, completion: nil)
    }

    // MARK: - UICollisionBehaviorDelegate

    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
                           withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint) {
        guard let name = identifier as? String else { return }
        if name == "floor" {
            if #available(iOS 10.0, *) {
                UIImpactFeedbackGenerator(style: .medium).impactOccurred()
            }
        }
    }

    // MARK: - UIDynamicAnimatorDelegate

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
        handleLabel.text = "…"
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        handleLabel.text = isOpen ? "push" : "pull"
    }
}

// MARK: - A modal that drops

class DropTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return DropAnimator(presenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return DropAnimator(presenting: false)
    }
}

class DropAnimator: NSObject, UIViewControllerAnimatedTransitioning, UIDynamicAnimatorDelegate {

    let presenting: Bool
    var dynamics: UIDynamicAnimator?
    var context: UIViewControllerContextTransitioning?

    init(presenting: Bool) {
        self.presenting = presenting
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return presenting ? 1.2 : 0.8
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        let container = transitionContext.containerView
        let dynamics = UIDynamicAnimator(referenceView: container)
        self.dynamics = dynamics

        if presenting {
            let toView = transitionContext.view(forKey: .to)!
            let size = CGSize(width: min(300, container.bounds.width - 40), height: 220)
            let restingBottom = container.bounds.midY + size.height / 2
            toView.frame = CGRect(x: container.bounds.midX - size.width / 2, y: -size.height, width: size.width, height: size.height)
            container.addSubview(toView)

            let gravity = UIGravityBehavior(items: [toView])
            gravity.magnitude = 2.5
            let collision = UICollisionBehavior(items: [toView])
            collision.addBoundary(withIdentifier: "rest" as NSString,
                                  from: CGPoint(x: 0, y: restingBottom),
                                  to: CGPoint(x: container.bounds.width, y: restingBottom))
            let properties = UIDynamicItemBehavior(items: [toView])
            properties.elasticity = 0.5
            properties.allowsRotation = false
            [gravity, collision, properties].forEach { dynamics.addBehavior($0) }
            dynamics.delegate = self
        } else {
            let fromView = transitionContext.view(forKey: .from)!
            let gravity = UIGravityBehavior(items: [fromView])
            gravity.magnitude = 4
            gravity.action = { [weak self] in
                if fromView.frame.minY > container.bounds.maxY {
                    self?.finish()
                }
            }
            let properties = UIDynamicItemBehavior(items: [fromView])
            properties.addAngularVelocity(1.2, for: fromView)
            dynamics.addBehavior(gravity)
            dynamics.addBehavior(properties)
        }
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        finish()
    }

    private func finish() {
        guard let context = context else { return }
        self.context = nil
        dynamics?.removeAllBehaviors()
        dynamics = nil
        context.completeTransition(!context.transitionWasCancelled)
    }
}

class NoteViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 1, green: 0.95, blue: 0.6, alpha: 1)
        view.layer.cornerRadius = 6

        let label = UILabel()
        label.text = "Remember the milk"
        label.font = UIFont(name: "MarkerFelt-Thin", size: 24) ?? UIFont.systemFont(ofSize: 24)
        label.textColor = UIColor.darkGray
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)

        let close = UIButton(type: .system)
        close.setTitle("Let it fall", for: .normal)
        close.addTarget(self, action: #selector(closeTapped(_:)), for: .touchUpInside)
        close.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(close)

        let views: [String: Any] = ["label": label, "close": close]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "V:|-(>=24)-[label]-(20)-[close]-(24)-|", options: .alignAllCenterX, metrics: nil, views: views)
        )
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    }

    @objc func closeTapped(_ sender: Any) {
        dismiss(animated: true, completion: nil)
    }
}
