//
//  GradientView.swift
//  PocketTrips
//
//  Created by Jonas Weber on 12.09.17.
//  Copyright © 2017 Weber Apps. All rights reserved.
//

import UIKit

@IBDesignable
class GradientView: UIView {

    @IBInspectable var startColor: UIColor = .white { didSet { updateColors() } }
    @IBInspectable var endColor: UIColor = .black { didSet { updateColors() } }
    @IBInspectable var horizontal: Bool = false { didSet { updateColors() } }

    override class var layerClass: AnyClass {
        return CAGradientLayer.self
    }

    private var gradientLayer: CAGradientLayer {
        return layer as! CAGradientLayer
    }

    private func updateColors() {
        gradientLayer.colors = [startColor.cgColor, endColor.cgColor]
        gradientLayer.startPoint = CGPoint(x: 0, y: 0)
        gradientLayer.endPoint = horizontal ? CGPoint(x: 1, y: 0) : CGPoint(x: 0, y: 1)
    }
}
