// What you see: a soft map drawing with round pins and two bar buttons. "List" raises a sheet resting at a low strip,
// at half or almost full height; the map stays usable under the strip and its pins lift with the sheet. Tap a pin and
// a drawer glides in from the right edge over a dimmed map; drag it rightwards with the finger to push it out, or let
// go early and it comes back. "Layers" opens a real popover with an arrow, also on iPhone.
//
//  Places - iOS 16+, Swift 6, strict concurrency

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: MapViewController())
        window?.makeKeyAndVisible()
        return true
    }
}

// MARK: - Data
struct Place: Identifiable, Hashable, Sendable {
    let id: Int
    let name: String
    let position: CGPoint       // 0...1 in both directions
    let symbol: String
}

actor PlaceService {
    private var cache: [Place] = []

    func places() async throws -> [Place] {
        if !cache.isEmpty { return cache }
        try await Task.sleep(for: .milliseconds(600))
        let names = ["Mill Café", "Old Bridge", "Weir", "Boat House", "Rose Garden", "Bookshop", "Observatory", "Market"]
        let symbols = ["cup.and.saucer", "road.lanes", "water.waves", "ferry", "leaf", "book", "sparkles", "cart"]
        cache = names.indices.map { index in
            Place(id: index, name: names[index],
                  position: CGPoint(x: 0.12 + Double(index * 29 % 75) / 100, y: 0.12 + Double(index * 41 % 65) / 100),
                  symbol: symbols[index])
        }
        return cache
    }
}

// MARK: - Map
final class MapView: UIView {
    var showsRivers = true { didSet { setNeedsDisplay() } }
    var showsRoads = true { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        let size = bounds.size
        if showsRoads {
            UIColor.white.setStroke()
            for index in 1..<6 {
                let road = UIBezierPath()
                road.lineWidth = index == 3 ? 12 : 6
                road.move(to: CGPoint(x: 0, y: size.height * CGFloat(index) / 6))
                road.addLine(to: CGPoint(x: size.width, y: size.height * CGFloat(6 - index) / 6 + 40))
                road.stroke()
            }
        }
        if showsRivers {
            let river = UIBezierPath()
            river.lineWidth = 26
            river.lineCapStyle = .round
            river.move(to: CGPoint(x: size.width * 0.3, y: -20))
            river.addCurve(to: CGPoint(x: size.width * 0.7, y: size.height + 20),
                           controlPoint1: CGPoint(x: size.width, y: size.height * 0.35),
                           controlPoint2: CGPoint(x: 0, y: size.height * 0.65))
            UIColor(red: 0.62, green: 0.79, blue: 0.92, alpha: 1).setStroke()
            river.stroke()
        }
    }
}

final class MapViewController: UIViewController {
    private let service = PlaceService()
    private let map = MapView()
    private let pins = UIView()
    private var places: [Place] = []
    private var loading: Task<Void, Never>?
    private let drawerDelegate = DrawerTransitioningDelegate()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Places"
        map.backgroundColor = UIColor(red: 0.90, green: 0.93, blue: 0.84, alpha: 1)
        map.contentMode = .redraw
        for layer in [map, pins] {
            layer.frame = view.bounds
            layer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(layer)
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "List", primaryAction: UIAction { [weak self] _ in self?.showList() })
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Layers", primaryAction: UIAction { [weak self] action in
            self?.showLayers(from: action.sender as? UIBarButtonItem)
        })
        loading = Task { [weak self, service] in
            do {
                let places = try await service.places()
                self?.install(places)
            } catch {
                self?.title = "Offline"
            }
        }
    }

    private func install(_ places: [Place]) {
        self.places = places
        for place in places {
            var configuration = UIButton.Configuration.filled()
            configuration.image = UIImage(systemName: place.symbol)
            configuration.cornerStyle = .capsule
            let pin = UIButton(configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.showDrawer(for: place) })
            pin.accessibilityLabel = place.name
            pin.bounds.size = CGSize(width: 44, height: 44)
            pin.center = CGPoint(x: place.position.x * view.bounds.width, y: place.position.y * view.bounds.height + 60)
            pins.addSubview(pin)
        }
    }

    private func showList() {
        guard presentedViewController == nil else { return }
        let list = PlaceListController(places: places) { [weak self] place in
            self?.dismiss(animated: true) { self?.showDrawer(for: place) }
        }
        if let sheet = list.sheetPresentationController {
            let strip = UISheetPresentationController.Detent.custom(identifier: .strip) { _ in 96 }
            let nearlyFull = UISheetPresentationController.Detent.custom(identifier: .nearlyFull) { context in
                context.maximumDetentValue * 0.92
            }
            sheet.detents = [strip, .medium(), nearlyFull]
            sheet.selectedDetentIdentifier = .medium
            sheet.largestUndimmedDetentIdentifier = .strip
            sheet.prefersGrabberVisible = true
            sheet.preferredCornerRadius = 24
            sheet.delegate = self
        }
        present(list, animated: true)
        liftPins(for: .medium)
    }

    private func liftPins(for identifier: UISheetPresentationController.Detent.Identifier?) {
        let lift: CGFloat = switch identifier {
        case .some(.medium): -80
        case .some(.nearlyFull): -140
        default: 0
        }
        UIView.animate(withDuration: 0.35) { self.pins.transform = CGAffineTransform(translationX: 0, y: lift) }
    }

    private func showDrawer(for place: Place) {
        if presentedViewController is PlaceListController {
            return dismiss(animated: true) { self.showDrawer(for: place) }
        }
        let drawer = PlaceController(place: place)
        drawer.modalPresentationStyle = .custom
        drawer.transitioningDelegate = drawerDelegate
        present(drawer, animated: true)
        liftPins(for: nil)
    }

    private func showLayers(from item: UIBarButtonItem?) {
        let layers = LayersController(map: map)
        layers.modalPresentationStyle = .popover
        layers.preferredContentSize = CGSize(width: 220, height: 112)
        layers.popoverPresentationController?.barButtonItem = item ?? navigationItem.leftBarButtonItem
        layers.popoverPresentationController?.permittedArrowDirections = .up
        layers.popoverPresentationController?.delegate = self
        present(layers, animated: true)
    }
}

extension UISheetPresentationController.Detent.Identifier {
    static let strip = Self("strip")
    static let nearlyFull = Self("nearlyFull")
}

extension MapViewController: UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
        liftPins(for: sheetPresentationController.selectedDetentIdentifier)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        liftPins(for: nil)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        controller is UIPopoverPresentationController ? .none : controller.presentationStyle
    }
}

final class PlaceListController: UITableViewController {
    private let places: [Place]
    private let onPick: (Place) -> Void

    init(places: [Place], onPick: @escaping (Place) -> Void) {
        self.places = places
        self.onPick = onPick
        super.init(style: .insetGrouped)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { places.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = places[indexPath.row].name
        content.image = UIImage(systemName: places[indexPath.row].symbol)
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onPick(places[indexPath.row])
    }
}

final class LayersController: UIViewController {
    private let map: MapView
    init(map: MapView) {
        self.map = map
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: [
            row("Rivers", isOn: map.showsRivers) { [map] in map.showsRivers = $0 },
            row("Roads", isOn: map.showsRoads) { [map] in map.showsRoads = $0 }
        ])
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
            stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16)
        ])
    }

    private func row(_ title: String, isOn: Bool, onChange: @escaping (Bool) -> Void) -> UIView {
        let label = UILabel()
        label.text = title
        let toggle = UISwitch()
        toggle.isOn = isOn
        toggle.addAction(UIAction { [unowned toggle] _ in onChange(toggle.isOn) }, for: .valueChanged)
        let row = UIStackView(arrangedSubviews: [label, toggle])
        row.alignment = .center
        return row
    }
}

final class PlaceController: UIViewController {
    private let place: Place
    init(place: Place) {
        self.place = place
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        var content = UIListContentConfiguration.cell()
        content.text = place.name
        content.image = UIImage(systemName: place.symbol)
        let contentView = UIListContentView(configuration: content)
        contentView.frame = view.bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(contentView)
    }
}

// MARK: - Drawer
final class DrawerTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private(set) var interaction: UIPercentDrivenInteractiveTransition?

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?,
                                source: UIViewController) -> UIPresentationController? {
        let controller = DrawerPresentationController(presentedViewController: presented, presenting: presenting)
        controller.onDrag = { [weak self] phase in self?.handle(phase, dismissing: presented) }
        return controller
    }

    private func handle(_ phase: DrawerPresentationController.Drag, dismissing controller: UIViewController) {
        switch phase {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            controller.dismiss(animated: true)
        case .moved(let progress):
            interaction?.update(progress)
        case .ended(let finishing):
            finishing ? interaction?.finish() : interaction?.cancel()
            interaction = nil
        }
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController,
                             source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        DrawerAnimator(opening: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        DrawerAnimator(opening: false)
    }

    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

final class DrawerPresentationController: UIPresentationController {
    enum Drag { case began, moved(CGFloat), ended(finishing: Bool) }

    var onDrag: ((Drag) -> Void)?
    private let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let width = min(bounds.width * 0.8, 380)
        return CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView, let presentedView else { return }
        dimming.frame = containerView.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = .black
        dimming.alpha = 0
        dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
        containerView.insertSubview(dimming, at: 0)
        presentedView.layer.cornerRadius = 28
        presentedView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        presentedView.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged(_:))))
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 0.45 })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 0 })
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        guard !presentedViewController.isBeingDismissed, !presentedViewController.isBeingPresented else { return }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    @objc private func close() { presentedViewController.dismiss(animated: true) }

    @objc private func dragged(_ pan: UIPanGestureRecognizer) {
        let width = max(1, frameOfPresentedViewInContainerView.width)
        let progress = min(1, max(0, pan.translation(in: containerView).x / width))
        switch pan.state {
        case .began: onDrag?(.began)
        case .changed: onDrag?(.moved(progress))
        case .ended: onDrag?(.ended(finishing: progress > 0.4 || pan.velocity(in: containerView).x > 700))
        case .cancelled, .failed: onDrag?(.ended(finishing: false))
        default: break
        }
    }
}

final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let opening: Bool
    private var animator: UIViewPropertyAnimator?

    init(opening: Bool) { self.opening = opening }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.38 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let drawer = transitionContext.viewController(forKey: opening ? .to : .from)!
        let view = drawer.view!
        let open = opening ? transitionContext.finalFrame(for: drawer) : transitionContext.initialFrame(for: drawer)
        let closed = open.offsetBy(dx: open.width, dy: 0)
        if opening { transitionContext.containerView.addSubview(view) }
        view.frame = opening ? closed : open
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), dampingRatio: 1) { [opening] in
            view.frame = opening ? open : closed
        }
        animator.addCompletion { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        self.animator = animator
        return animator
    }
}
