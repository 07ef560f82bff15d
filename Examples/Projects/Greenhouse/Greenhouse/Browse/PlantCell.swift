//
//  PlantCell.swift
//  Greenhouse
//
//  Created by Ines Okafor on 16.02.22.
//

import PlantCatalog
import UIKit

final class PlantCell: UICollectionViewCell {

    @IBOutlet private(set) weak var imageView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var latinLabel: UILabel!
    @IBOutlet private weak var heartView: UIImageView!

    override func awakeFromNib() {
        super.awakeFromNib()
        contentView.layer.cornerRadius = 16
        contentView.layer.cornerCurve = .continuous
        contentView.layer.masksToBounds = true
    }

    func configure(with plant: Plant, isFavourite: Bool, showsLatinName: Bool) {
        imageView.image = UIImage(named: plant.image)
        nameLabel.text = plant.name
        latinLabel.text = plant.latin
        latinLabel.isHidden = !showsLatinName
        heartView.isHidden = !isFavourite
        isAccessibilityElement = true
        accessibilityLabel = plant.name
        accessibilityTraits = .button
    }

    override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
                self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
            }
        }
    }
}
