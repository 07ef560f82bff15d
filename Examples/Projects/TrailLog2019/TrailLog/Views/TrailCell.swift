//
//  TrailCell.swift
//  TrailLog
//
//  Created by Marta Feld on 12/10/2019.
//  Copyright © 2019 Marta Feld. All rights reserved.
//

import UIKit

class TrailCell: UITableViewCell {

    @IBOutlet private weak var thumbnailView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var summaryLabel: UILabel!
    @IBOutlet private weak var favouriteView: UIImageView!
    @IBOutlet private weak var badgeView: DifficultyBadgeView!

    func configure(with trail: Trail) {
        thumbnailView.image = UIImage(named: trail.photoName)
        nameLabel.text = trail.name
        summaryLabel.text = TrailText.distance(trail.kilometres) + " · " + TrailText.ascent(trail.ascent)
        favouriteView.isHidden = !trail.isFavourite
        badgeView.level = trail.difficulty.rawValue
    }

}
