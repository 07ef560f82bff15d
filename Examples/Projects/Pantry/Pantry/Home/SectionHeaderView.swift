//
//  SectionHeaderView.swift
//  Pantry
//
//  Created by Ines Carvalho on 05/03/2024.
//

import PantryKit
import UIKit

final class SectionHeaderView: UICollectionReusableView {

    let titleLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.pinEdges(to: self, insets: NSDirectionalEdgeInsets(top: 6, leading: 2, bottom: 6, trailing: 2))
        isAccessibilityElement = true
        accessibilityTraits = .header
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var accessibilityLabel: String? {
        get { titleLabel.text }
        set { titleLabel.text = newValue }
    }
}
