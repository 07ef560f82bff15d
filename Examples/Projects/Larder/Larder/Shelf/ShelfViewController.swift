//
//  ShelfViewController.swift
//  Larder
//

import UIKit
import Combine
import DesignKit
import LarderCore

@MainActor
protocol ShelfViewControllerDelegate: AnyObject {
    func shelf(_ shelf: ShelfViewController, didSelect item: Item)
    func shelfDidTapBasket(_ shelf: ShelfViewController)
    func shelfDidTapAdd(_ shelf: ShelfViewController)
}

final class ShelfViewController: UIViewController {

    static let rowHeight: CGFloat = 160
    static let rowSpacing: CGFloat = 20
    static let headerHeight: CGFloat = 44

    weak var delegate: ShelfViewControllerDelegate?

    private let store: PantryStore
    private var bag = Set<AnyCancellable>()
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private var dataSource: UICollectionViewDiffableDataSource<Item.Kind, Item.ID>!
    private let basketButton = UIButton(type: .system)
    private let basketCount = UILabel()
    private var lastSelected: Item.ID?

    init(store: PantryStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Larder")
        view.backgroundColor = Theme.Color.background
        if let paper = Theme.paperTexture {
            let texture = UIView(frame: view.bounds)
            texture.backgroundColor = UIColor(patternImage: paper)
            texture.alpha = 0.25
            texture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(texture)
        }
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .clear
        collectionView.delegate = self
        view.addSubview(collectionView)
        makeBarItems()
        makeDataSource()

        store.$items
            .receive(on: DispatchQueue.main)
            .sink { [weak self] items in self?.apply(items) }
            .store(in: &bag)
    }

    private func makeBarItems() {
        basketButton.setImage(UIImage(systemName: "basket", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)), for: .normal)
        basketButton.addAction(UIAction { [unowned self] _ in delegate?.shelfDidTapBasket(self) }, for: .touchUpInside)
        basketCount.font = .systemFont(ofSize: 11, weight: .bold)
        basketCount.textColor = .white
        basketCount.textAlignment = .center
        basketCount.backgroundColor = Theme.Color.accent
        basketCount.layer.cornerRadius = 8
        basketCount.layer.masksToBounds = true
        basketCount.frame = CGRect(x: 24, y: -2, width: 16, height: 16)
        basketButton.frame = CGRect(x: 0, y: 0, width: 40, height: 36)
        basketButton.addSubview(basketCount)
        navigationItem.leftBarButtonItem = UIBarButtonItem(customView: basketButton)
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [unowned self] _ in delegate?.shelfDidTapAdd(self) })
    }

    private func makeDataSource() {
        let cell = UICollectionView.CellRegistration<JarCell, Item.ID> { [store] cell, _, id in
            if let item = store.item(id) { cell.configure(item) }
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { [weak self] view, _, indexPath in
            var content = UIListContentConfiguration.plainHeader()
            content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)?.localizedName
            content.textProperties.font = Theme.Font.title(20)
            content.textProperties.color = Theme.Color.text
            view.contentConfiguration = content
            view.backgroundConfiguration = .clear()
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, id in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: id)
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }

    private func makeLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            let columns = environment.traitCollection.horizontalSizeClass == .regular ? 6 : 3
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Self.rowHeight)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = Self.rowSpacing
            section.contentInsets = .init(top: 0, leading: 12, bottom: 24, trailing: 12)
            section.boundarySupplementaryItems = [NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Self.headerHeight)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)]
            section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: BoardView.kind)]
            return section
        }
        layout.register(BoardView.self, forDecorationViewOfKind: BoardView.kind)
        return layout
    }

    private func apply(_ items: [Item]) {
        let old = dataSource.snapshot()
        var snapshot = NSDiffableDataSourceSnapshot<Item.Kind, Item.ID>()
        for kind in Item.Kind.allCases {
            let ids = items.filter { $0.kind == kind }.map(\.id)
            guard !ids.isEmpty else { continue }
            snapshot.appendSections([kind])
            snapshot.appendItems(ids, toSection: kind)
        }
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { old.indexOfItem($0) != nil })
        dataSource.apply(snapshot, animatingDifferences: old.numberOfItems > 0)

        let n = items.filter(\.isInBasket).count
        if basketCount.text != "\(n)" {
            basketCount.text = "\(n)"
            basketCount.isHidden = n == 0
            basketCount.transform = CGAffineTransform(scaleX: 1.8, y: 1.8)
            UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) { self.basketCount.transform = .identity }
        }
        basketButton.accessibilityLabel = String(localized: "Basket, \(n) items")
    }
}

extension ShelfViewController: UICollectionViewDelegate {

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let id = dataSource.itemIdentifier(for: indexPath), let item = store.item(id) else { return }
        lastSelected = id
        delegate?.shelf(self, didSelect: item)
    }

    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? {
        guard let path = indexPaths.first, let id = dataSource.itemIdentifier(for: path), let item = store.item(id) else { return nil }
        return UIContextMenuConfiguration(identifier: id as NSUUID, previewProvider: nil) { [store, weak self] _ in
            let refill = UIAction(title: String(localized: "Refill"), image: UIImage(systemName: "arrow.up.to.line")) { _ in store.update(id, \.level, to: 1) }
            let use = UIAction(title: String(localized: "Use a tenth"), image: UIImage(systemName: "fork.knife")) { _ in store.update(id, \.level, to: item.level - 0.1) }
            let basket = UIAction(title: String(localized: "To the basket"), image: UIImage(systemName: "basket"), state: item.isInBasket ? .on : .off) { _ in
                store.update(id, \.isInBasket, to: !item.isInBasket)
            }
            let throwAway = UIAction(title: String(localized: "Throw away"), image: UIImage(systemName: "trash"), attributes: .destructive) { _ in self?.throwAway(id) }
            return UIMenu(title: item.formattedAmount, children: [refill, use, basket, UIMenu(options: .displayInline, children: [throwAway])])
        }
    }

    func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? {
        guard let cell = collectionView.cellForItem(at: indexPath) as? JarCell else { return nil }
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        return UITargetedPreview(view: cell.jar, parameters: parameters)
    }

    private func throwAway(_ id: Item.ID) {
        guard let (item, index) = store.remove(id) else { return }
        Toast.show(String(localized: "\(item.name) thrown away"), in: view) { [store] in
            store.insert(item, at: index)
        }
    }
}

extension ShelfViewController: JarTransitionSource {
    func jarView(for id: UUID) -> JarView? {
        guard let path = dataSource.indexPath(for: id) else { return nil }
        return (collectionView.cellForItem(at: path) as? JarCell)?.jar
    }
}
