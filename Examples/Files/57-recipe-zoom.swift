//
//  RecipeZoom.swift
//  Ladle
//
//  iOS 18. Fluid zoom into a recipe, compositional layout, search with empty state.
//

import UIKit

struct Recipe: Codable, Hashable, Identifiable, Sendable {
    let id: Int
    let name: String
    let symbol: String
    let minutes: Int
    let hue: Double
    let steps: [String]

    private enum CodingKeys: String, CodingKey {
        case id, name, symbol, minutes, hue = "tint_hue", steps
    }

    var color: UIColor { UIColor(hue: hue, saturation: 0.6, brightness: 0.9, alpha: 1) }

    var duration: String {
        Duration.seconds(minutes * 60).formatted(.units(allowed: [.hours, .minutes], width: .narrow))
    }
}

enum RecipeLibrary {
    static let recipes: [Recipe] = {
        let json = Data("""
        [
          {"id": 1, "name": "Carrot soup", "symbol": "carrot.fill", "minutes": 35, "tint_hue": 0.08, "steps": ["Chop the carrots.", "Simmer with ginger.", "Blend and season."]},
          {"id": 2, "name": "Baked trout", "symbol": "fish.fill", "minutes": 50, "tint_hue": 0.58, "steps": ["Stuff with lemon and dill.", "Bake at 180 °C.", "Rest for five minutes."]},
          {"id": 3, "name": "Mint tea", "symbol": "cup.and.saucer.fill", "minutes": 8, "tint_hue": 0.40, "steps": ["Boil water.", "Add a handful of mint.", "Wait."]},
          {"id": 4, "name": "Birthday cake", "symbol": "birthday.cake.fill", "minutes": 95, "tint_hue": 0.92, "steps": ["Beat eggs and sugar.", "Fold in flour.", "Bake, then frost."]},
          {"id": 5, "name": "Green salad", "symbol": "leaf.fill", "minutes": 12, "tint_hue": 0.33, "steps": ["Wash.", "Tear.", "Dress at the last moment."]},
          {"id": 6, "name": "Hot chocolate", "symbol": "mug.fill", "minutes": 10, "tint_hue": 0.05, "steps": ["Warm the milk.", "Whisk in chocolate.", "Pinch of salt."]}
        ]
        """.utf8)
        do {
            return try JSONDecoder().decode([Recipe].self, from: json)
        } catch {
            assertionFailure("Bad fixture: \(error)")
            return []
        }
    }()
}

// MARK: - Browser

final class RecipeBrowserViewController: UIViewController {

    enum Section: Int, CaseIterable, Sendable {
        case featured, all
    }

    struct Item: Hashable, Sendable {
        let section: Section
        let recipe: Recipe
    }

    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
    private let searchController = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Ladle"
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.preferredSearchBarPlacement = .stacked
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.searchController = searchController
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = "Soup, cake, tea…"

        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        collectionView.keyboardDismissMode = .onDrag
        view.addSubview(collectionView)
        configureDataSource()
        reload(matching: "", animated: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        configuration.contentInsetsReference = .readableContent

        return UICollectionViewCompositionalLayout(sectionProvider: { [weak self] index, environment in
            let kind = self?.dataSource.sectionIdentifier(for: index) ?? .all
            let section: NSCollectionLayoutSection
            switch kind {
            case .featured:
                let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(180)),
                    subitems: [item]
                )
                section = NSCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = .groupPagingCentered
                section.orthogonalScrollingProperties.decelerationRate = .fast
                section.interGroupSpacing = 12
                section.visibleItemsInvalidationHandler = { items, offset, environment in
                    let width = environment.container.effectiveContentSize.width
                    for item in items where item.representedElementCategory == .cell {
                        let distance = abs(item.frame.midX - offset.x - width / 2) / width
                        item.alpha = max(0.6, 1 - distance * 0.5)
                    }
                }
            case .all:
                let columns = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 1 : 2
                let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(150)),
                    repeatingSubitem: item,
                    count: columns
                )
                group.interItemSpacing = .fixed(12)
                section = NSCollectionLayoutSection(group: group)
                section.interGroupSpacing = 12
            }
            section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(36)),
                    elementKind: UICollectionView.elementKindSectionHeader,
                    alignment: .topLeading
                )
            ]
            return section
        }, configuration: configuration)
    }

    private func configureDataSource() {
        let cell = UICollectionView.CellRegistration<RecipeCell, Item> { cell, _, item in
            cell.configure(with: item.recipe)
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { [weak self] view, _, indexPath in
            var content = UIListContentConfiguration.extraProminentInsetGroupedHeader()
            content.text = self?.dataSource.sectionIdentifier(for: indexPath.section) == .featured ? "This week" : "All recipes"
            content.directionalLayoutMargins = .zero
            view.contentConfiguration = content
            view.backgroundConfiguration = .clear()
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }

    private func reload(matching text: String, animated: Bool) {
        let matches = RecipeLibrary.recipes.filter { text.isEmpty || $0.name.localizedStandardContains(text) }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        if text.isEmpty {
            snapshot.appendSections([.featured])
            snapshot.appendItems(matches.prefix(3).map { Item(section: .featured, recipe: $0) }, toSection: .featured)
        }
        if !matches.isEmpty {
            snapshot.appendSections([.all])
            snapshot.appendItems(matches.map { Item(section: .all, recipe: $0) }, toSection: .all)
        }
        dataSource.apply(snapshot, animatingDifferences: animated) { [weak self] in
            self?.setNeedsUpdateContentUnavailableConfiguration()
        }
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        guard dataSource.snapshot().numberOfItems == 0 else {
            contentUnavailableConfiguration = nil
            return
        }
        var configuration = UIContentUnavailableConfiguration.search()
        configuration.secondaryText = "We only cook simple things. Try “soup”."
        configuration.button = .borderless()
        configuration.button.title = "Clear search"
        configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in
            self?.searchController.searchBar.text = nil
            self?.searchController.isActive = false
        }
        contentUnavailableConfiguration = configuration
    }

    private func makeDetail(for item: Item) -> RecipeDetailViewController {
        let detail = RecipeDetailViewController(recipe: item.recipe)
        let options = UIViewController.Transition.ZoomOptions()
        options.dimmingColor = item.recipe.color.withAlphaComponent(0.35)
        options.interactiveDismissShouldBegin = { context in
            guard let detail = context.zoomedViewController as? RecipeDetailViewController else { return context.willBegin }
            return context.willBegin && detail.isScrolledToTop
        }
        options.alignmentRectProvider = { context in
            guard let detail = context.zoomedViewController as? RecipeDetailViewController else { return .null }
            return detail.heroRect
        }
        detail.preferredTransition = .zoom(options: options) { [weak self] _ in
            guard let self, let indexPath = self.dataSource.indexPath(for: item) else { return nil }
            return (self.collectionView.cellForItem(at: indexPath) as? RecipeCell)?.tile
        }
        return detail
    }
}

extension RecipeBrowserViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        reload(matching: searchController.searchBar.text ?? "", animated: true)
    }
}

extension RecipeBrowserViewController: UICollectionViewDelegate {

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
        navigationController?.pushViewController(makeDetail(for: item), animated: true)
    }

    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? {
        guard let indexPath = indexPaths.first, let item = dataSource.itemIdentifier(for: indexPath) else { return nil }
        return UIContextMenuConfiguration(identifier: indexPath as NSIndexPath) {
            let preview = RecipeDetailViewController(recipe: item.recipe)
            preview.preferredContentSize = CGSize(width: 320, height: 300)
            return preview
        } actionProvider: { _ in
            let copy = UIAction(title: "Copy name", image: UIImage(systemName: "doc.on.doc")) { _ in
                UIPasteboard.general.string = item.recipe.name
            }
            let later = UIAction(title: "Cook later", subtitle: item.recipe.duration, image: UIImage(systemName: "clock"), attributes: .keepsMenuPresented, state: .off) { action in
                action.state = action.state == .on ? .off : .on
            }
            let group = UIMenu(options: [.displayInline, .displayAsPalette], children: [copy])
            group.preferredElementSize = .small
            return UIMenu(children: [later, group])
        }
    }

    func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {
        animator.preferredCommitStyle = .pop
        guard let indexPath = configuration.identifier as? IndexPath, let item = dataSource.itemIdentifier(for: indexPath) else { return }
        animator.addCompletion {
            self.show(self.makeDetail(for: item), sender: self)
        }
    }
}

// MARK: - Cell

final class RecipeCell: UICollectionViewCell {

    let tile = UIView()
    private let icon = UIImageView()
    private let name = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        tile.layer.cornerRadius = 20
        tile.layer.cornerCurve = .continuous
        tile.clipsToBounds = true
        icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 44, weight: .semibold)
        icon.contentMode = .center
        icon.tintColor = .white
        name.font = .preferredFont(forTextStyle: .headline)
        name.adjustsFontForContentSizeCategory = true
        name.textColor = .white

        contentView.addSubview(tile)
        tile.addSubview(icon)
        tile.addSubview(name)
        for view in [tile, icon, name] { view.translatesAutoresizingMaskIntoConstraints = false }
        let height = tile.heightAnchor.constraint(greaterThanOrEqualToConstant: 150)
        height.priority = .defaultHigh
        NSLayoutConstraint.activate([
            height,
            tile.topAnchor.constraint(equalTo: contentView.topAnchor),
            tile.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            tile.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            tile.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            icon.centerXAnchor.constraint(equalTo: tile.centerXAnchor),
            icon.centerYAnchor.constraint(equalTo: tile.centerYAnchor, constant: -10),
            name.leadingAnchor.constraint(equalTo: tile.leadingAnchor, constant: 14),
            name.trailingAnchor.constraint(lessThanOrEqualTo: tile.trailingAnchor, constant: -14),
            name.lastBaselineAnchor.constraint(equalTo: tile.bottomAnchor, constant: -16)
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(with recipe: Recipe) {
        tile.backgroundColor = recipe.color
        icon.image = UIImage(systemName: recipe.symbol)
        name.text = recipe.name
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        tile.alpha = state.isHighlighted ? 0.7 : 1
    }
}

// MARK: - Detail

final class RecipeDetailViewController: UIViewController {

    private let recipe: Recipe
    private let scrollView = UIScrollView()
    private let hero = UIView()
    private let icon = UIImageView()

    var isScrolledToTop: Bool { scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 1 }
    var heroRect: CGRect { hero.convert(hero.bounds, to: view) }

    init(recipe: Recipe) {
        self.recipe = recipe
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.title = recipe.duration

        hero.backgroundColor = recipe.color
        icon.image = UIImage(systemName: recipe.symbol)
        icon.tintColor = .white
        icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 90, weight: .semibold)
        icon.contentMode = .center
        icon.translatesAutoresizingMaskIntoConstraints = false
        hero.addSubview(icon)

        let title = UILabel()
        title.text = recipe.name
        title.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 34, weight: .heavy))
        let steps = UILabel()
        steps.numberOfLines = 0
        steps.text = recipe.steps.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n\n")
        let text = UIStackView(arrangedSubviews: [title, steps])
        text.axis = .vertical
        text.spacing = 16
        text.isLayoutMarginsRelativeArrangement = true
        text.directionalLayoutMargins = .init(top: 20, leading: 20, bottom: 40, trailing: 20)

        let stack = UIStackView(arrangedSubviews: [hero, text])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.alwaysBounceVertical = true
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.addSubview(stack)
        view.addSubview(scrollView)
        NSLayoutConstraint.activate([
            hero.heightAnchor.constraint(equalToConstant: 300),
            icon.centerXAnchor.constraint(equalTo: hero.centerXAnchor),
            icon.centerYAnchor.constraint(equalTo: hero.centerYAnchor, constant: 20),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor)
        ])
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        transitionCoordinator?.animate(alongsideTransition: nil) { [icon] context in
            guard !context.isCancelled else { return }
            icon.addSymbolEffect(.bounce.up.byLayer, options: .nonRepeating)
        }
    }
}

#if DEBUG
#Preview {
    let navigation = UINavigationController(rootViewController: RecipeBrowserViewController())
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
}
#endif
