//
//  LibraryCoordinator.swift
//  Biblio
//
//  2019. Coordinators, a generic list controller, pop from anywhere with parallax.
//

import UIKit

// MARK: - Model

struct Book: Decodable, Equatable {
    enum Shelf: String, Decodable, CaseIterable {
        case novel, science, travel
    }

    let title: String
    let author: String
    let year: Int
    let shelf: Shelf
    let pages: Int
}

enum BookService {
    private static let json = """
    {"books": [
        {"title": "The Lighthouse Clerk", "author": "Ida Moen", "year": 1954, "shelf": "novel", "pages": 312},
        {"title": "Slow Rivers", "author": "Paul Achebe", "year": 2003, "shelf": "travel", "pages": 198},
        {"title": "A Short Life of Moss", "author": "Keiko Arai", "year": 2016, "shelf": "science", "pages": 256},
        {"title": "Winter Timetable", "author": "Ida Moen", "year": 1961, "shelf": "novel", "pages": 420},
        {"title": "What Bees Count", "author": "L. Farrow", "year": 2011, "shelf": "science", "pages": 174},
        {"title": "South by Ferry", "author": "Rosa Lima", "year": 1988, "shelf": "travel", "pages": 233}
    ]}
    """

    private struct Response: Decodable {
        let books: [Book]
    }

    static func load(completion: @escaping (Result<[Book], Error>) -> Void) {
        DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now() + 0.6) {
            let result = Result { try JSONDecoder().decode(Response.self, from: Data(json.utf8)).books }
            DispatchQueue.main.async { completion(result) }
        }
    }
}

// MARK: - Generic list

protocol ConfigurableCell: UITableViewCell {
    associatedtype Item
    func configure(with item: Item)
}

extension ConfigurableCell {
    static var reuseIdentifier: String { return String(describing: self) }
}

class ListViewController<Cell: ConfigurableCell>: UITableViewController {

    var items: [Cell.Item] = [] {
        didSet { tableView.reloadData() }
    }
    var didSelect: ((Cell.Item) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Cell.self, forCellReuseIdentifier: Cell.reuseIdentifier)
        tableView.tableFooterView = UIView()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return items.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Cell.reuseIdentifier, for: indexPath) as! Cell
        cell.configure(with: items[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        didSelect?(items[indexPath.row])
    }
}

final class BookCell: UITableViewCell, ConfigurableCell {

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        textLabel?.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: UIFont(name: "Palatino-Bold", size: 18) ?? .boldSystemFont(ofSize: 18), maximumPointSize: 30)
        textLabel?.adjustsFontForContentSizeCategory = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(with item: Book) {
        textLabel?.text = item.title
        detailTextLabel?.text = "\(item.author), \(item.year)"
        imageView?.image = item.shelf.spine
    }
}

extension Book.Shelf {

    var color: UIColor {
        switch self {
        case .novel: return UIColor(red: 0.62, green: 0.20, blue: 0.22, alpha: 1)
        case .science: return UIColor(red: 0.16, green: 0.42, blue: 0.36, alpha: 1)
        case .travel: return UIColor(red: 0.83, green: 0.55, blue: 0.17, alpha: 1)
        }
    }

    var spine: UIImage {
        return UIGraphicsImageRenderer(size: CGSize(width: 18, height: 36)).image { context in
            color.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 18, height: 36), byRoundingCorners: [.topLeft, .bottomLeft], cornerRadii: CGSize(width: 4, height: 4)).fill()
            UIColor.white.withAlphaComponent(0.6).setFill()
            context.fill(CGRect(x: 3, y: 7, width: 12, height: 2))
        }
    }
}

// MARK: - Shelf screen

final class ShelfViewController: ListViewController<BookCell>, UISearchResultsUpdating, UISearchBarDelegate {

    var onRefresh: (() -> Void)?

    var books: [Book] = [] { didSet { filter() } }

    private let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Biblio"
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.scopeButtonTitles = ["All"] + Book.Shelf.allCases.map { $0.rawValue.capitalized }
        search.searchBar.delegate = self
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true

        let refresh = UIRefreshControl()
        refresh.attributedTitle = NSAttributedString(string: "Dusting the shelves…", attributes: [.foregroundColor: UIColor.brown])
        refresh.tintColor = .brown
        refresh.addTarget(self, action: #selector(pulled), for: .valueChanged)
        refreshControl = refresh
    }

    @objc private func pulled() { onRefresh?() }

    private func filter() {
        let text = search.searchBar.text ?? ""
        let scope = search.searchBar.selectedScopeButtonIndex
        items = books.filter { book in
            (text.isEmpty || book.title.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil)
                && (scope == 0 || book.shelf == Book.Shelf.allCases[scope - 1])
        }
    }

    func updateSearchResults(for searchController: UISearchController) { filter() }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        filter()
    }
}

// MARK: - Book screen

final class BookViewController: UIViewController {

    var onBorrow: ((Book) -> Void)?

    private let book: Book
    private let cover = UIView()
    private let titleLabel = UILabel()
    private let borrowButton = UIButton(type: .system)

    init(book: Book) {
        self.book = book
        super.init(nibName: nil, bundle: nil)
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = UIColor(red: 0.96, green: 0.94, blue: 0.89, alpha: 1)

        cover.backgroundColor = book.shelf.color
        cover.layer.cornerRadius = 6
        cover.layer.maskedCorners = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        titleLabel.text = book.title
        titleLabel.numberOfLines = 0
        titleLabel.textAlignment = .center
        titleLabel.textColor = .white
        titleLabel.font = UIFont(name: "Palatino-Bold", size: 28)
        borrowButton.setTitle("Borrow (\(book.pages) pages)", for: .normal)
        borrowButton.tintColor = book.shelf.color
        borrowButton.titleLabel?.font = .systemFont(ofSize: 19, weight: .semibold)
        borrowButton.addTarget(self, action: #selector(borrow), for: .primaryActionTriggered)

        [cover, titleLabel, borrowButton].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        NSLayoutConstraint.activate([
            cover.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            cover.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
            cover.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.6),
            cover.heightAnchor.constraint(equalTo: cover.widthAnchor, multiplier: 1.45),
            titleLabel.leadingAnchor.constraint(equalTo: cover.leadingAnchor, constant: 20),
            titleLabel.trailingAnchor.constraint(equalTo: cover.trailingAnchor, constant: -20),
            titleLabel.centerYAnchor.constraint(equalTo: cover.centerYAnchor),
            borrowButton.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: 30),
            borrowButton.centerXAnchor.constraint(equalTo: view.centerXAnchor)
        ])
    }

    @objc private func borrow() { onBorrow?(book) }
}

// MARK: - Pop from anywhere

final class PopInteraction: UIPercentDrivenInteractiveTransition, UIGestureRecognizerDelegate {

    private(set) var isInteracting = false
    private weak var navigation: UINavigationController?
    private let pan = UIPanGestureRecognizer()

    func attach(to navigation: UINavigationController) {
        self.navigation = navigation
        pan.addTarget(self, action: #selector(panned))
        pan.delegate = self
        navigation.view.addGestureRecognizer(pan)
        navigation.interactivePopGestureRecognizer?.isEnabled = false
    }

    @objc private func panned() {
        guard let view = pan.view else { return }
        let progress = max(0, pan.translation(in: view).x / view.bounds.width)
        switch pan.state {
        case .began:
            isInteracting = true
            completionCurve = .linear
            navigation?.popViewController(animated: true)
        case .changed:
            update(progress)
        case .ended where progress > 0.4 || pan.velocity(in: view).x > 700:
            isInteracting = false
            completionSpeed = 1 - progress * 0.5
            finish()
        case .ended, .cancelled, .failed:
            isInteracting = false
            completionSpeed = 0.6
            cancel()
        default:
            break
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation = navigation, navigation.viewControllers.count > 1, navigation.transitionCoordinator == nil else { return false }
        let velocity = pan.velocity(in: pan.view)
        return velocity.x > 0 && velocity.x > abs(velocity.y)
    }
}

final class ParallaxAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let operation: UINavigationController.Operation

    init(operation: UINavigationController.Operation) { self.operation = operation }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return transitionContext?.isInteractive == true ? 0.35 : 0.45
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
            let toController = transitionContext.viewController(forKey: .to) else { return }
        let container = transitionContext.containerView
        let isPush = operation == .push
        let (upper, lower) = isPush ? (to, from) : (from, to)
        to.frame = transitionContext.finalFrame(for: toController)
        isPush ? container.addSubview(to) : container.insertSubview(to, belowSubview: from)

        let shade = UIView(frame: lower.bounds)
        shade.backgroundColor = .black
        shade.alpha = isPush ? 0 : 0.35
        lower.addSubview(shade)
        upper.layer.shadowOpacity = 0.35
        upper.layer.shadowRadius = 12
        upper.layer.shadowOffset = CGSize(width: -6, height: 0)
        upper.layer.shadowPath = UIBezierPath(rect: upper.bounds).cgPath

        let away = CGAffineTransform(translationX: container.bounds.width, y: 0)
        let behind = CGAffineTransform(translationX: -container.bounds.width * 0.25, y: 0).scaledBy(x: 0.93, y: 0.93)
        upper.transform = isPush ? away : .identity
        lower.transform = isPush ? .identity : behind

        let options: UIView.AnimationOptions = transitionContext.isInteractive ? .curveLinear : .curveEaseInOut
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: options, animations: {
            upper.transform = isPush ? .identity : away
            lower.transform = isPush ? behind : .identity
            shade.alpha = isPush ? 0.35 : 0
        }, completion: { _ in
            shade.removeFromSuperview()
            upper.transform = .identity
            lower.transform = .identity
            upper.layer.shadowOpacity = 0
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

// MARK: - Coordinator

protocol Coordinator: AnyObject {
    var navigation: UINavigationController { get }
    func start()
}

final class LibraryCoordinator: NSObject, Coordinator, UINavigationControllerDelegate {

    let navigation: UINavigationController
    private let pop = PopInteraction()
    private let shelf = ShelfViewController(style: .plain)

    init(navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
    }

    func start() {
        navigation.delegate = self
        navigation.navigationBar.prefersLargeTitles = true
        navigation.navigationBar.tintColor = .brown
        pop.attach(to: navigation)
        shelf.didSelect = { [weak self] in self?.showBook($0) }
        shelf.onRefresh = { [weak self] in self?.reload() }
        navigation.setViewControllers([shelf], animated: false)
        reload()
    }

    private func reload() {
        BookService.load { [weak shelf] result in
            shelf?.refreshControl?.endRefreshing()
            switch result {
            case .success(let books): shelf?.books = books
            case .failure(let error): shelf?.navigationItem.prompt = error.localizedDescription
            }
        }
    }

    private func showBook(_ book: Book) {
        let controller = BookViewController(book: book)
        controller.onBorrow = { [weak self] borrowed in
            self?.shelf.books.removeAll { $0 == borrowed }
            UINotificationFeedbackGenerator().notificationOccurred(.success)
            self?.navigation.popViewController(animated: true)
        }
        navigation.pushViewController(controller, animated: true)
    }

    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return ParallaxAnimator(operation: operation)
    }

    func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return pop.isInteracting ? pop : nil
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    private var coordinator: Coordinator?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let coordinator = LibraryCoordinator(navigation: UINavigationController())
        coordinator.start()
        window.rootViewController = coordinator.navigation
        window.makeKeyAndVisible()
        self.window = window
        self.coordinator = coordinator
    }
}
