//
//  FeaturedRecipeCell.swift
//  Recipes
//
//  Created by Paula Winter on 15.03.22.
//

import UIKit

/// Loaded from FeaturedRecipeCell.xib and registered by the list.
class FeaturedRecipeCell: UITableViewCell {

    static let reuseIdentifier = "FeaturedRecipeCell"
    static var nib: UINib {
        return UINib(nibName: "FeaturedRecipeCell", bundle: nil)
    }

    @IBOutlet private weak var cardView: UIView!
    @IBOutlet private weak var pictureView: UIImageView!
    @IBOutlet private weak var badgeLabel: UILabel!
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var ratingView: RatingView!

    override func awakeFromNib() {
        super.awakeFromNib()
        cardView.layer.cornerRadius = 14
        cardView.layer.cornerCurve = .continuous
        cardView.layer.masksToBounds = true
        badgeLabel.text = NSLocalizedString("list.featured", comment: "Badge on the featured recipe").uppercased()
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        UIView.animate(withDuration: animated ? 0.2 : 0.1) {
            self.cardView.transform = highlighted ? CGAffineTransform(scaleX: 0.97, y: 0.97) : .identity
        }
    }

    func configure(with recipe: Recipe) {
        pictureView.image = recipe.image
        titleLabel.text = recipe.title
        ratingView.rating = recipe.rating
    }
}
