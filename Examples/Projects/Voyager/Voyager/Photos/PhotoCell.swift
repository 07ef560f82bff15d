//
//  PhotoCell.swift
//  Voyager
//
//  Created by Jonas Keller on 08/01/2018.
//  Copyright © 2018 Jonas Keller. All rights reserved.
//

import UIKit

class PhotoCell: UICollectionViewCell {

    static let reuseIdentifier = "PhotoCell"

    @IBOutlet weak var imageView: UIImageView!

    override var isHighlighted: Bool {
        didSet {
            imageView.alpha = isHighlighted ? 0.7 : 1
        }
    }

}
