//
//  HomeViewController.swift
//  Pantry
//
//  Created by Ines Carvalho on 05/03/2024.
//

import Combine
import PantryKit
import UIKit

final class HomeViewController: UIViewController {

    enum Section: Hashable {
        case soon
        case category(PantryItem.Category)

        var title: String {
            switch self {
            case .soon: String(localized: "section.soon")
            case .category(let category): category.title
            }
        }
    }

    struct Row: Hashable {
        let section: Section
        let id: PantryItem.ID
    }

    @IBOutlet private var filterItem: UIBarButtonItem!

    private let store = PantryStore.shared
    private let cardDelegate = CardTransitioningDelegate()
    private var filter = PantryFilter()
    private var cancellables: Set<AnyCancellable> = []

    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private(set) lazy var dataSource = makeDataSource()

    var warningDays: Int { UserDefaults.standard.integer(forKey: DefaultsKey.warningDays) }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "home.title")
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.delegate = self
        collectionView.pinEdges(to: view)

        store.$items
            .receive(on: DispatchQueue.main)
            .sink { [weak self] items in self?.apply(items) }
            .store(in: &cancellables)

        NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in
                guard let self else { return }
                collectionView.setCollectionViewLayout(makeLayout(), animated: true)
                apply(store.items)
            }
            .store(in: &cancellables)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    private func apply(_ items: [PantryItem]) {
        let visible = items.filter { filter.matches($0, warningDays: warningDays) }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()

        let soon = visible.filter { $0.expires(within: warningDays) }
        if !soon.isEmpty {
            snapshot.appendSections([.soon])
            snapshot.appendItems(soon.map { Row(section: .soon, id: $0.id) })
        }
        for category in PantryItem.Category.allCases {
            let rows = visible.filter { $0.category == category }.map { Row(section: .category(category), id: $0.id) }
            guard !rows.isEmpty else { continue }
            snapshot.appendSections([.category(category)])
            snapshot.appendItems(rows)
        }
        let known = Set(dataSource.snapshot().itemIdentifiers)
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(known.contains))
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
        filterItem.image = UIImage(systemName: filter.isActive ? "line.3.horizontal.decrease.circle.fill" : "line.3.horizontal.decrease.circle")
    }

    // MARK: Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let controller = segue.destination as? FilterViewController {
            controller.filter = filter
            controller.onApply = { [weak self] filter in
                guard let self else { return }
                self.filter = filter
                apply(store.items)
            }
            controller.modalPresentationStyle = .custom
            controller.transitioningDelegate = cardDelegate
        }
    }

    @IBSegueAction private func makeAddItem(_ coder: NSCoder) -> AddItemViewController? {
        AddItemViewController(coder: coder, category: filter.category ?? .fridge)
    }

    @IBAction private func unwindToHome(segue: UIStoryboardSegue) {
        if let source = segue.source as? AddItemViewController, let item = source.newItem {
            store.add(item)
        }
    }
}

extension HomeViewController: UICollectionViewDelegate {

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let row = dataSource.itemIdentifier(for: indexPath), let item = store.item(withID: row.id) else { return }
        guard let detail = storyboard?.instantiateViewController(identifier: "ItemDetail", creator: { coder in
            ItemDetailViewController(coder: coder, item: item)
        }) else { return }
        navigationController?.pushViewController(detail, animated: true)
    }

    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? {
        guard let indexPath = indexPaths.first, let row = dataSource.itemIdentifier(for: indexPath), let item = store.item(withID: row.id) else { return nil }
        return UIContextMenuConfiguration(actionProvider: { [store] _ in
            UIMenu(title: item.name, children: [
                UIAction(title: String(localized: "action.buy"), image: UIImage(systemName: "cart")) { _ in
                    store.addToShoppingList(item.name)
                },
                UIAction(title: String(localized: "action.delete"), image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                    store.remove(item.id)
                }
            ])
        })
    }
}

extension PantryItem.Category {
    var title: String {
        switch self {
        case .fridge: String(localized: "category.fridge")
        case .cupboard: String(localized: "category.cupboard")
        case .freezer: String(localized: "category.freezer")
        }
    }
}
