//
//  SectionHeaderView.swift
//  Greenhouse
//
//  Created by Ines Okafor on 16.02.22.
//

import UIKit

final class SectionHeaderView: UICollectionReusableView {

    @IBOutlet private weak var titleLabel: UILabel!

    func configure(title: String) {
        titleLabel.text = title
    }
}
