// ThreeColumnMail
// Companion code for the post "UISplitViewController is good now, actually" (March 2023, Xcode 14.2, iOS 16).
//
// Mailboxes | messages | reader on a wide iPad; the button in the reader's bar rebuilds it with two
// columns (the window flips over). On an iPhone it all collapses to a stack: tap a mailbox, the list
// slides in from the right, tap a message, it slides in again, and the back swipe follows your finger.
// Pull the list down for search. Swipe a row left to archive (the gap closes), right for read/unread.

import UIKit

// MARK: Model

struct Message: Identifiable, Hashable, Sendable {
    let id: Int
    let sender: String
    let subject: String
    let body: String
    var isRead = false
    var isFlagged = false
    var isArchived = false
}

enum Mailbox: String, CaseIterable, Sendable {
    case inbox, flagged, archive

    var title: String { rawValue.capitalized }
    var symbol: String { self == .inbox ? "tray" : self == .flagged ? "flag" : "archivebox" }

    func contains(_ message: Message) -> Bool {
        switch self {
        case .inbox: return !message.isArchived
        case .flagged: return message.isFlagged && !message.isArchived
        case .archive: return message.isArchived
        }
    }
}

extension Notification.Name { static let mailDidChange = Notification.Name("mailDidChange") }

actor MailServer {
    func fetch() async throws -> [Message] {
        try await Task.sleep(for: .milliseconds(400))
        let people = ["Noor", "Tomasz", "Ada", "Beatriz", "Kwame", "Yuki"]
        let subjects = ["Lunch on Thursday?", "Invoice 2041", "Photos from the lake", "Re: re: re: the fence", "Your parcel"]
        return (0..<40).map { n in
            Message(id: n, sender: people[n % people.count], subject: subjects[n % subjects.count],
                    body: String(repeating: "Let me know what you think before the weekend. ", count: 3 + n % 9),
                    isRead: n % 3 == 0, isFlagged: n % 7 == 0)
        }
    }
}

@MainActor
final class MailStore {
    static let shared = MailStore()
    private(set) var messages: [Message] = []

    func refresh() async {
        guard messages.isEmpty, let fetched = try? await MailServer().fetch() else { return }
        messages = fetched
        NotificationCenter.default.post(name: .mailDidChange, object: nil)
    }

    func message(_ id: Message.ID) -> Message? { messages.first { $0.id == id } }

    func update(_ id: Message.ID, _ change: (inout Message) -> Void) {
        guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
        change(&messages[index])
        NotificationCenter.default.post(name: .mailDidChange, object: nil)
    }
}

// MARK: App

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Mail", sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = MailSplitViewController(columns: .tripleColumn)
        window?.makeKeyAndVisible()
        Task { await MailStore.shared.refresh() }
    }
}

final class MailSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    private let mailboxes = MailboxesViewController()
    private let list = MessageListViewController()
    private let reader = ReaderViewController()

    init(columns: UISplitViewController.Style) {
        super.init(style: columns)
        delegate = self
        preferredSplitBehavior = .tile
        if columns == .tripleColumn {
            preferredDisplayMode = .twoBesideSecondary
            setViewController(mailboxes, for: .primary)
            setViewController(list, for: .supplementary)
        } else {
            preferredDisplayMode = .oneBesideSecondary
            setViewController(list, for: .primary)
        }
        setViewController(reader, for: .secondary)

        mailboxes.onSelect = { [weak self] mailbox in
            self?.list.mailbox = mailbox
            self?.show(.supplementary)
        }
        list.onSelect = { [weak self] id in
            MailStore.shared.update(id) { $0.isRead = true }
            self?.reader.show(id)
            self?.show(.secondary)
        }
        reader.onToggleColumns = { [weak self] in self?.rebuild() }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func rebuild() {
        guard let window = view.window else { return }
        let next = MailSplitViewController(columns: style == .tripleColumn ? .doubleColumn : .tripleColumn)
        UIView.transition(with: window, duration: 0.6, options: [.transitionFlipFromRight, .allowAnimatedContent]) {
            window.rootViewController = next
        }
    }

    func splitViewController(_ svc: UISplitViewController,
                             topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column {
        guard reader.isEmpty else { return .secondary }
        return style == .tripleColumn ? .supplementary : .primary
    }
}

// MARK: Columns

final class MailboxesViewController: UIViewController, UICollectionViewDelegate {
    var onSelect: ((Mailbox) -> Void)?
    private lazy var collectionView = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
    private lazy var dataSource = makeDataSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Mailboxes"
        navigationController?.navigationBar.prefersLargeTitles = true
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)

        var snapshot = NSDiffableDataSourceSnapshot<Int, Mailbox>()
        snapshot.appendSections([0])
        snapshot.appendItems(Mailbox.allCases)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Mailbox> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Mailbox> { cell, _, mailbox in
            var content = UIListContentConfiguration.sidebarCell()
            content.text = mailbox.title
            content.image = UIImage(systemName: mailbox.symbol)
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, mailbox in
            view.dequeueConfiguredReusableCell(using: row, for: path, item: mailbox)
        }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if let mailbox = dataSource.itemIdentifier(for: indexPath) { onSelect?(mailbox) }
    }
}

final class MessageListViewController: UIViewController, UICollectionViewDelegate, UISearchResultsUpdating {
    var onSelect: ((Message.ID) -> Void)?
    var mailbox = Mailbox.inbox {
        didSet { if isViewLoaded { reload(animated: false) } }
    }
    private let search = UISearchController(searchResultsController: nil)
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()
    private var listener: Task<Void, Never>?

    deinit { listener?.cancel() }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        reload(animated: false)
        listener = Task { [weak self] in
            for await _ in NotificationCenter.default.notifications(named: .mailDidChange).map({ _ in () }) {
                self?.reload(animated: true)
            }
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard splitViewController?.isCollapsed == true, let path = collectionView.indexPathsForSelectedItems?.first else { return }
        // fade the grey out together with the back swipe
        transitionCoordinator?.animate { _ in
            self.collectionView.deselectItem(at: path, animated: true)
        } completion: { context in
            if context.isCancelled { self.collectionView.selectItem(at: path, animated: false, scrollPosition: []) }
        }
    }

    func updateSearchResults(for searchController: UISearchController) {
        reload(animated: true)
    }

    private func reload(animated: Bool) {
        title = mailbox.title
        let query = search.searchBar.text ?? ""
        let visible = MailStore.shared.messages.filter {
            mailbox.contains($0) && (query.isEmpty || "\($0.sender) \($0.subject)".localizedCaseInsensitiveContains(query))
        }
        let known = Set(dataSource.snapshot().itemIdentifiers)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Message.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(visible.map(\.id))
        snapshot.reconfigureItems(visible.map(\.id).filter(known.contains))
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
            guard let id = self?.dataSource.itemIdentifier(for: path), let message = MailStore.shared.message(id) else { return nil }
            let toggle = UIContextualAction(style: .normal, title: message.isRead ? "Unread" : "Read") { _, _, done in
                MailStore.shared.update(id) { $0.isRead.toggle() }
                done(true)
            }
            toggle.backgroundColor = .systemBlue
            return UISwipeActionsConfiguration(actions: [toggle])
        }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            guard let id = self?.dataSource.itemIdentifier(for: path) else { return nil }
            let archive = UIContextualAction(style: .destructive, title: "Archive") { _, _, done in
                MailStore.shared.update(id) { $0.isArchived.toggle() }
                done(true)
            }
            archive.backgroundColor = .systemPurple
            return UISwipeActionsConfiguration(actions: [archive])
        }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Message.ID> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Message.ID> { cell, _, id in
            guard let message = MailStore.shared.message(id) else { return }
            var content = UIListContentConfiguration.subtitleCell()
            content.text = message.sender
            content.textProperties.font = .preferredFont(forTextStyle: message.isRead ? .body : .headline)
            content.secondaryText = message.subject
            content.image = UIImage(systemName: message.isRead ? "circle" : "circle.fill")
            cell.contentConfiguration = content
            cell.accessories = message.isFlagged ? [.label(text: "⚑")] : []
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
            view.dequeueConfiguredReusableCell(using: row, for: path, item: id)
        }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if let id = dataSource.itemIdentifier(for: indexPath) { onSelect?(id) }
    }
}

final class ReaderViewController: UIViewController {
    var onToggleColumns: (() -> Void)?
    private let textView = UITextView()
    private var shown: Message.ID?
    var isEmpty: Bool { shown == nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        textView.isEditable = false
        textView.textContainerInset = UIEdgeInsets(top: 24, left: 18, bottom: 24, right: 18)
        textView.font = .preferredFont(forTextStyle: .title3)
        textView.text = "No message selected"
        view.addSubview(textView)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "rectangle.split.3x1"),
            primaryAction: UIAction { [weak self] _ in self?.onToggleColumns?() })
    }

    func show(_ id: Message.ID) {
        guard let message = MailStore.shared.message(id) else { return }
        loadViewIfNeeded()
        shown = id
        title = message.sender
        UIView.transition(with: textView, duration: 0.25, options: .transitionCrossDissolve) {
            self.textView.text = message.subject + "\n\n" + message.body
        }
    }
}
