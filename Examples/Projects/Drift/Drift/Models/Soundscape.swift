//
//  Soundscape.swift
//  Drift
//

import Foundation

struct Soundscape: Codable, Hashable, Identifiable, Sendable {

    enum Mood: String, Codable, CaseIterable, Sendable {
        case water
        case wind
        case night
        case city

        var title: String {
            switch self {
            case .water: String(localized: "Water")
            case .wind: String(localized: "Wind")
            case .night: String(localized: "Night")
            case .city: String(localized: "City")
            }
        }
    }

    struct Layer: Codable, Hashable, Sendable {
        let name: String
        let symbol: String
        let level: Double
    }

    let id: String
    let title: String
    let place: String
    let mood: Mood
    let symbol: String
    let minutes: Int
    let notes: String
    let layers: [Layer]
}
