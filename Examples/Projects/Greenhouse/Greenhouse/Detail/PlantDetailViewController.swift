//
//  PlantDetailViewController.swift
//  Greenhouse
//
//  Created by Ines Okafor on 17.02.22.
//

import Combine
import GreenhouseUI
import PlantCatalog
import UIKit

final class PlantDetailViewController: UIViewController {

    @IBOutlet private weak var heroView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var latinLabel: UILabel!
    @IBOutlet private weak var lightMeter: LeafMeterView!
    @IBOutlet private weak var lightLabel: UILabel!
    @IBOutlet private weak var wateringLabel: UILabel!
    @IBOutlet private weak var moistureView: UIProgressView!
    @IBOutlet private weak var summaryLabel: UILabel!
    @IBOutlet private weak var waterButton: UIButton!
    @IBOutlet private weak var favouriteButton: UIButton!

    let plantID: Plant.ID

    private let store = GardenStore.shared
    private var rippleTransition: RippleTransition?
    private var subscriptions: Set<AnyCancellable> = []

    init?(coder: NSCoder, plantID: Plant.ID) {
        self.plantID = plantID
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        fatalError("Use init(coder:plantID:)")
    }

    private var plant: Plant? {
        store.catalog.plant(withID: plantID)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let plant = plant else { return }
        heroView.image = UIImage(named: plant.image)
        nameLabel.text = plant.name
        latinLabel.text = plant.latin
        lightMeter.value = Double(plant.light.level)
        lightLabel.text = plant.light.title
        summaryLabel.text = plant.summary

        favouriteButton.configurationUpdateHandler = { [weak self] button in
            guard let self = self else { return }
            let isFavourite = self.store.favourites.contains(self.plantID)
            button.configuration?.image = UIImage(systemName: isFavourite ? "heart.fill" : "heart")
            button.configuration?.title = isFavourite
                ? NSLocalizedString("detail.favourite", comment: "Button")
                : NSLocalizedString("detail.addFavourite", comment: "Button")
        }

        store.$schedule
            .receive(on: DispatchQueue.main)
            .sink { [weak self] schedule in self?.show(schedule) }
            .store(in: &subscriptions)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let plant = plant {
            lightMeter.setValue(Double(plant.light.level), animated: true)
        }
    }

    private func show(_ schedule: WateringSchedule) {
        guard let plant = plant else { return }
        wateringLabel.text = PlantText.days(left: schedule.daysLeft(for: plant))
        moistureView.setProgress(Float(schedule.moisture(of: plant)), animated: view.window != nil)
        waterButton.isEnabled = schedule.daysLeft(for: plant) < plant.wateringInterval
    }

    // MARK: Actions

    @IBAction private func water(_ sender: UIButton) {
        let origin = sender.convert(CGPoint(x: sender.bounds.midX, y: sender.bounds.midY), to: nil)
        let transition = RippleTransition(origin: origin)
        let controller = WateringViewController.make(plantID: plantID)
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = transition
        rippleTransition = transition
        present(controller, animated: true)
    }

    @IBAction private func toggleFavourite(_ sender: UIButton) {
        store.toggleFavourite(plantID)
        sender.setNeedsUpdateConfiguration()
    }

    @IBAction private func showCareGuide(_ sender: UIButton) {
        guard let plant = plant else { return }
        let guide = CareGuide(title: plant.name, subtitle: plant.latin, steps: plant.care)
        let controller = CareGuideViewController.make(with: guide)
        if let sheet = controller.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            sheet.preferredCornerRadius = 24
            sheet.prefersScrollingExpandsWhenScrolledToEdge = false
        }
        present(controller, animated: true)
    }
}

// MARK: - ZoomTarget

extension PlantDetailViewController: ZoomTarget {

    var zoomPlantID: Plant.ID { plantID }

    var zoomHeroView: UIImageView { heroView }
}
