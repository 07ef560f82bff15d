//
//  Fieldnotes.swift
//  Xcode 11.3, 2019/20 - Swift 5.1 - deployment target iOS 13.0 (MVVM + coordinators + Combine, diffable table)
//
//  See: a spinner for half a second, then a grouped list "Birds" (large title, search bar, segmented scope) with a red
//  "Could not refresh" banner sliding down for 2.5 s since the network request fails on purpose (host doesn't exist).
//  Type in search: rows filter with animation after 0.3 s. Tap a row: pushed detail with facts, "Seen it" button adds 1
//  to a counter and buzzes; go back, the row shows the count. Long press a row: context menu (Favourite, Share, Delete).
//  Tap the gear: modal settings with theme Light / Dark / System (window cross-dissolves) and Done.
//

import UIKit
import Combine
import os

private let log = OSLog(subsystem: "com.example.fieldnotes", category: "network")

// MARK: - Model

struct Bird: Codable, Hashable, Identifiable {
    let id: Int
    let name: String
    let latin: String
    let family: String
    let wingspan: Double   // cm
    let weight: Double     // g
    var favourite: Bool?

}

let embedded = """
[
 {"id":1,"name":"Wren","latin":"Troglodytes troglodytes","family":"Songbird","wingspan":15,"weight":9.5},
 {"id":2,"name":"Robin","latin":"Erithacus rubecula","family":"Songbird","wingspan":21,"weight":18},
 {"id":3,"name":"Barn owl","latin":"Tyto alba","family":"Raptor","wingspan":89,"weight":300},
 {"id":4,"name":"Kestrel","latin":"Falco tinnunculus","family":"Raptor","wingspan":76,"weight":190},
 {"id":5,"name":"Mute swan","latin":"Cygnus olor","family":"Waterfowl","wingspan":223,"weight":11000},
 {"id":6,"name":"Teal","latin":"Anas crecca","family":"Waterfowl","wingspan":61,"weight":330},
 {"id":7,"name":"Goldfinch","latin":"Carduelis carduelis","family":"Songbird","wingspan":24,"weight":16},
 {"id":8,"name":"Red kite","latin":"Milvus milvus","family":"Raptor","wingspan":185,"weight":1000}
]
"""

enum Theme: Int, CaseIterable {
    case system, light, dark
    var title: String {
        switch self {
        case .system: return NSLocalizedString("System", comment: "theme")
        case .light: return NSLocalizedString("Light", comment: "theme")
        case .dark: return NSLocalizedString("Dark", comment: "theme")
        }
    }
    var style: UIUserInterfaceStyle { UIUserInterfaceStyle(rawValue: rawValue)! }
}

@propertyWrapper
struct Stored<Value> {
    let key: String
    let defaultValue: Value
    var wrappedValue: Value {
        get { UserDefaults.standard.object(forKey: key) as? Value ?? defaultValue }
        set { UserDefaults.standard.set(newValue, forKey: key) }
    }
}

// MARK: - Services

protocol BirdService {
    func birds() -> AnyPublisher<[Bird], Error>
}

struct LocalBirdService: BirdService {
    func birds() -> AnyPublisher<[Bird], Error> {
        Just(Data(embedded.utf8))
            .decode(type: [Bird].self, decoder: JSONDecoder())
            .delay(for: .milliseconds(500), scheduler: DispatchQueue.main)
            .eraseToAnyPublisher()
    }
}

struct RemoteBirdService: BirdService {
    var url = URL(string: "https://birds.invalid/v1/birds.json")!
    func birds() -> AnyPublisher<[Bird], Error> {
        URLSession.shared.dataTaskPublisher(for: url)
            .map(\.data)
            .decode(type: [Bird].self, decoder: JSONDecoder())
            .receive(on: DispatchQueue.main)
            .eraseToAnyPublisher()
    }
}

final class Sightings {
    let changed = PassthroughSubject<Int, Never>()
    @Stored(key: "sightings", defaultValue: [:]) private var counts: [String: Int]

    subscript(id: Int) -> Int {
        get { counts[String(id)] ?? 0 }
        set { counts[String(id)] = newValue; changed.send(id) }
    }
}

// MARK: - View models

final class BirdListViewModel: ObservableObject {
    @Published private(set) var visible: [Bird] = []
    @Published private(set) var isLoading = false
    @Published var query = ""
    @Published var scope = 0
    @Published private var all: [Bird] = []
    let errors = PassthroughSubject<String, Never>()
    let scopes = ["All", "Songbird", "Raptor", "Waterfowl"]
    let sightings: Sightings

    private let local: BirdService
    private let remote: BirdService
    private var bag = Set<AnyCancellable>()

    init(local: BirdService, remote: BirdService, sightings: Sightings) {
        self.local = local
        self.remote = remote
        self.sightings = sightings

        let q = $query.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).removeDuplicates().prepend("")
        Publishers.CombineLatest3($all, q, $scope)
            .map { [scopes] birds, text, scope in
                birds.filter { scope == 0 || $0.family == scopes[scope] }
                    .filter { text.isEmpty || $0.name.localizedCaseInsensitiveContains(text) || $0.latin.localizedCaseInsensitiveContains(text) }
            }
            .sink { [weak self] in self?.visible = $0 }
            .store(in: &bag)
    }

    func load() {
        isLoading = true
        local.birds()
            .sink(receiveCompletion: { [weak self] _ in self?.isLoading = false; self?.refresh() },
                  receiveValue: { [weak self] in self?.all = $0 })
            .store(in: &bag)
    }

    func refresh() {
        remote.birds().sink(receiveCompletion: { [weak self] completion in
            if case .failure(let error) = completion {
                os_log("refresh failed: %{public}@", log: log, type: .error, error.localizedDescription)
                self?.errors.send("Could not refresh")
            }
        }, receiveValue: { [weak self] in self?.all = $0 })
        .store(in: &bag)
    }

    func delete(_ bird: Bird) { all.removeAll { $0 == bird } }

    func toggleFavourite(_ bird: Bird) {
        guard let i = all.firstIndex(of: bird) else { return }
        all[i].favourite = !(all[i].favourite ?? false)
    }
}

struct BirdDetailViewModel {
    let bird: Bird
    let sightings: Sightings

    var facts: [(symbol: String, title: String, value: String)] {
        let f = MeasurementFormatter()
        f.unitOptions = .providedUnit
        f.numberFormatter.maximumFractionDigits = 1
        return [("ruler", "Wingspan", f.string(from: Measurement(value: bird.wingspan, unit: UnitLength.centimeters))),
                ("scalemass", "Weight", f.string(from: Measurement(value: bird.weight, unit: UnitMass.grams))),
                ("tag", "Family", bird.family)]
    }
}

// MARK: - Coordinators

protocol Coordinator: AnyObject {
    var children: [Coordinator] { get set }
    func start()
}

final class AppCoordinator: Coordinator {
    var children: [Coordinator] = []
    let window: UIWindow
    let nav = UINavigationController()
    let sightings = Sightings()
    @Stored(key: "theme", defaultValue: 0) private var theme: Int

    init(window: UIWindow) { self.window = window }

    func start() {
        let vm = BirdListViewModel(local: LocalBirdService(), remote: RemoteBirdService(), sightings: sightings)
        let list = BirdListViewController(viewModel: vm)
        list.onSelect = { [weak self] in self?.showDetail($0) }
        list.onSettings = { [weak self] in self?.showSettings() }
        nav.navigationBar.prefersLargeTitles = true
        nav.viewControllers = [list]
        window.overrideUserInterfaceStyle = Theme(rawValue: theme)!.style
        window.tintColor = .systemTeal
        window.rootViewController = nav
        window.makeKeyAndVisible()
    }

    private func showDetail(_ bird: Bird) {
        nav.pushViewController(BirdDetailViewController(viewModel: .init(bird: bird, sightings: sightings)), animated: true)
    }

    private func showSettings() {
        let settings = SettingsCoordinator(presenter: nav, current: Theme(rawValue: theme)!)
        settings.onTheme = { [weak self] t in
            guard let self = self else { return }
            self.theme = t.rawValue
            UIView.transition(with: self.window, duration: 0.35, options: .transitionCrossDissolve, animations: {
                self.window.overrideUserInterfaceStyle = t.style
            })
        }
        settings.onFinish = { [weak self, weak settings] in self?.children.removeAll { $0 === settings } }
        children.append(settings)
        settings.start()
    }
}

final class SettingsCoordinator: NSObject, Coordinator, UIAdaptivePresentationControllerDelegate {
    var children: [Coordinator] = []
    var onTheme: ((Theme) -> Void)?
    var onFinish: (() -> Void)?
    private weak var presenter: UIViewController?
    private let current: Theme

    init(presenter: UIViewController, current: Theme) {
        self.presenter = presenter
        self.current = current
    }

    func start() {
        let vc = SettingsViewController(theme: current)
        vc.onTheme = { [weak self] in self?.onTheme?($0) }
        vc.onDone = { [weak self] in
            self?.presenter?.dismiss(animated: true) { self?.onFinish?() }
        }
        let nav = UINavigationController(rootViewController: vc)
        nav.presentationController?.delegate = self
        presenter?.present(nav, animated: true)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { onFinish?() }
}

// MARK: - List

final class BirdListViewController: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate {

    enum Section: Hashable { case main }
    var onSelect: ((Bird) -> Void)?
    var onSettings: (() -> Void)?

    private let viewModel: BirdListViewModel
    private var bag = Set<AnyCancellable>()
    private lazy var dataSource = makeDataSource()
    private let spinner = UIActivityIndicatorView(style: .large)
    private let bannerLabel = UILabel()

    init(viewModel: BirdListViewModel) {
        self.viewModel = viewModel
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func makeDataSource() -> UITableViewDiffableDataSource<Section, Bird> {
        UITableViewDiffableDataSource(tableView: tableView) { [unowned self] tableView, indexPath, bird in
            let cell = tableView.dequeueReusableCell(withIdentifier: "bird") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "bird")
            cell.textLabel?.text = bird.name
            cell.textLabel?.font = .preferredFont(forTextStyle: .headline)
            cell.textLabel?.adjustsFontForContentSizeCategory = true
            cell.detailTextLabel?.text = bird.latin
            cell.detailTextLabel?.textColor = .secondaryLabel
            let name = bird.favourite == true ? "star.fill" : "circle.grid.hex"
            cell.imageView?.image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(textStyle: .title3, scale: .medium))
            let n = self.viewModel.sightings[bird.id]
            let badge = UILabel()
            badge.text = n > 0 ? "\(n)" : nil
            badge.textColor = .tertiaryLabel
            badge.sizeToFit()
            cell.accessoryView = n > 0 ? badge : nil
            cell.accessoryType = .disclosureIndicator
            cell.accessibilityLabel = "\(bird.name), \(n) sightings"
            return cell
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Birds", comment: "list title")
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "gear"), style: .plain, target: self, action: #selector(settings))
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.scopeButtonTitles = viewModel.scopes
        search.searchBar.delegate = self
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        tableView.backgroundView = spinner

        dataSource.defaultRowAnimation = .fade
        viewModel.$visible
            .receive(on: RunLoop.main)
            .sink { [weak self] birds in self?.apply(birds) }
            .store(in: &bag)
        viewModel.$isLoading.sink { [spinner] in $0 ? spinner.startAnimating() : spinner.stopAnimating() }.store(in: &bag)
        viewModel.errors.sink { [weak self] in self?.banner($0) }.store(in: &bag)
        viewModel.sightings.changed.sink { [weak self] _ in
            guard let self = self else { return }
            var s = self.dataSource.snapshot()
            s.reloadItems(s.itemIdentifiers)
            self.dataSource.apply(s, animatingDifferences: false)
        }.store(in: &bag)
        viewModel.load()
    }

    private func apply(_ birds: [Bird]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Bird>()
        snapshot.appendSections([.main])
        snapshot.appendItems(birds)
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }

    private func banner(_ text: String) {
        guard let host = navigationController?.view else { return }
        bannerLabel.text = text
        bannerLabel.textAlignment = .center
        bannerLabel.textColor = .white
        bannerLabel.backgroundColor = .systemRed
        bannerLabel.frame = CGRect(x: 0, y: 0, width: host.bounds.width, height: host.safeAreaInsets.top + 34)
        bannerLabel.transform = CGAffineTransform(translationX: 0, y: -bannerLabel.bounds.height)
        host.addSubview(bannerLabel)
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0.5, options: [], animations: {
            self.bannerLabel.transform = .identity
        })
        UIView.animate(withDuration: 0.3, delay: 2.5, options: .curveEaseIn, animations: {
            self.bannerLabel.alpha = 0
        }) { _ in
            self.bannerLabel.removeFromSuperview()
            self.bannerLabel.alpha = 1
        }
        UIAccessibility.post(notification: .announcement, argument: text)
    }

    @objc private func settings() { onSettings?() }

    func updateSearchResults(for searchController: UISearchController) {
        viewModel.query = searchController.searchBar.text ?? ""
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        viewModel.scope = selectedScope
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        dataSource.itemIdentifier(for: indexPath).map { onSelect?($0) }
    }

    override func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        guard let bird = dataSource.itemIdentifier(for: indexPath) else { return nil }
        return UIContextMenuConfiguration(identifier: bird.id as NSNumber, previewProvider: nil) { [weak self] _ in
            let fav = UIAction(title: "Favourite", image: UIImage(systemName: "star")) { _ in
                self?.viewModel.toggleFavourite(bird)
                self?.viewModel.sightings.changed.send(bird.id)
            }
            let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in
                let sheet = UIActivityViewController(activityItems: ["\(bird.name) (\(bird.latin))"], applicationActivities: nil)
                sheet.popoverPresentationController?.sourceView = tableView.cellForRow(at: indexPath)
                self?.present(sheet, animated: true)
            }
            let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in self?.viewModel.delete(bird) }
            return UIMenu(title: bird.name, children: [fav, share, UIMenu(title: "", options: .displayInline, children: [delete])])
        }
    }
}

// MARK: - Detail

final class BirdDetailViewController: UIViewController {
    private let viewModel: BirdDetailViewModel
    private let counter = UILabel()
    private let haptic = UIImpactFeedbackGenerator(style: .medium)

    init(viewModel: BirdDetailViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = viewModel.bird.name
        navigationItem.largeTitleDisplayMode = .never

        let latin = UILabel()
        latin.font = UIFont(descriptor: UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title2).withSymbolicTraits(.traitItalic)!, size: 0)
        latin.text = viewModel.bird.latin
        let rows: [UIView] = viewModel.facts.map { fact in
            let icon = UIImageView(image: UIImage(systemName: fact.symbol))
            icon.setContentHuggingPriority(.required, for: .horizontal)
            icon.widthAnchor.constraint(equalToConstant: 28).isActive = true
            icon.contentMode = .center
            let title = UILabel(); title.text = fact.title
            let value = UILabel(); value.text = fact.value; value.textColor = .secondaryLabel; value.textAlignment = .right
            let row = UIStackView(arrangedSubviews: [icon, title, value])
            row.spacing = 8
            return row
        }
        counter.font = UIFont.monospacedDigitSystemFont(ofSize: 64, weight: .thin)
        counter.textAlignment = .center
        let button = UIButton(type: .system)
        button.setTitle("Seen it", for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        button.addTarget(self, action: #selector(seen), for: .touchUpInside)

        let stack = UIStackView(arrangedSubviews: [latin] + rows + [counter, button])
        stack.axis = .vertical
        stack.spacing = 16
        stack.setCustomSpacing(40, after: rows.last!)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
        ])
        counter.text = "\(viewModel.sightings[viewModel.bird.id])"
    }

    @objc private func seen() {
        viewModel.sightings[viewModel.bird.id] += 1
        haptic.impactOccurred()
        let push = CATransition()
        push.type = .push
        push.subtype = .fromTop
        push.duration = 0.25
        counter.layer.add(push, forKey: nil)
        counter.text = "\(viewModel.sightings[viewModel.bird.id])"
    }
}

// MARK: - Settings

final class SettingsViewController: UIViewController {
    var onTheme: ((Theme) -> Void)?
    var onDone: (() -> Void)?
    private let initial: Theme

    init(theme: Theme) { initial = theme; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
        let control = UISegmentedControl(items: Theme.allCases.map { $0.title })
        control.selectedSegmentIndex = initial.rawValue
        control.addTarget(self, action: #selector(changed(_:)), for: .valueChanged)
        control.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(control)
        NSLayoutConstraint.activate([
            control.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            control.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            control.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20)
        ])
    }

    @objc private func changed(_ sender: UISegmentedControl) { onTheme?(Theme(rawValue: sender.selectedSegmentIndex)!) }
    @objc private func done() { onDone?() }
}

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var coordinator: AppCoordinator!

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        coordinator = AppCoordinator(window: window!)
        coordinator.start()
        return true
    }
}
