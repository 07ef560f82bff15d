// An outline of ingredients with swatches and checkmarks; expand groups, tick items, long-press and drag one into the bowl at the bottom, and tap the bowl for a popover listing what is in it.

import UIKit
import UniformTypeIdentifiers

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: IngredientPickerViewController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

// MARK: - Model

struct Ingredient: Hashable, Identifiable {
    let id = UUID()
    var name: String
    var color: UIColor
    var children: [Ingredient] = []

    static let pantry: [Ingredient] = [
        Ingredient(name: "Fruit", color: .systemRed, children: [
            Ingredient(name: "Cherry", color: .systemRed),
            Ingredient(name: "Lemon", color: .systemYellow),
            Ingredient(name: "Plum", color: .systemPurple)
        ]),
        Ingredient(name: "Greens", color: .systemGreen, children: [
            Ingredient(name: "Basil", color: .systemGreen),
            Ingredient(name: "Mint", color: .systemMint),
            Ingredient(name: "Kale", color: UIColor { $0.userInterfaceStyle == .dark ? .systemTeal : .systemGreen })
        ]),
        Ingredient(name: "Dairy", color: .systemGray3, children: [
            Ingredient(name: "Butter", color: .systemYellow),
            Ingredient(name: "Ricotta", color: .systemGray5)
        ])
    ]
}

// MARK: - Custom content configuration

struct SwatchConfiguration: UIContentConfiguration {
    var name = ""
    var color: UIColor = .clear
    var isPicked = false
    fileprivate(set) var dimmed = false
    fileprivate(set) var emphasised = false

    func makeContentView() -> UIView & UIContentView {
        SwatchContentView(self)
    }

    func updated(for state: UIConfigurationState) -> SwatchConfiguration {
        guard let state = state as? UICellConfigurationState else { return self }
        var updated = self
        updated.dimmed = state.cellDragState == .dragging || state.isDisabled
        updated.emphasised = state.isHighlighted || state.isSelected || state.cellDragState == .lifting
        return updated
    }
}

final class SwatchContentView: UIView, UIContentView {

    private let swatch = UIView()
    private let label = UILabel()
    private var applied: SwatchConfiguration

    var configuration: UIContentConfiguration {
        get { applied }
        set {
            guard let new = newValue as? SwatchConfiguration else { return }
            apply(new, animated: window != nil)
        }
    }

    init(_ configuration: SwatchConfiguration) {
        applied = configuration
        super.init(frame: .zero)

        swatch.layer.cornerRadius = 10
        swatch.layer.borderWidth = 1
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        [swatch, label].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            addSubview($0)
        }
        let guide = layoutMarginsGuide
        let minimum = heightAnchor.constraint(greaterThanOrEqualToConstant: 52)
        minimum.priority = .init(999)
        NSLayoutConstraint.activate([
            minimum,
            swatch.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            swatch.centerYAnchor.constraint(equalTo: centerYAnchor),
            swatch.widthAnchor.constraint(equalToConstant: 32),
            swatch.heightAnchor.constraint(equalTo: swatch.widthAnchor),
            label.leadingAnchor.constraint(equalToSystemSpacingAfter: swatch.trailingAnchor, multiplier: 1.5),
            label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            label.topAnchor.constraint(equalTo: guide.topAnchor),
            label.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
        ])
        apply(configuration, animated: false)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func apply(_ new: SwatchConfiguration, animated: Bool) {
        applied = new
        label.text = new.name
        swatch.layer.borderColor = UIColor.label.withAlphaComponent(0.2).cgColor
        let changes = { [self] in
            swatch.backgroundColor = new.color
            swatch.layer.cornerRadius = new.isPicked ? 16 : 10
            swatch.transform = new.emphasised ? CGAffineTransform(scaleX: 1.2, y: 1.2) : .identity
            alpha = new.dimmed ? 0.4 : 1
        }
        if animated {
            UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.25, delay: 0, options: .curveEaseOut, animations: changes)
        } else {
            changes()
        }
    }
}

// MARK: - Bowl

final class BowlView: UIControl {
    let label = UILabel()
    private let rim = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        rim.fillColor = UIColor.systemBrown.cgColor
        layer.addSublayer(rim)
        label.textColor = .white
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .headline)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 12))
        path.addLine(to: CGPoint(x: bounds.width, y: 12))
        path.addQuadCurve(to: CGPoint(x: 0, y: 12), controlPoint: CGPoint(x: bounds.midX, y: bounds.height * 2 - 24))
        path.close()
        rim.path = path.cgPath
        label.frame = bounds.insetBy(dx: 20, dy: 24)
    }

    var isWelcoming = false {
        didSet {
            guard oldValue != isWelcoming else { return }
            UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: .beginFromCurrentState) {
                self.transform = self.isWelcoming ? CGAffineTransform(scaleX: 1.1, y: 1.1) : .identity
            }
        }
    }
}

// MARK: - Picker

final class IngredientPickerViewController: UIViewController {

    private enum Section: Hashable { case pantry }
    private typealias DataSource = UICollectionViewDiffableDataSource<Section, Ingredient>

    private var dataSource: DataSource!
    private var picked: Set<Ingredient.ID> = []
    private var bowlContents: [String] = [] {
        didSet { bowl.label.text = bowlContents.isEmpty ? "Drop here" : "\(bowlContents.count) in the bowl" }
    }
    private let bowl = BowlView()

    private lazy var collectionView: UICollectionView = {
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebarPlain)
        configuration.headerMode = .none
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            guard let item = self?.dataSource.itemIdentifier(for: indexPath), item.children.isEmpty else { return nil }
            let add = UIContextualAction(style: .normal, title: "Add") { _, _, done in
                self?.bowlContents.append(item.name)
                done(true)
            }
            add.backgroundColor = .systemBrown
            return UISwipeActionsConfiguration(actions: [add])
        }
        return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Pantry"
        view.backgroundColor = .systemBackground
        collectionView.delegate = self
        collectionView.dragDelegate = self
        collectionView.dragInteractionEnabled = true
        bowl.label.text = "Drop here"
        bowl.addInteraction(UIDropInteraction(delegate: self))
        bowl.addTarget(self, action: #selector(showBowl), for: .touchUpInside)

        for child in [collectionView, bowl] as [UIView] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: bowl.topAnchor),
            bowl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            bowl.widthAnchor.constraint(equalToConstant: 240),
            bowl.heightAnchor.constraint(equalToConstant: 110),
            bowl.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12)
        ])
        configureDataSource()
    }

    private func configureDataSource() {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Ingredient> { [weak self] cell, _, item in
            guard let self else { return }
            let isPicked = self.picked.contains(item.id)
            var content = SwatchConfiguration()
            content.name = item.name
            content.color = item.color
            content.isPicked = isPicked
            cell.contentConfiguration = content

            if item.children.isEmpty {
                cell.accessories = isPicked ? [.checkmark(displayed: .always, options: .init(tintColor: item.color))] : []
                cell.indentationLevel = 1
            } else {
                let count = UILabel()
                count.text = "\(item.children.count)"
                count.textColor = .secondaryLabel
                cell.accessories = [
                    .customView(configuration: .init(customView: count, placement: .trailing(displayed: .always))),
                    .outlineDisclosure(options: .init(style: .header))
                ]
                cell.indentationLevel = 0
            }
        }
        dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }

        var outline = NSDiffableDataSourceSectionSnapshot<Ingredient>()
        outline.append(Ingredient.pantry)
        for group in Ingredient.pantry {
            outline.append(group.children, to: group)
        }
        outline.expand([Ingredient.pantry[0]])
        dataSource.apply(outline, to: .pantry, animatingDifferences: false)
    }

    @objc private func showBowl() {
        let list = BowlListViewController(names: bowlContents)
        list.modalPresentationStyle = .popover
        list.onEmpty = { [weak self] in self?.bowlContents.removeAll() }
        if let popover = list.popoverPresentationController {
            popover.sourceView = bowl
            popover.sourceRect = bowl.bounds
            popover.permittedArrowDirections = [.down, .up]
            popover.delegate = self
            popover.backgroundColor = .systemBrown
        }
        present(list, animated: true)
    }
}

extension IngredientPickerViewController: UICollectionViewDelegate, UICollectionViewDragDelegate {

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        dataSource.itemIdentifier(for: indexPath)?.children.isEmpty ?? false
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
        if picked.remove(item.id) == nil {
            picked.insert(item.id)
        }
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([item])
        dataSource.apply(snapshot, animatingDifferences: true)
    }

    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        guard let item = dataSource.itemIdentifier(for: indexPath), item.children.isEmpty else { return [] }
        let dragItem = UIDragItem(itemProvider: NSItemProvider(object: item.name as NSString))
        dragItem.localObject = item
        return [dragItem]
    }

    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        guard let cell = collectionView.cellForItem(at: indexPath) else { return nil }
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = UIBezierPath(roundedRect: cell.contentView.bounds.insetBy(dx: 6, dy: 2), cornerRadius: 14)
        return parameters
    }
}

extension IngredientPickerViewController: UIDropInteractionDelegate {

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool {
        session.hasItemsConforming(toTypeIdentifiers: [UTType.plainText.identifier]) || session.canLoadObjects(ofClass: NSString.self)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: UIDropSession) {
        bowl.isWelcoming = true
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession) -> UIDropProposal {
        UIDropProposal(operation: .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: UIDropSession) {
        bowl.isWelcoming = false
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: UIDropSession) {
        bowl.isWelcoming = false
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
        let local = session.items.compactMap { ($0.localObject as? Ingredient)?.name }
        if !local.isEmpty {
            bowlContents += local
            return
        }
        _ = session.loadObjects(ofClass: NSString.self) { [weak self] strings in
            self?.bowlContents += strings.compactMap { $0 as? String }
        }
    }
}

extension IngredientPickerViewController: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        .none
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        print("popover went away")
    }
}

final class BowlListViewController: UIViewController {
    private let names: [String]
    var onEmpty: (() -> Void)?

    init(names: [String]) {
        self.names = names
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 220, height: CGFloat(max(names.count, 1)) * 24 + 80)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.numberOfLines = 0
        label.textColor = .white
        label.text = names.isEmpty ? "Nothing yet" : ListFormatter.localizedString(byJoining: names)
        let empty = UIButton(configuration: .borderless(), primaryAction: UIAction(title: "Empty the bowl", image: UIImage(systemName: "arrow.uturn.up")) { [weak self] _ in
            self?.onEmpty?()
            self?.dismiss(animated: true)
        })
        empty.tintColor = .white
        let stack = UIStackView(arrangedSubviews: [label, empty])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16)
        ])
    }
}
