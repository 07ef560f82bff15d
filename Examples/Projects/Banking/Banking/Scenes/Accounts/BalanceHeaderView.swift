//
//  BalanceHeaderView.swift
//  Banking
//
//  Created by Noor Haddad on 01.10.24.
//

import UIKit

final class BalanceHeaderView: UICollectionReusableView {

    @IBOutlet private weak var greetingLabel: UILabel!
    @IBOutlet private weak var totalLabel: UILabel!
    @IBOutlet private weak var countLabel: UILabel!

    func configure(name: String, total: Money, count: Int) {
        greetingLabel.text = String(localized: "Hello, \(name)")
        totalLabel.text = total.formatted
        countLabel.text = String(localized: "accounts.count \(count)")
    }
}
