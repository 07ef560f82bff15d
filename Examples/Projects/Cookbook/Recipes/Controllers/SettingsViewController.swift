//
//  SettingsViewController.swift
//  Recipes
//
//  Created by Paula Winter on 16.03.22.
//

import UIKit

/// Static cells, see Main.storyboard.
class SettingsViewController: UITableViewController {

    @IBOutlet private weak var appearanceControl: UISegmentedControl!
    @IBOutlet private weak var measurementControl: UISegmentedControl!
    @IBOutlet private weak var servingsLabel: UILabel!
    @IBOutlet private weak var servingsStepper: UIStepper!
    @IBOutlet private weak var screenSwitch: UISwitch!
    @IBOutlet private weak var hintsSwitch: UISwitch!
    @IBOutlet private weak var textSizeSlider: UISlider!
    @IBOutlet private weak var textSizePreviewLabel: UILabel!
    @IBOutlet private weak var versionLabel: UILabel!
    @IBOutlet private weak var resetCell: UITableViewCell!

    override func viewDidLoad() {
        super.viewDidLoad()
        appearanceControl.selectedSegmentIndex = Preferences.appearance.rawValue
        measurementControl.selectedSegmentIndex = Preferences.measurement.rawValue
        servingsStepper.value = Double(Preferences.defaultServings)
        screenSwitch.isOn = Preferences.keepsScreenOn
        hintsSwitch.isOn = Preferences.showsHints
        textSizeSlider.value = Preferences.stepTextSize
        versionLabel.text = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
        updateServingsLabel()
        updateTextSizePreview()
    }

    private func updateServingsLabel() {
        servingsLabel.text = String.localizedStringWithFormat(NSLocalizedString("recipe.servings %d", comment: "Number of servings"), Preferences.defaultServings)
    }

    private func updateTextSizePreview() {
        textSizePreviewLabel.font = UIFont.systemFont(ofSize: CGFloat(Preferences.stepTextSize), weight: .semibold)
    }

    // MARK: - Actions

    @IBAction private func appearanceChanged(_ sender: UISegmentedControl) {
        Preferences.appearance = AppearancePreference(rawValue: sender.selectedSegmentIndex) ?? .system
    }

    @IBAction private func measurementChanged(_ sender: UISegmentedControl) {
        Preferences.measurement = MeasurementPreference(rawValue: sender.selectedSegmentIndex) ?? .metric
    }

    @IBAction private func servingsChanged(_ sender: UIStepper) {
        Preferences.defaultServings = Int(sender.value)
        updateServingsLabel()
    }

    @IBAction private func switchChanged(_ sender: UISwitch) {
        if sender === screenSwitch {
            Preferences.keepsScreenOn = sender.isOn
            UIApplication.shared.isIdleTimerDisabled = sender.isOn
        } else {
            Preferences.showsHints = sender.isOn
        }
    }

    @IBAction private func textSizeChanged(_ sender: UISlider) {
        Preferences.stepTextSize = sender.value.rounded()
        UIView.performWithoutAnimation {
            updateTextSizePreview()
            tableView.beginUpdates()
            tableView.endUpdates()
        }
    }

    // MARK: - Table view delegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard tableView.cellForRow(at: indexPath) === resetCell else { return }

        let alert = UIAlertController(title: NSLocalizedString("settings.reset.title", comment: ""),
                                      message: NSLocalizedString("settings.reset.message", comment: ""),
                                      preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: NSLocalizedString("settings.reset.confirm", comment: ""), style: .destructive) { _ in
            RecipeStore.shared.reset()
        })
        alert.addAction(UIAlertAction(title: NSLocalizedString("action.cancel", comment: ""), style: .cancel))
        alert.popoverPresentationController?.sourceView = resetCell
        alert.popoverPresentationController?.sourceRect = resetCell.bounds
        present(alert, animated: true)
    }
}
