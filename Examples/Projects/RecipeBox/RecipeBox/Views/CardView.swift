//
//  CardView.swift
//  RecipeBox
//

import UIKit

/// A rounded view with an optional border and shadow, set up in Interface Builder.
@IBDesignable
class CardView: UIView {

    @IBInspectable var cornerRadius: CGFloat = 0 {
        didSet { updateLayer() }
    }

    @IBInspectable var borderWidth: CGFloat = 0 {
        didSet { updateLayer() }
    }

    @IBInspectable var borderColor: UIColor? {
        didSet { updateLayer() }
    }

    @IBInspectable var shadowOpacity: Float = 0 {
        didSet { updateLayer() }
    }

    @IBInspectable var shadowRadius: CGFloat = 8 {
        didSet { updateLayer() }
    }

    @IBInspectable var shadowOffset: CGSize = CGSize(width: 0, height: 4) {
        didSet { updateLayer() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard shadowOpacity > 0 else { return }
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).cgPath
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // A CGColor does not follow the appearance by itself.
        updateLayer()
    }

    private func updateLayer() {
        layer.cornerRadius = cornerRadius
        layer.borderWidth = borderWidth
        layer.borderColor = borderColor?.cgColor
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = shadowOpacity
        layer.shadowRadius = shadowRadius
        layer.shadowOffset = shadowOffset
    }
}
