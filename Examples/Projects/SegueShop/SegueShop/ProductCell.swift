//
//  ProductCell.swift
//  SegueShop
//

import UIKit

class ProductCell: UICollectionViewCell {

    @IBOutlet weak var parcelView: UIImageView!
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var priceLabel: UILabel!

    override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.15) {
                self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
            }
        }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        contentView.backgroundColor = .white
        contentView.layer.cornerRadius = 14
        layer.shadowOpacity = 0.12
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 3)
    }

    func configure(with product: Product, isFavorite: Bool) {
        parcelView.tintColor = product.color
        nameLabel.text = product.name
        priceLabel.text = isFavorite ? "♥︎ \(product.price.asPrice)" : product.price.asPrice
        priceLabel.textColor = isFavorite ? .systemRed : .secondaryLabel
    }
}
