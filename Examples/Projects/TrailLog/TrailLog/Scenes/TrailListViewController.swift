//
//  TrailListViewController.swift
//  TrailLog
//

import UIKit

class TrailListViewController: UITableViewController {

    struct Filter: Equatable {
        var difficulties: Set<Difficulty> = Set(Difficulty.allCases)
        var favouritesOnly = false
    }

    private enum Section: Int, CaseIterable {
        case summary, trails
    }

    private var filter = Filter()
    private var shown: [Trail] = []
    private let cardTransition = CardTransitioningDelegate()
    private var isMutating = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = L("trails.title")
        tableView.registerNib(TrailCell.self)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 84
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "line.3.horizontal.decrease.circle"), style: .plain, target: self, action: #selector(showFilter))

        let refresh = UIRefreshControl()
        refresh.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
        refreshControl = refresh

        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(storeChanged), name: .trailsDidChange, object: nil)
        center.addObserver(self, selector: #selector(storeChanged), name: AppSettings.didChange, object: nil)
        rebuild()
    }

    private func rebuild() {
        shown = TrailStore.shared.trails.filter { filter.difficulties.contains($0.difficulty) && (!filter.favouritesOnly || $0.isFavourite) }
    }

    @objc private func storeChanged() {
        guard !isMutating else { return }
        rebuild()
        tableView.reloadData()
    }

    @objc private func refresh(_ sender: UIRefreshControl) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            self.rebuild()
            self.tableView.reloadSections(IndexSet(integer: Section.trails.rawValue), with: .automatic)
            sender.endRefreshing()
        }
    }

    @objc private func showFilter() {
        guard let vc = storyboard?.instantiateViewController(withIdentifier: "Filter") as? FilterViewController else { return }
        vc.filter = filter
        vc.delegate = self
        vc.preferredContentSize = CGSize(width: 0, height: 330)
        vc.modalPresentationStyle = .custom
        vc.transitioningDelegate = cardTransition
        present(vc, animated: true)
    }

    // MARK: - Table view data source

    override func numberOfSections(in tableView: UITableView) -> Int {
        Section.allCases.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Section(rawValue: section) == .summary ? 1 : shown.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        Section(rawValue: section) == .trails ? L("trails.count", shown.count) : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch Section(rawValue: indexPath.section)! {
        case .summary:
            // prototype from the storyboard, labels by tag (old habit)
            let cell = tableView.dequeueReusableCell(withIdentifier: "Summary", for: indexPath)
            let km = shown.reduce(0) { $0 + $1.kilometres }
            let up = shown.reduce(0) { $0 + $1.ascent }
            (cell.viewWithTag(1) as? UILabel)?.text = L("summary.distance", km)
            (cell.viewWithTag(2) as? UILabel)?.text = L("summary.ascent", up)
            (cell.viewWithTag(3) as? UIProgressView)?.setProgress(Float(min(km / 200, 1)), animated: true)
            return cell
        case .trails:
            let cell = tableView.dequeue(TrailCell.self, for: indexPath)
            let trail = shown[indexPath.row]
            cell.configure(with: trail)
            cell.favouriteTapped = { TrailStore.shared.update(trail.id) { $0.isFavourite.toggle() } }
            return cell
        }
    }

    // MARK: - Table view delegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard Section(rawValue: indexPath.section) == .trails else {
            tableView.deselectRow(at: indexPath, animated: true)
            return
        }
        performSegue(withIdentifier: "showDetail", sender: shown[indexPath.row])
    }

    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard Section(rawValue: indexPath.section) == .trails else { return nil }
        let delete = UIContextualAction(style: .destructive, title: L("action.delete")) { [weak self] _, _, done in
            guard let self = self else { return done(false) }
            self.isMutating = true
            TrailStore.shared.remove(self.shown[indexPath.row].id)
            self.isMutating = false
            self.rebuild()
            tableView.deleteRows(at: [indexPath], with: .left)
            tableView.reloadSections([Section.summary.rawValue], with: .none)
            done(true)
        }
        delete.image = UIImage(systemName: "trash")
        return UISwipeActionsConfiguration(actions: [delete])
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "showDetail":
            let detail = segue.destination as! TrailDetailViewController
            detail.trail = sender as? Trail
        case "addTrail":
            let nav = segue.destination as! UINavigationController
            (nav.topViewController as? EditTrailViewController)?.trail = .blank()
        default:
            break
        }
    }

    @IBAction func unwindFromEdit(_ segue: UIStoryboardSegue) {
        if segue.identifier == "saveTrail", let edit = segue.source as? EditTrailViewController {
            TrailStore.shared.upsert(edit.trail)
        }
    }
}

extension TrailListViewController: FilterViewControllerDelegate {
    func filterViewController(_ controller: FilterViewController, didChange filter: Filter) {
        self.filter = filter
        rebuild()
        UIView.transition(with: tableView, duration: 0.25, options: .transitionCrossDissolve, animations: { self.tableView.reloadData() }, completion: nil)
    }
}
