//
//  TripCell.swift
//  PocketTrips
//
//  Created by Jonas Weber on 13.09.17.
//  Copyright © 2017 Weber Apps. All rights reserved.
//

import UIKit

class TripCell: UITableViewCell {

    static let identifier = "TripCell"

    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var dateLabel: UILabel!
    @IBOutlet weak var badgeView: GradientView!

    override func awakeFromNib() {
        super.awakeFromNib()
        badgeView.layer.cornerRadius = 5
        badgeView.layer.masksToBounds = true
    }

    func configure(with trip: Trip) {
        nameLabel.text = "\(trip.name) – \(trip.country)"
        let format = NSLocalizedString("trip.days", comment: "Number of days of a trip")
        dateLabel.text = trip.dateText + " · " + String.localizedStringWithFormat(format, trip.days)
        badgeView.alpha = trip.isUpcoming ? 1 : 0.3
    }
}
