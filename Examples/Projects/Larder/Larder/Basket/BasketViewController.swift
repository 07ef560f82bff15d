//
//  BasketViewController.swift
//  Larder
//

import UIKit
import Combine
import DesignKit
import LarderCore

final class BasketViewController: UIViewController {

    private let store: PantryStore
    private var bag = Set<AnyCancellable>()
    @AutoLayout private var titleLabel = UILabel()
    @AutoLayout private var tableView = UITableView(frame: .zero, style: .plain)
    private lazy var dataSource = UITableViewDiffableDataSource<Int, Item.ID>(tableView: tableView) { [store] tableView, indexPath, id in
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        guard let item = store.item(id) else { return cell }
        var content = cell.defaultContentConfiguration()
        content.text = item.name
        content.secondaryText = item.formattedAmount
        content.image = UIImage(systemName: "circle")
        content.imageProperties.tintColor = UIColor(hue: item.hue, saturation: 0.65, brightness: 0.8, alpha: 1)
        cell.contentConfiguration = content
        cell.backgroundColor = .clear
        return cell
    }
    private var ticking = Set<Item.ID>()

    init(store: PantryStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Theme.Color.background
        titleLabel.font = Theme.Font.title(22)
        titleLabel.textColor = Theme.Color.text
        tableView.backgroundColor = .clear
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
        tableView.delegate = self
        view.addSubview(titleLabel)
        view.addSubview(tableView)
        NSLayoutConstraint.build {
            titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 28)
            titleLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor)
            tableView.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 12)
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor)
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor)
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        }
        store.$items
            .map { $0.filter(\.isInBasket).map(\.id) }
            .removeDuplicates()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] ids in self?.apply(ids) }
            .store(in: &bag)
    }

    private func apply(_ ids: [Item.ID]) {
        titleLabel.text = ids.isEmpty ? String(localized: "Nothing to buy") : String(localized: "Basket, \(ids.count) items")
        var snapshot = NSDiffableDataSourceSnapshot<Int, Item.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(ids)
        dataSource.defaultRowAnimation = .right
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }
}

extension BasketViewController: UITableViewDelegate {

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let id = dataSource.itemIdentifier(for: indexPath), ticking.insert(id).inserted, let cell = tableView.cellForRow(at: indexPath),
              var content = cell.contentConfiguration as? UIListContentConfiguration else { return }
        content.image = UIImage(systemName: "checkmark.circle.fill")
        content.attributedText = NSAttributedString(string: content.text ?? "", attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.secondaryLabel])
        UIView.transition(with: cell, duration: 0.25, options: .transitionCrossDissolve) { cell.contentConfiguration = content }
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        Task {
            try? await Task.sleep(for: .milliseconds(500))
            ticking.remove(id)
            store.update(id, \.level, to: 1)
            store.update(id, \.isInBasket, to: false)
        }
    }

    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let remove = UIContextualAction(style: .destructive, title: String(localized: "Not now")) { [store] _, _, done in
            store.update(id, \.isInBasket, to: false)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [remove])
    }
}
