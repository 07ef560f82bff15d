//
//  ListeningSession.swift
//  Drift
//

import Foundation

struct ListeningSession: Hashable, Identifiable, Sendable {

    let id: UUID
    let soundscapeID: Soundscape.ID
    let title: String
    let symbol: String
    let start: Date
    let minutes: Int

    init(soundscapeID: Soundscape.ID, title: String, symbol: String, start: Date, minutes: Int) {
        id = UUID()
        self.soundscapeID = soundscapeID
        self.title = title
        self.symbol = symbol
        self.start = start
        self.minutes = minutes
    }

    static func samples(now: Date = .now) -> [ListeningSession] {
        [
            ListeningSession(soundscapeID: "slate-rain", title: "Rain on Slate", symbol: "cloud.rain.fill",
                             start: now.addingTimeInterval(-3 * 3_600), minutes: 25),
            ListeningSession(soundscapeID: "tidal-cave", title: "Tidal Cave", symbol: "water.waves",
                             start: now.addingTimeInterval(-26 * 3_600), minutes: 45),
            ListeningSession(soundscapeID: "owl-wood", title: "Owl Wood", symbol: "moon.stars.fill",
                             start: now.addingTimeInterval(-29 * 3_600), minutes: 1)
        ]
    }
}
