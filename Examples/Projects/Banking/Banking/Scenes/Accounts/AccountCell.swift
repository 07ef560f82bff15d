//
//  AccountCell.swift
//  Banking
//
//  Created by Noor Haddad on 01.10.24.
//

import UIKit

final class AccountCell: UICollectionViewCell {

    @IBOutlet private(set) weak var cardView: UIView!
    @IBOutlet private weak var iconView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var ibanLabel: UILabel!
    @IBOutlet private weak var balanceLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        cardView.layer.cornerRadius = 16
        cardView.layer.cornerCurve = .continuous
    }

    override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.15, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
                self.cardView.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.97, y: 0.97) : .identity
            }
        }
    }

    func configure(with account: Account) {
        nameLabel.text = account.name
        ibanLabel.text = account.maskedIBAN
        balanceLabel.text = account.balance.formatted
        switch account.kind {
        case .current:
            iconView.image = UIImage(systemName: "wallet.pass.fill")
            cardView.backgroundColor = .cardSurface
        case .savings:
            iconView.image = UIImage(systemName: "leaf.fill")
            cardView.backgroundColor = UIColor(resource: .savingsSurface)
        }
    }
}
