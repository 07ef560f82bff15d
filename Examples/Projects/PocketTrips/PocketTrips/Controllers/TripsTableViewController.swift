//
//  TripsTableViewController.swift
//  PocketTrips
//
//  Created by Jonas Weber on 12.09.17.
//  Copyright © 2017 Weber Apps. All rights reserved.
//

import UIKit

class TripsTableViewController: UITableViewController {

    private let headerView = TripHeaderView.instantiate()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = NSLocalizedString("trips.title", comment: "")
        navigationItem.leftBarButtonItem = editButtonItem

        headerView.delegate = self
        headerView.frame.size.height = 110
        tableView.tableHeaderView = headerView
        tableView.tableFooterView = UIView()

        NotificationCenter.default.addObserver(self, selector: #selector(storeChanged), name: .tripStoreDidChange, object: nil)
        updateHeader()
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func storeChanged() {
        updateHeader()
    }

    private func updateHeader() {
        headerView.show(next: TripStore.shared.trips.first(where: { $0.isUpcoming }))
    }

    // MARK: - Table view data source

    override func numberOfSections(in tableView: UITableView) -> Int {
        return 1
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return TripStore.shared.trips.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: TripCell.identifier, for: indexPath) as! TripCell
        cell.configure(with: TripStore.shared.trips[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCellEditingStyle, forRowAt indexPath: IndexPath) {
        if editingStyle == .delete {
            TripStore.shared.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .fade)
        }
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let identifier = segue.identifier else { return }
        switch identifier {
        case "showTrip":
            let detail = segue.destination as! TripDetailViewController
            if let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell) {
                detail.trip = TripStore.shared.trips[indexPath.row]
            } else {
                detail.trip = TripStore.shared.trips.first(where: { $0.isUpcoming })
            }
        default:
            break
        }
    }

    @IBAction func unwindToTrips(_ segue: UIStoryboardSegue) {
        guard segue.identifier == "saveTrip",
            let source = segue.source as? AddTripViewController,
            let trip = source.makeTrip() else { return }
        TripStore.shared.add(trip)
        tableView.reloadData()
    }
}

extension TripsTableViewController: TripHeaderViewDelegate {
    func tripHeaderViewDidTap(_ view: TripHeaderView) {
        guard TripStore.shared.trips.contains(where: { $0.isUpcoming }) else { return }
        performSegue(withIdentifier: "showTrip", sender: view)
    }
}
