//
//  BrowseViewController.swift
//  Greenhouse
//
//  Created by Ines Okafor on 16.02.22.
//

import Combine
import PlantCatalog
import UIKit

final class BrowseViewController: UIViewController {

    private enum Section: Int {
        case featured
        case all
    }

    /// A featured plant is in both sections, so the section belongs to the identity.
    private struct Item: Hashable {
        let section: Section
        let plantID: Plant.ID
    }

    @IBOutlet private weak var collectionView: UICollectionView!
    @IBOutlet private weak var lightItem: UIBarButtonItem!
    @IBOutlet private weak var emptyLabel: UILabel!

    private let store = GardenStore.shared
    private let searchController = UISearchController(searchResultsController: nil)
    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
    private var subscriptions: Set<AnyCancellable> = []
    private var light: Plant.Light?
    private var selectedItem: Item?

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.collectionViewLayout = makeLayout()
        configureDataSource()
        configureSearch()
        updateLightMenu()
        applySnapshot(animated: false)

        Publishers.Merge(
            store.$favourites.map { _ in () },
            store.$showsLatinNames.map { _ in () }
        )
        .dropFirst(2)
        .receive(on: DispatchQueue.main)
        .sink { [weak self] in self?.reconfigureAll() }
        .store(in: &subscriptions)
    }

    // MARK: Layout

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, environment in
            let sections = self?.dataSource?.snapshot().sectionIdentifiers ?? []
            guard sections.indices.contains(index) else { return nil }
            switch sections[index] {
            case .featured: return Self.featuredSection(in: environment)
            case .all: return Self.gridSection(in: environment)
            }
        }
    }

    private static func featuredSection(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)
        ))
        let isWide = environment.container.effectiveContentSize.width > 600
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(isWide ? 0.4 : 0.82), heightDimension: .absolute(220)
            ),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 20, trailing: 16)
        section.boundarySupplementaryItems = [header()]
        return section
    }

    private static func gridSection(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let columns = max(2, Int(environment.container.effectiveContentSize.width / 180))
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)
        ))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(210)),
            subitem: item,
            count: columns
        )
        group.interItemSpacing = .fixed(12)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 24, trailing: 16)
        section.boundarySupplementaryItems = [header()]
        return section
    }

    private static func header() -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top
        )
    }

    // MARK: Data

    private func configureDataSource() {
        dataSource = UICollectionViewDiffableDataSource<Section, Item>(
            collectionView: collectionView
        ) { [store] collectionView, indexPath, item in
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "PlantCell", for: indexPath)
            if let cell = cell as? PlantCell, let plant = store.catalog.plant(withID: item.plantID) {
                cell.configure(
                    with: plant,
                    isFavourite: store.favourites.contains(plant.id),
                    showsLatinName: store.showsLatinNames
                )
            }
            return cell
        }
        dataSource.supplementaryViewProvider = { [weak self] collectionView, kind, indexPath in
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "SectionHeader", for: indexPath
            )
            if let header = view as? SectionHeaderView, let self = self {
                let section = self.dataSource.snapshot().sectionIdentifiers[indexPath.section]
                header.configure(title: self.title(of: section))
            }
            return view
        }
    }

    private func title(of section: Section) -> String {
        switch section {
        case .featured:
            return NSLocalizedString("browse.featured", comment: "Header of the first section")
        case .all:
            return light?.title ?? NSLocalizedString("browse.all", comment: "Header of the grid")
        }
    }

    private func applySnapshot(animated: Bool) {
        let query = searchController.searchBar.text ?? ""
        let found = store.catalog.search(query, light: light)
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        if query.isEmpty && light == nil {
            snapshot.appendSections([.featured])
            snapshot.appendItems(
                store.catalog.plants.filter(\.isFeatured).map { Item(section: .featured, plantID: $0.id) },
                toSection: .featured
            )
        }
        if !found.isEmpty {
            snapshot.appendSections([.all])
            snapshot.appendItems(found.map { Item(section: .all, plantID: $0.id) }, toSection: .all)
        }
        emptyLabel.isHidden = !found.isEmpty
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func reconfigureAll() {
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    // MARK: Search and filter

    private func configureSearch() {
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = NSLocalizedString("browse.search", comment: "In the empty search field")
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }

    private func updateLightMenu() {
        let all = UIAction(
            title: NSLocalizedString("browse.anyLight", comment: "Filter"),
            state: light == nil ? .on : .off
        ) { [weak self] _ in
            self?.setLight(nil)
        }
        let actions = Plant.Light.allCases.map { light in
            UIAction(
                title: light.title,
                image: UIImage(systemName: light.symbolName),
                state: self.light == light ? .on : .off
            ) { [weak self] _ in
                self?.setLight(light)
            }
        }
        lightItem.menu = UIMenu(
            title: NSLocalizedString("browse.light", comment: "Title of the filter menu"),
            children: [all] + actions
        )
        lightItem.image = UIImage(
            systemName: light == nil ? "line.3.horizontal.decrease.circle" : "line.3.horizontal.decrease.circle.fill"
        )
    }

    private func setLight(_ newValue: Plant.Light?) {
        light = newValue
        updateLightMenu()
        applySnapshot(animated: true)
    }

    // MARK: Segues

    @IBSegueAction private func makeDetail(_ coder: NSCoder, sender: Any?) -> PlantDetailViewController? {
        guard let item = sender as? Item else { return nil }
        return PlantDetailViewController(coder: coder, plantID: item.plantID)
    }

    private func open(_ item: Item) {
        selectedItem = item
        performSegue(withIdentifier: "showPlant", sender: item)
    }
}

// MARK: - UISearchResultsUpdating

extension BrowseViewController: UISearchResultsUpdating {

    func updateSearchResults(for searchController: UISearchController) {
        applySnapshot(animated: true)
    }
}

// MARK: - UICollectionViewDelegate

extension BrowseViewController: UICollectionViewDelegate {

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
        open(item)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let isFavourite = store.favourites.contains(item.plantID)
        return UIContextMenuConfiguration(identifier: item.plantID as NSString, previewProvider: nil) { [weak self, store] _ in
            let open = UIAction(
                title: NSLocalizedString("menu.open", comment: "Context menu"),
                image: UIImage(systemName: "arrow.up.left.and.arrow.down.right")
            ) { _ in
                self?.open(item)
            }
            let favourite = UIAction(
                title: isFavourite
                    ? NSLocalizedString("menu.unfavourite", comment: "Context menu")
                    : NSLocalizedString("menu.favourite", comment: "Context menu"),
                image: UIImage(systemName: isFavourite ? "heart.slash" : "heart")
            ) { _ in
                store.toggleFavourite(item.plantID)
            }
            let water = UIAction(
                title: NSLocalizedString("menu.water", comment: "Context menu"),
                image: UIImage(systemName: "drop")
            ) { _ in
                store.water(item.plantID)
            }
            return UIMenu(children: [open, favourite, water])
        }
    }
}

// MARK: - ZoomSource

extension BrowseViewController: ZoomSource {

    func zoomImageView(for plantID: Plant.ID) -> UIImageView? {
        let candidates = [selectedItem, Item(section: .all, plantID: plantID), Item(section: .featured, plantID: plantID)]
        for case let item? in candidates where item.plantID == plantID {
            if let indexPath = dataSource.indexPath(for: item),
               let cell = collectionView.cellForItem(at: indexPath) as? PlantCell {
                return cell.imageView
            }
        }
        return nil
    }
}
