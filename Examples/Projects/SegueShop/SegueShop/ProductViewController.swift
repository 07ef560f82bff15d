//
//  ProductViewController.swift
//  SegueShop
//

import UIKit

class ProductViewController: UIViewController {

    @IBOutlet weak var parcelView: UIImageView!
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var detailsLabel: UILabel!
    @IBOutlet weak var quantityLabel: UILabel!
    @IBOutlet weak var stepper: UIStepper!
    @IBOutlet weak var addButton: UIButton!

    var product: Product?

    private(set) var quantity = 1 {
        didSet { updateQuantity() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        parcelView.tintColor = product?.color
        nameLabel.text = product?.name
        detailsLabel.text = product?.details
        updateQuantity()
    }

    @IBAction func quantityChanged(_ sender: UIStepper) {
        quantity = Int(sender.value)
    }

    private func updateQuantity() {
        quantityLabel.text = "\(quantity)"
        guard let product else { return }
        addButton.configuration?.title = "Add for \((product.price * Decimal(quantity)).asPrice)"
    }
}
