import UIKit
import Combine
import os.log

// MARK: Coordinator

protocol Coordinator: AnyObject {
    var children: [any Coordinator] { get set }
    var navigationController: UINavigationController { get }
    @MainActor func start()
}
extension Coordinator {
    func add(_ child: any Coordinator) { children.append(child) }
    func remove(_ child: any Coordinator) { children.removeAll { $0 === child } }
}

private let logger = Logger(subsystem: Bundle.main.bundleIdentifier ?? "shop", category: "navigation")

@MainActor
final class AppCoordinator: NSObject, @preconcurrency Coordinator {
    var children: [any Coordinator] = []
    let navigationController = UINavigationController()
    private let store = Store()
    private var bag = Set<AnyCancellable>()
    private lazy var animator = SlideAnimator()

    func start() {
        navigationController.delegate = self
        navigationController.navigationBar.prefersLargeTitles = true
        let vc = ProductListViewController(store: store)
        vc.didSelect = { [weak self] in self?.show($0) }
        vc.didOpenCart = { [weak self] in self?.cart() }
        vc.didOpenAccount = { [weak self] in self?.account() }
        navigationController.setViewControllers([vc], animated: false)
        store.$cart
            .map(\.count)
            .removeDuplicates()
            .receive(on: DispatchQueue.main)
            .sink { [weak vc] n in vc?.badge = n }
            .store(in: &bag)
    }
    private func show(_ product: Product) {
        logger.debug("show \(product.name, privacy: .public)")
        let vc = ProductViewController(product: product, store: store)
        vc.hidesBottomBarWhenPushed = true
        navigationController.pushViewController(vc, animated: true)
    }
    private func cart() {
        let child = CartCoordinator(store: store)
        add(child)
        child.start()
        child.onFinish = { [weak self, weak child] in
            guard let self, let child else { return }
            self.navigationController.dismiss(animated: true) { self.remove(child) }
        }
        if let sheet = child.navigationController.sheetPresentationController {
            sheet.detents = [.medium(), .large(), .custom(identifier: .init("small")) { context in context.maximumDetentValue * 0.3 }]
            sheet.selectedDetentIdentifier = .medium
            sheet.prefersGrabberVisible = true
            sheet.prefersScrollingExpandsWhenScrolledToEdge = false
            sheet.largestUndimmedDetentIdentifier = .init("small")
            sheet.preferredCornerRadius = 24
        }
        navigationController.present(child.navigationController, animated: true)
    }
    private func account() {
        let vc = AccountViewController()
        vc.modalPresentationStyle = .popover
        vc.preferredContentSize = CGSize(width: 280, height: 200)
        vc.popoverPresentationController?.barButtonItem = navigationController.topViewController?.navigationItem.leftBarButtonItem
        vc.popoverPresentationController?.delegate = self
        vc.popoverPresentationController?.permittedArrowDirections = .up
        navigationController.present(vc, animated: true)
    }
}
extension AppCoordinator: UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        animator.operation = operation
        return operation == .none ? nil : animator
    }
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from), !navigationController.viewControllers.contains(from) else { return }
        logger.log("popped \(String(describing: type(of: from)))")
    }
}
extension AppCoordinator: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
}

@MainActor
final class CartCoordinator: @preconcurrency Coordinator {
    var children: [any Coordinator] = []
    let navigationController = UINavigationController()
    var onFinish: (() -> Void)?
    let store: Store
    init(store: Store) { self.store = store }
    func start() {
        let vc = CartViewController(store: store)
        vc.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.onFinish?() })
        navigationController.viewControllers = [vc]
    }
}

// MARK: Model

struct Product: Hashable, Sendable {
    let id = UUID()
    let name: String
    let price: Decimal
    let symbol: String
}

@MainActor
final class Store: ObservableObject {
    @Published private(set) var cart: [Product] = []
    @Published var isLoading = false
    func add(_ p: Product) { cart.append(p) }
    func remove(_ p: Product) { cart.removeAll { $0 == p } }
    func load() async throws -> [Product] {
        isLoading = true
        defer { isLoading = false }
        try await Task.sleep(nanoseconds: 300_000_000)
        try Task.checkCancellation()
        return [("Chair", 129, "chair"), ("Lamp", 39.5, "lightbulb"), ("Shelf", 89, "books.vertical"), ("Clock", 24.99, "clock"), ("Plant", 14, "leaf")]
            .map { Product(name: $0.0, price: Decimal($0.1), symbol: $0.2) }
    }
}

// MARK: Screens

final class ProductListViewController: UICollectionViewController {
    private enum Section { case main }
    private typealias DataSource = UICollectionViewDiffableDataSource<Section, Product>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Product>
    private let store: Store
    var didSelect: ((Product) -> Void)?
    var didOpenCart: (() -> Void)?
    var didOpenAccount: (() -> Void)?
    var badge = 0 { didSet { navigationItem.rightBarButtonItem?.title = badge == 0 ? "Cart" : "Cart (\(badge))" } }
    private lazy var dataSource: DataSource = {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Product> { cell, _, product in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = product.name
            content.secondaryText = product.price.formatted(.currency(code: "EUR"))
            content.image = UIImage(systemName: product.symbol)
            content.imageProperties.tintColor = .systemOrange
            content.prefersSideBySideTextAndSecondaryText = true
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator(), .customView(configuration: .init(customView: UIView(), placement: .trailing(displayed: .whenEditing)))]
            var background = UIBackgroundConfiguration.listGroupedCell()
            background.cornerRadius = 8
            cell.backgroundConfiguration = background
        }
        return DataSource(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
    }()
    private var task: Task<Void, Never>?

    init(store: Store) {
        self.store = store
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .none
        configuration.showsSeparators = true
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        title = "Products"
    }
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
    deinit { task?.cancel() }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Cart", primaryAction: UIAction { [unowned self] _ in didOpenCart?() })
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "person.crop.circle"), primaryAction: UIAction { [unowned self] _ in didOpenAccount?() }, menu: nil)
        task = Task { [weak self] in
            do {
                guard let products = try await self?.store.load() else { return }
                self?.apply(products)
            } catch is CancellationError {
            } catch { self?.setNeedsUpdateContentUnavailableConfiguration() }
        }
    }
    private func apply(_ products: [Product]) {
        var s = Snapshot()
        s.appendSections([.main])
        s.appendItems(products, toSection: .main)
        dataSource.apply(s, animatingDifferences: true)
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let product = dataSource.itemIdentifier(for: indexPath) else { return }
        didSelect?(product)
    }
    override func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? {
        guard let i = indexPaths.first, let p = dataSource.itemIdentifier(for: i) else { return nil }
        return UIContextMenuConfiguration(identifier: p.id as NSUUID, previewProvider: nil) { _ in
            UIMenu(children: [
                UIAction(title: "Add to cart", image: UIImage(systemName: "cart.badge.plus")) { _ in self.store.add(p) },
                UIMenu(title: "", options: .displayInline, children: [UIAction(title: "Hide", attributes: .destructive) { _ in }]),
            ])
        }
    }
}

final class ProductViewController: UIViewController {
    private let product: Product
    private let store: Store
    init(product: Product, store: Store) {
        (self.product, self.store) = (product, store)
        super.init(nibName: nil, bundle: nil)
        navigationItem.largeTitleDisplayMode = .never
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        title = product.name
        let image = UIImageView(image: UIImage(systemName: product.symbol, withConfiguration: UIImage.SymbolConfiguration(hierarchicalColor: .systemOrange).applying(UIImage.SymbolConfiguration(pointSize: 120))))
        image.contentMode = .scaleAspectFit
        var c = UIButton.Configuration.filled()
        c.title = "Add to cart"
        c.subtitle = product.price.formatted(.currency(code: "EUR"))
        c.image = UIImage(systemName: "cart")
        c.imagePadding = 8
        c.cornerStyle = .capsule
        c.buttonSize = .large
        c.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var o = incoming
            o.font = .preferredFont(forTextStyle: .headline)
            return o
        }
        let button = UIButton(configuration: c, primaryAction: UIAction { [store, product] action in
            store.add(product)
            (action.sender as? UIButton)?.configuration?.showsActivityIndicator = true
        })
        button.configurationUpdateHandler = { b in b.alpha = b.isHighlighted ? 0.6 : 1 }
        let stack = UIStackView(arrangedSubviews: [image, button])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = UIStackView.spacingUseSystem
        stack.setCustomSpacing(40, after: image)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([stack.centerXAnchor.constraint(equalTo: view.centerXAnchor), stack.centerYAnchor.constraint(equalTo: view.centerYAnchor)])
    }
}

final class CartViewController: UITableViewController {
    private let store: Store
    private var bag: AnyCancellable?
    private var items: [Product] = []
    init(store: Store) { self.store = store; super.init(style: .insetGrouped); title = "Cart" }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        bag = store.$cart.sink { [unowned self] in items = $0; tableView.reloadData(); setNeedsUpdateContentUnavailableConfiguration() }
    }
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        guard items.isEmpty else { contentUnavailableConfiguration = nil; return }
        var c = UIContentUnavailableConfiguration.empty()
        c.image = UIImage(systemName: "cart")
        c.text = "Nothing here"
        c.secondaryText = "Add a product to see it."
        contentUnavailableConfiguration = c
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = items[indexPath.row].name
        cell.contentConfiguration = content
        return cell
    }
    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let a = UIContextualAction(style: .destructive, title: nil) { [unowned self] _, _, done in store.remove(items[indexPath.row]); done(true) }
        a.image = UIImage(systemName: "trash")
        return UISwipeActionsConfiguration(actions: [a])
    }
}

final class AccountViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .tertiarySystemBackground
        let toggle = UISwitch(frame: .zero, primaryAction: UIAction { a in (a.sender as? UISwitch)?.onTintColor = .systemPink })
        toggle.center = CGPoint(x: 140, y: 80)
        view.addSubview(toggle)
        let segmented = UISegmentedControl(frame: CGRect(x: 20, y: 120, width: 240, height: 32), actions: ["A", "B"].map { t in UIAction(title: t) { _ in } })
        segmented.selectedSegmentIndex = 0
        view.addSubview(segmented)
    }
}

final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var operation: UINavigationController.Operation = .push
    private var animator: UIViewPropertyAnimator?
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) { interruptibleAnimator(using: context).startAnimation() }
    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let from = context.view(forKey: .from)!, to = context.view(forKey: .to)!
        let width = context.containerView.bounds.width * (operation == .push ? 1 : -1)
        to.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
        to.frame.origin.x = width
        context.containerView.addSubview(to)
        let a = UIViewPropertyAnimator(duration: transitionDuration(using: context), timingParameters: UICubicTimingParameters(controlPoint1: .init(x: 0.2, y: 0.9), controlPoint2: .init(x: 0.3, y: 1)))
        a.addAnimations {
            from.frame.origin.x = -width / 3
            from.alpha = 0.3
            to.frame.origin.x = 0
        }
        a.addCompletion { position in
            from.alpha = 1
            context.completeTransition(position == .end)
        }
        animator = a
        return a
    }
    func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let c = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        c.delegateClass = SceneDelegate.self
        return c
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var coordinator: AppCoordinator!
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        coordinator = AppCoordinator()
        window = UIWindow(windowScene: scene)
        window?.rootViewController = coordinator.navigationController
        window?.makeKeyAndVisible()
        coordinator.start()
    }
}
