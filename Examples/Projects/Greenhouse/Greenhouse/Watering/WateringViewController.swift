//
//  WateringViewController.swift
//  Greenhouse
//
//  Created by Ines Okafor on 18.02.22.
//

import PlantCatalog
import UIKit

final class WateringViewController: UIViewController {

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var amountLabel: UILabel!
    @IBOutlet private weak var amountSlider: UISlider!
    @IBOutlet private weak var dropView: WaterDropView!

    private let plantID: Plant.ID
    private let store = GardenStore.shared

    static func make(plantID: Plant.ID) -> WateringViewController {
        UIStoryboard(name: "Watering", bundle: nil).instantiateViewController(identifier: "Watering") { coder in
            WateringViewController(coder: coder, plantID: plantID)
        }
    }

    init?(coder: NSCoder, plantID: Plant.ID) {
        self.plantID = plantID
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        fatalError("Use init(coder:plantID:)")
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        modalPresentationCapturesStatusBarAppearance = true
        let name = store.catalog.plant(withID: plantID)?.name ?? ""
        titleLabel.text = String(format: NSLocalizedString("watering.title", comment: "Name of the plant"), name)
        showAmount(animated: false)
    }

    private func showAmount(animated: Bool) {
        let amount = Int(amountSlider.value / 10) * 10
        let measurement = Measurement(value: Double(amount), unit: UnitVolume.milliliters)
        let formatter = MeasurementFormatter()
        formatter.unitOptions = .providedUnit
        amountLabel.text = formatter.string(from: measurement)
        dropView.setLevel(CGFloat(amountSlider.value / amountSlider.maximumValue), animated: animated)
    }

    @IBAction private func amountChanged(_ sender: UISlider) {
        showAmount(animated: false)
    }

    @IBAction private func done(_ sender: UIButton) {
        store.water(plantID)
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        sender.isEnabled = false
        dropView.setLevel(0, animated: true) { [weak self] in
            self?.dismiss(animated: true)
        }
    }

    @IBAction private func close(_ sender: Any) {
        dismiss(animated: true)
    }
}
