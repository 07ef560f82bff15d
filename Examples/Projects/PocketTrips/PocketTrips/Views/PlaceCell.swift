//
//  PlaceCell.swift
//  PocketTrips
//
//  Created by Jonas Weber on 20.09.17.
//  Copyright © 2017 Weber Apps. All rights reserved.
//

import UIKit

class PlaceCell: UICollectionViewCell {

    @IBOutlet var colorView: UIView!
    @IBOutlet var nameLabel: UILabel!

    func configure(with place: Place) {
        colorView.backgroundColor = UIColor(hue: CGFloat(place.hue), saturation: 0.55, brightness: 0.8, alpha: 1)
        colorView.layer.cornerRadius = 10
        nameLabel.text = place.name
    }
}
