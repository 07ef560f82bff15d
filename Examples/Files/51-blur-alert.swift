// Press "Delete everything" and an alert drops in over a gradually thickening blur with a springing icon; drag the alert down to thin the blur and throw it away, or pick one of its buttons.

import UIKit

// MARK: - Actions DSL

struct BlurAlertAction {
    enum Style { case normal, destructive, cancel }

    let title: String
    let style: Style
    let handler: () -> Void

    init(_ title: String, style: Style = .normal, handler: @escaping () -> Void = {}) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

@resultBuilder
enum BlurAlertActionBuilder {
    static func buildExpression(_ expression: BlurAlertAction) -> [BlurAlertAction] { [expression] }
    static func buildBlock(_ components: [BlurAlertAction]...) -> [BlurAlertAction] { components.flatMap { $0 } }
    static func buildOptional(_ component: [BlurAlertAction]?) -> [BlurAlertAction] { component ?? [] }
    static func buildEither(first component: [BlurAlertAction]) -> [BlurAlertAction] { component }
    static func buildEither(second component: [BlurAlertAction]) -> [BlurAlertAction] { component }
}

// MARK: - Variable blur

/// A blur whose strength can be set anywhere between none and full, by parking a property animator part-way.
final class VariableBlurView: UIVisualEffectView {

    private let style: UIBlurEffect.Style
    private var animator: UIViewPropertyAnimator?
    private var link: CADisplayLink?
    private var rampStart: (time: CFTimeInterval, value: CGFloat) = (0, 0)
    private var rampTarget: CGFloat = 0
    private var rampDuration: CFTimeInterval = 0.3

    init(style: UIBlurEffect.Style) {
        self.style = style
        super.init(effect: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // the animation only takes hold once the view is on screen
        guard window != nil, animator == nil else { return }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [weak self, style] in
            self?.effect = UIBlurEffect(style: style)
        }
        animator.pausesOnCompletion = true
        animator.pauseAnimation()
        self.animator = animator
    }

    var intensity: CGFloat {
        get { animator?.fractionComplete ?? 0 }
        set {
            link?.invalidate()
            link = nil
            animator?.fractionComplete = max(0, min(1, newValue))
        }
    }

    func ramp(to target: CGFloat, duration: CFTimeInterval) {
        link?.invalidate()
        rampStart = (CACurrentMediaTime(), intensity)
        rampTarget = target
        rampDuration = max(duration, 0.01)
        let link = CADisplayLink(target: self, selector: #selector(tick(_:)))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    @objc private func tick(_ link: CADisplayLink) {
        let t = min(1, (link.targetTimestamp - rampStart.time) / rampDuration)
        let eased = CGFloat(t * t * (3 - 2 * t))
        animator?.fractionComplete = rampStart.value + (rampTarget - rampStart.value) * eased
        if t >= 1 {
            link.invalidate()
            self.link = nil
        }
    }

    /// A paused animator must be stopped before it is released.
    func tearDown() {
        link?.invalidate()
        link = nil
        animator?.stopAnimation(true)
        animator = nil
    }
}

// MARK: - Presentation

final class BlurPresentationController: UIPresentationController {

    let blur = VariableBlurView(style: .systemThinMaterialDark)
    static let strength: CGFloat = 0.55

    override func presentationTransitionWillBegin() {
        guard let containerView = containerView else { return }
        blur.frame = containerView.bounds
        blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView.insertSubview(blur, at: 0)
        let duration = presentedViewController.transitionCoordinator?.transitionDuration ?? 0.3
        blur.ramp(to: Self.strength, duration: duration)
        presentingViewController.view.tintAdjustmentMode = .dimmed
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { cleanUp() }
    }

    override func dismissalTransitionWillBegin() {
        let duration = presentedViewController.transitionCoordinator?.transitionDuration ?? 0.3
        blur.ramp(to: 0, duration: duration)
        presentingViewController.view.tintAdjustmentMode = .automatic
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { cleanUp() }
    }

    private func cleanUp() {
        blur.tearDown()
        blur.removeFromSuperview()
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView = containerView else { return .zero }
        let width = min(300, containerView.bounds.width - 48)
        let fitting = presentedViewController.view.systemLayoutSizeFitting(
            CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return CGRect(x: (containerView.bounds.width - width) / 2,
                      y: (containerView.bounds.height - fitting.height) / 2,
                      width: width,
                      height: fitting.height).integral
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard presentedView?.transform.isIdentity == true else { return }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}

final class BlurAlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool
    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        isPresenting ? 0.6 : 0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let duration = transitionDuration(using: transitionContext)
        if isPresenting {
            guard let alert = transitionContext.viewController(forKey: .to), let view = transitionContext.view(forKey: .to) else {
                return transitionContext.completeTransition(false)
            }
            view.frame = transitionContext.finalFrame(for: alert)
            transitionContext.containerView.addSubview(view)
            view.alpha = 0
            view.transform = CGAffineTransform(translationX: 0, y: -220).rotated(by: -0.08)
            UIView.animateKeyframes(withDuration: duration, delay: 0, options: [.calculationModeCubic], animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
                    view.alpha = 1
                }
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    view.transform = CGAffineTransform(translationX: 0, y: 18).rotated(by: 0.02)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
                    view.transform = CGAffineTransform(translationX: 0, y: -6)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
                    view.transform = .identity
                }
            }, completion: { _ in
                (alert as? BlurAlertController)?.popIcon()
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
        } else {
            guard let view = transitionContext.view(forKey: .from) else {
                return transitionContext.completeTransition(false)
            }
            let thrown = view.transform.ty > 40
            UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseIn, .beginFromCurrentState]) {
                view.transform = thrown
                    ? view.transform.concatenating(CGAffineTransform(translationX: 0, y: transitionContext.containerView.bounds.height))
                    : CGAffineTransform(scaleX: 0.8, y: 0.8)
                view.alpha = thrown ? 1 : 0
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }
}

// MARK: - Alert

final class BlurAlertController: UIViewController, UIViewControllerTransitioningDelegate {

    private let message: String
    private let actions: [BlurAlertAction]
    private let icon = UIImageView()

    init(title: String, message: String, symbolName: String, @BlurAlertActionBuilder actions: () -> [BlurAlertAction]) {
        self.message = message
        self.actions = actions()
        super.init(nibName: nil, bundle: nil)
        self.title = title
        icon.image = UIImage(systemName: symbolName)?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 44, weight: .bold))
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        view.layer.cornerRadius = 22
        view.layer.cornerCurve = .continuous
        view.accessibilityViewIsModal = true

        icon.tintColor = .systemRed
        icon.contentMode = .center

        let titleLabel = UILabel()
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.textAlignment = .center
        let messageLabel = UILabel()
        messageLabel.text = message
        messageLabel.font = .preferredFont(forTextStyle: .subheadline)
        messageLabel.textColor = .secondaryLabel
        messageLabel.textAlignment = .center
        messageLabel.numberOfLines = 0

        let buttons = actions.map(makeButton)
        let buttonStack = UIStackView(arrangedSubviews: buttons)
        buttonStack.axis = buttons.count == 2 ? .horizontal : .vertical
        buttonStack.distribution = .fillEqually
        buttonStack.spacing = 10

        let stack = UIStackView(arrangedSubviews: [icon, titleLabel, messageLabel, buttonStack])
        stack.axis = .vertical
        stack.spacing = 12
        stack.setCustomSpacing(22, after: messageLabel)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 24, leading: 20, bottom: 20, trailing: 20)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor)
        ])
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged(_:))))
    }

    private func makeButton(for action: BlurAlertAction) -> UIButton {
        var configuration: UIButton.Configuration
        switch action.style {
        case .normal: configuration = .tinted()
        case .destructive:
            configuration = .filled()
            configuration.baseBackgroundColor = .systemRed
        case .cancel: configuration = .gray()
        }
        configuration.title = action.title
        return UIButton(configuration: configuration, primaryAction: UIAction { [unowned self] _ in
            self.presentingViewController?.dismiss(animated: true, completion: action.handler)
        })
    }

    func popIcon() {
        let spring = CASpringAnimation(keyPath: "transform.scale")
        spring.fromValue = 0.6
        spring.toValue = 1
        spring.mass = 1
        spring.stiffness = 320
        spring.damping = 9
        spring.initialVelocity = 12
        spring.duration = spring.settlingDuration
        icon.layer.add(spring, forKey: "pop")
        UINotificationFeedbackGenerator().notificationOccurred(.warning)
    }

    @objc private func dragged(_ pan: UIPanGestureRecognizer) {
        let y = pan.translation(in: view.superview).y
        let blur = (presentationController as? BlurPresentationController)?.blur
        switch pan.state {
        case .changed:
            let resisted = y > 0 ? y : -pow(-y, 0.7)
            view.transform = CGAffineTransform(translationX: 0, y: resisted)
            blur?.intensity = BlurPresentationController.strength * (1 - max(0, min(1, y / 400)))
        case .ended where y > 140 || pan.velocity(in: view.superview).y > 900:
            dismiss(animated: true)
        case .ended, .cancelled, .failed:
            blur?.ramp(to: BlurPresentationController.strength, duration: 0.3)
            UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0.4, options: .allowUserInteraction) {
                self.view.transform = .identity
            }
        default:
            break
        }
    }

    override func accessibilityPerformEscape() -> Bool {
        dismiss(animated: true)
        return true
    }

    // MARK: UIViewControllerTransitioningDelegate

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        BlurPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        BlurAlertAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        BlurAlertAnimator(isPresenting: false)
    }
}

// MARK: - Demo

final class DemoViewController: UIViewController {

    private let status = UILabel()
    private var undoCount = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
        let button = UIButton(type: .system)
        button.setTitle("Delete everything", for: .normal)
        button.titleLabel?.font = .boldSystemFont(ofSize: 22)
        button.addTarget(self, action: #selector(ask), for: .touchUpInside)
        status.text = "12,481 files"
        status.font = .monospacedDigitSystemFont(ofSize: 40, weight: .bold)

        let stack = UIStackView(arrangedSubviews: [status, button])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 40
        stack.frame = view.bounds.insetBy(dx: 20, dy: view.bounds.height * 0.35)
        stack.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
        view.addSubview(stack)
    }

    @objc private func ask() {
        let alert = BlurAlertController(title: "Delete everything?", message: "All of your files will go. This cannot be undone, mostly.", symbolName: "trash.circle.fill") {
            BlurAlertAction("Delete", style: .destructive) { [weak self] in
                self?.status.text = "0 files"
                self?.undoCount += 1
            }
            if undoCount > 0 {
                BlurAlertAction("Bring them back") { [weak self] in self?.status.text = "12,481 files" }
            }
            BlurAlertAction("Keep", style: .cancel)
        }
        present(alert, animated: true)
    }
}
