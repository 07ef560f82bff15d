//
//  DestinationsViewController.swift
//  Voyager
//
//  Created by Jonas Keller on 11/12/2017.
//  Copyright © 2017 Jonas Keller. All rights reserved.
//

import UIKit

class DestinationsViewController: UITableViewController {

    private enum Section: Int, CaseIterable {
        case destinations
        case surprise
    }

    private var destinations = [Destination]()
    private var region: Region? {
        didSet { reload() }
    }
    private var openedIndexPath: IndexPath?
    private lazy var headerView = ListHeaderView.instantiate()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.tableHeaderView = headerView
        // The selection is cleared by hand, the transition still needs the row.
        clearsSelectionOnViewWillAppear = false
        reload()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let indexPath = tableView.indexPathForSelectedRow {
            tableView.deselectRow(at: indexPath, animated: animated)
        }
    }

    private func reload() {
        destinations = DestinationStore.shared.destinations(in: region)
        openedIndexPath = nil
        headerView.configure(region: region, count: destinations.count)
        tableView.reloadData()
    }

    // MARK: - UITableViewDataSource

    override func numberOfSections(in tableView: UITableView) -> Int {
        return Section.allCases.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch Section(rawValue: section)! {
        case .destinations: return destinations.count
        case .surprise: return 1
        }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch Section(rawValue: indexPath.section)! {
        case .destinations:
            guard let cell = tableView.dequeueReusableCell(withIdentifier: DestinationCell.reuseIdentifier, for: indexPath) as? DestinationCell else {
                fatalError("Unexpected cell class for \(DestinationCell.reuseIdentifier)")
            }
            cell.configure(with: destinations[indexPath.row])
            return cell
        case .surprise:
            return tableView.dequeueReusableCell(withIdentifier: "SurpriseCell", for: indexPath)
        }
    }

    // MARK: - UITableViewDelegate

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        switch Section(rawValue: indexPath.section)! {
        case .destinations: return 116
        case .surprise: return 52
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard indexPath.section == Section.surprise.rawValue else { return }
        performSegue(withIdentifier: "ShowDestination", sender: destinations.randomElement())
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "ShowDestination":
            guard let detail = segue.destination as? DestinationDetailViewController else { return }
            if let cell = sender as? DestinationCell, let indexPath = tableView.indexPath(for: cell) {
                openedIndexPath = indexPath
                detail.destination = destinations[indexPath.row]
            } else if let destination = sender as? Destination {
                openedIndexPath = nil
                detail.destination = destination
            }
        case "ShowFilter":
            (segue.destination as? FilterViewController)?.region = region
        default:
            break
        }
    }

    @IBAction func unwindToDestinations(_ segue: UIStoryboardSegue) {
        if let filter = segue.source as? FilterViewController {
            region = filter.region
        }
    }

}

// MARK: - ZoomTransitioning

extension DestinationsViewController: ZoomTransitioning {

    var zoomImageView: UIImageView? {
        guard let indexPath = openedIndexPath,
            let cell = tableView.cellForRow(at: indexPath) as? DestinationCell else { return nil }
        return cell.photoView
    }

}
