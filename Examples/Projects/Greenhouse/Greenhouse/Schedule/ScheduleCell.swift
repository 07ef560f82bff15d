//
//  ScheduleCell.swift
//  Greenhouse
//
//  Created by Ines Okafor on 18.02.22.
//

import PlantCatalog
import UIKit

final class ScheduleCell: UITableViewCell {

    @IBOutlet private weak var plantView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var daysLabel: UILabel!
    @IBOutlet private weak var waterButton: UIButton!

    var onWater: ((UIButton) -> Void)?

    func configure(with plant: Plant, schedule: WateringSchedule) {
        let left = schedule.daysLeft(for: plant)
        plantView.image = UIImage(named: plant.image)
        nameLabel.text = plant.name
        daysLabel.text = PlantText.days(left: left)
        daysLabel.textColor = left <= 0 ? .systemRed : .secondaryLabel
        waterButton.isEnabled = left < plant.wateringInterval
    }

    @IBAction private func water(_ sender: UIButton) {
        onWater?(sender)
    }
}
