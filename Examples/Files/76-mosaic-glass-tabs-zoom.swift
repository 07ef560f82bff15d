//
//  Mosaic.swift
//  Xcode 26.0, 2025 - Swift 6.2 (Swift 6 language mode, default isolation MainActor) - deployment target iOS 18.0
//
//  See: a tab bar of UITab: Gallery, Albums (a group, on iPad a sidebar section), Search. On iOS 26 the bar is glass and shrinks when scrolling down; before it
//  is a plain one. Gallery: tiles of coloured mosaics; tap = the iOS 18 zoom transition out of the tile into the detail (drag down or pinch to go back,
//  it can be interrupted). On the detail a floating round button (glass on 26, blur before) opens three smaller ones by morphing out of it: tint (next colour
//  scheme: all tiles flip while a wave of hops crosses the board), shuffle (6x6 / 9x9), share. Edge effects soft at the top. Search: type a colour name, matches filter; empty = UIContentUnavailable.
//

import UIKit

// MARK: - Model

nonisolated struct Mosaic: Hashable, Sendable, Identifiable {
    let id: Int
    var name: String
    var hue: Double
    var side: Int = 6

    func shade(_ x: Int, _ y: Int) -> Double {
        let v = sin(Double(x * (id + 3)) * 1.3) + cos(Double(y * (id + 1)) * 1.7)
        return (v + 2) / 4
    }
}

nonisolated enum MosaicStore {
    static let names = ["Crimson", "Amber", "Lime", "Jade", "Teal", "Azure", "Indigo", "Violet", "Magenta", "Rose"]

    @concurrent
    static func load() async throws -> [Mosaic] {
        try await Task.sleep(for: .milliseconds(300))
        return names.enumerated().map { Mosaic(id: $0.offset, name: $0.element, hue: Double($0.offset) / Double(names.count)) }
    }
}

// MARK: - Drawing

final class MosaicView: UIView {
    private var tiles: [UIView] = []
    var flipsNextChange = false
    var mosaic: Mosaic? {
        didSet {
            if oldValue?.side != mosaic?.side { rebuild() }
            recolor(animated: flipsNextChange)
            flipsNextChange = false
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isAccessibilityElement = true
        accessibilityTraits = .image
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func rebuild() {
        tiles.forEach { $0.removeFromSuperview() }
        guard let n = mosaic?.side else { return }
        tiles = (0..<n * n).map { _ in
            let v = UIView()
            addSubview(v)
            return v
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let n = mosaic?.side else { return }
        let w = bounds.width / CGFloat(n), h = bounds.height / CGFloat(n)
        for (i, tile) in tiles.enumerated() {
            tile.bounds = CGRect(x: 0, y: 0, width: w + 0.5, height: h + 0.5)
            tile.center = CGPoint(x: (CGFloat(i % n) + 0.5) * w, y: (CGFloat(i / n) + 0.5) * h)
        }
    }

    func recolor(animated: Bool) {
        guard let m = mosaic else { return }
        accessibilityLabel = m.name
        for (i, tile) in tiles.enumerated() {
            let s = m.shade(i % m.side, i / m.side)
            let hue = (m.hue + s * 0.08).truncatingRemainder(dividingBy: 1)
            let color = UIColor(hue: hue, saturation: 0.5 + 0.4 * s, brightness: 1 - 0.5 * s, alpha: 1)
            guard animated else {
                tile.backgroundColor = color
                continue
            }
            UIView.transition(with: tile, duration: 0.45, options: [.transitionFlipFromLeft, .allowUserInteraction]) { tile.backgroundColor = color }
        }
    }

    func wave() {
        for (i, tile) in tiles.enumerated() {
            let n = mosaic?.side ?? 1
            let hop = CAKeyframeAnimation(keyPath: "transform.scale")
            hop.values = [1, 0.4, 1.08, 1]
            hop.keyTimes = [0, 0.4, 0.75, 1]
            hop.duration = 0.5
            hop.beginTime = tile.layer.convertTime(CACurrentMediaTime(), from: nil) + Double(i % n + i / n) * 0.035
            tile.layer.add(hop, forKey: "hop")
        }
    }
}

// MARK: - Gallery

final class GalleryViewController: UICollectionViewController {

    nonisolated enum Section: Hashable, Sendable { case main }

    private var mosaics: [Mosaic] = []
    private var dataSource: UICollectionViewDiffableDataSource<Section, Mosaic.ID>!

    init(title: String) {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            let columns = environment.container.effectiveContentSize.width > 700 ? 4 : 2
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1.0 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
            item.contentInsets = .init(top: 6, leading: 6, bottom: 6, trailing: 6)
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1.2 / CGFloat(columns))), repeatingSubitem: item, count: columns)
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = .init(top: 6, leading: 10, bottom: 80, trailing: 10)
            return section
        }
        super.init(collectionViewLayout: layout)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .always
        if #available(iOS 26.0, *) {
            navigationItem.subtitle = "Ten colours"
            collectionView.topEdgeEffect.style = .soft
        }
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Mosaic.ID> { [unowned self] cell, _, id in
            let view = cell.contentView.subviews.first as? MosaicView ?? {
                let v = MosaicView(frame: cell.contentView.bounds)
                v.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                v.layer.cornerRadius = 20
                v.layer.cornerCurve = .continuous
                cell.contentView.addSubview(v)
                return v
            }()
            view.mosaic = mosaics.first { $0.id == id }
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, id in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }
        contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        Task {
            do {
                mosaics = try await MosaicStore.load()
                contentUnavailableConfiguration = nil
                show(mosaics)
            } catch {
                var c = UIContentUnavailableConfiguration.empty()
                c.text = error.localizedDescription
                contentUnavailableConfiguration = c
            }
        }
    }

    private func show(_ list: [Mosaic]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Mosaic.ID>()
        snapshot.appendSections([.main])
        snapshot.appendItems(list.map(\.id))
        dataSource.apply(snapshot, animatingDifferences: true)
    }

    func filter(_ text: String) {
        let hits = text.isEmpty ? mosaics : mosaics.filter { $0.name.localizedStandardContains(text) }
        show(hits)
        contentUnavailableConfiguration = hits.isEmpty ? UIContentUnavailableConfiguration.search() : nil
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let id = dataSource.itemIdentifier(for: indexPath), let mosaic = mosaics.first(where: { $0.id == id }) else { return }
        let detail = MosaicDetailViewController(mosaic: mosaic)
        detail.onChange = { [weak self] changed in
            guard let self, let i = mosaics.firstIndex(where: { $0.id == changed.id }) else { return }
            mosaics[i] = changed
            var s = dataSource.snapshot()
            s.reconfigureItems([changed.id])
            dataSource.apply(s, animatingDifferences: false)
        }
        let options = UIViewController.Transition.ZoomOptions()
        options.dimmingColor = UIColor.black.withAlphaComponent(0.3)
        options.alignmentRectProvider = { context in
            (context.zoomedViewController as? MosaicDetailViewController)?.boardFrame ?? .null
        }
        detail.preferredTransition = .zoom(options: options) { [weak self] context in
            guard let self, let shown = context.zoomedViewController as? MosaicDetailViewController,
                  let path = dataSource.indexPath(for: shown.mosaic.id) else { return nil }
            return self.collectionView.cellForItem(at: path)?.contentView.subviews.first
        }
        navigationController?.pushViewController(detail, animated: true)
    }
}

// MARK: - Detail

final class MosaicDetailViewController: UIViewController {
    private(set) var mosaic: Mosaic
    var onChange: ((Mosaic) -> Void)?
    private let board = MosaicView()
    private var actions: GlassActions!

    init(mosaic: Mosaic) {
        self.mosaic = mosaic
        super.init(nibName: nil, bundle: nil)
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    var boardFrame: CGRect {
        loadViewIfNeeded()
        view.layoutIfNeeded()
        return board.frame
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = mosaic.name
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemBackground
        board.mosaic = mosaic
        board.layer.cornerRadius = 28
        board.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(board)

        actions = GlassActions(items: [
            ("paintpalette", { [weak self] in self?.tint() }),
            ("shuffle", { [weak self] in self?.shuffle() }),
            ("square.and.arrow.up", { [weak self] in self?.share() })
        ])
        actions.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(actions)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            board.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
            board.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
            board.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
            board.heightAnchor.constraint(equalTo: board.widthAnchor, multiplier: 1.2),
            actions.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
            actions.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -20),
            actions.widthAnchor.constraint(equalToConstant: 56),
            actions.heightAnchor.constraint(equalToConstant: 260)
        ])
    }

    private func commit(_ change: (inout Mosaic) -> Void) {
        change(&mosaic)
        board.mosaic = mosaic
        onChange?(mosaic)
    }

    private func tint() {
        board.flipsNextChange = true
        commit { $0.hue = ($0.hue + 0.13).truncatingRemainder(dividingBy: 1) }
        board.wave()
        Task {
            try? await Task.sleep(for: .milliseconds(600))
            UIAccessibility.post(notification: .announcement, argument: "New colours")
        }
    }

    private func shuffle() {
        commit { $0.side = $0.side == 6 ? 9 : 6 }
        board.wave()
    }

    private func share() {
        let image = UIGraphicsImageRenderer(bounds: board.bounds).image { _ in board.drawHierarchy(in: board.bounds, afterScreenUpdates: true) }
        let sheet = UIActivityViewController(activityItems: [image, mosaic.name], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = actions
        present(sheet, animated: true)
    }
}

// MARK: - Glass buttons

final class GlassActions: UIView {
    private let container: UIVisualEffectView
    private var bubbles: [UIVisualEffectView] = []
    private var isOpen = false

    init(items: [(symbol: String, action: () -> Void)]) {
        if #available(iOS 26.0, *) {
            let effect = UIGlassContainerEffect()
            effect.spacing = 20
            container = UIVisualEffectView(effect: effect)
        } else {
            container = UIVisualEffectView(effect: nil)
        }
        super.init(frame: .zero)
        addSubview(container)
        for item in items {
            let bubble = Self.bubble(symbol: item.symbol) { [weak self] in
                item.action()
                self?.setOpen(false)
            }
            container.contentView.addSubview(bubble)
            bubbles.append(bubble)
        }
        let main = Self.bubble(symbol: "plus") { [weak self] in
            guard let self else { return }
            setOpen(!isOpen)
        }
        container.contentView.addSubview(main)
        bubbles.append(main)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private static func bubble(symbol: String, action: @escaping () -> Void) -> UIVisualEffectView {
        let view: UIVisualEffectView
        if #available(iOS 26.0, *) {
            let glass = UIGlassEffect(style: .regular)
            glass.isInteractive = true
            view = UIVisualEffectView(effect: glass)
            view.cornerConfiguration = .capsule()
        } else {
            view = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
            view.layer.cornerRadius = 28
            view.clipsToBounds = true
        }
        view.frame = CGRect(x: 0, y: 0, width: 56, height: 56)
        let button = UIButton(type: .system, primaryAction: UIAction(image: UIImage(systemName: symbol)) { _ in action() })
        button.frame = view.bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.accessibilityIdentifier = symbol
        view.contentView.addSubview(button)
        return view
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        container.frame = bounds
        place()
    }

    private func place() {
        let bottom = bounds.height - 28
        for (i, bubble) in bubbles.enumerated() {
            let isMain = i == bubbles.count - 1
            let step = CGFloat(bubbles.count - 1 - i) * 66
            bubble.center = CGPoint(x: bounds.midX, y: isMain || !isOpen ? bottom : bottom - step)
            bubble.alpha = isMain || isOpen ? 1 : 0
        }
        bubbles.last?.contentView.subviews.first?.transform = isOpen ? CGAffineTransform(rotationAngle: .pi / 4) : .identity
    }

    func setOpen(_ open: Bool) {
        isOpen = open
        UIView.animate(springDuration: 0.5, bounce: 0.3) { self.place() }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bubbles.contains { $0.alpha > 0 && $0.frame.contains(point) }
    }
}

// MARK: - Search

final class SearchViewController: UIViewController, UISearchResultsUpdating {
    private let results = GalleryViewController(title: "Search")

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Search"
        addChild(results)
        results.view.frame = view.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(results.view)
        results.didMove(toParent: self)
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Colour name"
        navigationItem.searchController = search
        navigationItem.preferredSearchBarPlacement = .stacked
    }

    func updateSearchResults(for searchController: UISearchController) {
        results.filter(searchController.searchBar.text ?? "")
    }
}

// MARK: - App

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = makeTabs()
        window?.makeKeyAndVisible()
        return true
    }

    private func makeTabs() -> UITabBarController {
        func nav(_ root: UIViewController) -> UINavigationController {
            let n = UINavigationController(rootViewController: root)
            n.navigationBar.prefersLargeTitles = true
            return n
        }
        let gallery = UITab(title: "Gallery", image: UIImage(systemName: "square.grid.3x3.fill"), identifier: "gallery") { _ in nav(GalleryViewController(title: "Gallery")) }
        gallery.badgeValue = "10"
        let albums = UITabGroup(title: "Albums", image: UIImage(systemName: "rectangle.stack"), identifier: "albums", children: [
            UITab(title: "Warm", image: UIImage(systemName: "flame"), identifier: "warm") { _ in nav(GalleryViewController(title: "Warm")) },
            UITab(title: "Cold", image: UIImage(systemName: "snowflake"), identifier: "cold") { _ in nav(GalleryViewController(title: "Cold")) }
        ]) { _ in nav(GalleryViewController(title: "Albums")) }
        let search = UISearchTab { _ in nav(SearchViewController()) }
        let tabs = UITabBarController(tabs: [gallery, albums, search])
        tabs.mode = .tabSidebar
        tabs.selectedTab = gallery
        if #available(iOS 26.0, *) {
            tabs.tabBarMinimizeBehavior = .onScrollDown
        }
        return tabs
    }
}
