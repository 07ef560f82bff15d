//
//  LayerShowcase.swift
//
//  A menu of fancy Core Animation transitions. Swift 4.2, no storyboard.
//

import UIKit
import QuartzCore

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let frame = UIScreen.main.bounds
        window = UIWindow(frame: frame)
        window?.rootViewController = UINavigationController(rootViewController: MenuViewController())
        window?.makeKeyAndVisible()
        return true
    }
}

enum Effect: String, CaseIterable {
    case confetti = "Confetti"
    case blinds = "Replicator blinds"
    case paperPlane = "Paper plane"
    case countdown = "Countdown"
    case push = "CATransition push"
    case reveal = "CATransition reveal"

    var color: UIColor {
        let index = CGFloat(Effect.allCases.index(of: self)!)
        return UIColor(hue: index / CGFloat(Effect.allCases.count), saturation: 0.55, brightness: 0.9, alpha: 1)
    }
}

class MenuViewController: UIViewController {

    private var selected: Effect = .confetti

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Layers"
        view.backgroundColor = .white

        let buttons: [UIButton] = Effect.allCases.enumerated().map { index, effect in
            let button = UIButton(type: .custom)
            button.setTitle(effect.rawValue, for: .normal)
            button.backgroundColor = effect.color
            button.layer.cornerRadius = 8
            button.tag = index
            button.heightAnchor.constraint(equalToConstant: 52).isActive = true
            button.addTarget(self, action: #selector(buttonTapped(_:)), for: .touchUpInside)
            return button
        }
        let stack = UIStackView(arrangedSubviews: buttons)
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24).isActive = true
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24).isActive = true
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24).isActive = true
    }

    @objc private func buttonTapped(_ sender: UIButton) {
        selected = Effect.allCases[sender.tag]
        let poster = PosterViewController(effect: selected)

        switch selected {
        case .push:
            run(.push, subtype: .fromTop)
            navigationController?.pushViewController(poster, animated: false)
        case .reveal:
            run(.reveal, subtype: .fromLeft)
            navigationController?.pushViewController(poster, animated: false)
        default:
            poster.transitioningDelegate = self
            poster.modalPresentationStyle = .fullScreen
            present(poster, animated: true)
        }
    }

    private func run(_ type: CATransitionType, subtype: CATransitionSubtype) {
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        transition.duration = 0.4
        transition.timingFunction = CAMediaTimingFunction(name: .easeOut)
        navigationController?.view.layer.add(transition, forKey: kCATransition)
    }
}

extension MenuViewController: UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return LayerAnimator(effect: selected)
    }
    // dismissal is left to the system
}

// MARK: - Animator

class LayerAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    let effect: Effect

    init(effect: Effect) {
        self.effect = effect
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        switch effect {
        case .confetti: return 1.4
        case .countdown: return 2.1
        case .paperPlane: return 1.1
        default: return 0.8
        }
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to),
            let toVC = transitionContext.viewController(forKey: .to) else {
                return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        toView.frame = transitionContext.finalFrame(for: toVC)
        container.addSubview(toView)
        let duration = transitionDuration(using: transitionContext)

        CATransaction.begin()
        CATransaction.setCompletionBlock {
            toView.layer.mask = nil
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        switch effect {
        case .confetti: confetti(in: container, revealing: toView, duration: duration)
        case .blinds: blinds(revealing: toView, duration: duration)
        case .paperPlane: paperPlane(in: container, landing: toView, duration: duration)
        case .countdown: countdown(in: container, revealing: toView, duration: duration)
        default: break
        }
        CATransaction.commit()
    }

    private func fade(_ layer: CALayer, from: Float, to: Float, duration: TimeInterval, beginAfter delay: TimeInterval = 0) {
        let fade = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
        fade.fromValue = from
        fade.toValue = to
        fade.duration = duration
        fade.beginTime = CACurrentMediaTime() + delay
        fade.fillMode = .both
        layer.opacity = to
        layer.add(fade, forKey: "fade")
    }

    private func confetti(in container: UIView, revealing toView: UIView, duration: TimeInterval) {
        let emitter = CAEmitterLayer()
        emitter.emitterPosition = CGPoint(x: container.bounds.midX, y: -10)
        emitter.emitterShape = .line
        emitter.emitterSize = CGSize(width: container.bounds.width, height: 1)
        emitter.birthRate = 1

        let colors: [UIColor] = [.red, .orange, .yellow, .green, .blue, .purple]
        emitter.emitterCells = colors.map { color in
            let cell = CAEmitterCell()
            cell.contents = LayerAnimator.confettiImage(color).cgImage
            cell.birthRate = 14
            cell.lifetime = 4
            cell.velocity = 320
            cell.velocityRange = 80
            cell.emissionLongitude = .pi
            cell.emissionRange = .pi / 5
            cell.spin = 3
            cell.spinRange = 4
            cell.scale = 0.6
            cell.scaleRange = 0.3
            cell.yAcceleration = 120
            return cell
        }
        container.layer.addSublayer(emitter)
        fade(toView.layer, from: 0, to: 1, duration: duration)
        DispatchQueue.main.asyncAfter(deadline: .now() + duration) {
            emitter.birthRate = 0
            emitter.removeFromSuperlayer()
        }
    }

    private func blinds(revealing toView: UIView, duration: TimeInterval) {
        let count = 8
        let height = toView.bounds.height / CGFloat(count)

        let bar = CALayer()
        bar.backgroundColor = UIColor.black.cgColor
        bar.anchorPoint = CGPoint(x: 0.5, y: 0)
        bar.frame = CGRect(x: 0, y: 0, width: toView.bounds.width, height: height)

        let replicator = CAReplicatorLayer()
        replicator.frame = toView.bounds
        replicator.instanceCount = count
        replicator.instanceTransform = CATransform3DMakeTranslation(0, height, 0)
        replicator.instanceDelay = 0.04
        replicator.addSublayer(bar)
        toView.layer.mask = replicator

        let open = CABasicAnimation(keyPath: "transform.scale.y")
        open.fromValue = 0
        open.toValue = 1
        open.duration = duration - Double(count) * 0.04
        open.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.2, 1)
        open.fillMode = .backwards
        bar.add(open, forKey: "open")

        // keeps the transaction alive until the last bar has opened
        fade(toView.layer, from: 1, to: 1, duration: duration)
    }

    private func paperPlane(in container: UIView, landing toView: UIView, duration: TimeInterval) {
        let end = toView.layer.position
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -container.bounds.width, y: container.bounds.height * 1.2))
        path.addCurve(to: end,
                      controlPoint1: CGPoint(x: container.bounds.width * 1.6, y: container.bounds.height),
                      controlPoint2: CGPoint(x: container.bounds.width * 0.9, y: -container.bounds.height * 0.4))

        let fly = CAKeyframeAnimation(keyPath: "position")
        fly.path = path.cgPath
        fly.calculationMode = .paced

        let grow = CAKeyframeAnimation(keyPath: "transform.scale")
        grow.values = [0.05, 0.2, 1.0]
        grow.keyTimes = [0, 0.6, 1]

        let bank = CABasicAnimation(keyPath: "transform.rotation.z")
        bank.fromValue = -CGFloat.pi / 3
        bank.toValue = 0

        let group = CAAnimationGroup()
        group.animations = [fly, grow, bank]
        group.duration = duration
        group.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        toView.layer.add(group, forKey: "fly")
    }

    private func countdown(in container: UIView, revealing toView: UIView, duration: TimeInterval) {
        let step = duration / 3.5
        toView.layer.opacity = 0
        for (index, digit) in ["3", "2", "1"].enumerated() {
            let text = CATextLayer()
            text.string = digit
            text.font = UIFont.boldSystemFont(ofSize: 12)
            text.fontSize = 140
            text.alignmentMode = .center
            text.foregroundColor = effect.color.cgColor
            text.contentsScale = UIScreen.main.scale
            text.frame = CGRect(x: 0, y: container.bounds.midY - 85, width: container.bounds.width, height: 170)
            text.opacity = 0
            container.layer.addSublayer(text)

            let pop = CABasicAnimation(keyPath: "transform.scale")
            pop.fromValue = 2
            pop.toValue = 0.6
            let blink = CAKeyframeAnimation(keyPath: "opacity")
            blink.values = [0, 1, 1, 0]
            let group = CAAnimationGroup()
            group.animations = [pop, blink]
            group.beginTime = CACurrentMediaTime() + step * Double(index)
            group.duration = step
            text.add(group, forKey: nil)
            DispatchQueue.main.asyncAfter(deadline: .now() + duration) { text.removeFromSuperlayer() }
        }
        fade(toView.layer, from: 0, to: 1, duration: step / 2, beginAfter: step * 3)
    }

    private static func confettiImage(_ color: UIColor) -> UIImage {
        let size = CGSize(width: 14, height: 9)
        return UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }
}

// MARK: - Destination

class PosterViewController: UIViewController {

    let effect: Effect
    private let gradient = CAGradientLayer()

    init(effect: Effect) {
        self.effect = effect
        super.init(nibName: nil, bundle: nil)
        title = effect.rawValue
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        gradient.colors = [effect.color.cgColor, UIColor.white.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        view.layer.insertSublayer(gradient, at: 0)

        let label = UILabel(frame: view.bounds)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.text = presentingViewController == nil ? effect.rawValue : "\(effect.rawValue)\nTap to close"
        label.numberOfLines = 0
        label.textAlignment = .center
        label.font = UIFont.systemFont(ofSize: 28, weight: .heavy)
        view.addSubview(label)

        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        gradient.frame = view.bounds
    }

    @objc private func close() {
        if presentingViewController?.presentedViewController === self {
            dismiss(animated: true)
        } else if let navigationController = navigationController {
            let transition = CATransition()
            transition.type = .moveIn
            transition.subtype = .fromBottom
            transition.duration = 0.35
            navigationController.view.layer.add(transition, forKey: nil)
            navigationController.popViewController(animated: false)
        }
    }
}
