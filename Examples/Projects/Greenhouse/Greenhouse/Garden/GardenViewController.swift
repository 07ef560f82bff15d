//
//  GardenViewController.swift
//  Greenhouse
//
//  Created by Ines Okafor on 20.02.22.
//

import Combine
import GreenhouseUI
import PlantCatalog
import UIKit

final class GardenViewController: UIViewController {

    @IBOutlet private weak var meterView: LeafMeterView!
    @IBOutlet private weak var plantsLabel: UILabel!
    @IBOutlet private weak var dueLabel: UILabel!
    @IBOutlet private weak var appearanceControl: UISegmentedControl!
    @IBOutlet private weak var latinSwitch: UISwitch!
    @IBOutlet private weak var hourStepper: UIStepper!
    @IBOutlet private weak var hourLabel: UILabel!

    private let store = GardenStore.shared
    private var subscriptions: Set<AnyCancellable> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        latinSwitch.isOn = store.showsLatinNames
        plantsLabel.text = PlantText.plants(store.catalog.plants.count)
        hourChanged(hourStepper)

        store.$schedule
            .receive(on: DispatchQueue.main)
            .sink { [weak self] schedule in self?.show(schedule) }
            .store(in: &subscriptions)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        meterView.setValue(meterView.value, animated: true)
    }

    private func show(_ schedule: WateringSchedule) {
        let plants = store.catalog.plants
        let happy = plants.filter { !schedule.isDue($0) }.count
        dueLabel.text = PlantText.due(plants.count - happy)
        meterView.value = (Double(happy) / Double(max(plants.count, 1)) * Double(meterView.leafCount)).rounded()
    }

    // MARK: Actions

    @IBAction private func appearanceChanged(_ sender: UISegmentedControl) {
        guard let window = view.window else { return }
        let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
        UIView.transition(with: window, duration: 0.4, options: .transitionCrossDissolve) {
            window.overrideUserInterfaceStyle = styles[sender.selectedSegmentIndex]
        }
    }

    @IBAction private func latinChanged(_ sender: UISwitch) {
        store.showsLatinNames = sender.isOn
    }

    @IBAction private func hourChanged(_ sender: UIStepper) {
        hourLabel.text = String(format: "%02d:00", Int(sender.value))
    }

    @IBAction private func reset(_ sender: UIButton) {
        let alert = UIAlertController(
            title: NSLocalizedString("garden.reset.title", comment: "Alert"),
            message: NSLocalizedString("garden.reset.message", comment: "Alert"),
            preferredStyle: .actionSheet
        )
        alert.addAction(UIAlertAction(
            title: NSLocalizedString("garden.reset.confirm", comment: "Button"),
            style: .destructive
        ) { [store] _ in
            store.reset()
        })
        alert.addAction(UIAlertAction(title: NSLocalizedString("garden.reset.cancel", comment: "Button"), style: .cancel))
        alert.popoverPresentationController?.sourceView = sender
        alert.popoverPresentationController?.sourceRect = sender.bounds
        present(alert, animated: true)
    }

    // MARK: Segues

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showCredits", let sheet = segue.destination.sheetPresentationController else { return }
        sheet.detents = [.medium()]
        sheet.prefersGrabberVisible = true
    }
}
