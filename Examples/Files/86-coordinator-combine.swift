//  Trails — MVVM + coordinators + Combine. Swift 5.4, iOS 14.

import Combine
import UIKit

// MARK: - Model

struct Trail: Codable, Hashable, Identifiable {
    enum Grade: String, Codable, CaseIterable {
        case easy, moderate, hard
    }

    let id: Int
    let name: String
    let region: String
    let lengthInMeters: Double
    let grade: Grade
    let opened: Date

    enum CodingKeys: String, CodingKey {
        case id, name, region, grade, opened
        case lengthInMeters = "length_m"
    }

    var length: Measurement<UnitLength> { Measurement(value: lengthInMeters, unit: .meters) }
}

protocol TrailServing {
    func trails() -> AnyPublisher<[Trail], Error>
}

struct BundledTrailService: TrailServing {
    private static let json = """
    [
      {"id": 1, "name": "Crow Ridge",   "region": "North", "length_m": 8200,  "grade": "moderate", "opened": "1998-05-01"},
      {"id": 2, "name": "Mill Loop",    "region": "North", "length_m": 3100,  "grade": "easy",     "opened": "2009-09-12"},
      {"id": 3, "name": "Saltmarsh",    "region": "Coast", "length_m": 5400,  "grade": "easy",     "opened": "2015-03-20"},
      {"id": 4, "name": "Lighthouse",   "region": "Coast", "length_m": 14800, "grade": "hard",     "opened": "1987-07-04"},
      {"id": 5, "name": "Quarry Steps", "region": "East",  "length_m": 2600,  "grade": "hard",     "opened": "2020-10-31"}
    ]
    """

    func trails() -> AnyPublisher<[Trail], Error> {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd"
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .formatted(formatter)
        return Just(Data(Self.json.utf8))
            .decode(type: [Trail].self, decoder: decoder)
            .delay(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .eraseToAnyPublisher()
    }
}

// MARK: - View model

final class TrailListViewModel {
    struct Section: Hashable {
        let region: String
        let trails: [Trail]
    }

    @Published var query = ""
    @Published var grade: Trail.Grade?
    @Published private(set) var sections: [Section] = []
    @Published private(set) var isLoading = true

    let selection = PassthroughSubject<Trail, Never>()
    let filterRequest = PassthroughSubject<Void, Never>()

    private let all = CurrentValueSubject<[Trail], Never>([])
    private var cancellables = Set<AnyCancellable>()

    init(service: TrailServing) {
        service.trails()
            .replaceError(with: [])
            .sink { [weak self] trails in
                self?.isLoading = false
                self?.all.send(trails)
            }
            .store(in: &cancellables)

        Publishers.CombineLatest3(all, $query.removeDuplicates(), $grade)
            .map { trails, query, grade -> [Section] in
                let filtered = trails.filter { trail in
                    (query.isEmpty || trail.name.localizedCaseInsensitiveContains(query))
                        && (grade == nil || trail.grade == grade)
                }
                return Dictionary(grouping: filtered, by: \.region)
                    .map { Section(region: $0.key, trails: $0.value.sorted { $0.name < $1.name }) }
                    .sorted { $0.region < $1.region }
            }
            .receive(on: DispatchQueue.main)
            .assign(to: &$sections)
    }
}

// MARK: - Coordinators

protocol Coordinator: AnyObject {
    var children: [Coordinator] { get set }
    func start()
}

extension Coordinator {
    func add(_ child: Coordinator) { children.append(child); child.start() }
    func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
}

final class AppCoordinator: NSObject, Coordinator {
    var children: [Coordinator] = []
    private let navigation: UINavigationController
    private let viewModel = TrailListViewModel(service: BundledTrailService())
    private var cancellables = Set<AnyCancellable>()

    init(navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        navigation.delegate = self
    }

    func start() {
        viewModel.selection.sink { [weak self] in self?.showDetail($0) }.store(in: &cancellables)
        viewModel.filterRequest.sink { [weak self] in self?.showFilter() }.store(in: &cancellables)
        navigation.setViewControllers([TrailListViewController(viewModel: viewModel)], animated: false)
    }

    private func showDetail(_ trail: Trail) {
        navigation.pushViewController(TrailDetailViewController(trail: trail), animated: true)
    }

    private func showFilter() {
        let child = FilterCoordinator(presenter: navigation, current: viewModel.grade)
        child.onFinish = { [weak self, weak child] grade in
            self?.viewModel.grade = grade
            if let child = child { self?.remove(child) }
        }
        add(child)
    }
}

extension AppCoordinator: UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
                              from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        switch (operation, fromVC, toVC) {
        case (.push, is TrailListViewController, is TrailDetailViewController): return ZoomFadeAnimator(operation: .push)
        case (.pop, is TrailDetailViewController, _): return ZoomFadeAnimator(operation: .pop)
        default: return nil
        }
    }
}

final class FilterCoordinator: NSObject, Coordinator, UIAdaptivePresentationControllerDelegate {
    var children: [Coordinator] = []
    var onFinish: ((Trail.Grade?) -> Void)?
    private weak var presenter: UIViewController?
    private let current: Trail.Grade?

    init(presenter: UIViewController, current: Trail.Grade?) {
        self.presenter = presenter
        self.current = current
    }

    func start() {
        let filter = FilterViewController(selected: current) { [weak self] grade in
            self?.presenter?.dismiss(animated: true)
            self?.onFinish?(grade)
        }
        let wrapped = UINavigationController(rootViewController: filter)
        wrapped.presentationController?.delegate = self
        presenter?.present(wrapped, animated: true)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        onFinish?(current)
    }
}

final class ZoomFadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation

    init(operation: UINavigationController.Operation) {
        self.operation = operation
    }

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
            return context.completeTransition(false)
        }
        let pushing = operation == .push
        let (near, far): (CGFloat, CGFloat) = (1.25, 0.8)
        to.frame = context.containerView.bounds
        to.alpha = 0
        to.transform = .init(scaleX: pushing ? far : near, y: pushing ? far : near)
        context.containerView.addSubview(to)

        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), dampingRatio: 0.9) {
            to.alpha = 1
            to.transform = .identity
            from.alpha = 0
            from.transform = .init(scaleX: pushing ? near : far, y: pushing ? near : far)
        }
        animator.addCompletion { _ in
            from.alpha = 1
            from.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}

// MARK: - Views

final class TrailListViewController: UITableViewController, UISearchResultsUpdating {
    private final class DataSource: UITableViewDiffableDataSource<String, Trail> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            snapshot().sectionIdentifiers[section]
        }
    }

    private let viewModel: TrailListViewModel
    private var cancellables = Set<AnyCancellable>()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private lazy var dataSource = DataSource(tableView: tableView) { tableView, _, trail in
        let cell = tableView.dequeueReusableCell(withIdentifier: "trail") ?? UITableViewCell(style: .value1, reuseIdentifier: "trail")
        let formatter = MeasurementFormatter()
        formatter.unitOptions = .naturalScale
        formatter.locale = Locale(identifier: "en_GB")
        cell.textLabel?.text = trail.name
        cell.detailTextLabel?.text = formatter.string(from: trail.length)
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    init(viewModel: TrailListViewModel) {
        self.viewModel = viewModel
        super.init(style: .insetGrouped)
        title = "Trails"
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundView = spinner
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "line.horizontal.3.decrease.circle"), primaryAction: UIAction { [viewModel] _ in
            viewModel.filterRequest.send()
        })

        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search trails"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
        bind()
    }

    private func bind() {
        viewModel.$isLoading
            .sink { [spinner] in $0 ? spinner.startAnimating() : spinner.stopAnimating() }
            .store(in: &cancellables)
        viewModel.$sections
            .dropFirst()
            .sink { [unowned self] sections in
                var snapshot = NSDiffableDataSourceSnapshot<String, Trail>()
                for section in sections {
                    snapshot.appendSections([section.region])
                    snapshot.appendItems(section.trails, toSection: section.region)
                }
                dataSource.apply(snapshot, animatingDifferences: view.window != nil)
            }
            .store(in: &cancellables)
    }

    func updateSearchResults(for searchController: UISearchController) {
        viewModel.query = searchController.searchBar.text ?? ""
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let trail = dataSource.itemIdentifier(for: indexPath) else { return }
        viewModel.selection.send(trail)
    }
}

final class TrailDetailViewController: UIViewController {
    private let trail: Trail

    init(trail: Trail) {
        self.trail = trail
        super.init(nibName: nil, bundle: nil)
        title = trail.name
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        let colors: [Trail.Grade: UIColor] = [.easy: .systemGreen, .moderate: .systemOrange, .hard: .systemRed]
        view.backgroundColor = colors[trail.grade]
        let label = UILabel()
        label.numberOfLines = 0
        label.textColor = .white
        label.font = .preferredFont(forTextStyle: .title1)
        label.text = "\(trail.region)\n\(trail.grade.rawValue.capitalized)\nOpened \(Calendar.current.component(.year, from: trail.opened))"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor)
        ])
    }
}

final class FilterViewController: UITableViewController {
    private let selected: Trail.Grade?
    private let onPick: (Trail.Grade?) -> Void
    private let options: [Trail.Grade?] = [nil] + Trail.Grade.allCases.map(Optional.some)

    init(selected: Trail.Grade?, onPick: @escaping (Trail.Grade?) -> Void) {
        self.selected = selected
        self.onPick = onPick
        super.init(style: .grouped)
        title = "Difficulty"
    }

    required init?(coder: NSCoder) { fatalError() }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { options.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = options[indexPath.row]?.rawValue.capitalized ?? "Any"
        cell.accessoryType = options[indexPath.row] == selected ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onPick(options[indexPath.row])
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var coordinator: AppCoordinator?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let navigation = UINavigationController()
        coordinator = AppCoordinator(navigation: navigation)
        coordinator?.start()
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
    }
}
