//
//  RecipeCell.swift
//  Recipes
//
//  Created by Paula Winter on 14.03.22.
//

import UIKit

/// Prototype cell in the list. Its height follows the labels.
class RecipeCell: UITableViewCell {

    static let reuseIdentifier = "RecipeCell"

    @IBOutlet weak var thumbnailView: UIImageView!
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var summaryLabel: UILabel!
    @IBOutlet weak var durationLabel: UILabel!
    @IBOutlet weak var favoriteImageView: UIImageView!

    override func prepareForReuse() {
        super.prepareForReuse()
        thumbnailView.image = nil
    }

    func configure(with recipe: Recipe) {
        thumbnailView.image = recipe.image
        titleLabel.text = recipe.title
        summaryLabel.text = recipe.summary
        durationLabel.text = recipe.durationText
        favoriteImageView.isHidden = !recipe.isFavorite
    }
}
