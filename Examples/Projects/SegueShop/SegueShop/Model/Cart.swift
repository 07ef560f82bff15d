//
//  Cart.swift
//  SegueShop
//

import Foundation

final class Cart {

    private(set) var quantities: [Product: Int] = [:] {
        didSet { onChange?() }
    }

    var onChange: (() -> Void)?

    var count: Int {
        quantities.values.reduce(0, +)
    }

    var total: Decimal {
        quantities.reduce(Decimal(0)) { sum, entry in
            sum + entry.key.price * Decimal(entry.value)
        }
    }

    func add(_ product: Product, quantity: Int) {
        quantities[product, default: 0] += quantity
    }

    func clear() {
        quantities.removeAll()
    }
}
