//
//  ConfettiReward.swift
//  Celebrate
//
//  Created by Mina Okafor on 14/03/2021.
//

import UIKit

final class ConfettiView: UIView {

    enum Shape: CaseIterable {
        case circle, triangle, square
    }

    override class var layerClass: AnyClass { CAEmitterLayer.self }
    private var emitter: CAEmitterLayer { layer as! CAEmitterLayer }

    var intensity: Float = 0.6 {
        didSet { emitter.birthRate = intensity }
    }
    private let colors: [UIColor] = [.systemPink, .systemYellow, .systemTeal, .systemPurple, .systemGreen]

    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        isUserInteractionEnabled = false
        emitter.emitterShape = .line
        emitter.emitterMode = .outline
        emitter.renderMode = .oldestFirst
        emitter.beginTime = CACurrentMediaTime()
        emitter.birthRate = 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        emitter.emitterPosition = CGPoint(x: bounds.midX, y: -10)
        emitter.emitterSize = CGSize(width: bounds.width, height: 1)
    }

    func start() {
        emitter.emitterCells = colors.flatMap { color in
            Shape.allCases.map { shape in makeCell(color: color, shape: shape) }
        }
        emitter.beginTime = CACurrentMediaTime()
        emitter.birthRate = 1
    }

    func stop() {
        let fade = CABasicAnimation(keyPath: #keyPath(CAEmitterLayer.birthRate))
        fade.fromValue = 1
        fade.toValue = 0
        fade.duration = 0.8
        emitter.add(fade, forKey: "birthRate")
        emitter.birthRate = 0
    }

    private func makeCell(color: UIColor, shape: Shape) -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.name = "confetti-\(shape)"
        cell.contents = image(for: shape).cgImage
        cell.color = color.cgColor
        cell.birthRate = 4
        cell.lifetime = 5
        cell.lifetimeRange = 1.5
        cell.velocity = 180
        cell.velocityRange = 60
        cell.emissionLongitude = .pi
        cell.emissionRange = .pi / 4
        cell.spin = 3.5
        cell.spinRange = 4
        cell.scale = 0.5
        cell.scaleRange = 0.25
        cell.scaleSpeed = -0.05
        cell.yAcceleration = 120
        cell.alphaSpeed = -0.15
        return cell
    }

    private func image(for shape: Shape) -> UIImage {
        let size = CGSize(width: 16, height: 16)
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor.white.setFill()
            let rect = CGRect(origin: .zero, size: size)
            switch shape {
            case .circle:
                context.cgContext.fillEllipse(in: rect)
            case .square:
                context.fill(rect.insetBy(dx: 2, dy: 4))
            case .triangle:
                let path = UIBezierPath()
                path.move(to: CGPoint(x: 8, y: 0))
                path.addLine(to: CGPoint(x: 16, y: 16))
                path.addLine(to: CGPoint(x: 0, y: 16))
                path.close()
                path.fill()
            }
        }
    }
}

class RewardViewController: UIViewController {

    private let confetti = ConfettiView()
    private let badge = UIImageView(image: UIImage(systemName: "star.circle.fill"))
    private let titleLabel = UILabel()
    private lazy var doneButton: UIButton = {
        var config = UIButton.Configuration.filled()
        config.title = "Awesome!"
        config.cornerStyle = .capsule
        config.baseBackgroundColor = .systemPurple
        config.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 32, bottom: 12, trailing: 32)
        let b = UIButton(configuration: config, primaryAction: UIAction { [weak self] _ in
            self?.confetti.stop()
            self?.dismiss(animated: true)
        })
        return b
    }()

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        view.layer.cornerRadius = 28
        view.layer.cornerCurve = .continuous
        view.clipsToBounds = true

        badge.tintColor = .systemYellow
        badge.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 72, weight: .bold)
        titleLabel.text = "7 day streak"
        titleLabel.font = UIFont.systemFont(ofSize: 28, weight: .heavy)

        let stack = UIStackView(arrangedSubviews: [badge, titleLabel, doneButton])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 20
        stack.setCustomSpacing(36, after: titleLabel)
        [stack, confetti].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            confetti.topAnchor.constraint(equalTo: view.topAnchor),
            confetti.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            confetti.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            confetti.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        confetti.start()
        badge.layer.removeAllAnimations()
        let pulse = CAKeyframeAnimation(keyPath: "transform.scale")
        pulse.values = [1, 1.3, 0.9, 1.1, 1]
        pulse.keyTimes = [0, 0.25, 0.5, 0.75, 1]
        pulse.duration = 0.7
        pulse.timingFunctions = Array(repeating: CAMediaTimingFunction(name: .easeInEaseOut), count: 4)
        badge.layer.add(pulse, forKey: "pulse")
    }
}

extension RewardViewController: UIViewControllerTransitioningDelegate {
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        DimmedCardPresentation(presentedViewController: presented, presenting: presenting)
    }
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        PopAnimator(isPresenting: true)
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        PopAnimator(isPresenting: false)
    }
}

final class DimmedCardPresentation: UIPresentationController {
    private let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let safe = container.bounds.inset(by: container.safeAreaInsets)
        return safe.insetBy(dx: 28, dy: safe.height * 0.2)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.5)
        dimming.alpha = 0
        containerView.insertSubview(dimming, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimming.alpha = 1
        })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimming.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimming.alpha = 0
        })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimming.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}

final class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool
    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        isPresenting ? 0.55 : 0.3
    }

    func animateTransition(using ctx: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewKey = isPresenting ? .to : .from
        guard let card = ctx.view(forKey: key) else {
            ctx.completeTransition(false)
            return
        }
        if isPresenting {
            ctx.containerView.addSubview(card)
            card.frame = ctx.finalFrame(for: ctx.viewController(forKey: .to)!)
            card.transform = CGAffineTransform(scaleX: 0.3, y: 0.3).rotated(by: -.pi / 12)
            card.alpha = 0
        }
        UIView.animate(withDuration: transitionDuration(using: ctx), delay: 0,
                       usingSpringWithDamping: isPresenting ? 0.6 : 1, initialSpringVelocity: 0.4,
                       options: [.curveEaseOut, .allowUserInteraction]) {
            card.transform = self.isPresenting ? .identity : CGAffineTransform(scaleX: 0.5, y: 0.5)
            card.alpha = self.isPresenting ? 1 : 0
        } completion: { _ in
            if ctx.transitionWasCancelled { card.transform = .identity; card.alpha = 1 }
            ctx.completeTransition(!ctx.transitionWasCancelled)
        }
    }
}

class HabitsViewController: UITableViewController {
    private var habits = ["Drink water", "Read 10 pages", "Stretch", "No phone after 22:00"]
    private var done = Set<Int>()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Habits"
        navigationController?.navigationBar.prefersLargeTitles = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "habit")
        tableView.tableFooterView = UIView()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { habits.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "habit", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = habits[indexPath.row]
        content.image = UIImage(systemName: done.contains(indexPath.row) ? "checkmark.circle.fill" : "circle")
        content.imageProperties.tintColor = .systemPurple
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        done.insert(indexPath.row)
        tableView.reloadRows(at: [indexPath], with: .automatic)
        present(RewardViewController(), animated: true)
    }
}
