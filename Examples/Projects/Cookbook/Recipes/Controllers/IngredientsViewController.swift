//
//  IngredientsViewController.swift
//  Recipes
//
//  Created by Paula Winter on 15.03.22.
//

import UIKit

/// Lives in the container view of the detail screen.
class IngredientsViewController: UITableViewController {

    var ingredients: [Ingredient] = []

    var servings = 1 {
        didSet {
            guard isViewLoaded, oldValue != servings else { return }
            tableView.reloadData()
        }
    }

    private var checkedRows = Set<Int>()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = tableView.contentSize.height
        if preferredContentSize.height != height {
            preferredContentSize = CGSize(width: tableView.bounds.width, height: height)
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return ingredients.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "IngredientCell", for: indexPath)
        let ingredient = ingredients[indexPath.row]
        let isChecked = checkedRows.contains(indexPath.row)
        cell.textLabel?.text = ingredient.name
        cell.textLabel?.textColor = isChecked ? .tertiaryLabel : .label
        cell.detailTextLabel?.text = ingredient.text(forServings: servings, measure: Preferences.measurement)
        cell.accessoryType = isChecked ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if checkedRows.contains(indexPath.row) {
            checkedRows.remove(indexPath.row)
        } else {
            checkedRows.insert(indexPath.row)
        }
        tableView.reloadRows(at: [indexPath], with: .fade)
    }
}
