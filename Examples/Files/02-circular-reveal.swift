// Orange screen with a round "+" in the bottom right corner. Tap it: a circle grows out of the
// button and reveals the purple screen. Tap the x there: the circle shrinks back into the button.
import UIKit

final class CircularTransition: NSObject {

    enum Mode {
        case present, dismiss
    }

    var mode: Mode = .present
    var startFrame: CGRect = .zero
    var duration = 0.45

    private weak var context: UIViewControllerContextTransitioning?
}

extension CircularTransition: UIViewControllerAnimatedTransitioning {

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        let container = transitionContext.containerView

        guard let fromVC = transitionContext.viewController(forKey: .from),
              let toVC = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }

        let target: UIView
        switch mode {
        case .present:
            toVC.view.frame = transitionContext.finalFrame(for: toVC)
            container.addSubview(toVC.view)
            target = toVC.view
        case .dismiss:
            container.insertSubview(toVC.view, belowSubview: fromVC.view)
            target = fromVC.view
        }

        let center = CGPoint(x: startFrame.midX, y: startFrame.midY)
        let farX = max(center.x, target.bounds.width - center.x)
        let farY = max(center.y, target.bounds.height - center.y)
        let radius = sqrt(farX * farX + farY * farY)

        let small = UIBezierPath(ovalIn: startFrame)
        let big = UIBezierPath(ovalIn: startFrame.insetBy(dx: -radius, dy: -radius))

        let mask = CAShapeLayer()
        mask.path = mode == .present ? big.cgPath : small.cgPath
        target.layer.mask = mask

        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = mode == .present ? small.cgPath : big.cgPath
        animation.toValue = mode == .present ? big.cgPath : small.cgPath
        animation.duration = transitionDuration(using: transitionContext)
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.delegate = self
        mask.add(animation, forKey: "path")
    }
}

extension CircularTransition: CAAnimationDelegate {

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard let context = context else { return }
        context.completeTransition(!context.transitionWasCancelled)
        context.viewController(forKey: .from)?.view.layer.mask = nil
        context.viewController(forKey: .to)?.view.layer.mask = nil
    }
}

class MainViewController: UIViewController, UIViewControllerTransitioningDelegate {

    let plusButton = UIButton(type: .custom)
    let transition = CircularTransition()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemOrange

        plusButton.backgroundColor = .systemPurple
        plusButton.setTitle("+", for: .normal)
        plusButton.titleLabel?.font = .systemFont(ofSize: 34, weight: .medium)
        plusButton.layer.cornerRadius = 32
        plusButton.addTarget(self, action: #selector(plusTapped), for: .touchUpInside)
        plusButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(plusButton)

        NSLayoutConstraint.activate([
            plusButton.widthAnchor.constraint(equalToConstant: 64),
            plusButton.heightAnchor.constraint(equalTo: plusButton.widthAnchor),
            plusButton.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -24),
            view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: plusButton.bottomAnchor, constant: 24)
        ])
    }

    @objc func plusTapped() {
        let vc = ComposeViewController()
        vc.modalPresentationStyle = .custom
        vc.transitioningDelegate = self
        present(vc, animated: true)
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        transition.mode = .present
        transition.startFrame = plusButton.frame
        return transition
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        transition.mode = .dismiss
        transition.startFrame = plusButton.frame
        return transition
    }
}

class ComposeViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemPurple

        let title = UILabel()
        title.text = "New note"
        title.font = .preferredFont(forTextStyle: .largeTitle)
        title.textColor = .white
        title.translatesAutoresizingMaskIntoConstraints = false

        let x = UIButton(type: .system)
        x.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        x.tintColor = .white
        x.addTarget(self, action: #selector(xTapped), for: .touchUpInside)
        x.translatesAutoresizingMaskIntoConstraints = false

        view.addSubview(title)
        view.addSubview(x)
        NSLayoutConstraint.activate([
            title.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            title.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            x.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            x.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            x.widthAnchor.constraint(equalToConstant: 44),
            x.heightAnchor.constraint(equalToConstant: 44)
        ])
    }

    @objc private func xTapped() {
        dismiss(animated: true)
    }
}
