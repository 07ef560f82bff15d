//
//  TrailListViewController.swift
//  TrailLog
//
//  Created by Marta Feld on 12/10/2019.
//  Copyright © 2019 Marta Feld. All rights reserved.
//

import UIKit

class TrailListViewController: UITableViewController {

    private enum Identifier {
        static let summaryCell = "SummaryCell"
        static let trailCell = "TrailCell"
        static let header = "TrailHeader"
        static let showDetail = "showDetail"
    }

    private let store = TrailStore.shared
    private let regions = Region.allCases
    private var ignoresStoreChanges = false

    override func viewDidLoad() {
        super.viewDidLoad()

        tableView.register(UINib(nibName: "TrailHeader", bundle: nil),
                           forHeaderFooterViewReuseIdentifier: Identifier.header)
        tableView.estimatedRowHeight = 88
        tableView.rowHeight = UITableView.automaticDimension

        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(storeDidChange(_:)), name: .trailStoreDidChange, object: nil)
        center.addObserver(self, selector: #selector(storeDidChange(_:)), name: .preferencesDidChange, object: nil)
    }

    @objc private func storeDidChange(_ notification: Notification) {
        guard !ignoresStoreChanges else { return }
        tableView.reloadData()
    }

    private func trail(at indexPath: IndexPath) -> Trail {
        return store.trails(in: regions[indexPath.section - 1])[indexPath.row]
    }

    // MARK: Table view

    override func numberOfSections(in tableView: UITableView) -> Int {
        return regions.count + 1
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return section == 0 ? 1 : store.trails(in: regions[section - 1]).count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.section > 0 else {
            let cell = tableView.dequeueReusableCell(withIdentifier: Identifier.summaryCell, for: indexPath)
            cell.textLabel?.text = NSLocalizedString("summary.total", comment: "Title of the row with the sum")
            cell.detailTextLabel?.text = TrailText.distance(store.totalKilometres)
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: Identifier.trailCell, for: indexPath)
        if let cell = cell as? TrailCell {
            cell.configure(with: trail(at: indexPath))
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        return section == 0 ? 0 : 40
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard section > 0 else { return nil }
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: Identifier.header)
        if let header = view as? TrailHeaderView {
            configure(header, section: section)
        }
        return view
    }

    private func configure(_ header: TrailHeaderView, section: Int) {
        let region = regions[section - 1]
        header.configure(title: region.title, count: store.trails(in: region).count)
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        return indexPath.section > 0
    }

    override func tableView(_ tableView: UITableView,
                            commit editingStyle: UITableViewCell.EditingStyle,
                            forRowAt indexPath: IndexPath) {
        guard editingStyle == .delete else { return }
        ignoresStoreChanges = true
        store.remove(trail(at: indexPath))
        ignoresStoreChanges = false
        tableView.performBatchUpdates({
            tableView.deleteRows(at: [indexPath], with: .automatic)
            tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        })
        if let header = tableView.headerView(forSection: indexPath.section) as? TrailHeaderView {
            configure(header, section: indexPath.section)
        }
    }

    // MARK: Actions

    @IBAction func handleLongPress(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began else { return }
        let point = recognizer.location(in: tableView)
        guard let indexPath = tableView.indexPathForRow(at: point), indexPath.section > 0 else { return }
        UIImpactFeedbackGenerator(style: .medium).impactOccurred()
        var changed = trail(at: indexPath)
        changed.isFavourite = !changed.isFavourite
        store.update(changed)
    }

    // MARK: Segues

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == Identifier.showDetail,
            let detail = segue.destination as? TrailDetailViewController,
            let cell = sender as? UITableViewCell,
            let indexPath = tableView.indexPath(for: cell) else { return }
        detail.trailIdentifier = trail(at: indexPath).identifier
    }

    @IBAction func unwindToTrails(_ segue: UIStoryboardSegue) {
        // Cancel on the new trail screen, Done in the settings.
    }

    @IBAction func saveNewTrail(_ segue: UIStoryboardSegue) {
        guard let source = segue.source as? NewTrailViewController else { return }
        let trail = source.makeTrail()
        store.add(trail)
        guard let section = regions.firstIndex(of: trail.region),
            let row = store.trails(in: trail.region).firstIndex(of: trail) else { return }
        tableView.scrollToRow(at: IndexPath(row: row, section: section + 1), at: .middle, animated: false)
    }

}
