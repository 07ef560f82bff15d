//
//  SettingsViewController.swift
//  TrailLog
//

import UIKit

class SettingsViewController: UITableViewController {

    @IBOutlet weak var milesSwitch: UISwitch!
    @IBOutlet weak var themeControl: UISegmentedControl!
    @IBOutlet weak var scaleSlider: UISlider!
    @IBOutlet weak var versionCell: UITableViewCell!
    @IBOutlet weak var resetCell: UITableViewCell!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = L("settings.title")
        milesSwitch.isOn = AppSettings.usesMiles
        themeControl.selectedSegmentIndex = AppSettings.theme
        scaleSlider.value = Float(AppSettings.rowScale)
        let info = Bundle.main.infoDictionary
        versionCell.detailTextLabel?.text = "\(info?["CFBundleShortVersionString"] ?? "?") (\(info?["CFBundleVersion"] ?? "?"))"
    }

    @IBAction func milesChanged(_ sender: UISwitch) { AppSettings.usesMiles = sender.isOn }
    @IBAction func themeChanged(_ sender: UISegmentedControl) { AppSettings.theme = sender.selectedSegmentIndex }
    @IBAction func scaleChanged(_ sender: UISlider) { AppSettings.rowScale = Double(sender.value) }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard tableView.cellForRow(at: indexPath) === resetCell else { return }
        let sheet = UIAlertController(title: L("settings.reset.title"), message: L("settings.reset.message"), preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: L("settings.reset.confirm"), style: .destructive) { _ in TrailStore.shared.reset() })
        sheet.addAction(UIAlertAction(title: L("action.cancel"), style: .cancel))
        sheet.popoverPresentationController?.sourceView = resetCell
        present(sheet, animated: true)
    }
}
