//
//  ListHeaderView.swift
//  Voyager
//
//  Created by Jonas Keller on 14/12/2017.
//  Copyright © 2017 Jonas Keller. All rights reserved.
//

import UIKit

class ListHeaderView: UIView {

    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var countLabel: UILabel!

    static func instantiate() -> ListHeaderView {
        let objects = Bundle.main.loadNibNamed("ListHeaderView", owner: nil, options: nil)
        guard let view = objects?.first as? ListHeaderView else {
            fatalError("ListHeaderView.xib has no ListHeaderView at its top level")
        }
        return view
    }

    func configure(region: Region?, count: Int) {
        titleLabel.text = region?.title ?? NSLocalizedString("header.everywhere", comment: "Header of the unfiltered list")
        let format = NSLocalizedString("header.count", comment: "Number of destinations in the list")
        countLabel.text = String(format: format, count)
    }

}
