//  DrawerMenu.swift
//  Side menu done with a UIPresentationController instead of the usual "container with a sliding child".
//  Drag from the left screen edge (or hit the hamburger) and the drawer follows your finger while the
//  content dims. Tap the dimmed part or drag the drawer back to close. Choosing a row swaps the screen behind
//  with a short cross-fade as the drawer leaves.        (Mehmet A., Feb 2020, MIT)

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = RootNavigationController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

enum Section: String, CaseIterable {
    case inbox = "Inbox", calendar = "Calendar", places = "Places", archive = "Archive"

    var symbol: String {
        switch self {
        case .inbox: return "tray.full"
        case .calendar: return "calendar"
        case .places: return "map"
        case .archive: return "archivebox"
        }
    }

    var color: UIColor {
        switch self {
        case .inbox: return .systemBlue
        case .calendar: return .systemRed
        case .places: return .systemGreen
        case .archive: return .systemPurple
        }
    }
}

// MARK: - Interactor

/// Percent driven transition that knows whether a finger is currently in charge.
final class DrawerInteractor: UIPercentDrivenInteractiveTransition {

    private(set) var isActive = false

    func begin() { isActive = true }

    func move(to progress: CGFloat) { update(min(max(progress, 0), 1)) }

    func end(progress: CGFloat, velocity: CGFloat) {
        isActive = false
        // a flick always wins over the distance
        let shouldFinish = abs(velocity) > 250 ? velocity > 0 : progress > 0.45
        completionSpeed = 0.9
        if shouldFinish { finish() } else { cancel() }
    }
}

// MARK: - Presentation

final class DrawerPresentationController: UIPresentationController {

    var interactor: DrawerInteractor?
    private let dimmingView = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: 0, width: min(bounds.width * 0.78, 320), height: bounds.height)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView = containerView else { return }
        dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.5)
        dimmingView.alpha = 0
        dimmingView.frame = containerView.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dimmingTapped)))
        containerView.insertSubview(dimmingView, at: 0)
        containerView.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:))))

        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 1
        })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimmingView.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 0
        })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimmingView.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard !presentedViewController.isBeingDismissed else { return }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    @objc private func dimmingTapped() {
        presentedViewController.dismiss(animated: true)
    }

    @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
        let progress = -pan.translation(in: containerView).x / frameOfPresentedViewInContainerView.width
        switch pan.state {
        case .began:
            guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed else { return }
            interactor?.begin()
            presentedViewController.dismiss(animated: true)
        case .changed:
            guard interactor?.isActive == true else { return }
            interactor?.move(to: progress)
        case .ended, .cancelled:
            guard interactor?.isActive == true else { return }
            interactor?.end(progress: progress, velocity: -pan.velocity(in: containerView).x)
        default:
            break
        }
    }
}

// MARK: - Animation

final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let isPresenting: Bool

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let drawer = transitionContext.viewController(forKey: key), let view = drawer.view else {
            transitionContext.completeTransition(false)
            return
        }
        let shown = isPresenting ? transitionContext.finalFrame(for: drawer) : view.frame
        let hidden = shown.offsetBy(dx: -shown.width, dy: 0)
        if isPresenting {
            transitionContext.containerView.addSubview(view)
            view.frame = hidden
        }
        let options: UIView.AnimationOptions = transitionContext.isInteractive ? .curveLinear : .curveEaseOut
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: options, animations: {
            view.frame = self.isPresenting ? shown : hidden
        }, completion: { _ in
            let completed = !transitionContext.transitionWasCancelled
            if completed != self.isPresenting { view.removeFromSuperview() }
            transitionContext.completeTransition(completed)
        })
    }
}

final class DrawerTransition: NSObject, UIViewControllerTransitioningDelegate {

    let interactor = DrawerInteractor()

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        let controller = DrawerPresentationController(presentedViewController: presented, presenting: presenting)
        controller.interactor = interactor
        return controller
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return DrawerAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return DrawerAnimator(isPresenting: false)
    }

    func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return interactor.isActive ? interactor : nil
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return interactor.isActive ? interactor : nil
    }
}

// MARK: - Screens

final class RootNavigationController: UINavigationController {

    private let drawerTransition = DrawerTransition()
    private var section: Section = .inbox

    override func viewDidLoad() {
        super.viewDidLoad()
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(handleEdge(_:)))
        edge.edges = .left
        view.addGestureRecognizer(edge)
        show(section)
    }

    private func show(_ section: Section) {
        self.section = section
        let content = ContentViewController(section: section)
        content.navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "line.horizontal.3"), style: .plain,
                                                                   target: self, action: #selector(openMenu))
        navigationBar.tintColor = section.color
        setViewControllers([content], animated: false)
    }

    @objc private func openMenu() {
        guard presentedViewController == nil else { return }
        let menu = MenuViewController(selected: section)
        menu.onSelect = { [weak self] newSection in
            guard let self = self else { return }
            self.dismiss(animated: true)
            guard newSection != self.section else { return }
            UIView.transition(with: self.view, duration: 0.35, options: .transitionCrossDissolve, animations: { self.show(newSection) })
        }
        menu.modalPresentationStyle = .custom
        menu.transitioningDelegate = drawerTransition
        present(menu, animated: true)
    }

    @objc private func handleEdge(_ edge: UIScreenEdgePanGestureRecognizer) {
        let interactor = drawerTransition.interactor
        let progress = edge.translation(in: view).x / min(view.bounds.width * 0.78, 320)
        switch edge.state {
        case .began:
            interactor.begin()
            openMenu()
        case .changed:
            interactor.move(to: progress)
        case .ended, .cancelled:
            interactor.end(progress: progress, velocity: edge.velocity(in: view).x)
        default:
            break
        }
    }
}

final class ContentViewController: UITableViewController {

    private let section: Section

    init(section: Section) {
        self.section = section
        super.init(style: .plain)
        title = section.rawValue
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection _: Int) -> Int { return 25 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "c")
        cell.textLabel?.text = "\(section.rawValue) item \(indexPath.row + 1)"
        cell.detailTextLabel?.text = "Nothing to see here"
        cell.imageView?.image = UIImage(systemName: section.symbol)
        cell.imageView?.tintColor = section.color
        return cell
    }
}

final class MenuViewController: UITableViewController {

    var onSelect: ((Section) -> Void)?
    private let selected: Section

    init(selected: Section) {
        self.selected = selected
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.separatorStyle = .none
        tableView.alwaysBounceVertical = false   // otherwise it steals the horizontal pan
        tableView.rowHeight = 56
        let header = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 90))
        header.text = "    Hello, Mehmet"
        header.font = .systemFont(ofSize: 24, weight: .heavy)
        tableView.tableHeaderView = header
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return Section.allCases.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let item = Section.allCases[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: "m") ?? UITableViewCell(style: .default, reuseIdentifier: "m")
        cell.textLabel?.text = item.rawValue
        cell.textLabel?.textColor = item == selected ? item.color : .label
        cell.imageView?.image = UIImage(systemName: item.symbol)
        cell.imageView?.tintColor = item.color
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelect?(Section.allCases[indexPath.row])
    }
}
