import UIKit

/// A sheet whose upper edge is elastic: it bends under the finger, and a display link lets it swing.
final class ElasticEdgeView: UIView {
    private let shape = CAShapeLayer()
    private var link: CADisplayLink?
    private var bend: CGFloat = 0 { didSet { shape.path = outline.cgPath } }
    private var speed: CGFloat = 0
    private var grip: CGFloat = 0.5
    var color: UIColor = .systemIndigo { didSet { shape.fillColor = color.cgColor } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        shape.fillColor = color.cgColor
        layer.insertSublayer(shape, at: 0)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private var outline: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: bounds.maxY))
        path.addLine(to: .zero)
        path.addQuadCurve(to: CGPoint(x: bounds.maxX, y: 0), controlPoint: CGPoint(x: bounds.width * grip, y: bend))
        path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
        path.close()
        return path
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shape.frame = bounds
        shape.path = outline.cgPath
    }

    func pull(to distance: CGFloat, at fraction: CGFloat) {
        link?.invalidate()
        grip = fraction
        bend = distance
    }

    func letGo() {
        speed = 0
        link = CADisplayLink(target: self, selector: #selector(step(_:)))
        link?.add(to: .main, forMode: .common)
    }

    @objc private func step(_ link: CADisplayLink) {
        let dt = CGFloat(link.targetTimestamp - link.timestamp)
        speed += (-220 * bend - 9 * speed) * dt
        bend += speed * dt
        if abs(bend) < 0.5, abs(speed) < 5 {
            bend = 0
            link.invalidate()
        }
    }
}

final class NoteSheetController: UIViewController {
    private let edge = ElasticEdgeView()

    override func loadView() { view = edge }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "Pull me down"
        label.font = .systemFont(ofSize: 28, weight: .bold)
        label.textColor = .white
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 140).isActive = true
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan(_:))))
    }

    @objc private func pan(_ pan: UIPanGestureRecognizer) {
        let way = max(0, pan.translation(in: view).y)
        switch pan.state {
        case .began, .changed:
            edge.pull(to: min(way, 240), at: pan.location(in: view).x / max(view.bounds.width, 1))
        case .ended where way > 160 || pan.velocity(in: view).y > 900:
            dismiss(animated: true)
        default:
            edge.letGo()
        }
    }
}

final class SlideUpTransition: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { SlideUpAnimator(isOpening: true) }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { SlideUpAnimator(isOpening: false) }
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        LowerThirdsPresentation(presentedViewController: presented, presenting: presenting)
    }
}

final class LowerThirdsPresentation: UIPresentationController {
    private lazy var dimming: UIView = {
        let view = UIView()
        view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dimmingTapped)))
        return view
    }()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return bounds.divided(atDistance: bounds.height * 0.66, from: .maxYEdge).slice
    }

    override func presentationTransitionWillBegin() {
        guard let container = containerView, let coordinator = presentedViewController.transitionCoordinator else { return }
        dimming.frame = container.bounds
        dimming.alpha = 0
        container.insertSubview(dimming, at: 0)
        coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 1 })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 0 })
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimming.frame = containerView?.bounds ?? .zero
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    @objc private func dimmingTapped() { presentedViewController.dismiss(animated: true) }
}

final class SlideUpAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isOpening: Bool
    init(isOpening: Bool) { self.isOpening = isOpening }

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { isOpening ? 0.5 : 0.35 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isOpening ? .to : .from
        guard let screen = context.viewController(forKey: key) else { return }
        if isOpening { context.containerView.addSubview(screen.view) }
        let shown = isOpening ? context.finalFrame(for: screen) : context.initialFrame(for: screen)
        let hidden = shown.offsetBy(dx: 0, dy: shown.height)
        screen.view.frame = isOpening ? hidden : shown
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), dampingRatio: isOpening ? 0.8 : 1) {
            screen.view.frame = self.isOpening ? shown : hidden
        }
        animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        animator.startAnimation()
    }
}

final class NotesViewController: UIViewController {
    private let transition = SlideUpTransition()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let button = UIButton(type: .roundedRect)
        button.setTitle("New note", for: .normal)
        button.titleLabel?.font = .boldSystemFont(ofSize: 22)
        button.addTarget(self, action: #selector(newNote), for: .touchUpInside)
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            button.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -120),
        ])
    }

    @objc private func newNote() {
        let sheet = NoteSheetController()
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = transition
        present(sheet, animated: true)
    }
}
