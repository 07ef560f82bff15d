//
//  PlaceCell.swift
//  ListZoom
//

import UIKit

class PlaceCell: UITableViewCell {

    static let reuseIdentifier = "PlaceCell"

    @IBOutlet weak var thumbnailView: UIImageView!
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var regionLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        thumbnailView.layer.cornerRadius = 8
        thumbnailView.layer.masksToBounds = true
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        thumbnailView.isHidden = false
    }

    func configure(with place: Place) {
        thumbnailView.backgroundColor = place.color
        nameLabel.text = place.isFavorite ? "★ \(place.name)" : place.name
        switch place.visits {
        case 0: regionLabel.text = place.region
        case 1: regionLabel.text = "\(place.region) · 1 visit"
        default: regionLabel.text = "\(place.region) · \(place.visits) visits"
        }
    }

    // UITableViewCell clears subview backgrounds while highlighted; keep ours.
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        let color = thumbnailView.backgroundColor
        super.setHighlighted(highlighted, animated: animated)
        thumbnailView.backgroundColor = color
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        let color = thumbnailView.backgroundColor
        super.setSelected(selected, animated: animated)
        thumbnailView.backgroundColor = color
    }
}
