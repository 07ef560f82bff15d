//
//  SettingsViewController.swift
//  TrailLog
//
//  Created by Marta Feld on 16/10/2019.
//  Copyright © 2019 Marta Feld. All rights reserved.
//

import UIKit

class SettingsViewController: UITableViewController {

    @IBOutlet private weak var milesSwitch: UISwitch!
    @IBOutlet private weak var favouritesSwitch: UISwitch!
    @IBOutlet private weak var sortControl: UISegmentedControl!
    @IBOutlet private weak var resetCell: UITableViewCell!

    override func viewDidLoad() {
        super.viewDidLoad()
        milesSwitch.isOn = Preferences.usesMiles
        favouritesSwitch.isOn = Preferences.favouritesFirst
        sortControl.selectedSegmentIndex = Preferences.sortOrder.rawValue
    }

    @IBAction func milesChanged(_ sender: UISwitch) {
        Preferences.usesMiles = sender.isOn
    }

    @IBAction func favouritesChanged(_ sender: UISwitch) {
        Preferences.favouritesFirst = sender.isOn
    }

    @IBAction func sortChanged(_ sender: UISegmentedControl) {
        Preferences.sortOrder = SortOrder(rawValue: sender.selectedSegmentIndex) ?? .name
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard tableView.cellForRow(at: indexPath) === resetCell else { return }
        tableView.deselectRow(at: indexPath, animated: true)
        confirmReset()
    }

    private func confirmReset() {
        let alert = UIAlertController(title: NSLocalizedString("reset.title", comment: "Title of the alert"),
                                      message: NSLocalizedString("reset.message", comment: "Text of the alert"),
                                      preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("reset.cancel", comment: "Button"),
                                      style: .cancel,
                                      handler: nil))
        alert.addAction(UIAlertAction(title: NSLocalizedString("reset.confirm", comment: "Button"),
                                      style: .destructive,
                                      handler: { _ in TrailStore.shared.reset() }))
        present(alert, animated: true, completion: nil)
    }

}
