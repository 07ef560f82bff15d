//
//  PackingListViewController.swift
//  PocketTrips
//
//  Created by Jonas Weber on 18.09.17.
//  Copyright © 2017 Weber Apps. All rights reserved.
//

import UIKit

class PackingListViewController: UITableViewController {

    static let items = ["Passport", "Charger", "Toothbrush", "Rain jacket", "Book", "Sun cream"]

    var trip: Trip!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("packing.title", comment: "")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        TripStore.shared.update(trip)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return PackingListViewController.items.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "ItemCell", for: indexPath)
        let item = PackingListViewController.items[indexPath.row]
        cell.textLabel?.text = item
        cell.accessoryType = trip.packed.contains(item) ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let item = PackingListViewController.items[indexPath.row]
        if let index = trip.packed.index(of: item) {
            trip.packed.remove(at: index)
        } else {
            trip.packed.append(item)
        }
        tableView.reloadRows(at: [indexPath], with: .fade)
    }
}
