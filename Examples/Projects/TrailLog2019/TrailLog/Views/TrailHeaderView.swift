//
//  TrailHeaderView.swift
//  TrailLog
//
//  Created by Marta Feld on 12/10/2019.
//  Copyright © 2019 Marta Feld. All rights reserved.
//

import UIKit

/// The header of a region; its outlets are in TrailHeader.xib.
class TrailHeaderView: UITableViewHeaderFooterView {

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var countLabel: UILabel!

    func configure(title: String, count: Int) {
        titleLabel.text = title
        countLabel.text = "\(count)"
    }

}
