import UIKit

class TripCell: UITableViewCell {
    @IBOutlet private var nameLabel: UILabel!
    @IBOutlet private var daysLabel: UILabel!
    @IBOutlet private(set) var symbol: UIImageView!

    func show(_ trip: Trip) {
        nameLabel.text = trip.name
        daysLabel.text = trip.daysText
        switch trip.kind {
        case .hike: symbol.image = UIImage(systemName: "figure.walk")
        case .sail: symbol.image = UIImage(systemName: "sailboat")
        case .rail: symbol.image = UIImage(systemName: "tram.fill")
        }
    }
}

class TripsViewController: UITableViewController {
    private var store: TripStore { .shared }
    private var observer: NSObjectProtocol?
    @IBOutlet var emptyView: UIView!
    @IBOutlet weak var filterItem: UIBarButtonItem!

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = editButtonItem
        tableView.backgroundView = store.trips.isEmpty ? emptyView : nil
        observer = NotificationCenter.default.addObserver(forName: TripStore.didChange, object: nil, queue: .main) { [weak self] _ in
            self?.tableView.reloadData()
        }
    }
    deinit { observer.map(NotificationCenter.default.removeObserver) }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.trips.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Trip", for: indexPath) as! TripCell
        cell.show(store.trips[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        if editingStyle == .delete { store.remove(at: indexPath.row) }
    }

    @IBSegueAction func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> TripViewController? {
        guard let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell) else { return nil }
        return TripViewController(coder: coder, trip: store.trips[path.row])
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "new":
            guard let nav = segue.destination as? UINavigationController, let form = nav.topViewController as? NewTripViewController else { return }
            nav.presentationController?.delegate = form
            form.onSave = { [weak self] trip in self?.store.add(trip) }
        case "filter":
            segue.destination.preferredContentSize = CGSize(width: 240, height: 180)
            segue.destination.popoverPresentationController?.delegate = self
        default: break
        }
    }

    @IBAction func cancelled(_ segue: UIStoryboardSegue) {}
    @IBAction func saved(unwindSegue: UIStoryboardSegue) {
        (unwindSegue.source as? NewTripViewController)?.save()
    }
}

extension TripsViewController: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
}

class FilterViewController: UIViewController {
    @IBOutlet var switches: [UISwitch]!
    @IBAction func toggled(_ sender: UISwitch, forEvent event: UIEvent) {
        let on = switches.filter(\.isOn).count
        title = "\(on) on"
    }
}
