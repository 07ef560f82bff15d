import Combine
import UIKit

// A Swift 5.7+ declarative little menu. Bottom drawer built with a custom container,
// wrapped values and a result builder.

@propertyWrapper
struct Clamped<Value: Comparable> {
    private var value: Value
    private let range: ClosedRange<Value>
    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    var wrappedValue: Value {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: ClosedRange<Value> { range }
}

@propertyWrapper
final class Invalidating2<Value: Equatable> {
    private var stored: Value
    init(wrappedValue: Value) { stored = wrappedValue }
    @available(*, unavailable) var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }
    static subscript<Owner: UIView>(
        _enclosingInstance owner: Owner,
        wrapped _: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, Invalidating2>
    ) -> Value {
        get { owner[keyPath: storage].stored }
        set {
            guard owner[keyPath: storage].stored != newValue else { return }
            owner[keyPath: storage].stored = newValue
            owner.setNeedsLayout()
            owner.setNeedsDisplay()
        }
    }
}

struct MenuEntry: Identifiable, Hashable {
    let id = UUID()
    var title: String
    var symbol: String
    var destructive = false
    static func == (l: Self, r: Self) -> Bool { l.id == r.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@resultBuilder
enum MenuBuilder {
    static func buildBlock(_ parts: [MenuEntry]...) -> [MenuEntry] { parts.flatMap { $0 } }
    static func buildExpression(_ entry: MenuEntry) -> [MenuEntry] { [entry] }
    static func buildOptional(_ part: [MenuEntry]?) -> [MenuEntry] { part ?? [] }
    static func buildEither(first: [MenuEntry]) -> [MenuEntry] { first }
    static func buildEither(second: [MenuEntry]) -> [MenuEntry] { second }
    static func buildArray(_ parts: [[MenuEntry]]) -> [MenuEntry] { parts.flatMap { $0 } }
}

final class GrabberView: UIView {
    @Invalidating2 var lineWidth: CGFloat = 5
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        UIColor.tertiaryLabel.setFill()
        let path = UIBezierPath(roundedRect: CGRect(x: rect.midX - 20, y: rect.midY - lineWidth / 2, width: 40, height: lineWidth), cornerRadius: lineWidth / 2)
        context.saveGState()
        path.fill()
        context.restoreGState()
    }
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 20) }
}

@MainActor
final class DrawerModel {
    @Published private(set) var isOpen = false
    @Clamped(0...1) var progress: CGFloat = 0
    let selections = PassthroughSubject<MenuEntry, Never>()
    func toggle() { isOpen.toggle() }
    func set(open: Bool) { if open != isOpen { isOpen = open } }
}

final class DrawerContainerController: UIViewController {
    private let content: UIViewController
    private let menu: MenuListController
    private let model = DrawerModel()
    private var bag = Set<AnyCancellable>()
    private var animator: UIViewPropertyAnimator?
    private var menuTop: NSLayoutConstraint!
    private lazy var scrim = UIView()
    private var menuHeight: CGFloat { menu.preferredContentSize.height }

    init(content: UIViewController, @MenuBuilder entries: () -> [MenuEntry]) {
        self.content = content
        self.menu = MenuListController(entries: entries())
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    override var childForStatusBarStyle: UIViewController? { content }
    override var childForHomeIndicatorAutoHidden: UIViewController? { content }

    override func viewDidLoad() {
        super.viewDidLoad()
        embed(content) { child in
            [child.topAnchor.constraint(equalTo: view.topAnchor), child.bottomAnchor.constraint(equalTo: view.bottomAnchor),
             child.leadingAnchor.constraint(equalTo: view.leadingAnchor), child.trailingAnchor.constraint(equalTo: view.trailingAnchor)]
        }
        scrim.frame = view.bounds
        scrim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrim.backgroundColor = .black.withAlphaComponent(0.3)
        scrim.alpha = 0
        scrim.isUserInteractionEnabled = false
        scrim.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(scrimTapped)))
        view.addSubview(scrim)

        embed(menu) { child in
            menuTop = child.topAnchor.constraint(equalTo: view.bottomAnchor)
            return [menuTop, child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    child.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    child.heightAnchor.constraint(equalToConstant: menuHeight)]
        }
        menu.view.layer.cornerRadius = 20
        menu.view.layer.cornerCurve = .continuous
        menu.view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        menu.view.clipsToBounds = true
        menu.onSelect = { [model] in model.selections.send($0) }

        let button = UIButton(configuration: {
            var c = UIButton.Configuration.borderedProminent()
            c.title = "Actions"
            c.image = UIImage(systemName: "ellipsis.circle")
            c.imagePadding = 6
            c.cornerStyle = .capsule
            return c
        }(), primaryAction: UIAction { [weak model] _ in model?.toggle() })
        button.translatesAutoresizingMaskIntoConstraints = false
        view.insertSubview(button, belowSubview: scrim)
        NSLayoutConstraint.activate {
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor)
            button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24)
        }

        model.$isOpen.dropFirst().removeDuplicates().receive(on: DispatchQueue.main)
            .sink { [unowned self] in run(open: $0) }
            .store(in: &bag)
        model.selections
            .throttle(for: .milliseconds(300), scheduler: RunLoop.main, latest: false)
            .sink { [weak self] entry in
                self?.model.set(open: false)
                guard !entry.destructive else { return }
                let next = UIViewController()
                next.title = entry.title
                next.view.backgroundColor = .systemTeal
                self?.content.show(next, sender: nil)
            }
            .store(in: &bag)
    }

    private func embed(_ child: UIViewController, @ConstraintBuilder constraints: (UIView) -> [NSLayoutConstraint]) {
        addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child.view)
        NSLayoutConstraint.activate(constraints(child.view))
        child.didMove(toParent: self)
    }

    private func run(open: Bool) {
        animator?.stopAnimation(true)
        menuTop.constant = open ? -menuHeight : 0
        let animator = UIViewPropertyAnimator(duration: 0.45, dampingRatio: 0.86) { [self] in
            scrim.alpha = open ? 1 : 0
            content.view.transform = open ? .init(scaleX: 0.95, y: 0.95) : .identity
            view.layoutIfNeeded()
        }
        animator.addCompletion { [scrim] in
            if $0 == .end { scrim.isUserInteractionEnabled = open }
        }
        animator.startAnimation()
        self.animator = animator
    }

    @objc private func scrimTapped() { model.set(open: false) }
}

@resultBuilder
enum ConstraintBuilder {
    static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
    static func buildExpression(_ c: NSLayoutConstraint) -> [NSLayoutConstraint] { [c] }
    static func buildExpression(_ c: [NSLayoutConstraint]) -> [NSLayoutConstraint] { c }
    static func buildExpression(_: Void) -> [NSLayoutConstraint] { [] }
}

extension NSLayoutConstraint {
    static func activate(@ConstraintBuilder _ make: () -> [NSLayoutConstraint]) { activate(make()) }
}

final class MenuListController: UIViewController, UICollectionViewDelegate {
    enum Section { case main }
    let entries: [MenuEntry]
    var onSelect: ((MenuEntry) -> Void)?
    private lazy var list: UICollectionView = {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.showsSeparators = true
        configuration.backgroundColor = .secondarySystemBackground
        return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }()
    private lazy var source: UICollectionViewDiffableDataSource<Section, MenuEntry> = {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, MenuEntry> { cell, _, entry in
            var content = cell.defaultContentConfiguration()
            content.text = entry.title
            content.image = UIImage(systemName: entry.symbol)
            content.imageProperties.tintColor = entry.destructive ? .systemRed : .tintColor
            if entry.destructive { content.textProperties.color = .systemRed }
            cell.contentConfiguration = content
        }
        return .init(collectionView: list) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
    }()

    init(entries: [MenuEntry]) {
        self.entries = entries
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 0, height: 44 + CGFloat(entries.count) * 44 + 34)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let grabber = GrabberView()
        grabber.isOpaque = false
        grabber.backgroundColor = .clear
        let stack = UIStackView(arrangedSubviews: [grabber, list])
        stack.axis = .vertical
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
        list.isScrollEnabled = false
        list.delegate = self
        var snapshot = NSDiffableDataSourceSnapshot<Section, MenuEntry>()
        snapshot.appendSections([.main])
        snapshot.appendItems(entries)
        source.apply(snapshot, animatingDifferences: false)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let entry = source.itemIdentifier(for: indexPath) else { return }
        onSelect?(entry)
    }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let c = UISceneConfiguration(name: nil, sessionRole: session.role)
        c.delegateClass = Scene.self
        return c
    }
}

final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo _: UISceneSession, options _: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let first = UIViewController()
        first.title = "Document"
        first.view.backgroundColor = .systemBackground
        let isEditable = true
        let nav = UINavigationController(rootViewController: first)
        nav.navigationBar.prefersLargeTitles = true
        window = UIWindow(windowScene: scene)
        window?.rootViewController = DrawerContainerController(content: nav) {
            MenuEntry(title: "Share", symbol: "square.and.arrow.up")
            MenuEntry(title: "Duplicate", symbol: "plus.square.on.square")
            if isEditable { MenuEntry(title: "Rename", symbol: "pencil") }
            for n in 1...2 { MenuEntry(title: "Folder \(n)", symbol: "folder") }
            MenuEntry(title: "Delete", symbol: "trash", destructive: true)
        }
        window?.makeKeyAndVisible()
    }
}
