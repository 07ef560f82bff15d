//
//  ItemDetailViewController.swift
//  Pantry
//
//  Created by Ines Carvalho on 07/03/2024.
//

import PantryKit
import UIKit

final class ItemDetailViewController: UIViewController {

    @IBOutlet private weak var emojiLabel: UILabel!
    @IBOutlet private weak var quantityLabel: UILabel!
    @IBOutlet private weak var expiryLabel: UILabel!
    @IBOutlet private weak var cardView: UIView!
    @IBOutlet private weak var frontView: UIView!
    @IBOutlet private weak var backView: UIView!
    @IBOutlet private weak var useButton: UIButton!

    private let item: PantryItem
    private let store = PantryStore.shared
    private var isShowingBack = false

    init?(coder: NSCoder, item: PantryItem) {
        self.item = item
        super.init(coder: coder)
    }

    @available(*, unavailable, renamed: "init(coder:item:)")
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = item.name
        cardView.layer.cornerRadius = 20
        cardView.layer.cornerCurve = .continuous
        emojiLabel.text = item.emoji
        if let expires = item.expires {
            expiryLabel.text = expires.formatted(.dateTime.day().month(.wide).year())
        } else {
            expiryLabel.text = String(localized: "detail.keeps")
        }
        showQuantity(item.quantity)

        useButton.configurationUpdateHandler = { button in
            button.configuration?.showsActivityIndicator = false
            button.alpha = button.isEnabled ? 1 : 0.5
        }
    }

    private func showQuantity(_ quantity: Int) {
        quantityLabel.text = quantity.formatted()
        useButton.isEnabled = quantity > 0
    }

    @IBAction private func useOne(_ sender: UIButton) {
        let left = store.changeQuantity(of: item.id, by: -1)
        UIView.transition(with: quantityLabel, duration: 0.35, options: .transitionFlipFromTop) {
            self.showQuantity(left)
        }
        if left == 0 { askToRestock() }
    }

    @IBAction private func restock(_ sender: UIButton) {
        let now = store.changeQuantity(of: item.id, by: 1)
        UIView.transition(with: quantityLabel, duration: 0.35, options: .transitionFlipFromBottom) {
            self.showQuantity(now)
        }
    }

    @IBAction private func flipCard(_ sender: Any) {
        isShowingBack.toggle()
        let (from, to) = isShowingBack ? (frontView!, backView!) : (backView!, frontView!)
        let direction: UIView.AnimationOptions = isShowingBack ? .transitionFlipFromRight : .transitionFlipFromLeft
        UIView.transition(from: from, to: to, duration: 0.5, options: [direction, .showHideTransitionViews])
    }

    private func askToRestock() {
        let alert = UIAlertController(title: String(localized: "detail.empty"), message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: String(localized: "action.buy"), style: .default) { [store, item] _ in
            store.addToShoppingList(item.name)
        })
        alert.addAction(UIAlertAction(title: String(localized: "action.notNow"), style: .cancel))
        present(alert, animated: true)
    }
}
