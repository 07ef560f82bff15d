//
//  Product.swift
//  SegueShop
//

import UIKit

struct Product: Hashable {
    let id: Int
    let name: String
    let details: String
    let price: Decimal
    let color: UIColor

    static let all: [Product] = [
        Product(id: 1, name: "Enamel mug", details: "Holds 350 ml and survives the camp fire.", price: 12, color: .systemTeal),
        Product(id: 2, name: "Pocket atlas", details: "Every railway line of 1931 on 96 pages.", price: 18.5, color: .systemIndigo),
        Product(id: 3, name: "Beeswax candle", details: "Burns for about eleven hours.", price: 7.25, color: .systemOrange),
        Product(id: 4, name: "Linen towel", details: "Woven in Lusatia, 50 by 70 cm.", price: 15, color: .systemPink),
        Product(id: 5, name: "Seed box", details: "Six kinds of beans and a planting calendar.", price: 9.75, color: .systemGreen),
        Product(id: 6, name: "Brass compass", details: "Points north. Mostly.", price: 32, color: .systemBrown)
    ]
}

extension Decimal {

    private static let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.locale = Locale(identifier: "en_US")
        return formatter
    }()

    var asPrice: String {
        Decimal.formatter.string(from: self as NSDecimalNumber) ?? "\(self)"
    }
}
