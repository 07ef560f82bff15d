//
//  ShoppingListViewController.swift
//  RecipeBox
//

import UIKit

class ShoppingListViewController: UIViewController {

    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var clearItem: UIBarButtonItem!
    @IBOutlet private weak var checkAllItem: UIBarButtonItem!

    private let headerView = ShoppingHeaderView.instantiate()

    private var items: [ShoppingItem] {
        return RecipeStore.shared.shoppingItems
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        headerView.frame = CGRect(x: 0, y: 0, width: tableView.bounds.width, height: ShoppingHeaderView.height)
        tableView.tableHeaderView = headerView
        tableView.tableFooterView = UIView(frame: .zero)
        NotificationCenter.default.addObserver(self,
                                               selector: #selector(shoppingListDidChange),
                                               name: RecipeStore.shoppingListDidChange,
                                               object: nil)
        updateControls(animated: false)
    }

    // MARK: - Actions

    @IBAction private func clearDone(_ sender: UIBarButtonItem) {
        let title = NSLocalizedString("shopping.clear.title", comment: "Title of the alert")
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: NSLocalizedString("shopping.clear.confirm", comment: "Remove the items"),
                                      style: .destructive) { _ in
            RecipeStore.shared.removeDoneItems()
        })
        alert.addAction(UIAlertAction(title: NSLocalizedString("cancel", comment: "Cancel"), style: .cancel))
        alert.popoverPresentationController?.barButtonItem = sender
        present(alert, animated: true, completion: nil)
    }

    @IBAction private func checkAll(_ sender: UIBarButtonItem) {
        RecipeStore.shared.markAllDone()
    }

    @IBAction func unwindToShoppingList(_ segue: UIStoryboardSegue) {
        guard let source = segue.source as? AddItemViewController, let item = source.item else { return }
        RecipeStore.shared.add(item)
    }

    // MARK: - Private

    @objc private func shoppingListDidChange() {
        tableView.reloadData()
        updateControls(animated: view.window != nil)
    }

    private func updateControls(animated: Bool) {
        let done = items.filter { $0.isDone }.count
        headerView.update(done: done, total: items.count, animated: animated)
        clearItem.isEnabled = done > 0
        checkAllItem.isEnabled = done < items.count
    }
}

// MARK: - Table view

extension ShoppingListViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        // An empty list shows the hint.
        return max(1, items.count)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard !items.isEmpty else {
            let cell = tableView.dequeueReusableCell(withIdentifier: ShoppingHintCell.reuseIdentifier, for: indexPath)
            (cell as? ShoppingHintCell)?.configure(with: NSLocalizedString("shopping.empty", comment: "Hint"))
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: ShoppingItemCell.reuseIdentifier, for: indexPath)
        if let itemCell = cell as? ShoppingItemCell {
            let item = items[indexPath.row]
            itemCell.configure(with: item)
            itemCell.onToggle = { [weak self] in
                guard let index = self?.items.firstIndex(where: { $0.id == item.id }) else { return }
                RecipeStore.shared.toggleItem(at: index)
            }
        }
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        return items.isEmpty ? 180 : 60
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        return !items.isEmpty
    }

    func tableView(_ tableView: UITableView,
                   commit editingStyle: UITableViewCell.EditingStyle,
                   forRowAt indexPath: IndexPath) {
        if editingStyle == .delete {
            RecipeStore.shared.removeItem(at: indexPath.row)
        }
    }
}
