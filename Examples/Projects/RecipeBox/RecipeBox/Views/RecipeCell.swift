//
//  RecipeCell.swift
//  RecipeBox
//

import UIKit

final class RecipeCell: UICollectionViewCell {

    static let reuseIdentifier = "RecipeCell"
    static let cornerRadius: CGFloat = 12

    @IBOutlet private(set) weak var imageView: UIImageView!
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var subtitleLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        contentView.layer.cornerRadius = RecipeCell.cornerRadius
        contentView.layer.masksToBounds = true

        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.12
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.masksToBounds = false
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: RecipeCell.cornerRadius).cgPath
    }

    override var isHighlighted: Bool {
        didSet {
            let transform: CGAffineTransform = isHighlighted ? CGAffineTransform(scaleX: 0.97, y: 0.97) : .identity
            UIView.animate(withDuration: 0.12,
                           delay: 0,
                           options: [.beginFromCurrentState, .allowUserInteraction],
                           animations: { self.transform = transform },
                           completion: nil)
        }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        imageView.image = nil
        imageView.alpha = 1
    }

    func configure(with recipe: Recipe) {
        imageView.image = UIImage(named: recipe.imageName)
        titleLabel.text = recipe.title
        subtitleLabel.text = "\(recipe.localizedDuration) · \(recipe.difficulty.localizedTitle)"
        accessibilityLabel = "\(recipe.title), \(recipe.localizedDuration)"
    }
}
