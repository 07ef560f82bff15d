//
//  ShoppingCells.swift
//  RecipeBox
//

import UIKit

/// An entry of the shopping list with a round check box.
final class ShoppingItemCell: UITableViewCell {

    static let reuseIdentifier = "ShoppingItemCell"

    @IBOutlet private weak var checkButton: UIButton!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var amountLabel: UILabel!

    var onToggle: (() -> Void)?

    override func prepareForReuse() {
        super.prepareForReuse()
        onToggle = nil
    }

    func configure(with item: ShoppingItem) {
        let color = (item.isDone ? UIColor(named: "Muted") : UIColor(named: "Ink")) ?? .black
        var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: color]
        if item.isDone {
            attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
        }
        nameLabel.attributedText = NSAttributedString(string: item.name, attributes: attributes)
        amountLabel.text = item.amount
        amountLabel.isHidden = item.amount.isEmpty
        checkButton.isSelected = item.isDone
        checkButton.accessibilityLabel = item.name
    }

    @IBAction private func toggle(_ sender: UIButton) {
        UIView.animate(withDuration: 0.1, animations: {
            sender.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        }, completion: { _ in
            UIView.animate(withDuration: 0.1, animations: {
                sender.transform = .identity
            }, completion: { _ in
                self.onToggle?()
            })
        })
    }
}

/// Stands in for the entries while the list is empty.
final class ShoppingHintCell: UITableViewCell {

    static let reuseIdentifier = "ShoppingHintCell"

    @IBOutlet private weak var hintImageView: UIImageView!
    @IBOutlet private weak var hintLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        hintImageView.tintColor = UIColor(named: "Muted")
    }

    func configure(with text: String) {
        hintLabel.text = text
    }
}
