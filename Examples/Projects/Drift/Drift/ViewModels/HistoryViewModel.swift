//
//  HistoryViewModel.swift
//  Drift
//

import Combine
import Foundation

@MainActor
final class HistoryViewModel: ObservableObject {

    struct Day {
        let date: Date
        let sessions: [ListeningSession]
    }

    @Published private(set) var days: [Day] = []
    private(set) var totalMinutes = 0

    private var listening: Task<Void, Never>?

    init(store: HistoryStore) {
        let changes = store.changes
        listening = Task { [weak self] in
            for await sessions in changes {
                self?.show(sessions)
            }
        }
    }

    private func show(_ sessions: [ListeningSession]) {
        totalMinutes = sessions.reduce(0) { $0 + $1.minutes }
        let grouped = Dictionary(grouping: sessions) { Calendar.current.startOfDay(for: $0.start) }
        days = grouped
            .map { Day(date: $0.key, sessions: $0.value.sorted { $0.start > $1.start }) }
            .sorted { $0.date > $1.date }
    }
}
