//
//  AccountDetailViewModel.swift
//  Banking
//
//  Created by Noor Haddad on 01.10.24.
//

import Combine
import Foundation

@MainActor
final class AccountDetailViewModel {

    enum Filter: Int, CaseIterable {
        case all
        case incoming
        case outgoing

        func includes(_ transaction: Transaction) -> Bool {
            switch self {
            case .all: return true
            case .incoming: return transaction.isIncoming
            case .outgoing: return !transaction.isIncoming
            }
        }
    }

    struct Day: Hashable {
        let date: Date
        let transactions: [Transaction]
    }

    let account: Account

    @Published var filter: Filter = .all
    @Published private var transactions: [Transaction] = []
    @Published private(set) var isLoading = false

    var days: AnyPublisher<[Day], Never> {
        $transactions
            .combineLatest($filter)
            .map { transactions, filter in
                Dictionary(grouping: transactions.filter(filter.includes), by: \.date)
                    .map { Day(date: $0.key, transactions: $0.value) }
                    .sorted { $0.date > $1.date }
            }
            .removeDuplicates()
            .eraseToAnyPublisher()
    }

    private let service: any BankService

    init(account: Account, service: any BankService) {
        self.account = account
        self.service = service
    }

    func load() async {
        isLoading = true
        defer { isLoading = false }
        transactions = (try? await service.transactions(for: account.id)) ?? []
    }
}
