//
//  RecipesViewController.swift
//
//  A recipes screen. The top row is a strip of big cards that scrolls sideways,
//  below it a two-column grid. Tapping any card pushes the recipe page. The
//  shuffle button mixes up the grid and the cards glide to their new places.
//

import UIKit

class RecipesViewController: UIViewController {

    enum Section: Int, CaseIterable { case featured, all }

    struct Recipe: Hashable {
        let id = UUID()
        let name: String
        let color: UIColor
    }

    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Recipe>!

    private let featured = [
        Recipe(name: "Lasagne", color: .systemRed),
        Recipe(name: "Ramen", color: .systemOrange),
        Recipe(name: "Pierogi", color: .systemPurple)
    ]
    private var all = ["Soup", "Salad", "Tacos", "Curry", "Pancakes", "Risotto", "Burger", "Sushi"].map {
        Recipe(name: $0, color: .systemTeal)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipes"
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "shuffle"), style: .plain,
                                                            target: self, action: #selector(shuffleTapped))
        configureCollectionView()
        configureDataSource()
        applySnapshot(animated: false)
    }

    private func configureCollectionView() {
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)

            switch Section(rawValue: index)! {
            case .featured:
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(200))
                let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
                let section = NSCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = .groupPagingCentered
                return section
            case .all:
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(140))
                let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 2)
                let section = NSCollectionLayoutSection(group: group)
                section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 10, bottom: 12, trailing: 10)
                return section
            }
        }
    }

    private func configureDataSource() {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Recipe> { cell, _, recipe in
            var content = UIListContentConfiguration.cell()
            content.text = recipe.name
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            content.textProperties.color = .white
            content.textProperties.alignment = .center
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = recipe.color
            background.cornerRadius = 12
            cell.backgroundConfiguration = background
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, recipe in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: recipe)
        }
    }

    private func applySnapshot(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Recipe>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(featured, toSection: .featured)
        snapshot.appendItems(all, toSection: .all)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    @objc private func shuffleTapped() {
        all.shuffle()
        applySnapshot(animated: true)
    }
}

extension RecipesViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let recipe = dataSource.itemIdentifier(for: indexPath) else { return }
        navigationController?.pushViewController(RecipeDetailViewController(recipe: recipe), animated: true)
    }
}

class RecipeDetailViewController: UIViewController {
    private let recipe: RecipesViewController.Recipe

    init(recipe: RecipesViewController.Recipe) {
        self.recipe = recipe
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = recipe.name
        view.backgroundColor = recipe.color
    }
}
