//
//  SettingsViewController.swift
//  RecipeBox
//

import UIKit

class SettingsViewController: UITableViewController {

    private enum Row {
        static let dinner = IndexPath(row: 1, section: 2)
        static let picker = IndexPath(row: 2, section: 2)
        static let reset = IndexPath(row: 1, section: 3)
    }

    @IBOutlet private weak var heroSwitch: UISwitch!
    @IBOutlet private weak var durationLabel: UILabel!
    @IBOutlet private weak var durationSlider: UISlider!
    @IBOutlet private weak var layoutControl: UISegmentedControl!
    @IBOutlet private weak var screenSwitch: UISwitch!
    @IBOutlet private weak var servingsLabel: UILabel!
    @IBOutlet private weak var servingsStepper: UIStepper!
    @IBOutlet private weak var dinnerLabel: UILabel!
    @IBOutlet private weak var dinnerPicker: UIDatePicker!

    private let settings = AppSettings.shared
    private var isPickerVisible = false

    private let timeFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .none
        formatter.timeStyle = .short
        return formatter
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        updateControls()
    }

    // MARK: - Actions

    @IBAction private func heroSwitchChanged(_ sender: UISwitch) {
        settings.usesHeroTransition = sender.isOn
    }

    @IBAction private func durationChanged(_ sender: UISlider) {
        // Steps of a tenth of a second.
        settings.transitionDuration = TimeInterval((sender.value * 10).rounded() / 10)
        updateLabels()
    }

    @IBAction private func layoutChanged(_ sender: UISegmentedControl) {
        settings.layout = AppSettings.Layout(rawValue: sender.selectedSegmentIndex) ?? .grid
    }

    @IBAction private func screenSwitchChanged(_ sender: UISwitch) {
        settings.keepsScreenOn = sender.isOn
    }

    @IBAction private func servingsChanged(_ sender: UIStepper) {
        settings.defaultServings = Int(sender.value)
        updateLabels()
    }

    @IBAction private func dinnerChanged(_ sender: UIDatePicker) {
        settings.dinnerTime = sender.date
        updateLabels()
    }

    // MARK: - Private

    private func updateControls() {
        heroSwitch.isOn = settings.usesHeroTransition
        durationSlider.value = Float(settings.transitionDuration)
        layoutControl.selectedSegmentIndex = settings.layout.rawValue
        screenSwitch.isOn = settings.keepsScreenOn
        servingsStepper.value = Double(settings.defaultServings)
        dinnerPicker.date = settings.dinnerTime
        updateLabels()
    }

    private func updateLabels() {
        let format = NSLocalizedString("settings.seconds", comment: "Duration in seconds with one fraction digit")
        durationLabel.text = String.localizedStringWithFormat(format, settings.transitionDuration)
        servingsLabel.text = String(settings.defaultServings)
        dinnerLabel.text = timeFormatter.string(from: settings.dinnerTime)
    }

    private func togglePicker() {
        isPickerVisible.toggle()
        dinnerLabel.textColor = UIColor(named: isPickerVisible ? "AccentColor" : "Muted")
        // Asks for the heights again without loading the cells.
        tableView.beginUpdates()
        tableView.endUpdates()
    }

    // MARK: - Table view

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if indexPath == Row.picker && !isPickerVisible {
            return 0
        }
        return super.tableView(tableView, heightForRowAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        switch indexPath {
        case Row.dinner:
            tableView.deselectRow(at: indexPath, animated: true)
            togglePicker()
        case Row.reset:
            tableView.deselectRow(at: indexPath, animated: true)
            settings.reset()
            updateControls()
        default:
            break
        }
    }
}
