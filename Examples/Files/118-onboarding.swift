// What you see: four coloured steps; tap Continue or swipe left and right. One line drawing morphs from step to step
// (star, heart, drop, seal) over rings which pulse outwards; on the last step a tick is drawn by a moving stroke and
// confetti falls. "Get started" turns the whole screen over like a playing card, in perspective, to the home screen;
// drag from its left edge to turn it back by hand, or tap Replay.
//
//  Onboarding.swift, iOS 15

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .black
        window.rootViewController = OnboardingViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

// MARK: - Shapes

/// Every shape is sampled with the same number of points, so that any of them morphs into any other.
enum Shape {
    case star, heart, drop, seal

    private static let samples = 120

    private func point(at fraction: CGFloat) -> CGPoint {
        let t = fraction * 2 * .pi
        switch self {
        case .star:
            let radius: CGFloat = 0.72 + 0.28 * cos(5 * t)
            return CGPoint(x: radius * sin(t), y: -radius * cos(t))
        case .heart:
            let s: CGFloat = sin(t)
            let broad: CGFloat = 13 * cos(t) - 5 * cos(2 * t)
            let fine: CGFloat = 2 * cos(3 * t) + cos(4 * t)
            return CGPoint(x: 16 * s * s * s / 17, y: (fine - broad) / 17)
        case .drop:
            let width: CGFloat = pow(sin(t / 2), 1.5) * 0.9
            return CGPoint(x: sin(t) * width, y: -cos(t))
        case .seal:
            let radius: CGFloat = 0.9 + 0.06 * cos(12 * t)
            return CGPoint(x: radius * sin(t), y: -radius * cos(t))
        }
    }

    func path(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        for index in 0..<Shape.samples {
            let unit = point(at: CGFloat(index) / CGFloat(Shape.samples))
            let place = CGPoint(x: rect.midX + unit.x * rect.width / 2, y: rect.midY + unit.y * rect.height / 2)
            if index == 0 {
                path.move(to: place)
            } else {
                path.addLine(to: place)
            }
        }
        path.close()
        return path
    }
}

struct Step {
    let shape: Shape
    let title: String
    let text: String
    let colour: UIColor

    static let all = [
        Step(shape: .star, title: "Collect", text: "Keep what shines.", colour: UIColor(red: 0.20, green: 0.24, blue: 0.55, alpha: 1)),
        Step(shape: .heart, title: "Care", text: "Share it with a few people.", colour: UIColor(red: 0.70, green: 0.18, blue: 0.36, alpha: 1)),
        Step(shape: .drop, title: "Sync", text: "Every device, even offline.", colour: UIColor(red: 0.05, green: 0.48, blue: 0.55, alpha: 1)),
        Step(shape: .seal, title: "Done", text: "You are all set.", colour: UIColor(red: 0.16, green: 0.50, blue: 0.26, alpha: 1))
    ]
}

// MARK: - Stage

final class StageView: UIView {
    private let replicator = CAReplicatorLayer()
    private let ring = CAShapeLayer()
    private let outline = CAShapeLayer()
    private let tick = CAShapeLayer()
    private let confetti = CAEmitterLayer()
    private var shape = Shape.star

    override init(frame: CGRect) {
        super.init(frame: frame)
        ring.fillColor = nil
        ring.strokeColor = UIColor.white.withAlphaComponent(0.5).cgColor
        ring.lineWidth = 2
        replicator.addSublayer(ring)
        replicator.instanceCount = 4
        replicator.instanceDelay = 0.6
        replicator.instanceAlphaOffset = -0.15

        outline.fillColor = UIColor.white.withAlphaComponent(0.15).cgColor
        outline.strokeColor = UIColor.white.cgColor
        outline.lineWidth = 5
        outline.lineJoin = .round
        tick.fillColor = nil
        tick.strokeColor = UIColor.white.cgColor
        tick.lineWidth = 12
        tick.lineCap = .round
        tick.lineJoin = .round
        tick.strokeEnd = 0

        confetti.emitterShape = .line
        confetti.birthRate = 0
        confetti.emitterCells = [UIColor.systemYellow, .systemPink, .systemTeal, .white].map { StageView.confettiCell($0) }
        for sublayer in [replicator, outline, tick, confetti] as [CALayer] { layer.addSublayer(sublayer) }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private static func confettiCell(_ colour: UIColor) -> CAEmitterCell {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 12)).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 12))
        }
        let cell = CAEmitterCell()
        cell.contents = image.cgImage
        cell.color = colour.cgColor
        cell.birthRate = 12
        cell.lifetime = 6
        cell.velocity = 160
        cell.velocityRange = 60
        cell.emissionLongitude = .pi
        cell.emissionRange = .pi / 5
        cell.spin = 2
        cell.spinRange = 4
        cell.scale = 0.5
        cell.scaleRange = 0.3
        cell.yAcceleration = 90
        return cell
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height) * 0.55
        let rect = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        replicator.frame = bounds
        ring.frame = rect
        ring.path = UIBezierPath(ovalIn: ring.bounds).cgPath
        outline.frame = bounds
        outline.path = shape.path(in: rect).cgPath
        let mark = UIBezierPath()
        mark.move(to: CGPoint(x: rect.minX + side * 0.3, y: rect.midY))
        mark.addLine(to: CGPoint(x: rect.minX + side * 0.45, y: rect.midY + side * 0.16))
        mark.addLine(to: CGPoint(x: rect.minX + side * 0.72, y: rect.midY - side * 0.18))
        tick.frame = bounds
        tick.path = mark.cgPath
        confetti.frame = bounds
        confetti.emitterPosition = CGPoint(x: bounds.midX, y: -20)
        confetti.emitterSize = CGSize(width: bounds.width, height: 1)
        CATransaction.commit()
        startPulse()
    }

    private func startPulse() {
        guard ring.animation(forKey: "pulse") == nil else { return }
        let grow = CABasicAnimation(keyPath: "transform.scale")
        grow.fromValue = 0.8
        grow.toValue = 2
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0.8
        fade.toValue = 0
        let pulse = CAAnimationGroup()
        pulse.animations = [grow, fade]
        pulse.duration = 2.4
        pulse.repeatCount = .infinity
        pulse.isRemovedOnCompletion = false
        ring.opacity = 0
        ring.add(pulse, forKey: "pulse")
    }

    func morph(to newShape: Shape) {
        let side = min(bounds.width, bounds.height) * 0.55
        let target = newShape.path(in: CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)).cgPath
        let morph = CASpringAnimation(keyPath: "path")
        morph.fromValue = outline.presentation()?.path ?? outline.path
        morph.toValue = target
        morph.damping = 12
        morph.duration = morph.settlingDuration
        shape = newShape
        outline.path = target
        outline.add(morph, forKey: "path")

        let finished = newShape == .seal
        let draw = CABasicAnimation(keyPath: "strokeEnd")
        draw.fromValue = finished ? 0 : tick.strokeEnd
        draw.toValue = finished ? 1 : 0
        draw.beginTime = CACurrentMediaTime() + (finished ? 0.4 : 0)
        draw.duration = 0.5
        draw.fillMode = .backwards
        draw.timingFunction = CAMediaTimingFunction(name: .easeOut)
        tick.strokeEnd = finished ? 1 : 0
        tick.add(draw, forKey: "draw")
        confetti.beginTime = CACurrentMediaTime()
        confetti.birthRate = finished ? 1 : 0
    }
}

// MARK: - Onboarding

final class OnboardingViewController: UIViewController, UIViewControllerTransitioningDelegate {
    private let stage = StageView()
    private let titleLabel = UILabel()
    private let textLabel = UILabel()
    private let button = UIButton(type: .system)
    private let dots = UIPageControl()
    private var index = 0

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
        textLabel.font = .preferredFont(forTextStyle: .body)
        for label in [titleLabel, textLabel] {
            label.textColor = .white
            label.textAlignment = .center
        }
        button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        button.tintColor = .white
        button.addTarget(self, action: #selector(advance), for: .touchUpInside)
        dots.numberOfPages = Step.all.count
        dots.addTarget(self, action: #selector(dotsChanged), for: .valueChanged)
        let column = UIStackView(arrangedSubviews: [stage, titleLabel, textLabel, dots, button])
        column.axis = .vertical
        column.spacing = 16
        column.frame = view.bounds.insetBy(dx: 24, dy: 60)
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.setContentHuggingPriority(.defaultLow, for: .vertical)
        view.addSubview(column)
        for direction: UISwipeGestureRecognizer.Direction in [.left, .right] {
            let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped(_:)))
            swipe.direction = direction
            view.addGestureRecognizer(swipe)
        }
        show(0, animated: false)
    }

    private func show(_ newIndex: Int, animated: Bool) {
        guard Step.all.indices.contains(newIndex) else { return }
        let step = Step.all[newIndex]
        index = newIndex
        dots.currentPage = newIndex
        if animated { stage.morph(to: step.shape) }
        UIView.transition(with: view, duration: animated ? 0.35 : 0, options: [.transitionCrossDissolve, .allowUserInteraction], animations: {
            self.view.backgroundColor = step.colour
            self.titleLabel.text = step.title
            self.textLabel.text = step.text
            self.button.setTitle(newIndex == Step.all.count - 1 ? "Get started" : "Continue", for: .normal)
        })
    }

    @objc private func swiped(_ swipe: UISwipeGestureRecognizer) {
        show(swipe.direction == .left ? index + 1 : index - 1, animated: true)
    }

    @objc private func dotsChanged() { show(dots.currentPage, animated: true) }

    @objc private func advance() {
        guard index == Step.all.count - 1 else { return show(index + 1, animated: true) }
        let home = HomeViewController()
        home.modalPresentationStyle = .fullScreen
        home.transitioningDelegate = self
        home.onReplay = { [weak self] in self?.show(0, animated: false); self?.stage.morph(to: .star) }
        present(home, animated: true)
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController,
                             source: UIViewController) -> UIViewControllerAnimatedTransitioning? { FlipAnimator(direction: 1) }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { FlipAnimator(direction: -1) }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        (presentedViewController as? HomeViewController)?.interaction
    }
}

final class HomeViewController: UIViewController {
    var onReplay: (() -> Void)?
    private(set) var interaction: UIPercentDrivenInteractiveTransition?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Replay"
        configuration.image = UIImage(systemName: "arrow.counterclockwise")
        configuration.imagePadding = 8
        let replay = UIButton(configuration: configuration, primaryAction: UIAction { [weak self] _ in
            self?.onReplay?()
            self?.dismiss(animated: true)
        })
        replay.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(replay)
        replay.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        replay.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(edgeDragged(_:)))
        edge.edges = .left
        view.addGestureRecognizer(edge)
    }

    @objc private func edgeDragged(_ edge: UIScreenEdgePanGestureRecognizer) {
        let reference = view.window      // our own view is being rotated
        let progress = min(1, max(0, edge.translation(in: reference).x / (reference?.bounds.width ?? 1)))
        switch edge.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            interaction?.completionCurve = .linear
            dismiss(animated: true)
        case .changed:
            interaction?.update(progress)
        case .ended, .cancelled:
            if progress > 0.45 { interaction?.finish() } else { interaction?.cancel() }
            interaction = nil
        default:
            break
        }
    }
}

// MARK: - Flip

final class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let direction: CGFloat

    init(direction: CGFloat) {
        self.direction = direction
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.8 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
              let toVC = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        container.backgroundColor = .black
        to.frame = transitionContext.finalFrame(for: toVC)
        container.addSubview(to)

        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 900
        container.layer.sublayerTransform = perspective
        let quarter = direction * .pi / 2
        to.layer.transform = CATransform3DMakeRotation(quarter, 0, 1, 0)
        from.layer.isDoubleSided = false
        to.layer.isDoubleSided = false

        UIView.animateKeyframes(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .calculationModeLinear, animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                from.layer.transform = CATransform3DScale(CATransform3DMakeRotation(-quarter, 0, 1, 0), 0.85, 0.85, 1)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                to.layer.transform = CATransform3DIdentity
            }
        }, completion: { _ in
            for view in [from, to] {
                view.layer.transform = CATransform3DIdentity
                view.layer.isDoubleSided = true
            }
            container.layer.sublayerTransform = CATransform3DIdentity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
