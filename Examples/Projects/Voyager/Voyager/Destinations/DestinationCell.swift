//
//  DestinationCell.swift
//  Voyager
//
//  Created by Jonas Keller on 11/12/2017.
//  Copyright © 2017 Jonas Keller. All rights reserved.
//

import UIKit

class DestinationCell: UITableViewCell {

    static let reuseIdentifier = "DestinationCell"

    @IBOutlet weak var photoView: UIImageView!
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var countryLabel: UILabel!
    @IBOutlet weak var priceLabel: UILabel!

    override func prepareForReuse() {
        super.prepareForReuse()
        photoView.image = nil
        photoView.isHidden = false
    }

    func configure(with destination: Destination) {
        photoView.image = destination.image
        nameLabel.text = destination.name
        countryLabel.text = destination.country
        let format = NSLocalizedString("price.perNight", comment: "Price of one night")
        priceLabel.text = String(format: format, destination.pricePerNight)
    }

}
