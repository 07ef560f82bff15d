//
//  GalleryCell.swift
//  Recipes
//
//  Created by Paula Winter on 18.03.22.
//

import UIKit

class GalleryCell: UICollectionViewCell {

    static let reuseIdentifier = "GalleryCell"

    @IBOutlet weak var imageView: UIImageView!
    @IBOutlet weak var titleLabel: UILabel!

    override var isHighlighted: Bool {
        didSet {
            contentView.alpha = isHighlighted ? 0.6 : 1
        }
    }

    func configure(with recipe: Recipe) {
        imageView.image = recipe.image
        titleLabel.text = recipe.title
        accessibilityLabel = recipe.title
    }
}

class GalleryHeaderView: UICollectionReusableView {

    static let reuseIdentifier = "GalleryHeader"

    @IBOutlet weak var iconView: UIImageView!
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var countLabel: UILabel!

    func configure(with course: Course, count: Int) {
        iconView.image = UIImage(systemName: course.symbolName) ?? UIImage(systemName: "circle.grid.2x2")
        titleLabel.text = course.title
        countLabel.text = "\(count)"
    }
}
