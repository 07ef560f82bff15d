//
//  RecipeListViewController.swift
//  Recipes
//
//  Created by Paula Winter on 14.03.22.
//

import UIKit

class RecipeListViewController: UITableViewController {

    private enum Section: Int, CaseIterable {
        case featured
        case recipes
    }

    private enum SegueIdentifier {
        static let showRecipe = "ShowRecipe"
        static let showFilter = "ShowFilter"
    }

    @IBOutlet private weak var greetingLabel: UILabel!
    @IBOutlet private weak var filterButton: UIBarButtonItem!

    private let searchController = UISearchController(searchResultsController: nil)
    private var filter = RecipeFilter()
    private var recipes: [Recipe] = []

    private var isSearching: Bool {
        return !(searchController.searchBar.text ?? "").isEmpty
    }

    private var showsFeatured: Bool {
        return !isSearching && !filter.isActive && RecipeStore.shared.featured != nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()

        tableView.register(FeaturedRecipeCell.nib, forCellReuseIdentifier: FeaturedRecipeCell.reuseIdentifier)
        tableView.estimatedRowHeight = 104
        tableView.rowHeight = UITableView.automaticDimension

        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = NSLocalizedString("list.search", comment: "Search field placeholder")
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = true
        definesPresentationContext = true

        greetingLabel.text = greeting()

        NotificationCenter.default.addObserver(self,
                                               selector: #selector(storeDidChange),
                                               name: RecipeStore.didChangeNotification,
                                               object: nil)
        reload()
    }

    private func greeting() -> String {
        let hour = Calendar.current.component(.hour, from: Date())
        switch hour {
        case 5..<11: return NSLocalizedString("greeting.morning", comment: "")
        case 11..<17: return NSLocalizedString("greeting.day", comment: "")
        default: return NSLocalizedString("greeting.evening", comment: "")
        }
    }

    @objc private func storeDidChange() {
        reload()
    }

    private func reload() {
        recipes = RecipeStore.shared.recipes(matching: filter, searchText: searchController.searchBar.text)
        filterButton.image = UIImage(systemName: filter.isActive ? "line.3.horizontal.decrease.circle.fill" : "line.3.horizontal.decrease.circle")
        tableView.reloadData()
    }

    private func recipe(at indexPath: IndexPath) -> Recipe? {
        switch Section(rawValue: indexPath.section) {
        case .featured: return RecipeStore.shared.featured
        case .recipes: return recipes.isEmpty ? nil : recipes[indexPath.row]
        case .none: return nil
        }
    }

    @IBAction private func refresh(_ sender: UIRefreshControl) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { [weak self] in
            self?.reload()
            sender.endRefreshing()
        }
    }

    // MARK: - Table view data source

    override func numberOfSections(in tableView: UITableView) -> Int {
        return Section.allCases.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch Section(rawValue: section)! {
        case .featured: return showsFeatured ? 1 : 0
        case .recipes: return max(recipes.count, 1)
        }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let recipe = self.recipe(at: indexPath) else {
            let cell = tableView.dequeueReusableCell(withIdentifier: "EmptyCell", for: indexPath)
            cell.textLabel?.text = NSLocalizedString("list.empty", comment: "Shown when no recipe matches")
            return cell
        }
        if indexPath.section == Section.featured.rawValue {
            let cell = tableView.dequeueReusableCell(withIdentifier: FeaturedRecipeCell.reuseIdentifier, for: indexPath) as! FeaturedRecipeCell
            cell.configure(with: recipe)
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: RecipeCell.reuseIdentifier, for: indexPath) as! RecipeCell
        cell.configure(with: recipe)
        return cell
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        guard section == Section.recipes.rawValue, showsFeatured else { return nil }
        return NSLocalizedString("list.all", comment: "Section header above all recipes")
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        return indexPath.section == Section.recipes.rawValue && !recipes.isEmpty
    }

    // MARK: - Table view delegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        // The prototype has its own selection segue, the cell from the xib has not.
        if indexPath.section == Section.featured.rawValue {
            performSegue(withIdentifier: SegueIdentifier.showRecipe, sender: tableView.cellForRow(at: indexPath))
        }
    }

    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard var recipe = self.recipe(at: indexPath) else { return nil }

        let delete = UIContextualAction(style: .destructive, title: NSLocalizedString("action.delete", comment: "")) { _, _, done in
            RecipeStore.shared.remove(recipe)
            done(true)
        }
        delete.image = UIImage(systemName: "trash")

        let favorite = UIContextualAction(style: .normal, title: NSLocalizedString("action.favorite", comment: "")) { _, _, done in
            recipe.isFavorite.toggle()
            RecipeStore.shared.update(recipe)
            done(true)
        }
        favorite.image = UIImage(systemName: recipe.isFavorite ? "heart.slash" : "heart")
        favorite.backgroundColor = UIColor(named: "AccentColor")

        return UISwipeActionsConfiguration(actions: [delete, favorite])
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case SegueIdentifier.showRecipe:
            guard let cell = sender as? UITableViewCell,
                  let indexPath = tableView.indexPath(for: cell),
                  let recipe = self.recipe(at: indexPath),
                  let detail = segue.destination as? RecipeDetailViewController else { return }
            detail.recipe = recipe

        case SegueIdentifier.showFilter:
            guard let filterController = segue.destination as? FilterViewController else { return }
            filterController.filter = filter
            filterController.delegate = self
            filterController.popoverPresentationController?.delegate = self

        default:
            break
        }
    }

    @IBAction func unwindToRecipeList(_ segue: UIStoryboardSegue) {
        guard segue.identifier == "SaveRecipe",
              let editor = segue.source as? AddRecipeViewController,
              let recipe = editor.makeRecipe() else { return }
        RecipeStore.shared.add(recipe)
    }
}

// MARK: - UISearchResultsUpdating

extension RecipeListViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        reload()
    }
}

// MARK: - FilterViewControllerDelegate

extension RecipeListViewController: FilterViewControllerDelegate {
    func filterViewController(_ controller: FilterViewController, didChange filter: RecipeFilter) {
        self.filter = filter
        reload()
    }
}

// MARK: - UIPopoverPresentationControllerDelegate

extension RecipeListViewController: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        // A real popover on the phone as well.
        return .none
    }
}
