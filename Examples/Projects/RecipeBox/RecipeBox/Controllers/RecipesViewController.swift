//
//  RecipesViewController.swift
//  RecipeBox
//

import UIKit

class RecipesViewController: UIViewController, HeroTransitioning {

    @IBOutlet private weak var searchBar: UISearchBar!
    @IBOutlet private weak var collectionView: UICollectionView!
    @IBOutlet private weak var activityIndicator: UIActivityIndicatorView!

    private var recipes: [Recipe] = []
    private var visibleRecipes: [Recipe] = []
    private var sortOrder: SortOrder = .title
    private var selectedRecipeID: Int?

    // MARK: - HeroTransitioning

    var heroImageView: UIImageView? {
        guard let index = visibleRecipes.firstIndex(where: { $0.id == selectedRecipeID }) else { return nil }
        let cell = collectionView.cellForItem(at: IndexPath(item: index, section: 0)) as? RecipeCell
        return cell?.imageView
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dataSource = self
        collectionView.delegate = self
        NotificationCenter.default.addObserver(self,
                                               selector: #selector(settingsDidChange),
                                               name: AppSettings.didChange,
                                               object: nil)
        activityIndicator.startAnimating()
        RecipeStore.shared.loadRecipes { [weak self] recipes in
            self?.activityIndicator.stopAnimating()
            self?.recipes = recipes
            self?.updateVisibleRecipes()
        }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        guard isViewLoaded else { return }
        coordinator.animate(alongsideTransition: { _ in
            self.collectionView.collectionViewLayout.invalidateLayout()
        }, completion: nil)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "showRecipe":
            guard let cell = sender as? RecipeCell,
                let indexPath = collectionView.indexPath(for: cell),
                let detail = segue.destination as? RecipeDetailViewController else { return }
            let recipe = visibleRecipes[indexPath.item]
            selectedRecipeID = recipe.id
            detail.recipe = recipe
            searchBar.resignFirstResponder()
        case "showSort":
            guard let sort = segue.destination as? SortPopoverViewController else { return }
            sort.selectedOrder = sortOrder
            sort.onSelect = { [weak self] order in
                self?.sortOrder = order
                self?.updateVisibleRecipes()
            }
            sort.popoverPresentationController?.delegate = self
        default:
            break
        }
    }

    // MARK: - Private

    @objc private func settingsDidChange() {
        collectionView.collectionViewLayout.invalidateLayout()
    }

    private func updateVisibleRecipes() {
        let query = (searchBar.text ?? "").trimmingCharacters(in: .whitespaces)
        visibleRecipes = recipes
            .filter { $0.matches(query) }
            .sorted(by: sortOrder.areInIncreasingOrder)
        collectionView.reloadData()
    }
}

// MARK: - Collection view

extension RecipesViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return visibleRecipes.count
    }

    func collectionView(_ collectionView: UICollectionView,
                        cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: RecipeCell.reuseIdentifier, for: indexPath)
        (cell as? RecipeCell)?.configure(with: visibleRecipes[indexPath.item])
        return cell
    }

    func collectionView(_ collectionView: UICollectionView,
                        layout collectionViewLayout: UICollectionViewLayout,
                        sizeForItemAt indexPath: IndexPath) -> CGSize {
        guard let flowLayout = collectionViewLayout as? UICollectionViewFlowLayout else { return .zero }
        let isRegular = traitCollection.horizontalSizeClass == .regular
        let columns: CGFloat
        switch AppSettings.shared.layout {
        case .grid:
            columns = isRegular ? 4 : 2
        case .large:
            columns = isRegular ? 2 : 1
        }
        let insets = flowLayout.sectionInset.left + flowLayout.sectionInset.right
        let available = collectionView.bounds.width - insets - (columns - 1) * flowLayout.minimumInteritemSpacing
        let width = max(1, (available / columns).rounded(.down))
        // The photo is 4:3, the rest is for the two labels.
        return CGSize(width: width, height: (width * 0.75 + 80).rounded())
    }
}

// MARK: - UISearchBarDelegate

extension RecipesViewController: UISearchBarDelegate {

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        updateVisibleRecipes()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }
}

// MARK: - UIPopoverPresentationControllerDelegate

extension RecipesViewController: UIPopoverPresentationControllerDelegate {

    func adaptivePresentationStyle(for controller: UIPresentationController,
                                   traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        // Keep the popover on the iPhone, too.
        return .none
    }
}
