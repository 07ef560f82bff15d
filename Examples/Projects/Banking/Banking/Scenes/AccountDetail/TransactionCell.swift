//
//  TransactionCell.swift
//  Banking
//
//  Created by Noor Haddad on 01.10.24.
//

import UIKit

final class TransactionCell: UITableViewCell {

    static let reuseIdentifier = "TransactionCell"

    @IBOutlet private weak var iconView: UIImageView!
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var referenceLabel: UILabel!
    @IBOutlet private weak var amountLabel: UILabel!

    func configure(with transaction: Transaction) {
        iconView.image = transaction.category.image
        titleLabel.text = transaction.title
        referenceLabel.text = transaction.reference
        referenceLabel.isHidden = transaction.reference.isEmpty
        amountLabel.text = transaction.amount.signed
        amountLabel.textColor = transaction.isIncoming ? UIColor(resource: .positive) : .label
    }
}
