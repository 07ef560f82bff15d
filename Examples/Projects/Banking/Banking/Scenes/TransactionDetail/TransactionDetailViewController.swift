//
//  TransactionDetailViewController.swift
//  Banking
//
//  Created by Noor Haddad on 01.10.24.
//

import UIKit

/// Presented by the coordinator with a SheetTransition.
final class TransactionDetailViewController: UIViewController {

    var didFinish: (() -> Void)?

    @IBOutlet private weak var iconView: UIImageView!
    @IBOutlet private weak var amountLabel: UILabel!
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var dateCaptionLabel: UILabel!
    @IBOutlet private weak var dateLabel: UILabel!
    @IBOutlet private weak var categoryCaptionLabel: UILabel!
    @IBOutlet private weak var categoryLabel: UILabel!
    @IBOutlet private weak var referenceCaptionLabel: UILabel!
    @IBOutlet private weak var referenceLabel: UILabel!
    @IBOutlet private weak var closeButton: UIButton!

    private let transaction: Transaction

    init(transaction: Transaction) {
        self.transaction = transaction
        super.init(nibName: "TransactionDetailViewController", bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        iconView.image = transaction.category.image
        amountLabel.text = transaction.amount.signed
        amountLabel.textColor = transaction.isIncoming ? .positive : .label
        titleLabel.text = transaction.title
        dateCaptionLabel.text = String(localized: "transaction.date")
        dateLabel.text = transaction.date.formatted(date: .complete, time: .omitted)
        categoryCaptionLabel.text = String(localized: "transaction.category")
        categoryLabel.text = transaction.category.title
        referenceCaptionLabel.text = String(localized: "transaction.reference")
        referenceLabel.text = transaction.reference
        closeButton.configuration?.title = String(localized: "action.close")
    }

    @IBAction private func close(_ sender: UIButton) {
        didFinish?()
    }
}
