//
//  Models.swift
//  Banking
//
//  Created by Noor Haddad on 01.10.24.
//

import UIKit

struct Money: Hashable, Sendable {
    /// Cents.
    var minorUnits: Int
    var currencyCode = "EUR"

    var decimal: Decimal { Decimal(minorUnits) / 100 }

    var formatted: String {
        decimal.formatted(.currency(code: currencyCode))
    }

    var signed: String {
        decimal.formatted(.currency(code: currencyCode).sign(strategy: .always(showZero: false)))
    }

    static func + (lhs: Money, rhs: Money) -> Money {
        Money(minorUnits: lhs.minorUnits + rhs.minorUnits, currencyCode: lhs.currencyCode)
    }

    static func - (lhs: Money, rhs: Money) -> Money {
        Money(minorUnits: lhs.minorUnits - rhs.minorUnits, currencyCode: lhs.currencyCode)
    }
}

struct Customer: Hashable, Sendable {
    let name: String
}

struct Account: Identifiable, Hashable, Sendable {
    enum Kind: Sendable {
        case current
        case savings
    }

    let id: UUID
    let kind: Kind
    let name: String
    let iban: String
    var balance: Money

    var maskedIBAN: String { "•••• " + iban.suffix(4) }
}

struct Goal: Identifiable, Hashable, Sendable {
    let id: UUID
    let name: String
    let saved: Money
    let target: Money

    var progress: Double { Double(saved.minorUnits) / Double(max(target.minorUnits, 1)) }
}

struct Transaction: Identifiable, Hashable, Sendable {
    enum Category: String, CaseIterable, Sendable {
        case groceries
        case travel
        case salary
        case home
        case transfer
    }

    let id: UUID
    let title: String
    let reference: String
    let category: Category
    let amount: Money
    let date: Date

    var isIncoming: Bool { amount.minorUnits > 0 }
}

extension Transaction.Category {

    var image: UIImage {
        switch self {
        case .groceries: return UIImage(resource: .Category.groceries)
        case .travel: return UIImage(resource: .Category.travel)
        case .salary: return UIImage(resource: .Category.salary)
        case .home: return UIImage(resource: .Category.home)
        case .transfer: return UIImage(resource: .Category.transfer)
        }
    }

    var title: String {
        switch self {
        case .groceries: return String(localized: "category.groceries")
        case .travel: return String(localized: "category.travel")
        case .salary: return String(localized: "category.salary")
        case .home: return String(localized: "category.home")
        case .transfer: return String(localized: "category.transfer")
        }
    }
}

struct TransferOrder: Hashable, Sendable {
    var source: Account
    var recipient: String
    var amount: Money
    var message: String
}

struct Receipt: Hashable, Sendable {
    let number: String
    let order: TransferOrder
}

struct PaymentCard: Identifiable, Hashable, Sendable {
    let id: UUID
    let holder: String
    let number: String
    let expiry: String
    let securityCode: String
    var isFrozen: Bool
    var dailyLimit: Money
}
