//
//  AlbumCell.swift
//  Gallery2014
//
//  Created by Tomas Berg on 03/11/14.
//  Copyright (c) 2014 Tomas Berg. All rights reserved.
//

import UIKit
import GalleryKit

class AlbumCell: UITableViewCell {

    @IBOutlet weak var coverView: UIImageView!
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var subtitleLabel: UILabel!
    @IBOutlet weak var countLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        countLabel.layer.cornerRadius = countLabel.bounds.height / 2
        countLabel.layer.masksToBounds = true
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        // Table view cells clear the background colours of their subviews.
        let color = countLabel.backgroundColor
        super.setSelected(selected, animated: animated)
        countLabel.backgroundColor = color
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        let color = countLabel.backgroundColor
        super.setHighlighted(highlighted, animated: animated)
        countLabel.backgroundColor = color
    }

    var album: Album? {
        didSet {
            guard let album = album else { return }
            coverView.image = album.photos.first?.image
            nameLabel.text = album.name
            subtitleLabel.text = album.subtitle
            countLabel.text = String(album.photos.count)
        }
    }
}
