import UIKit

class TripViewController: UIViewController {
    let trip: Trip
    @IBOutlet private weak var banner: UIView!
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var stack: UIStackView!
    @IBOutlet private var wide: NSLayoutConstraint!
    private weak var weather: WeatherViewController?

    init?(coder: NSCoder, trip: Trip) {
        self.trip = trip
        super.init(coder: coder)
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("use init(coder:trip:)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = trip.name
        titleLabel.text = trip.daysText
        banner.layer.cornerRadius = 16
        banner.layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in
            self.stack.axis = size.width > size.height ? .horizontal : .vertical
        })
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let child = segue.destination as? WeatherViewController {
            child.degrees = trip.days * 4
            weather = child
        } else if segue.identifier == "photo" {
            segue.destination.transitioningDelegate = zoom
            segue.destination.modalPresentationStyle = .fullScreen
        }
    }
    private lazy var zoom = BannerZoom(source: { [weak self] in self?.banner })

    @IBAction func closePhoto(_ segue: UIStoryboardSegue) {}
}

class WeatherViewController: UIViewController {
    var degrees = 0
    @IBOutlet weak var label: UILabel!
    @IBOutlet weak var sun: UIImageView!
    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = Measurement(value: Double(degrees), unit: UnitTemperature.celsius).description
        sun.addSymbolEffect(.pulse)
    }
}

class PhotoViewController: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
}

final class BannerZoom: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    private let source: () -> UIView?
    private var opening = true
    init(source: @escaping () -> UIView?) { self.source = source }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { opening = true; return self }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { opening = false; return self }
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.45 }
    func animateTransition(using ctx: UIViewControllerContextTransitioning) {
        let container = ctx.containerView
        guard let view = ctx.view(forKey: opening ? .to : .from), let banner = source() else { return ctx.completeTransition(false) }
        if opening {
            view.frame = ctx.finalFrame(for: ctx.viewController(forKey: .to)!)
            container.addSubview(view)
        } else if let to = ctx.view(forKey: .to) {
            container.insertSubview(to, belowSubview: view)
            to.frame = container.bounds
            to.layoutIfNeeded()
        }
        let small = container.convert(banner.bounds, from: banner)
        let circle = CAShapeLayer()
        let start = UIBezierPath(roundedRect: small, cornerRadius: 16).cgPath
        let end = UIBezierPath(roundedRect: container.bounds, cornerRadius: 1).cgPath
        circle.path = opening ? end : start
        view.layer.mask = circle
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            view.layer.mask = nil
            ctx.completeTransition(!ctx.transitionWasCancelled)
        }
        let a = CABasicAnimation(keyPath: "path")
        a.fromValue = opening ? start : end
        a.toValue = opening ? end : start
        a.duration = transitionDuration(using: ctx)
        a.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        circle.add(a, forKey: "path")
        CATransaction.commit()
    }
}
