//
//  ShoppingListViewController.swift
//  Pantry
//
//  Created by Ines Carvalho on 14/03/2024.
//

import Combine
import PantryKit
import UIKit

final class ShoppingListViewController: UIViewController {

    @IBOutlet private weak var tableView: UITableView!

    private let store = PantryStore.shared
    private var cancellable: AnyCancellable?
    private lazy var emptyView = EmptyStateView.load()

    private lazy var dataSource = UITableViewDiffableDataSource<Int, String>(tableView: tableView) { tableView, indexPath, name in
        let cell = tableView.dequeueReusableCell(withIdentifier: "ShoppingCell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = name
        content.image = UIImage(systemName: "circle")
        content.imageProperties.tintColor = UIColor(resource: .accent)
        cell.contentConfiguration = content
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "shopping.title")
        tableView.delegate = self
        tableView.backgroundView = emptyView
        emptyView.onAction = { [weak self] in self?.askForItem() }

        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in
            self?.askForItem()
        })

        cancellable = store.$shoppingList
            .removeDuplicates()
            .sink { [weak self] names in
                guard let self else { return }
                var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
                snapshot.appendSections([0])
                snapshot.appendItems(names)
                dataSource.apply(snapshot, animatingDifferences: view.window != nil)
                UIView.animate(withDuration: 0.25) {
                    self.emptyView.alpha = names.isEmpty ? 1 : 0
                }
            }
    }

    private func askForItem() {
        let alert = UIAlertController(title: String(localized: "shopping.add"), message: nil, preferredStyle: .alert)
        alert.addTextField { $0.autocapitalizationType = .sentences }
        alert.addAction(UIAlertAction(title: String(localized: "action.cancel"), style: .cancel))
        alert.addAction(UIAlertAction(title: String(localized: "action.add"), style: .default) { [store, weak alert] _ in
            guard let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
            store.addToShoppingList(name)
        })
        present(alert, animated: true)
    }
}

extension ShoppingListViewController: UITableViewDelegate {

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let name = dataSource.itemIdentifier(for: indexPath), let cell = tableView.cellForRow(at: indexPath) else { return }
        var content = cell.defaultContentConfiguration()
        content.attributedText = NSAttributedString(string: name, attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
        content.image = UIImage(systemName: "checkmark.circle.fill")
        cell.contentConfiguration = content

        Task {
            try? await Task.sleep(for: .seconds(0.6))
            store.removeFromShoppingList(name)
        }
    }

    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let name = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: String(localized: "action.delete")) { [store] _, _, done in
            store.removeFromShoppingList(name)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}
