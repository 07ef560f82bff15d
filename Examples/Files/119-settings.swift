// What you see: a grouped settings list. "Accessibility" and "Storage" unfold their rows with a turning arrow; switches
// and pop-up buttons sit in the rows; typing in the search field filters everything. The "..." button is a menu with a
// submenu. Tap the title (with the small arrow): a panel of profiles unrolls downwards from under the navigation bar
// while the list dims; tap a profile or the dimmed list, or push the panel up with a finger, and it rolls up again.
//
//  Settings, iOS 16+, Swift 6

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: SettingsViewController())
        window?.makeKeyAndVisible()
        return true
    }
}

// MARK: - Model
enum SettingSection: String, CaseIterable, Sendable {
    case general = "General"
    case access = "Accessibility"
    case storage = "Storage"
}

struct Setting: Hashable, Sendable, Identifiable {
    enum Control: Hashable, Sendable {
        case toggle
        case choice([String])
        case detail(String)
    }

    let id: String
    let title: String
    let symbol: String
    let control: Control
    let section: SettingSection

    static let catalogue: [Setting] = [
        Setting(id: "wifi", title: "Wi-Fi", symbol: "wifi", control: .toggle, section: .general),
        Setting(id: "sound", title: "Sound", symbol: "speaker.wave.2", control: .choice(["Quiet", "Normal", "Loud"]), section: .general),
        Setting(id: "motion", title: "Reduce motion", symbol: "figure.walk", control: .toggle, section: .access),
        Setting(id: "contrast", title: "Contrast", symbol: "circle.lefthalf.filled", control: .choice(["Low", "High"]), section: .access),
        Setting(id: "photos", title: "Photos", symbol: "photo", control: .detail("12.4 GB"), section: .storage),
        Setting(id: "cache", title: "Cache", symbol: "internaldrive", control: .detail("820 MB"), section: .storage)
    ]
}

/// Rows of the outline: a section's heading or one setting. Only identifiers, so reconfiguring is cheap.
enum Row: Hashable, Sendable { case heading(SettingSection), setting(Setting.ID) }

actor SettingsStore {
    private var values: [String: Int] = ["wifi": 1, "sound": 1]

    func load(profile: String) async -> [String: Int] {
        try? await Task.sleep(for: .milliseconds(200))
        return profile == "Travel" ? values.merging(["wifi": 0, "sound": 0]) { _, new in new } : values
    }

    func set(_ value: Int, for id: String) { values[id] = value }
}

// MARK: - Settings
final class SettingsViewController: UIViewController, UICollectionViewDelegate, UISearchResultsUpdating {
    private let store = SettingsStore()
    private var values: [String: Int] = [:]
    private var profile = "Personal"
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<SettingSection, Row>!
    private let titleButton = UIButton(configuration: .plain())
    private let dropDown = DropDownTransition()

    override func viewDidLoad() {
        super.viewDidLoad()
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in self?.swipeActions(at: indexPath) }
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        configureDataSource()
        configureNavigation()
        applyAll(matching: "", animated: false)
        reload()
    }

    private func reload() {
        Task {
            values = await store.load(profile: profile)
            collectionView.reloadData()
        }
    }

    private func configureDataSource() {
        let heading = UICollectionView.CellRegistration<UICollectionViewListCell, SettingSection> { cell, _, section in
            var content = UIListContentConfiguration.cell()
            content.text = section.rawValue
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        }
        let setting = UICollectionView.CellRegistration<UICollectionViewListCell, Setting> { [weak self] cell, _, setting in
            var content = UIListContentConfiguration.valueCell()
            content.text = setting.title
            content.image = UIImage(systemName: setting.symbol)
            if case .detail(let text) = setting.control { content.secondaryText = text }
            cell.contentConfiguration = content
            cell.accessories = self?.accessories(for: setting) ?? []
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, row in
            switch row {
            case .heading(let section):
                return collectionView.dequeueConfiguredReusableCell(using: heading, for: indexPath, item: section)
            case .setting(let id):
                let item = Setting.catalogue.first { $0.id == id }
                return collectionView.dequeueConfiguredReusableCell(using: setting, for: indexPath, item: item)
            }
        }
    }

    private func accessories(for setting: Setting) -> [UICellAccessory] {
        let value = values[setting.id] ?? 0
        let custom: UIView
        switch setting.control {
        case .toggle:
            let toggle = UISwitch()
            toggle.isOn = value == 1
            toggle.addAction(UIAction { [weak self, unowned toggle] _ in
                self?.set(toggle.isOn ? 1 : 0, for: setting)
            }, for: .valueChanged)
            custom = toggle
        case .choice(let options):
            let button = UIButton(configuration: .plain())
            button.menu = UIMenu(children: options.enumerated().map { index, option in
                UIAction(title: option, state: index == value ? .on : .off) { [weak self] _ in self?.set(index, for: setting) }
            })
            button.showsMenuAsPrimaryAction = true
            button.changesSelectionAsPrimaryAction = true
            button.sizeToFit()
            custom = button
        case .detail:
            return [.disclosureIndicator()]
        }
        return [.customView(configuration: .init(customView: custom, placement: .trailing(displayed: .always)))]
    }

    private func set(_ value: Int, for setting: Setting) {
        values[setting.id] = value
        Task { await store.set(value, for: setting.id) }
    }

    private func swipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard case .setting(let id)? = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let reset = UIContextualAction(style: .normal, title: "Reset") { [weak self] _, _, done in
            guard let self, let setting = Setting.catalogue.first(where: { $0.id == id }) else { return done(false) }
            self.set(0, for: setting)
            self.reload()
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [reset])
    }

    private func applyAll(matching query: String, animated: Bool) {
        for section in SettingSection.allCases {
            let rows = Setting.catalogue
                .filter { $0.section == section && (query.isEmpty || $0.title.localizedCaseInsensitiveContains(query)) }
                .map { Row.setting($0.id) }
            var outline = NSDiffableDataSourceSectionSnapshot<Row>()
            if section == .general {
                outline.append(rows)
            } else if !rows.isEmpty {
                let heading = Row.heading(section)
                outline.append([heading])
                outline.append(rows, to: heading)
                if !query.isEmpty { outline.expand([heading]) }
            }
            dataSource.apply(outline, to: section, animatingDifferences: animated)
        }
    }

    func updateSearchResults(for searchController: UISearchController) {
        applyAll(matching: searchController.searchBar.text ?? "", animated: true)
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        guard case .setting(let id)? = dataSource.itemIdentifier(for: indexPath),
              let setting = Setting.catalogue.first(where: { $0.id == id }) else { return true }
        if case .detail = setting.control { return true }
        return false
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
    }

    private func configureNavigation() {
        titleButton.configuration?.image = UIImage(systemName: "chevron.down")
        titleButton.configuration?.imagePlacement = .trailing
        titleButton.configuration?.title = profile
        titleButton.addAction(UIAction { [weak self] _ in self?.showProfiles() }, for: .primaryActionTriggered)
        navigationItem.titleView = titleButton

        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search

        let appearance = UIMenu(title: "Appearance", image: UIImage(systemName: "paintbrush"), options: .singleSelection, children: [
            appearanceAction("System", .unspecified), appearanceAction("Light", .light), appearanceAction("Dark", .dark)
        ])
        let expand = UIAction(title: "Expand all", image: UIImage(systemName: "rectangle.expand.vertical")) { [weak self] _ in self?.expandAll() }
        let danger = UIMenu(options: .displayInline, children: [
            UIAction(title: "Reset everything", image: UIImage(systemName: "trash"), attributes: .destructive) { [weak self] _ in
                self?.values.removeAll()
                self?.collectionView.reloadData()
            }
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"),
                                                            menu: UIMenu(children: [appearance, expand, danger]))
    }

    private func appearanceAction(_ title: String, _ style: UIUserInterfaceStyle) -> UIAction {
        UIAction(title: title, state: style == .unspecified ? .on : .off) { [weak self] _ in
            self?.view.window?.overrideUserInterfaceStyle = style
        }
    }

    private func expandAll() {
        for section in SettingSection.allCases where section != .general {
            var outline = dataSource.snapshot(for: section)
            outline.expand(outline.rootItems)
            dataSource.apply(outline, to: section)
        }
    }

    private func showProfiles() {
        let picker = ProfilesController(profiles: ["Personal", "Work", "Travel"], selected: profile) { [weak self] name in
            guard let self else { return }
            self.profile = name
            self.titleButton.configuration?.title = name
            self.reload()
        }
        dropDown.top = view.convert(CGPoint(x: 0, y: view.safeAreaInsets.top), to: nil).y
        dropDown.chevron = titleButton.imageView
        picker.modalPresentationStyle = .custom
        picker.transitioningDelegate = dropDown
        present(picker, animated: true)
    }
}

// MARK: - Profiles
final class ProfilesController: UITableViewController {
    private let profiles: [String]
    private let selected: String
    private let onPick: (String) -> Void

    init(profiles: [String], selected: String, onPick: @escaping (String) -> Void) {
        self.profiles = profiles
        self.selected = selected
        self.onPick = onPick
        super.init(style: .plain)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "profile")
        tableView.rowHeight = 52
        tableView.isScrollEnabled = false
        preferredContentSize.height = 52 * CGFloat(profiles.count)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { profiles.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "profile", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = profiles[indexPath.row]
        cell.contentConfiguration = content
        cell.accessoryType = profiles[indexPath.row] == selected ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onPick(profiles[indexPath.row])
        dismiss(animated: true)
    }
}

// MARK: - Drop-down
final class DropDownTransition: NSObject, UIViewControllerTransitioningDelegate {
    var top: CGFloat = 0
    weak var chevron: UIView?
    private var interaction: UIPercentDrivenInteractiveTransition?
    private weak var presented: UIViewController?

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?,
                                source: UIViewController) -> UIPresentationController? {
        self.presented = presented
        let controller = DropDownPresentationController(presentedViewController: presented, presenting: presenting)
        controller.top = top
        controller.push.addTarget(self, action: #selector(pushed(_:)))
        return controller
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController,
                             source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        DropDownAnimator(opening: true, chevron: chevron)
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        DropDownAnimator(opening: false, chevron: chevron)
    }

    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    @objc private func pushed(_ pan: UIPanGestureRecognizer) {
        guard let presented else { return }
        let progress = min(1, max(0, -pan.translation(in: pan.view).y / max(1, presented.preferredContentSize.height)))
        switch pan.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            presented.dismiss(animated: true)
        case .changed:
            interaction?.update(progress)
        case .ended, .cancelled, .failed:
            if progress > 0.4 { interaction?.finish() } else { interaction?.cancel() }
            interaction = nil
        default: break
        }
    }
}

final class DropDownPresentationController: UIPresentationController {
    var top: CGFloat = 0
    let push = UIPanGestureRecognizer()
    private let dimming = UIControl()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: top, width: bounds.width, height: presentedViewController.preferredContentSize.height)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.frame = containerView.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.35)
        dimming.alpha = 0
        dimming.addAction(UIAction { [weak self] _ in self?.presentedViewController.dismiss(animated: true) }, for: .touchUpInside)
        containerView.addSubview(dimming)
        containerView.addGestureRecognizer(push)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 1 })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 0 })
    }
}

final class DropDownAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let opening: Bool
    private weak var chevron: UIView?

    init(opening: Bool, chevron: UIView?) {
        self.opening = opening
        self.chevron = chevron
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let panel = transitionContext.view(forKey: opening ? .to : .from),
              let controller = transitionContext.viewController(forKey: opening ? .to : .from) else { return }
        let open = opening ? transitionContext.finalFrame(for: controller) : panel.frame
        // A clipping sleeve hangs from the bar, so that the panel seems to come out from under it.
        let sleeve = UIView(frame: open)
        sleeve.clipsToBounds = true
        transitionContext.containerView.addSubview(sleeve)
        panel.frame = sleeve.bounds
        sleeve.addSubview(panel)
        let rolled = CGAffineTransform(translationX: 0, y: -open.height)
        panel.transform = opening ? rolled : .identity

        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseOut, animations: {
            panel.transform = self.opening ? .identity : rolled
            self.chevron?.transform = self.opening ? CGAffineTransform(rotationAngle: .pi) : .identity
        }, completion: { _ in
            let completed = !transitionContext.transitionWasCancelled
            if self.opening || !completed {
                panel.transform = .identity
                panel.frame = open
                transitionContext.containerView.addSubview(panel)
            }
            sleeve.removeFromSuperview()
            transitionContext.completeTransition(completed)
        })
    }
}
