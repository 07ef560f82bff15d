//
//  RoundedPanelView.swift
//  TrailLog
//
//  Created by Marta Feld on 13/10/2019.
//  Copyright © 2019 Marta Feld. All rights reserved.
//

import UIKit

@IBDesignable
class RoundedPanelView: UIView {

    @IBInspectable var cornerRadius: CGFloat = 0 {
        didSet { layer.cornerRadius = cornerRadius }
    }

    @IBInspectable var borderWidth: CGFloat = 0 {
        didSet { layer.borderWidth = borderWidth }
    }

    @IBInspectable var borderColor: UIColor? {
        didSet { layer.borderColor = borderColor?.cgColor }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layer.borderColor = borderColor?.cgColor
    }

}
