// A list of colours. Tap a row: the colour screen slides in from the right while the list moves a
// little left and dims. Drag from the left edge to go back, let go before the middle and it stays.
import UIKit

// MARK: - Animators

class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    let operation: UINavigationController.Operation

    init(operation: UINavigationController.Operation) {
        self.operation = operation
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let fromVC = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.from)!
        let toVC = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to)!
        let container = transitionContext.containerView
        let width = container.bounds.width

        toVC.view.frame = transitionContext.finalFrame(for: toVC)

        let dim = UIView(frame: container.bounds)
        dim.backgroundColor = .black

        let pushing = operation == .push
        if pushing {
            container.addSubview(dim)
            container.addSubview(toVC.view)
            dim.alpha = 0
            toVC.view.transform = CGAffineTransform(translationX: width, y: 0)
        } else {
            container.insertSubview(toVC.view, belowSubview: fromVC.view)
            container.insertSubview(dim, aboveSubview: toVC.view)
            dim.alpha = 0.3
            toVC.view.transform = CGAffineTransform(translationX: -width / 3, y: 0)
        }

        // linear while the finger drives it
        let options: UIView.AnimationOptions = transitionContext.isInteractive ? .curveLinear : .curveEaseOut
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: options, animations: {
            if pushing {
                dim.alpha = 0.3
                toVC.view.transform = .identity
                fromVC.view.transform = CGAffineTransform(translationX: -width / 3, y: 0)
            } else {
                dim.alpha = 0
                toVC.view.transform = .identity
                fromVC.view.transform = CGAffineTransform(translationX: width, y: 0)
            }
        }) { _ in
            dim.removeFromSuperview()
            fromVC.view.transform = .identity
            toVC.view.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

// MARK: - Delegate

class NavDelegate: NSObject, UINavigationControllerDelegate {

    private weak var navigationController: UINavigationController?
    private var interactor: UIPercentDrivenInteractiveTransition?

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
        navigationController.delegate = self

        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(handleEdge(_:)))
        edge.edges = .left
        navigationController.view.addGestureRecognizer(edge)
    }

    @objc private func handleEdge(_ gesture: UIScreenEdgePanGestureRecognizer) {
        guard let nav = navigationController, let view = gesture.view else { return }
        let percent = max(0, min(1, gesture.translation(in: view).x / view.bounds.size.width))

        switch gesture.state {
        case .began:
            guard nav.viewControllers.count > 1 else { return }
            interactor = UIPercentDrivenInteractiveTransition()
            nav.popViewController(animated: true)
        case .changed:
            interactor?.update(percent)
        case .ended, .cancelled, .failed:
            if percent > 0.5 || gesture.velocity(in: view).x > 800 {
                interactor?.finish()
            } else {
                interactor?.cancel()
            }
            interactor = nil
        default:
            break
        }
    }

    func navigationController(_ navigationController: UINavigationController,
                              animationControllerFor operation: UINavigationController.Operation,
                              from fromVC: UIViewController,
                              to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        switch operation {
        case .push, .pop: return SlideAnimator(operation: operation)
        default: return nil
        }
    }

    func navigationController(_ navigationController: UINavigationController,
                              interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return interactor
    }
}

// MARK: - Screens

class ColorsViewController: UITableViewController {

    let colors: [(name: String, color: UIColor)] = [
        ("Red", .systemRed), ("Green", .systemGreen), ("Blue", .systemBlue),
        ("Teal", .systemTeal), ("Pink", .systemPink), ("Indigo", .systemIndigo)
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Colors"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return colors.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = colors[indexPath.row].name
        cell.textLabel?.textColor = colors[indexPath.row].color
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let item = colors[indexPath.row]
        let vc = UIViewController()
        vc.title = item.name
        vc.view.backgroundColor = item.color
        navigationController?.pushViewController(vc, animated: true)
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    var navDelegate: NavDelegate?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = (scene as? UIWindowScene) else { return }
        let nav = UINavigationController(rootViewController: ColorsViewController(style: .insetGrouped))
        navDelegate = NavDelegate(navigationController: nav)
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = nav
        window?.makeKeyAndVisible()
    }
}
