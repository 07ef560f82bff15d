// What you see: four coloured tabs with badges. Tap a tab and the pages slide sideways in the right direction, the
// leaving one lagging behind and darkening like a parallax. Swipe left or right anywhere and the neighbouring tab
// follows the finger; let go early and it slides back, otherwise it finishes. A pill under the bar's icons travels
// with the selection, badges disappear when their tab is opened, and tapping the current tab again makes it bounce.

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = SwipeTabBarController()
        window?.makeKeyAndVisible()
    }
}

// MARK: - Tabs

enum Tab: Int, CaseIterable {
    case feed, search, alerts, profile

    var title: String {
        switch self {
        case .feed: return "Feed"
        case .search: return "Search"
        case .alerts: return "Alerts"
        case .profile: return "Me"
        }
    }

    var symbolName: String {
        switch self {
        case .feed: return "square.stack"
        case .search: return "magnifyingglass"
        case .alerts: return "bell"
        case .profile: return "person.crop.circle"
        }
    }

    var tint: UIColor {
        switch self {
        case .feed: return .systemTeal
        case .search: return .systemOrange
        case .alerts: return .systemPink
        case .profile: return .systemIndigo
        }
    }
}

protocol TabReselectable: AnyObject {
    func tabWasReselected()
}

final class PageViewController: UIViewController, TabReselectable {
    let kind: Tab
    private let gradient = CAGradientLayer()
    private let icon = UIImageView()
    private let stepper = UIStepper()

    init(kind: Tab) {
        self.kind = kind
        super.init(nibName: nil, bundle: nil)
        title = kind.title
        let configuration = UIImage.SymbolConfiguration(weight: .semibold)
        tabBarItem = UITabBarItem(title: kind.title,
                                  image: UIImage(systemName: kind.symbolName),
                                  selectedImage: UIImage(systemName: kind.symbolName, withConfiguration: configuration))
        tabBarItem.badgeColor = kind.tint
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        gradient.colors = [kind.tint.withAlphaComponent(0.9).cgColor, kind.tint.withAlphaComponent(0.4).cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        view.backgroundColor = .systemBackground
        view.layer.addSublayer(gradient)

        icon.image = UIImage(systemName: kind.symbolName)
        icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 96, weight: .thin)
        icon.tintColor = .white
        stepper.minimumValue = 0
        stepper.maximumValue = 99
        stepper.addTarget(self, action: #selector(stepped), for: .valueChanged)

        let stack = UIStackView(arrangedSubviews: [icon, stepper])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 32
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor)
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        gradient.frame = view.bounds
        CATransaction.commit()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tabBarItem.badgeValue = nil
    }

    @objc private func stepped() {
        // The badge belongs to the next tab, so that it is seen from here.
        guard let tabs = tabBarController?.viewControllers as? [PageViewController],
              let next = tabs.first(where: { $0.kind.rawValue == (kind.rawValue + 1) % Tab.allCases.count }) else { return }
        next.tabBarItem.badgeValue = stepper.value == 0 ? nil : String(Int(stepper.value))
    }

    func tabWasReselected() {
        let bounce = CASpringAnimation(keyPath: "transform.scale")
        bounce.fromValue = 0.7
        bounce.toValue = 1
        bounce.damping = 7
        bounce.initialVelocity = 6
        bounce.duration = bounce.settlingDuration
        icon.layer.add(bounce, forKey: "bounce")
    }
}

// MARK: - Controller

final class SwipeTabBarController: UITabBarController {
    private let pill = UIView()
    private var interaction: UIPercentDrivenInteractiveTransition?
    private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        viewControllers = Tab.allCases.map { PageViewController(kind: $0) }
        viewControllers?[Tab.alerts.rawValue].tabBarItem.badgeValue = "3"
        styleBar()
        pan.delegate = self
        view.addGestureRecognizer(pan)
        pill.layer.cornerRadius = 2
        pill.isUserInteractionEnabled = false
        tabBar.addSubview(pill)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard transitionCoordinator == nil else { return }
        placePill(at: selectedIndex)
    }

    private func styleBar() {
        let item = UITabBarItemAppearance(style: .stacked)
        item.normal.iconColor = .secondaryLabel
        item.normal.titleTextAttributes = [.foregroundColor: UIColor.secondaryLabel]
        item.selected.iconColor = .label
        item.selected.titleTextAttributes = [.foregroundColor: UIColor.label, .font: UIFont.boldSystemFont(ofSize: 10)]
        item.normal.badgePositionAdjustment = UIOffset(horizontal: 4, vertical: 0)

        let appearance = UITabBarAppearance()
        appearance.configureWithDefaultBackground()
        appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        appearance.shadowColor = .clear
        appearance.stackedLayoutAppearance = item
        appearance.inlineLayoutAppearance = item
        appearance.compactInlineLayoutAppearance = item
        tabBar.standardAppearance = appearance
        if #available(iOS 15.0, *) {
            tabBar.scrollEdgeAppearance = appearance
        }
    }

    private func placePill(at index: Int) {
        let count = CGFloat(max(1, viewControllers?.count ?? 1))
        let slot = tabBar.bounds.width / count
        pill.frame = CGRect(x: slot * CGFloat(index) + slot / 2 - 14, y: 0, width: 28, height: 4)
        pill.backgroundColor = Tab(rawValue: index)?.tint
    }

    @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
        let translation = pan.translation(in: view).x
        let velocity = pan.velocity(in: view).x
        let progress = min(1, abs(translation) / max(1, view.bounds.width))

        switch pan.state {
        case .began:
            guard transitionCoordinator == nil else { return }
            let target = velocity < 0 ? selectedIndex + 1 : selectedIndex - 1
            guard viewControllers?.indices.contains(target) == true else { return }
            interaction = UIPercentDrivenInteractiveTransition()
            interaction?.completionCurve = .easeOut
            selectedIndex = target
        case .changed:
            interaction?.update(progress)
        case .ended:
            let sameWay = velocity * translation > 0
            if (sameWay && abs(velocity) > 500) || (progress > 0.4 && (sameWay || abs(velocity) < 100)) {
                interaction?.completionSpeed = max(0.5, min(2, abs(velocity) / 900))
                interaction?.finish()
            } else {
                interaction?.completionSpeed = 0.6
                interaction?.cancel()
            }
            interaction = nil
        case .cancelled, .failed:
            interaction?.cancel()
            interaction = nil
        default:
            break
        }
    }
}

extension SwipeTabBarController: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return true }
        let velocity = pan.velocity(in: view)
        return abs(velocity.x) > abs(velocity.y) * 1.5 && transitionCoordinator == nil
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        return !(touch.view is UIControl) && touch.view?.isDescendant(of: tabBar) == false
    }
}

extension SwipeTabBarController: UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        guard transitionCoordinator == nil else { return false }
        if viewController === selectedViewController {
            (viewController as? TabReselectable)?.tabWasReselected()
        }
        return true
    }

    func tabBarController(_ tabBarController: UITabBarController,
                          animationControllerForTransitionFrom fromVC: UIViewController,
                          to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard let from = viewControllers?.firstIndex(of: fromVC), let to = viewControllers?.firstIndex(of: toVC) else { return nil }
        let animator = TabSlideAnimator(forward: to > from, linear: interaction != nil)
        animator.alongside = { [weak self] in self?.placePill(at: to) }
        animator.undo = { [weak self] in self?.placePill(at: from) }
        return animator
    }

    func tabBarController(_ tabBarController: UITabBarController,
                          interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return interaction
    }
}

// MARK: - Animator

final class TabSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var alongside: () -> Void = {}
    var undo: () -> Void = {}
    private let forward: Bool
    private let linear: Bool

    init(forward: Bool, linear: Bool) {
        self.forward = forward
        self.linear = linear
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return UIAccessibility.isReduceMotionEnabled ? 0.2 : 0.42
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from),
              let toView = transitionContext.view(forKey: .to),
              let toVC = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        let width = container.bounds.width * (forward ? 1 : -1)
        let home = transitionContext.finalFrame(for: toVC)
        toView.frame = home

        let shade = UIView(frame: fromView.bounds)
        shade.backgroundColor = .black
        shade.alpha = 0
        fromView.addSubview(shade)
        container.addSubview(toView)

        let reduced = UIAccessibility.isReduceMotionEnabled
        if reduced {
            toView.alpha = 0
        } else {
            toView.frame = home.offsetBy(dx: width, dy: 0)
        }

        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0,
                       options: linear ? [.curveLinear] : [.curveEaseInOut], animations: {
            toView.frame = home
            toView.alpha = 1
            if !reduced {
                fromView.transform = CGAffineTransform(translationX: -width * 0.35, y: 0)
                shade.alpha = 0.35
            }
            self.alongside()
        }, completion: { _ in
            let completed = !transitionContext.transitionWasCancelled
            fromView.transform = .identity
            shade.removeFromSuperview()
            if !completed {
                toView.removeFromSuperview()
                self.undo()
            }
            transitionContext.completeTransition(completed)
        })
    }
}
