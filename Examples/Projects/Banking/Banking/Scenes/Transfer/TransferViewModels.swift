//
//  TransferViewModels.swift
//  Banking
//
//  Created by Noor Haddad on 01.10.24.
//

import Combine
import Foundation

@MainActor
final class TransferFormViewModel {

    let accounts: [Account]

    @Published var source: Account
    @Published var recipient = ""
    @Published var amountText = ""
    @Published var message = ""

    init(accounts: [Account]) {
        precondition(!accounts.isEmpty)
        self.accounts = accounts
        self.source = accounts[0]
    }

    /// Nil while the form is incomplete or the account is too poor.
    var order: AnyPublisher<TransferOrder?, Never> {
        Publishers.CombineLatest4($source, $recipient, $amountText, $message)
            .map { source, recipient, amountText, message -> TransferOrder? in
                guard let amount = Self.amount(from: amountText), amount.minorUnits > 0,
                      amount.minorUnits <= source.balance.minorUnits,
                      recipient.count >= 2 else { return nil }
                return TransferOrder(source: source, recipient: recipient, amount: amount, message: message)
            }
            .removeDuplicates()
            .eraseToAnyPublisher()
    }

    var isOverdrawn: AnyPublisher<Bool, Never> {
        $source.combineLatest($amountText)
            .map { source, text in
                (Self.amount(from: text)?.minorUnits ?? 0) > source.balance.minorUnits
            }
            .removeDuplicates()
            .eraseToAnyPublisher()
    }

    nonisolated static func amount(from text: String) -> Money? {
        let normalized = text.replacingOccurrences(of: ",", with: ".")
        guard let value = Decimal(string: normalized, locale: Locale(identifier: "en_US_POSIX")) else { return nil }
        return Money(minorUnits: NSDecimalNumber(decimal: value * 100).intValue)
    }
}

@MainActor
final class TransferConfirmViewModel {

    enum State: Equatable {
        case ready
        case sending
        case failed(String)
    }

    let order: TransferOrder
    @Published private(set) var state: State = .ready

    private let service: any BankService

    init(order: TransferOrder, service: any BankService) {
        self.order = order
        self.service = service
    }

    func send() async -> Receipt? {
        state = .sending
        do {
            let receipt = try await service.perform(order)
            state = .ready
            return receipt
        } catch {
            state = .failed(error.localizedDescription)
            return nil
        }
    }
}
