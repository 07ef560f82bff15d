//
//  PolaroidView.swift
//  GalleryKit
//
//  Created by Tomas Berg on 04/11/14.
//  Copyright (c) 2014 Tomas Berg. All rights reserved.
//

import UIKit

/// An instant picture: white border, caption below, soft shadow, slightly turned.
@IBDesignable
open class PolaroidView: UIView {

    private let paperView = UIView()
    private let imageView = UIImageView()
    private let captionLabel = UILabel()

    @IBInspectable open var image: UIImage? {
        get { return imageView.image }
        set { imageView.image = newValue }
    }

    @IBInspectable open var caption: String {
        get { return captionLabel.text ?? "" }
        set { captionLabel.text = newValue }
    }

    /// Degrees, clockwise.
    @IBInspectable open var tilt: CGFloat = 0 {
        didSet {
            paperView.transform = CGAffineTransform(rotationAngle: tilt * .pi / 180)
        }
    }

    @IBInspectable open var borderRatio: CGFloat = 0.05 {
        didSet { setNeedsLayout() }
    }

    @IBInspectable open var paperColor: UIColor = .white {
        didSet { paperView.backgroundColor = paperColor }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .clear
        paperView.backgroundColor = paperColor
        paperView.layer.shadowColor = UIColor.black.cgColor
        paperView.layer.shadowOpacity = 0.35
        paperView.layer.shadowRadius = 5
        paperView.layer.shadowOffset = CGSize(width: 0, height: 2)
        paperView.layer.allowsEdgeAntialiasing = true
        addSubview(paperView)

        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.backgroundColor = UIColor(white: 0.15, alpha: 1)
        paperView.addSubview(imageView)

        captionLabel.textAlignment = .center
        captionLabel.font = UIFont(name: "Noteworthy-Light", size: 17) ?? UIFont.italicSystemFont(ofSize: 17)
        captionLabel.adjustsFontSizeToFitWidth = true
        captionLabel.minimumScaleFactor = 0.5
        captionLabel.textColor = UIColor(white: 0.2, alpha: 1)
        paperView.addSubview(captionLabel)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // The paper may be turned, so set bounds and centre, not the frame.
        paperView.bounds = CGRect(origin: .zero, size: bounds.size)
        paperView.center = CGPoint(x: bounds.midX, y: bounds.midY)
        paperView.layer.shadowPath = UIBezierPath(rect: paperView.bounds).cgPath

        let border = min(bounds.width, bounds.height) * borderRatio
        let captionHeight = max(bounds.height * 0.12, 20)
        imageView.frame = CGRect(x: border, y: border, width: max(0, bounds.width - 2 * border), height: max(0, bounds.height - 2 * border - captionHeight))
        captionLabel.frame = CGRect(x: border, y: imageView.frame.maxY + border / 2, width: imageView.frame.width, height: captionHeight)
    }

    open override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        if caption.isEmpty {
            caption = "Caption"
        }
    }
}
