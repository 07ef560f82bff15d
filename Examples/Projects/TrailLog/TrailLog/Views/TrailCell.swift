//
//  TrailCell.swift
//  TrailLog
//

import UIKit

class TrailCell: UITableViewCell, NibLoadable {

    @IBOutlet weak var photoView: UIImageView!
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var regionLabel: UILabel!
    @IBOutlet weak var distanceLabel: UILabel!
    @IBOutlet weak var difficultyBar: UIView!
    @IBOutlet weak var favouriteButton: UIButton!
    @IBOutlet weak var photoWidth: NSLayoutConstraint!

    var favouriteTapped: (() -> Void)?

    override func awakeFromNib() {
        super.awakeFromNib()
        selectedBackgroundView = {
            let v = UIView()
            v.backgroundColor = UIColor(named: "Sand")?.withAlphaComponent(0.25)
            return v
        }()
        nameLabel.adjustsFontForContentSizeCategory = true
        regionLabel.adjustsFontForContentSizeCategory = true
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        favouriteTapped = nil
    }

    func configure(with trail: Trail) {
        photoView.image = UIImage(named: trail.image)
        nameLabel.text = trail.name
        regionLabel.text = trail.region
        distanceLabel.text = trail.distanceText
        difficultyBar.backgroundColor = trail.difficulty.color
        photoWidth.constant = 64 * CGFloat(AppSettings.rowScale)
        setFavourite(trail.isFavourite)
        accessibilityLabel = "\(trail.name), \(trail.region), \(trail.distanceText), \(trail.difficulty.title)"
    }

    private func setFavourite(_ flag: Bool) {
        let image = UIImage(systemName: flag ? "heart.fill" : "heart")
        favouriteButton.setImage(image, for: .normal)
        favouriteButton.tintColor = flag ? .systemPink : .tertiaryLabel
        favouriteButton.accessibilityLabel = flag ? L("favourite.remove") : L("favourite.add")
    }

    @IBAction func favouriteAction(_ sender: UIButton) {
        UIView.animate(withDuration: 0.12, animations: {
            sender.transform = CGAffineTransform(scaleX: 1.4, y: 1.4)
        }, completion: { _ in
            UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 2, options: [], animations: {
                sender.transform = .identity
            }, completion: { _ in self.favouriteTapped?() })
        })
    }
}
