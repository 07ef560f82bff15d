//
//  HomeViewController+Layout.swift
//  Pantry
//
//  Created by Ines Carvalho on 05/03/2024.
//

import PantryKit
import UIKit

extension HomeViewController {

    func makeLayout() -> UICollectionViewLayout {
        let isCompact = UserDefaults.standard.bool(forKey: DefaultsKey.compactGrid)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 12
        configuration.contentInsetsReference = .layoutMargins

        return UICollectionViewCompositionalLayout(sectionProvider: { [weak self] index, environment in
            switch self?.dataSource.sectionIdentifier(for: index) {
            case .soon:
                return Self.carousel()
            default:
                let wide = environment.traitCollection.verticalSizeClass == .compact
                return Self.grid(columns: (isCompact ? 3 : 2) * (wide ? 2 : 1))
            }
        }, configuration: configuration)
    }

    private static func carousel() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.7), heightDimension: .absolute(120))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 10
        section.boundarySupplementaryItems = [header()]
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            let width = environment.container.contentSize.width
            for item in items where item.representedElementCategory == .cell {
                let distance = abs(item.frame.midX - offset.x - width * 0.35)
                let scale = max(0.9, 1 - distance / width * 0.15)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        return section
    }

    private static func grid(columns: Int) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(columns > 2 ? 96 : 120))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, repeatingSubitem: item, count: columns)
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.boundarySupplementaryItems = [header()]
        return section
    }

    private static func header() -> NSCollectionLayoutBoundarySupplementaryItem {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(36))
        return NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }

    func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Row> {
        let cellRegistration = UICollectionView.CellRegistration<ItemCell, Row> { [unowned self] cell, _, row in
            guard let item = PantryStore.shared.item(withID: row.id) else { return }
            cell.configure(with: item, isUrgent: item.expires(within: warningDays))
        }
        let headerRegistration = UICollectionView.SupplementaryRegistration<SectionHeaderView>(elementKind: UICollectionView.elementKindSectionHeader) { [unowned self] header, _, indexPath in
            header.titleLabel.text = self.dataSource.sectionIdentifier(for: indexPath.section)?.title
        }

        let dataSource = UICollectionViewDiffableDataSource<Section, Row>(collectionView: collectionView) { collectionView, indexPath, row in
            collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: row)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
        }
        return dataSource
    }
}
