// What you see: a coloured page with a hamburger button. Tap it, or drag right from the left edge, and the page
// slides away to uncover a dark menu that follows the finger. Pick another entry: the menu closes and the old page
// slides out past the new one with a slight zoom and a springy stop (downwards in the menu = to the left, upwards =
// to the right). Drag with two fingers sideways to scrub the same change by hand. On the "Today" page the segmented
// control cross-flips between a list and a clock.
//
//  ContainerViewController.swift
//  Created 2018. Container transitions after objc.io issue 12.

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let pages: [UIViewController] = [
            TodayViewController(),
            ColourViewController(title: "Inbox", colour: UIColor(red: 0.20, green: 0.55, blue: 0.75, alpha: 1)),
            ColourViewController(title: "Projects", colour: UIColor(red: 0.85, green: 0.45, blue: 0.25, alpha: 1)),
            ColourViewController(title: "Archive", colour: UIColor(red: 0.45, green: 0.60, blue: 0.35, alpha: 1))
        ]
        window = UIWindow(frame: UIScreen.main.bounds)
        window!.rootViewController = ContainerViewController(viewControllers: pages)
        window!.makeKeyAndVisible()
        return true
    }
}

// MARK: - Menu
protocol MenuViewControllerDelegate: class {
    func menuViewController(_ menu: MenuViewController, didSelectItemAt index: Int)
}

class MenuViewController: UITableViewController {
    weak var delegate: MenuViewControllerDelegate?
    var items: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = UIColor(white: 0.12, alpha: 1)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return items.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.backgroundColor = UIColor.clear
        cell.textLabel?.textColor = UIColor.white
        cell.textLabel?.text = items[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        delegate?.menuViewController(self, didSelectItemAt: indexPath.row)
    }
}

// MARK: - Container
class ContainerViewController: UIViewController, MenuViewControllerDelegate {
    private let menu = MenuViewController()
    private let viewControllers: [UIViewController]
    private let stage = UIView()
    private let pageHolder = UIView()
    private let button = UIButton(type: .custom)
    private var selected: UIViewController?
    private var interaction: LayerDrivenInteraction?
    private var menuStart: CGFloat = 0
    private let menuWidth: CGFloat = 240

    init(viewControllers: [UIViewController]) {
        self.viewControllers = viewControllers
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder aDecoder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        menu.items = viewControllers.map { $0.title ?? "?" }
        menu.delegate = self
        addChild(menu)
        menu.view.frame = view.bounds
        menu.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(menu.view)
        menu.didMove(toParent: self)

        stage.frame = view.bounds
        stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.layer.shadowOpacity = 0.6
        view.addSubview(stage)
        pageHolder.frame = stage.bounds
        pageHolder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pageHolder.clipsToBounds = true
        pageHolder.backgroundColor = UIColor.black
        stage.addSubview(pageHolder)

        button.setTitle("\u{2630}", for: .normal)
        button.titleLabel?.font = UIFont.systemFont(ofSize: 28)
        button.addTarget(self, action: #selector(toggleMenu), for: .touchUpInside)
        button.translatesAutoresizingMaskIntoConstraints = false
        stage.addSubview(button)
        let views: [String: Any] = ["button": button]
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:|-12-[button(44)]", options: [], metrics: nil, views: views))
        button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true

        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(handleEdge(_:)))
        edge.edges = .left
        view.addGestureRecognizer(edge)
        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        pan.minimumNumberOfTouches = 2
        stage.addGestureRecognizer(pan)

        transition(to: viewControllers[0], interactively: false)
    }

    override var childForStatusBarStyle: UIViewController? { return selected }

    // MARK: Menu
    @objc private func toggleMenu() { setMenu(open: stage.transform.tx == 0, velocity: 0) }

    private func setMenu(open: Bool, velocity: CGFloat) {
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: abs(velocity) / 300,
                       options: [.allowUserInteraction, .beginFromCurrentState], animations: {
            self.stage.transform = open ? CGAffineTransform(translationX: self.menuWidth, y: 0) : .identity
        }, completion: nil)
    }

    @objc private func handleEdge(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            menuStart = stage.transform.tx
        case .changed:
            let x = min(max(menuStart + recognizer.translation(in: view).x, 0), menuWidth)
            stage.transform = CGAffineTransform(translationX: x, y: 0)
        case .ended, .cancelled:
            let velocity = recognizer.velocity(in: view).x
            setMenu(open: stage.transform.tx + velocity * 0.1 > menuWidth / 2, velocity: velocity)
        default: break
        }
    }

    func menuViewController(_ menu: MenuViewController, didSelectItemAt index: Int) {
        setMenu(open: false, velocity: 0)
        transition(to: viewControllers[index], interactively: false)
    }

    // MARK: Child transitions
    @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: view).x
        switch recognizer.state {
        case .began:
            guard let current = selected, let index = viewControllers.index(of: current) else { return }
            let next = recognizer.velocity(in: view).x < 0 ? index + 1 : index - 1
            guard viewControllers.indices.contains(next) else { return }
            transition(to: viewControllers[next], interactively: true)
        case .changed:
            interaction?.update(min(1, abs(translation) / view.bounds.width))
        case .ended, .cancelled:
            let far = abs(translation) > view.bounds.width * 0.35
            if far && recognizer.state == .ended { interaction?.finish() } else { interaction?.cancel() }
            interaction = nil
        default: break
        }
    }

    private func transition(to toViewController: UIViewController, interactively: Bool) {
        let fromViewController = selected
        guard toViewController !== fromViewController, isViewLoaded else { return }

        toViewController.view.translatesAutoresizingMaskIntoConstraints = true
        toViewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        toViewController.view.frame = pageHolder.bounds
        fromViewController?.willMove(toParent: nil)
        addChild(toViewController)

        guard let from = fromViewController,
            let fromIndex = viewControllers.index(of: from), let toIndex = viewControllers.index(of: toViewController) else {
            pageHolder.addSubview(toViewController.view)
            toViewController.didMove(toParent: self)
            selected = toViewController
            return
        }

        let animator = PrivateAnimatedTransition()
        let context = PrivateTransitionContext(from: from, to: toViewController, goingRight: toIndex > fromIndex, in: pageHolder)
        context.isInteractive = interactively
        context.completion = { [weak self] didComplete in
            guard let strongSelf = self else { return }
            if didComplete {
                from.view.removeFromSuperview()
                from.removeFromParent()
                toViewController.didMove(toParent: strongSelf)
                strongSelf.selected = toViewController
            } else {
                toViewController.view.removeFromSuperview()
                toViewController.removeFromParent()
                from.didMove(toParent: strongSelf)
            }
            animator.animationEnded(didComplete)
            strongSelf.menu.view.isUserInteractionEnabled = true
        }
        menu.view.isUserInteractionEnabled = false
        if interactively {
            interaction = LayerDrivenInteraction(animator: animator)
            interaction?.startInteractiveTransition(context)
        } else {
            animator.animateTransition(using: context)
        }
    }
}

// MARK: - Hand-written context
class PrivateTransitionContext: NSObject, UIViewControllerContextTransitioning {
    var completion: ((Bool) -> Void)?
    let isAnimated = true
    var isInteractive = false
    private(set) var transitionWasCancelled = false
    let containerView: UIView
    let presentationStyle = UIModalPresentationStyle.custom
    let targetTransform = CGAffineTransform.identity

    private let viewControllers: [UITransitionContextViewControllerKey: UIViewController]
    private let disappearingFrom, disappearingTo, appearingFrom, appearingTo: CGRect

    init(from: UIViewController, to: UIViewController, goingRight: Bool, in container: UIView) {
        containerView = container
        viewControllers = [.from: from, .to: to]
        let travel = goingRight ? -container.bounds.width : container.bounds.width
        disappearingFrom = container.bounds
        appearingTo = container.bounds
        disappearingTo = container.bounds.offsetBy(dx: travel, dy: 0)
        appearingFrom = container.bounds.offsetBy(dx: -travel, dy: 0)
        super.init()
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        return vc === viewControllers[.from] ? disappearingFrom : appearingFrom
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        return vc === viewControllers[.from] ? disappearingTo : appearingTo
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { return viewControllers[key] }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        return key == .from ? viewControllers[.from]?.view : viewControllers[.to]?.view
    }

    func completeTransition(_ didComplete: Bool) {
        completion?(didComplete)
        completion = nil
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func pauseInteractiveTransition() {}
    func finishInteractiveTransition() { transitionWasCancelled = false }
    func cancelInteractiveTransition() { transitionWasCancelled = true }
}

class PrivateAnimatedTransition: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return transitionContext?.isInteractive == true ? 0.5 : 0.9
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: .from), let to = transitionContext.viewController(forKey: .to) else { return }
        transitionContext.containerView.addSubview(to.view)
        to.view.frame = transitionContext.initialFrame(for: to)
        to.view.alpha = 0

        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0,
                       usingSpringWithDamping: transitionContext.isInteractive ? 1 : 0.7, initialSpringVelocity: 0.5, options: [], animations: {
            from.view.frame = transitionContext.finalFrame(for: from).insetBy(dx: 30, dy: 60)
            from.view.alpha = 0
            to.view.frame = transitionContext.finalFrame(for: to)
            to.view.alpha = 1
        }, completion: { _ in
            from.view.alpha = 1
            from.view.frame = transitionContext.initialFrame(for: from)
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }

    func animationEnded(_ transitionCompleted: Bool) { UIAccessibility.post(notification: .screenChanged, argument: nil) }
}

/// UIPercentDrivenInteractiveTransition insists on UIKit's own context, so scrub the container's layer by hand.
class LayerDrivenInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private let animator: UIViewControllerAnimatedTransitioning
    private var context: UIViewControllerContextTransitioning?
    private var link: CADisplayLink?
    private var rewinding = false

    init(animator: UIViewControllerAnimatedTransitioning) { self.animator = animator }

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        transitionContext.containerView.layer.speed = 0
        animator.animateTransition(using: transitionContext)
    }

    func update(_ percent: CGFloat) {
        guard let context = context else { return }
        context.containerView.layer.timeOffset = animator.transitionDuration(using: context) * Double(percent)
        context.updateInteractiveTransition(percent)
    }

    func finish() { settle(cancelled: false) }
    func cancel() { settle(cancelled: true) }

    private func settle(cancelled: Bool) {
        guard let context = context else { return }
        if cancelled { context.cancelInteractiveTransition() } else { context.finishInteractiveTransition() }
        rewinding = cancelled
        link = CADisplayLink(target: self, selector: #selector(tick(_:)))
        link?.add(to: RunLoop.main, forMode: RunLoop.Mode.common)
    }

    @objc private func tick(_ link: CADisplayLink) {
        guard let context = context else { return link.invalidate() }
        let layer = context.containerView.layer
        let duration = animator.transitionDuration(using: context)
        let offset = layer.timeOffset + (rewinding ? -link.duration : link.duration)
        guard offset > 0 && offset < duration else {
            link.invalidate()
            self.context = nil
            if rewinding {          // no flash of the end state before the completion has run
                context.viewController(forKey: .from)?.view.alpha = 1
                context.viewController(forKey: .to)?.view.alpha = 0
            }
            layer.timeOffset = 0
            layer.speed = 1         // runs the pending completion
            return
        }
        layer.timeOffset = offset
    }
}

// MARK: - Pages
class ColourViewController: UIViewController {
    init(title: String, colour: UIColor) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        loadViewIfNeeded()
        view.backgroundColor = colour
        let label = UILabel()
        label.text = title
        label.textColor = UIColor.white
        label.sizeToFit()
        label.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        label.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin]
        view.addSubview(label)
    }
    required init?(coder aDecoder: NSCoder) { fatalError() }

    override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
}

class TodayViewController: UIViewController {
    private let list = ColourViewController(title: "No meetings", colour: UIColor(white: 0.25, alpha: 1))
    private let clock = ColourViewController(title: "10:09", colour: UIColor(red: 0.35, green: 0.2, blue: 0.5, alpha: 1))
    private let picker = UISegmentedControl(items: ["List", "Clock"])

    override var title: String? { get { return "Today" } set { } }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(list)
        list.view.frame = view.bounds
        list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list.view)
        list.didMove(toParent: self)
        picker.selectedSegmentIndex = 0
        picker.addTarget(self, action: #selector(pick), for: .valueChanged)
        picker.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(picker)
        picker.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        picker.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24).isActive = true
    }

    @objc private func pick() {
        let showsClock = picker.selectedSegmentIndex == 1
        let (from, to): (UIViewController, UIViewController) = showsClock ? (list, clock) : (clock, list)
        from.willMove(toParent: nil)
        addChild(to)
        to.view.frame = view.bounds
        picker.isEnabled = false
        transition(from: from, to: to, duration: 0.5,
                   options: [showsClock ? .transitionFlipFromRight : .transitionFlipFromLeft], animations: {
            self.view.bringSubviewToFront(self.picker)
        }, completion: { _ in
            from.removeFromParent()
            to.didMove(toParent: self)
            self.picker.isEnabled = true
        })
    }
}
