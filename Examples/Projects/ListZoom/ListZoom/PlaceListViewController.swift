//
//  PlaceListViewController.swift
//  ListZoom
//

import UIKit

class PlaceListViewController: UITableViewController {

    private enum Section: Int, CaseIterable {
        case places, tip
    }

    private let store = PlaceStore.shared
    private var openedIndexPath: IndexPath?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
        NotificationCenter.default.addObserver(self, selector: #selector(placesDidChange(_:)),
                                               name: .placesDidChange, object: nil)
    }

    @objc private func placesDidChange(_ note: Notification) {
        tableView.reloadData()
    }

    @IBAction func shufflePlaces(_ sender: UIBarButtonItem) {
        store.shuffle()
        tableView.reloadSections(IndexSet(integer: Section.places.rawValue), with: .fade)
    }

    // MARK: - Table view data source

    override func numberOfSections(in tableView: UITableView) -> Int {
        return Section.allCases.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return Section(rawValue: section) == .places ? store.places.count : 1
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return Section(rawValue: section) == .places ? "Within an hour" : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard Section(rawValue: indexPath.section) == .places else {
            let cell = tableView.dequeueReusableCell(withIdentifier: "TipCell", for: indexPath)
            cell.detailTextLabel?.text = "\(store.places.count) places listed"
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: PlaceCell.reuseIdentifier, for: indexPath) as! PlaceCell
        cell.configure(with: store.places[indexPath.row])
        return cell
    }

    // MARK: - Table view delegate

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        return Section(rawValue: indexPath.section) == .places ? 76 : 52
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        return Section(rawValue: indexPath.section) == .places
    }

    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        guard editingStyle == .delete else { return }
        store.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        tableView.reloadSections(IndexSet(integer: Section.tip.rawValue), with: .none)
    }

    // MARK: - Navigation

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        return !isEditing
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "ShowPlace",
            let detail = segue.destination as? PlaceDetailViewController,
            let cell = sender as? UITableViewCell,
            let indexPath = tableView.indexPath(for: cell) else { return }
        openedIndexPath = indexPath
        detail.place = store.places[indexPath.row]
    }
}

// MARK: - ZoomTransitioning

extension PlaceListViewController: ZoomTransitioning {

    var zoomView: UIView? {
        guard let indexPath = openedIndexPath,
            let cell = tableView.cellForRow(at: indexPath) as? PlaceCell else { return nil }
        return cell.thumbnailView
    }
}
