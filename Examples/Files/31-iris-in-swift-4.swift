import UIKit

/// As it was written in 2018: the names are those of Swift 4.0.
class IrisAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    let operation: UINavigationControllerOperation
    private weak var context: UIViewControllerContextTransitioning?

    init(operation: UINavigationControllerOperation) {
        self.operation = operation
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        let view = transitionContext.view(forKey: operation == .push ? .to : .from)!
        transitionContext.containerView.addSubview(transitionContext.view(forKey: .to)!)
        transitionContext.containerView.bringSubview(toFront: view)
        let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let small = UIBezierPath(arcCenter: center, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        let large = UIBezierPath(arcCenter: center, radius: view.bounds.height, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        let iris = CAShapeLayer()
        iris.path = (operation == .push ? large : small).cgPath
        view.layer.mask = iris
        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = (operation == .push ? small : large).cgPath
        animation.toValue = iris.path
        animation.duration = transitionDuration(using: transitionContext)
        animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
        animation.delegate = self
        iris.add(animation, forKey: "iris")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard let context = context else { return }
        context.view(forKey: .to)?.layer.mask = nil
        context.view(forKey: .from)?.layer.mask = nil
        context.completeTransition(!context.transitionWasCancelled)
    }
}

class LensNavigationController: UINavigationController, UINavigationControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        navigationBar.titleTextAttributes = [NSAttributedStringKey.foregroundColor: UIColor.darkGray]
    }

    override var childViewControllerForStatusBarStyle: UIViewController? { return topViewController }

    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationControllerOperation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return IrisAnimator(operation: operation)
    }
}

class LensViewController: UIViewController {
    var depth = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Lens \(depth)"
        view.backgroundColor = depth % 2 == 0 ? .white : UIColor(red: 0.2, green: 0.6, blue: 0.8, alpha: 1)
        let button = UIButton(type: UIButtonType.system)
        button.setTitle("Deeper", for: UIControlState.normal)
        button.titleLabel?.font = UIFont.systemFont(ofSize: 30, weight: UIFont.Weight.light)
        button.sizeToFit()
        button.center = view.center
        button.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin]
        button.addTarget(self, action: #selector(LensViewController.deeper(_:)), for: UIControlEvents.touchUpInside)
        view.addSubview(button)
    }

    override func willMove(toParentViewController parent: UIViewController?) {
        super.willMove(toParentViewController: parent)
        if parent == nil { print("leaving \(title ?? "")") }
    }

    @objc func deeper(_ sender: UIButton) {
        let next = LensViewController()
        next.depth = depth + 1
        navigationController?.pushViewController(next, animated: true)
    }
}

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = LensNavigationController(rootViewController: LensViewController())
        window?.makeKeyAndVisible()
        return true
    }
}
