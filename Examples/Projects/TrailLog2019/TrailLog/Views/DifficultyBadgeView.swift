//
//  DifficultyBadgeView.swift
//  TrailLog
//
//  Created by Marta Feld on 13/10/2019.
//  Copyright © 2019 Marta Feld. All rights reserved.
//

import UIKit

/// A capsule with a dot and a word; what is in it comes from DifficultyBadge.xib.
@IBDesignable
class DifficultyBadgeView: UIView {

    @IBOutlet private var contentView: UIView!
    @IBOutlet private weak var dotView: UIView!
    @IBOutlet private weak var titleLabel: UILabel!

    @IBInspectable var level: Int = 0 {
        didSet { refresh() }
    }

    @IBInspectable var isOutlined: Bool = false {
        didSet { refresh() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        loadContent()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        loadContent()
    }

    private func loadContent() {
        let nib = UINib(nibName: "DifficultyBadge", bundle: Bundle(for: DifficultyBadgeView.self))
        nib.instantiate(withOwner: self, options: nil)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        backgroundColor = .clear
        refresh()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.layer.cornerRadius = bounds.height / 2
        dotView.layer.cornerRadius = dotView.bounds.height / 2
    }

    override var intrinsicContentSize: CGSize {
        return CGSize(width: 92, height: 24)
    }

    private func refresh() {
        guard contentView != nil else { return }
        let difficulty = Difficulty(rawValue: level) ?? .easy
        titleLabel.text = difficulty.title
        titleLabel.textColor = difficulty.color
        dotView.backgroundColor = difficulty.color
        contentView.layer.masksToBounds = true
        contentView.layer.borderWidth = isOutlined ? 1 : 0
        contentView.layer.borderColor = difficulty.color.cgColor
        contentView.backgroundColor = isOutlined ? .clear : difficulty.color.withAlphaComponent(0.15)
    }

    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        refresh()
    }

}
