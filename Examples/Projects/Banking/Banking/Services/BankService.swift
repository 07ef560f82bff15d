//
//  BankService.swift
//  Banking
//
//  Created by Noor Haddad on 01.10.24.
//

import Foundation

enum BankError: LocalizedError {
    case wrongPIN
    case insufficientFunds
    case offline

    var errorDescription: String? {
        switch self {
        case .wrongPIN: return String(localized: "error.wrongPIN")
        case .insufficientFunds: return String(localized: "error.insufficientFunds")
        case .offline: return String(localized: "error.offline")
        }
    }
}

protocol BankService: Sendable {
    func signIn(user: String, pin: String) async throws -> Customer
    func accounts() async throws -> [Account]
    func goals() async throws -> [Goal]
    func transactions(for accountID: Account.ID) async throws -> [Transaction]
    func cards() async throws -> [PaymentCard]
    func update(_ card: PaymentCard) async throws
    func perform(_ order: TransferOrder) async throws -> Receipt
}

/// Everything in memory, with a delay like a real network.
actor DemoBankService: BankService {

    private var customer: Customer?
    private var storedAccounts: [Account]
    private var storedTransactions: [Account.ID: [Transaction]]
    private var storedCards: [PaymentCard] = []
    private var receiptCount = 0

    init() {
        let current = Account(id: UUID(), kind: .current, name: "Everyday", iban: "DE02 1203 0000 0000 2020 51", balance: Money(minorUnits: 284_315))
        let joint = Account(id: UUID(), kind: .current, name: "Household", iban: "DE88 1009 0000 1234 5678 92", balance: Money(minorUnits: 93_040))
        let savings = Account(id: UUID(), kind: .savings, name: "Rainy Day", iban: "DE75 5121 0800 1245 1261 99", balance: Money(minorUnits: 1_250_000))
        storedAccounts = [current, joint, savings]
        storedTransactions = [
            current.id: [
                Self.entry("Salary September", "Haddad Design GmbH", .salary, 310_000, 1),
                Self.entry("Night train", "Berlin - Stockholm", .travel, -12_990, 1),
                Self.entry("Market hall", "Card 4410", .groceries, -3_485, 2),
                Self.entry("Rent", "October", .home, -98_000, 3),
                Self.entry("To Household", "Own transfer", .transfer, -40_000, 3),
                Self.entry("Bakery", "Card 4410", .groceries, -780, 5)
            ],
            joint.id: [
                Self.entry("From Everyday", "Own transfer", .transfer, 40_000, 3),
                Self.entry("Electricity", "Contract 99-1204", .home, -8_460, 4),
                Self.entry("Supermarket", "Card 7702", .groceries, -6_215, 4)
            ],
            savings.id: [
                Self.entry("Standing order", "Monthly", .transfer, 25_000, 6),
                Self.entry("Interest", "Third quarter", .salary, 3_125, 8)
            ]
        ]
    }

    private static func entry(_ title: String, _ reference: String, _ category: Transaction.Category, _ amount: Int, _ daysAgo: Int) -> Transaction {
        let date = Calendar.current.date(byAdding: .day, value: -daysAgo, to: Calendar.current.startOfDay(for: .now)) ?? .now
        return Transaction(id: UUID(), title: title, reference: reference, category: category, amount: Money(minorUnits: amount), date: date)
    }

    private func delay(_ seconds: Double = 0.6) async throws {
        try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
    }

    func signIn(user: String, pin: String) async throws -> Customer {
        try await delay(0.9)
        guard pin == "1234" else { throw BankError.wrongPIN }
        let customer = Customer(name: user)
        self.customer = customer
        storedCards = [
            PaymentCard(id: UUID(), holder: user, number: "5412 7512 3412 4410", expiry: "11/27", securityCode: "310", isFrozen: false, dailyLimit: Money(minorUnits: 100_000)),
            PaymentCard(id: UUID(), holder: user, number: "4000 1234 5678 7702", expiry: "03/28", securityCode: "902", isFrozen: true, dailyLimit: Money(minorUnits: 50_000))
        ]
        return customer
    }

    func accounts() async throws -> [Account] {
        try await delay()
        return storedAccounts
    }

    func goals() async throws -> [Goal] {
        try await delay(0.3)
        return [
            Goal(id: UUID(uuidString: "6F1D1B8E-8E0E-4E0B-9B1C-0D4F5A2B7C01")!, name: "Cargo bike", saved: Money(minorUnits: 186_000), target: Money(minorUnits: 240_000)),
            Goal(id: UUID(uuidString: "6F1D1B8E-8E0E-4E0B-9B1C-0D4F5A2B7C02")!, name: "Lofoten", saved: Money(minorUnits: 42_500), target: Money(minorUnits: 170_000))
        ]
    }

    func transactions(for accountID: Account.ID) async throws -> [Transaction] {
        try await delay()
        return (storedTransactions[accountID] ?? []).sorted { $0.date > $1.date }
    }

    func cards() async throws -> [PaymentCard] {
        try await delay(0.3)
        return storedCards
    }

    func update(_ card: PaymentCard) async throws {
        try await delay(0.2)
        guard let index = storedCards.firstIndex(where: { $0.id == card.id }) else { return }
        storedCards[index] = card
    }

    func perform(_ order: TransferOrder) async throws -> Receipt {
        try await delay(1.4)
        guard let index = storedAccounts.firstIndex(where: { $0.id == order.source.id }) else { throw BankError.offline }
        guard storedAccounts[index].balance.minorUnits >= order.amount.minorUnits else { throw BankError.insufficientFunds }
        storedAccounts[index].balance = storedAccounts[index].balance - order.amount
        let transaction = Transaction(id: UUID(), title: order.recipient, reference: order.message, category: .transfer,
                                      amount: Money(minorUnits: -order.amount.minorUnits), date: Calendar.current.startOfDay(for: .now))
        storedTransactions[order.source.id, default: []].append(transaction)
        receiptCount += 1
        return Receipt(number: String(format: "T-%06d", 41_200 + receiptCount), order: order)
    }
}
