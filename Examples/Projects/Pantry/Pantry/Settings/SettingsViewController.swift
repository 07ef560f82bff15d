//
//  SettingsViewController.swift
//  Pantry
//
//  Created by Ines Carvalho on 18/03/2024.
//

import PantryKit
import UIKit

final class SettingsViewController: UITableViewController {

    @IBOutlet private weak var compactSwitch: UISwitch!
    @IBOutlet private weak var warningStepper: UIStepper!
    @IBOutlet private weak var warningLabel: UILabel!
    @IBOutlet private weak var resetCell: UITableViewCell!

    private let defaults = UserDefaults.standard

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "settings.title")
        compactSwitch.isOn = defaults.bool(forKey: DefaultsKey.compactGrid)
        warningStepper.value = Double(defaults.integer(forKey: DefaultsKey.warningDays))
        updateWarningLabel()
    }

    private func updateWarningLabel() {
        warningLabel.text = String(localized: "settings.warning \(Int(warningStepper.value))")
    }

    @IBAction private func compactChanged(_ sender: UISwitch) {
        defaults.set(sender.isOn, forKey: DefaultsKey.compactGrid)
    }

    @IBAction private func warningChanged(_ sender: UIStepper) {
        defaults.set(Int(sender.value), forKey: DefaultsKey.warningDays)
        updateWarningLabel()
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard tableView.cellForRow(at: indexPath) === resetCell else { return }
        tableView.deselectRow(at: indexPath, animated: true)

        let alert = UIAlertController(title: String(localized: "settings.reset.title"),
                                      message: String(localized: "settings.reset.message"),
                                      preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: String(localized: "settings.reset.confirm"), style: .destructive) { _ in
            PantryStore.shared.reset()
        })
        alert.addAction(UIAlertAction(title: String(localized: "action.cancel"), style: .cancel))
        alert.popoverPresentationController?.sourceView = resetCell
        present(alert, animated: true)
    }
}
