//
//  SortPopoverViewController.swift
//  RecipeBox
//

import UIKit

/// The content of the popover below the "Sort" button.
class SortPopoverViewController: UITableViewController {

    private static let reuseIdentifier = "SortCell"

    var selectedOrder: SortOrder = .title
    var onSelect: ((SortOrder) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        let height = CGFloat(SortOrder.allCases.count) * tableView.rowHeight
        // One point less hides the last separator.
        preferredContentSize = CGSize(width: 220, height: height - 1)
    }

    // MARK: - Table view data source

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return SortOrder.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: SortPopoverViewController.reuseIdentifier,
                                                 for: indexPath)
        let order = SortOrder.allCases[indexPath.row]
        cell.textLabel?.text = order.localizedTitle
        cell.accessoryType = order == selectedOrder ? .checkmark : .none
        return cell
    }

    // MARK: - Table view delegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        selectedOrder = SortOrder.allCases[indexPath.row]
        tableView.visibleCells.forEach { $0.accessoryType = .none }
        tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
        onSelect?(selectedOrder)
        dismiss(animated: true, completion: nil)
    }
}
