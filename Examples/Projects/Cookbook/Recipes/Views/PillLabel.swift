//
//  PillLabel.swift
//  Recipes
//
//  Created by Paula Winter on 21.03.22.
//

import UIKit

/// A label with inner padding and round ends.
@IBDesignable
final class PillLabel: UILabel {

    @IBInspectable var horizontalPadding: CGFloat = 10 {
        didSet { invalidateIntrinsicContentSize() }
    }

    @IBInspectable var verticalPadding: CGFloat = 4 {
        didSet { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 2 * horizontalPadding, height: size.height + 2 * verticalPadding)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        layer.masksToBounds = true
    }
}
