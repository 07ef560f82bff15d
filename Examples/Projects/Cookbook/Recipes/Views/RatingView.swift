//
//  RatingView.swift
//  Recipes
//
//  Created by Paula Winter on 15.03.22.
//

import UIKit

/// Five stars. The buttons come from RatingView.xib, whose file's owner is this class.
@IBDesignable
class RatingView: UIControl {

    @IBOutlet private var contentView: UIView!
    @IBOutlet private var starButtons: [UIButton]!

    @IBInspectable var rating: Int = 0 {
        didSet {
            rating = min(max(rating, 0), 5)
            updateStars()
        }
    }

    @IBInspectable var isEditable: Bool = true {
        didSet {
            isUserInteractionEnabled = isEditable
        }
    }

    @IBInspectable var starColor: UIColor = .systemYellow {
        didSet {
            updateStars()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        Bundle(for: RatingView.self).loadNibNamed("RatingView", owner: self, options: nil)
        addSubview(contentView)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        updateStars()
    }

    override var intrinsicContentSize: CGSize {
        return CGSize(width: 160, height: 32)
    }

    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        updateStars()
    }

    @IBAction private func starTapped(_ sender: UIButton) {
        let tapped = sender.tag
        rating = (tapped == rating) ? tapped - 1 : tapped
        sendActions(for: .valueChanged)

        UIView.animate(withDuration: 0.12, animations: {
            sender.transform = CGAffineTransform(scaleX: 1.35, y: 1.35)
        }, completion: { _ in
            UIView.animate(withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0, options: [], animations: {
                sender.transform = .identity
            }, completion: nil)
        })
    }

    override func accessibilityIncrement() {
        rating += 1
        sendActions(for: .valueChanged)
    }

    override func accessibilityDecrement() {
        rating -= 1
        sendActions(for: .valueChanged)
    }

    private func updateStars() {
        guard let starButtons = starButtons else { return }
        for button in starButtons {
            let isFilled = button.tag <= rating
            button.setImage(UIImage(systemName: isFilled ? "star.fill" : "star"), for: .normal)
            button.tintColor = isFilled ? starColor : .tertiaryLabel
        }
        accessibilityValue = "\(rating)"
    }
}
