//
//  StatBadgeView.swift
//  TrailLog
//

import UIKit

class StatBadgeView: UIView, NibLoadable {

    @IBOutlet private weak var iconView: UIImageView!
    @IBOutlet private weak var valueLabel: UILabel!
    @IBOutlet private weak var captionLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        valueLabel.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))
        isAccessibilityElement = true
    }

    func configure(symbol: String, value: String, caption: String) {
        iconView.image = UIImage(systemName: symbol)
        valueLabel.text = value
        captionLabel.text = caption.uppercased()
        accessibilityLabel = caption
        accessibilityValue = value
    }

    @IBAction func tapped(_ sender: UITapGestureRecognizer) {
        UIView.animateKeyframes(withDuration: 0.6, delay: 0, options: .calculationModeCubic, animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { self.iconView.transform = CGAffineTransform(translationX: 0, y: -8) }
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { self.iconView.transform = CGAffineTransform(scaleX: 1.3, y: 0.8) }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.iconView.transform = .identity }
        }, completion: nil)
    }
}
