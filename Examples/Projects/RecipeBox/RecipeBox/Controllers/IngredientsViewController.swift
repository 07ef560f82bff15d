//
//  IngredientsViewController.swift
//  RecipeBox
//

import UIKit

/// The list of ingredients, embedded in the detail screen by a container view.
class IngredientsViewController: UITableViewController {

    private static let reuseIdentifier = "IngredientCell"

    var recipe: Recipe!
    var servings = 4

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.layer.cornerRadius = 12
        tableView.layer.masksToBounds = true
        tableView.tableFooterView = UIView(frame: .zero)
        updateContentSize()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            tableView.reloadData()
            updateContentSize()
        }
    }

    private func updateContentSize() {
        let height = CGFloat(recipe.ingredients.count) * tableView.rowHeight
        preferredContentSize = CGSize(width: 0, height: height)
    }

    // MARK: - Table view data source

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return recipe.ingredients.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: IngredientsViewController.reuseIdentifier,
                                                 for: indexPath)
        let ingredient = recipe.ingredients[indexPath.row]
        cell.textLabel?.text = ingredient.name
        cell.detailTextLabel?.text = ingredient.amount(for: servings, base: recipe.servings)
        return cell
    }
}
