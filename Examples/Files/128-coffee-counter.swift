//  CoffeeCounter.swift
//  Swift 6 language mode, iOS 17+
//  A menu (diffable list + custom content configuration), a sheet with custom detents,
//  and a brew bar that slides in from below while an async task brews.

import UIKit
import Observation

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.tintColor = .brown
        window.rootViewController = UINavigationController(rootViewController: MenuViewController(store: OrderStore()))
        window.makeKeyAndVisible()
        self.window = window
    }
}

// MARK: - Model

struct Drink: Identifiable, Hashable, Sendable {
    let id: String
    let symbol: String
    let price: Decimal
    let blurb: String
}

enum CupSize: String, CaseIterable, Sendable {
    case small = "Small", medium = "Medium", large = "Large"

    var surcharge: Decimal {
        switch self {
        case .small: 0
        case .medium: 0.5
        case .large: 1
        }
    }
}

@MainActor @Observable
final class OrderStore {
    enum Phase: Equatable {
        case empty, ordering, ready
        case brewing(Double)
    }

    private(set) var phase = Phase.empty
    private(set) var counts: [Drink.ID: Int] = [:]
    private(set) var total: Decimal = 0

    let menu = [
        Drink(id: "Espresso", symbol: "cup.and.saucer.fill", price: 2.2, blurb: "Short and honest."),
        Drink(id: "Cortado", symbol: "mug.fill", price: 2.9, blurb: "Half milk, half coffee."),
        Drink(id: "Cold brew", symbol: "takeoutbag.and.cup.and.straw.fill", price: 3.8, blurb: "Steeped for sixteen hours."),
        Drink(id: "Tea", symbol: "leaf.fill", price: 2.5, blurb: "For the other half."),
    ]

    func add(_ drink: Drink, size: CupSize) {
        counts[drink.id, default: 0] += 1
        total += drink.price + size.surcharge
        phase = .ordering
    }

    func brew() async {
        guard phase == .ordering else { return }
        for step in 0...20 {
            phase = .brewing(Double(step) / 20)
            try? await Task.sleep(for: .milliseconds(120))
        }
        phase = .ready
        try? await Task.sleep(for: .seconds(1.5))
        counts.removeAll()
        total = 0
        phase = .empty
    }
}

// MARK: - Cell content

struct DrinkContentConfiguration: UIContentConfiguration {
    var drink: Drink
    var count = 0
    var isPressed = false

    func makeContentView() -> UIView & UIContentView { DrinkContentView(self) }

    func updated(for state: any UIConfigurationState) -> DrinkContentConfiguration {
        var copy = self
        copy.isPressed = (state as? UICellConfigurationState)?.isHighlighted ?? false
        return copy
    }
}

final class DrinkContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { apply() } }
    private let icon = UIImageView()
    private let nameLabel = UILabel()
    private let badge = UILabel()

    init(_ configuration: DrinkContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        icon.contentMode = .center
        icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title1)
        nameLabel.numberOfLines = 2
        badge.textColor = .brown

        let row = UIStackView(arrangedSubviews: [icon, nameLabel, badge])
        row.spacing = 12
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            row.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
            icon.widthAnchor.constraint(equalToConstant: 48),
            icon.heightAnchor.constraint(equalToConstant: 44),
            badge.widthAnchor.constraint(equalToConstant: 44),
        ])
        apply()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func apply() {
        guard let configuration = configuration as? DrinkContentConfiguration else { return }
        let drink = configuration.drink
        icon.image = UIImage(systemName: drink.symbol)
        let text = NSMutableAttributedString(string: drink.id, attributes: [.font: UIFont.preferredFont(forTextStyle: .headline)])
        text.append(NSAttributedString(string: "\n" + drink.price.formatted(.currency(code: "EUR")), attributes: [.foregroundColor: UIColor.secondaryLabel]))
        nameLabel.attributedText = text
        badge.text = "×\(configuration.count)"
        badge.isHidden = configuration.count == 0
        UIView.animate(springDuration: 0.3, bounce: 0.4) {
            self.icon.transform = configuration.isPressed ? CGAffineTransform(scaleX: 1.3, y: 1.3) : .identity
        }
    }
}

// MARK: - Menu

final class MenuViewController: UIViewController, UICollectionViewDelegate {
    private enum Section: Hashable, Sendable { case drinks }

    private let store: OrderStore
    private let brewBar: BrewBarViewController
    private var brewBarBottom: NSLayoutConstraint!
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Drink.ID>!

    init(store: OrderStore) {
        self.store = store
        self.brewBar = BrewBarViewController(store: store)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Counter"
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)

        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Drink.ID> { [store] cell, _, id in
            guard let drink = store.menu.first(where: { $0.id == id }) else { return }
            cell.contentConfiguration = DrinkContentConfiguration(drink: drink, count: store.counts[id] ?? 0)
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Drink.ID>()
        snapshot.appendSections([.drinks])
        snapshot.appendItems(store.menu.map(\.id))
        dataSource.apply(snapshot, animatingDifferences: false)

        addChild(brewBar)
        brewBar.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(brewBar.view)
        brewBar.didMove(toParent: self)
        brewBarBottom = brewBar.view.topAnchor.constraint(equalTo: view.bottomAnchor)
        NSLayoutConstraint.activate([
            brewBarBottom,
            brewBar.view.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            brewBar.view.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            brewBar.view.heightAnchor.constraint(equalToConstant: 64),
        ])
        track()
    }

    private func track() {
        let isEmpty = withObservationTracking {
            _ = store.counts
            return store.phase == .empty
        } onChange: { [weak self] in
            Task { @MainActor [weak self] in self?.track() }
        }
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        dataSource.apply(snapshot)
        showBrewBar(!isEmpty)
    }

    private func showBrewBar(_ shown: Bool) {
        let target = shown ? -(64 + 12 + view.safeAreaInsets.bottom) : 0
        guard brewBarBottom.constant != target else { return }
        brewBarBottom.constant = target
        UIView.animate(springDuration: 0.6, bounce: 0.3) { self.view.layoutIfNeeded() }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let id = dataSource.itemIdentifier(for: indexPath), let drink = store.menu.first(where: { $0.id == id }) else { return }
        let order = DrinkSheetViewController(drink: drink) { [store] size in store.add(drink, size: size) }
        let sheet = order.sheetPresentationController
        sheet?.detents = [.custom(identifier: .peek) { _ in 180 }, .custom(identifier: .options) { $0.maximumDetentValue * 0.55 }]
        sheet?.selectedDetentIdentifier = .peek
        sheet?.prefersGrabberVisible = true
        sheet?.preferredCornerRadius = 28
        present(order, animated: true)
    }
}

@MainActor
extension UISheetPresentationController.Detent.Identifier {
    static let peek = UISheetPresentationController.Detent.Identifier("peek")
    static let options = UISheetPresentationController.Detent.Identifier("options")
}

// MARK: - Sheet

final class DrinkSheetViewController: UIViewController {
    private let drink: Drink
    private let onAdd: (CupSize) -> Void
    private var size = CupSize.small

    init(drink: Drink, onAdd: @escaping (CupSize) -> Void) {
        self.drink = drink
        self.onAdd = onAdd
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let blurb = UILabel()
        blurb.text = drink.blurb
        blurb.font = .preferredFont(forTextStyle: .title2)

        let add = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Add \(drink.id)") { [weak self] _ in
            guard let self else { return }
            onAdd(size)
            dismiss(animated: true)
        })

        let more = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Choose size", image: UIImage(systemName: "chevron.up")) { [weak self] _ in
            guard let sheet = self?.sheetPresentationController else { return }
            sheet.animateChanges {
                sheet.selectedDetentIdentifier = sheet.selectedDetentIdentifier == .options ? .peek : .options
            }
        })

        let sizes = UISegmentedControl(frame: .zero, actions: CupSize.allCases.map { cup in
            UIAction(title: cup.rawValue) { [weak self] _ in self?.size = cup }
        })
        sizes.selectedSegmentIndex = 0

        let stack = UIStackView(arrangedSubviews: [blurb, add, more, sizes])
        stack.axis = .vertical
        stack.spacing = 14
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 32),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
        ])
    }
}

// MARK: - Brew bar

final class BrewBarViewController: UIViewController {
    private let store: OrderStore
    private let progress = UIProgressView(progressViewStyle: .default)
    private lazy var button = UIButton(configuration: .borderedProminent(), primaryAction: UIAction { [weak self] _ in
        guard let store = self?.store else { return }
        Task { await store.brew() }
    })

    init(store: OrderStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.layer.cornerRadius = 20
        let stack = UIStackView(arrangedSubviews: [button, progress])
        stack.axis = .vertical
        stack.spacing = 6
        stack.frame = CGRect(x: 16, y: 8, width: view.bounds.width - 32, height: view.bounds.height - 16)
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
        render()
    }

    private func render() {
        let (phase, total) = withObservationTracking {
            (store.phase, store.total)
        } onChange: { [weak self] in
            Task { @MainActor [weak self] in self?.render() }
        }
        switch phase {
        case .empty, .ordering:
            button.configuration?.title = "Brew for \(total.formatted(.currency(code: "EUR")))"
            progress.setProgress(0, animated: false)
        case .brewing(let fraction):
            button.configuration?.title = "Brewing…"
            progress.setProgress(Float(fraction), animated: true)
        case .ready:
            button.configuration?.title = "Ready!"
        }
        button.isEnabled = phase == .ordering
        UIView.animate(withDuration: 0.3) { [view] in
            view?.backgroundColor = phase == .ready ? .systemGreen : .tertiarySystemBackground
        }
    }
}
