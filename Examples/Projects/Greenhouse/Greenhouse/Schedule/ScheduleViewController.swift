//
//  ScheduleViewController.swift
//  Greenhouse
//
//  Created by Ines Okafor on 18.02.22.
//

import Combine
import PlantCatalog
import UIKit

final class ScheduleViewController: UITableViewController {

    private enum Section: Int {
        case due
        case later
    }

    private final class DataSource: UITableViewDiffableDataSource<Section, Plant.ID> {

        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            switch snapshot().sectionIdentifiers[section] {
            case .due: return NSLocalizedString("schedule.due", comment: "Header")
            case .later: return NSLocalizedString("schedule.later", comment: "Header")
            }
        }

        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            true
        }
    }

    private let store = GardenStore.shared
    private var dataSource: DataSource!
    private var rippleTransition: RippleTransition?
    private var subscriptions: Set<AnyCancellable> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = DataSource(tableView: tableView) { [weak self, store] tableView, indexPath, id in
            let cell = tableView.dequeueReusableCell(withIdentifier: "ScheduleCell", for: indexPath)
            if let cell = cell as? ScheduleCell, let plant = store.catalog.plant(withID: id) {
                cell.configure(with: plant, schedule: store.schedule)
                cell.onWater = { [weak self] button in self?.water(id, from: button) }
            }
            return cell
        }
        dataSource.defaultRowAnimation = .fade

        store.$schedule
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.applySnapshot() }
            .store(in: &subscriptions)
    }

    private func applySnapshot() {
        let isVisible = viewIfLoaded?.window != nil
        var snapshot = NSDiffableDataSourceSnapshot<Section, Plant.ID>()
        let due = store.duePlants.map(\.id)
        if !due.isEmpty {
            snapshot.appendSections([.due])
            snapshot.appendItems(due, toSection: .due)
        }
        snapshot.appendSections([.later])
        snapshot.appendItems(store.laterPlants.map(\.id), toSection: .later)
        let present = Set(snapshot.itemIdentifiers)
        let known = dataSource.snapshot().itemIdentifiers.filter { present.contains($0) }
        snapshot.reconfigureItems(known)
        dataSource.apply(snapshot, animatingDifferences: isVisible)
    }

    private func water(_ id: Plant.ID, from button: UIButton) {
        let origin = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        let transition = RippleTransition(origin: origin)
        let controller = WateringViewController.make(plantID: id)
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = transition
        rippleTransition = transition
        present(controller, animated: true)
    }

    // MARK: Table view

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let skip = UIContextualAction(
            style: .normal,
            title: NSLocalizedString("schedule.skip", comment: "Swipe action")
        ) { [store] _, _, completion in
            store.skip(id)
            completion(true)
        }
        skip.image = UIImage(systemName: "moon.zzz.fill")
        skip.backgroundColor = .systemIndigo
        return UISwipeActionsConfiguration(actions: [skip])
    }

    // MARK: Segues

    @IBSegueAction private func makeDetail(_ coder: NSCoder, sender: Any?) -> PlantDetailViewController? {
        guard let cell = sender as? UITableViewCell,
              let indexPath = tableView.indexPath(for: cell),
              let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
        return PlantDetailViewController(coder: coder, plantID: id)
    }
}
