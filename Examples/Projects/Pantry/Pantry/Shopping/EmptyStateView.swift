//
//  EmptyStateView.swift
//  Pantry
//
//  Created by Ines Carvalho on 14/03/2024.
//

import UIKit

final class EmptyStateView: UIView {

    @IBOutlet private var messageLabel: UILabel!
    @IBOutlet private var actionButton: UIButton!

    var onAction: (() -> Void)?

    static func load() -> EmptyStateView {
        let nib = UINib(nibName: String(describing: Self.self), bundle: .main)
        guard let view = nib.instantiate(withOwner: nil).first as? EmptyStateView else {
            fatalError("EmptyStateView.xib is broken")
        }
        return view
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        messageLabel.text = String(localized: "shopping.empty")
        actionButton.configuration?.title = String(localized: "shopping.add")
    }

    @IBAction private func buttonTapped(_ sender: UIButton) {
        onAction?()
    }
}
