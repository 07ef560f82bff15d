//
//  ItemCell.swift
//  Pantry
//
//  Created by Ines Carvalho on 05/03/2024.
//

import PantryKit
import UIKit

final class ItemCell: UICollectionViewCell {

    private let emojiLabel = UILabel()
    private let nameLabel = UILabel()
    private let countLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)

        emojiLabel.font = .systemFont(ofSize: 32)
        nameLabel.font = .preferredFont(forTextStyle: .subheadline)
        nameLabel.adjustsFontForContentSizeCategory = true
        countLabel.font = .preferredFont(forTextStyle: .caption1)
        countLabel.textColor = .secondaryLabel

        let stack = UIStackView(arrangedSubviews: [emojiLabel, nameLabel, countLabel])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 2
        stack.pinEdges(to: contentView, insets: NSDirectionalEdgeInsets(top: 10, leading: 12, bottom: 10, trailing: 12))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private var isUrgent = false

    func configure(with item: PantryItem, isUrgent: Bool) {
        self.isUrgent = isUrgent
        emojiLabel.text = item.emoji
        nameLabel.text = item.name
        countLabel.text = String(localized: "items.count \(item.quantity)")
        accessibilityLabel = "\(item.name), \(item.quantity)"
        setNeedsUpdateConfiguration()
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        var background = UIBackgroundConfiguration.clear()
        background.cornerRadius = 14
        background.backgroundColor = UIColor(resource: .cardBackground)
        background.strokeColor = isUrgent ? UIColor(resource: .warning) : .clear
        background.strokeWidth = 2
        if state.isHighlighted {
            background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        }
        backgroundConfiguration = background
    }
}
