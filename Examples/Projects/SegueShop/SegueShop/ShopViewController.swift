//
//  ShopViewController.swift
//  SegueShop
//
//  Created by Mirela Okafor on 11/9/24.
//

import UIKit

class ShopViewController: UIViewController {

    @IBOutlet weak var collectionView: UICollectionView!

    private let products = Product.all
    private let cart = Cart()
    private var favorites: Set<Product> = []

    // MARK: - Segues

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "EmbedCartBar":
            let cartBar = segue.destination as! CartBarViewController
            cartBar.cart = cart
        case "ShowProduct":
            guard let product = segue.destination as? ProductViewController,
                  let cell = sender as? UICollectionViewCell,
                  let indexPath = collectionView.indexPath(for: cell) else { return }
            product.product = products[indexPath.item]
        default:
            break
        }
    }

    @IBAction func unwindToShop(_ segue: UIStoryboardSegue) {
        guard segue.identifier == "AddToCart",
              let source = segue.source as? ProductViewController,
              let product = source.product else { return }
        cart.add(product, quantity: source.quantity)
    }

    // MARK: - Gestures

    @IBAction func toggleFavorite(_ sender: UILongPressGestureRecognizer) {
        guard sender.state == .began,
              let indexPath = collectionView.indexPathForItem(at: sender.location(in: collectionView)) else { return }
        let product = products[indexPath.item]
        if favorites.remove(product) == nil {
            favorites.insert(product)
        }
        UIImpactFeedbackGenerator(style: .medium).impactOccurred()
        collectionView.reloadItems(at: [indexPath])
    }
}

// MARK: - UICollectionViewDataSource

extension ShopViewController: UICollectionViewDataSource {

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        products.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "ProductCell", for: indexPath) as! ProductCell
        let product = products[indexPath.item]
        cell.configure(with: product, isFavorite: favorites.contains(product))
        return cell
    }
}

// MARK: - UICollectionViewDelegateFlowLayout

extension ShopViewController: UICollectionViewDelegateFlowLayout {

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                        sizeForItemAt indexPath: IndexPath) -> CGSize {
        let layout = collectionViewLayout as! UICollectionViewFlowLayout
        let insets = layout.sectionInset.left + layout.sectionInset.right
        let width = (collectionView.bounds.width - insets - layout.minimumInteritemSpacing) / 2
        return CGSize(width: width.rounded(.down), height: layout.itemSize.height)
    }
}
