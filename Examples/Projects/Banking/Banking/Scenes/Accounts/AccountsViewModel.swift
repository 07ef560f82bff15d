//
//  AccountsViewModel.swift
//  Banking
//
//  Created by Noor Haddad on 01.10.24.
//

import Combine
import Foundation

@MainActor
final class AccountsViewModel {

    enum State: Equatable {
        case idle
        case loading
        case loaded
        case failed(String)
    }

    @Published private(set) var state: State = .idle
    @Published private(set) var accounts: [Account] = []
    @Published private(set) var goals: [Goal] = []

    let customer: Customer
    private let service: any BankService

    init(service: any BankService, customer: Customer) {
        self.service = service
        self.customer = customer
    }

    var total: Money {
        accounts.reduce(Money(minorUnits: 0)) { $0 + $1.balance }
    }

    func account(with id: Account.ID) -> Account? {
        accounts.first { $0.id == id }
    }

    func load() async {
        if accounts.isEmpty {
            state = .loading
        }
        do {
            async let accounts = service.accounts()
            async let goals = service.goals()
            let loaded = try await (accounts, goals)
            self.accounts = loaded.0
            self.goals = loaded.1
            state = .loaded
        } catch is CancellationError {
            state = accounts.isEmpty ? .idle : .loaded
        } catch {
            state = .failed(error.localizedDescription)
        }
    }
}
