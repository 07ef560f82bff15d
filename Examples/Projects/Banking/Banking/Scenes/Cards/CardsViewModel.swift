//
//  CardsViewModel.swift
//  Banking
//
//  Created by Noor Haddad on 01.10.24.
//

import Combine
import Foundation

@MainActor
final class CardsViewModel {

    @Published private(set) var cards: [PaymentCard] = []
    @Published var selectedIndex = 0

    var selected: AnyPublisher<PaymentCard?, Never> {
        $cards.combineLatest($selectedIndex)
            .map { cards, index -> PaymentCard? in cards.indices.contains(index) ? cards[index] : nil }
            .removeDuplicates()
            .eraseToAnyPublisher()
    }

    private let service: any BankService
    private var saving: Task<Void, Never>?

    init(service: any BankService) {
        self.service = service
    }

    func load() async {
        cards = (try? await service.cards()) ?? []
    }

    func setFrozen(_ isFrozen: Bool) {
        change { $0.isFrozen = isFrozen }
    }

    func setDailyLimit(_ limit: Money) {
        change { $0.dailyLimit = limit }
    }

    private func change(_ body: (inout PaymentCard) -> Void) {
        guard cards.indices.contains(selectedIndex) else { return }
        body(&cards[selectedIndex])
        let card = cards[selectedIndex]
        saving?.cancel()
        saving = Task { [service] in
            try? await Task.sleep(nanoseconds: 300_000_000)
            guard !Task.isCancelled else { return }
            try? await service.update(card)
        }
    }
}
