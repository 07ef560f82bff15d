//
//  CartBarViewController.swift
//  SegueShop
//

import UIKit

/// Embedded at the bottom of the shop by the segue "EmbedCartBar".
class CartBarViewController: UIViewController {

    @IBOutlet weak var summaryLabel: UILabel!
    @IBOutlet weak var clearButton: UIButton!

    var cart: Cart! {
        didSet {
            cart.onChange = { [weak self] in self?.refresh() }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        refresh()
    }

    private func refresh() {
        guard isViewLoaded else { return }
        switch cart.count {
        case 0: summaryLabel.text = "Cart is empty"
        case 1: summaryLabel.text = "1 item · \(cart.total.asPrice)"
        default: summaryLabel.text = "\(cart.count) items · \(cart.total.asPrice)"
        }
        clearButton.isEnabled = cart.count > 0
    }

    @IBAction func clearCart(sender: UIButton) {
        let alert = UIAlertController(title: "Empty the cart?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Empty", style: .destructive) { [cart] _ in
            cart?.clear()
        })
        present(alert, animated: true)
    }
}
