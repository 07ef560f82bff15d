//
//  CardFaceView.swift
//  Banking
//
//  Created by Noor Haddad on 01.10.24.
//

import UIKit

/// One side of a payment card. The content is in CardFaceView.xib.
@IBDesignable
final class CardFaceView: UIView {

    @IBOutlet private var contentView: UIView!
    @IBOutlet private weak var chipView: UIImageView!
    @IBOutlet private weak var stripeView: UIView!
    @IBOutlet private weak var numberLabel: UILabel!
    @IBOutlet private weak var holderLabel: UILabel!
    @IBOutlet private weak var detailLabel: UILabel!
    @IBOutlet private weak var frostView: UIVisualEffectView!

    @IBInspectable var isBack: Bool = false {
        didSet { updateSide() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        loadContent()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        loadContent()
    }

    private func loadContent() {
        let nib = UINib(nibName: "CardFaceView", bundle: Bundle(for: CardFaceView.self))
        nib.instantiate(withOwner: self, options: nil)
        addSubview(contentView)
        contentView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            contentView.topAnchor.constraint(equalTo: topAnchor),
            contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: bottomAnchor)
        ])
        contentView.layer.cornerRadius = 18
        contentView.layer.cornerCurve = .continuous
        contentView.clipsToBounds = true
        updateSide()
    }

    private func updateSide() {
        chipView?.isHidden = isBack
        stripeView?.isHidden = !isBack
        contentView?.backgroundColor = isBack ? UIColor(resource: .brandBlueDeep) : .brandBlue
    }

    func configure(with card: PaymentCard) {
        if isBack {
            numberLabel.text = String(localized: "card.code \(card.securityCode)")
            holderLabel.text = nil
            detailLabel.text = String(localized: "card.valid \(card.expiry)")
        } else {
            numberLabel.text = card.number
            holderLabel.text = card.holder.uppercased()
            detailLabel.text = card.expiry
        }
        let isFrozen = card.isFrozen
        UIView.animate(withDuration: 0.3) {
            self.frostView.effect = isFrozen ? UIBlurEffect(style: .systemUltraThinMaterial) : nil
        }
    }
}
