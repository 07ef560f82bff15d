//
//  TrailStore.swift
//  TrailLog
//
//  Created by Marta Feld on 12/10/2019.
//  Copyright © 2019 Marta Feld. All rights reserved.
//

import UIKit

extension Notification.Name {
    static let trailStoreDidChange = Notification.Name("TrailStoreDidChange")
    static let preferencesDidChange = Notification.Name("PreferencesDidChange")
}

final class TrailStore {

    static let shared = TrailStore()

    private(set) var trails: [Trail]

    private init() {
        trails = TrailStore.samples()
    }

    func trails(in region: Region) -> [Trail] {
        let inRegion = trails.filter { $0.region == region }
        let sorted: [Trail]
        switch Preferences.sortOrder {
        case .name:
            sorted = inRegion.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
        case .length:
            sorted = inRegion.sorted { $0.kilometres < $1.kilometres }
        case .ascent:
            sorted = inRegion.sorted { $0.ascent < $1.ascent }
        }
        guard Preferences.favouritesFirst else { return sorted }
        return sorted.filter { $0.isFavourite } + sorted.filter { !$0.isFavourite }
    }

    func trail(withIdentifier identifier: UUID) -> Trail? {
        return trails.first { $0.identifier == identifier }
    }

    var totalKilometres: Double {
        return trails.reduce(0) { $0 + $1.kilometres }
    }

    func add(_ trail: Trail) {
        trails.append(trail)
        didChange()
    }

    func update(_ trail: Trail) {
        guard let index = trails.firstIndex(where: { $0.identifier == trail.identifier }) else { return }
        trails[index] = trail
        didChange()
    }

    func remove(_ trail: Trail) {
        trails.removeAll { $0.identifier == trail.identifier }
        didChange()
    }

    func reset() {
        trails = TrailStore.samples()
        didChange()
    }

    private func didChange() {
        NotificationCenter.default.post(name: .trailStoreDidChange, object: self)
    }

    private static func samples() -> [Trail] {
        return [
            Trail(name: "Falkensee Loop", region: .alps, kilometres: 12.4, ascent: 640, difficulty: .moderate,
                  rating: 4, isFavourite: true, photoName: "photo-lake",
                  profile: [0.10, 0.18, 0.34, 0.52, 0.70, 0.66, 0.58, 0.74, 0.82, 0.60, 0.38, 0.20, 0.10]),
            Trail(name: "Grauhorn Ridge", region: .alps, kilometres: 18.9, ascent: 1480, difficulty: .hard, rating: 5,
                  profile: [0.05, 0.16, 0.30, 0.47, 0.61, 0.80, 0.92, 1.00, 0.94, 0.97, 0.76, 0.45, 0.12]),
            Trail(name: "Almweg", region: .alps, kilometres: 6.2, ascent: 210, difficulty: .easy, rating: 3,
                  photoName: "photo-lake",
                  profile: [0.20, 0.26, 0.31, 0.40, 0.44, 0.42, 0.39, 0.36, 0.33, 0.28, 0.24, 0.22, 0.20]),
            Trail(name: "Lantern Cliffs", region: .coast, kilometres: 9.8, ascent: 320, difficulty: .moderate, rating: 5,
                  profile: [0.05, 0.42, 0.55, 0.50, 0.20, 0.12, 0.48, 0.60, 0.57, 0.18, 0.40, 0.44, 0.06]),
            Trail(name: "Shingle Spit", region: .coast, kilometres: 5.1, ascent: 15, difficulty: .easy, rating: 3,
                  profile: [0.08, 0.08, 0.10, 0.09, 0.07, 0.08, 0.11, 0.09, 0.08, 0.07, 0.08, 0.09, 0.08]),
            Trail(name: "Old Mill Hollow", region: .forest, kilometres: 7.7, ascent: 180, difficulty: .easy, rating: 4,
                  profile: [0.50, 0.41, 0.30, 0.22, 0.16, 0.14, 0.18, 0.24, 0.29, 0.36, 0.43, 0.48, 0.50]),
            Trail(name: "Fernback Traverse", region: .forest, kilometres: 14.3, ascent: 720, difficulty: .hard, rating: 4,
                  profile: [0.12, 0.30, 0.54, 0.40, 0.63, 0.82, 0.60, 0.77, 0.90, 0.71, 0.50, 0.30, 0.14])
        ]
    }

}

// MARK: - Preferences

enum SortOrder: Int {
    case name
    case length
    case ascent
}

enum Preferences {

    private enum Key {
        static let usesMiles = "UsesMiles"
        static let favouritesFirst = "FavouritesFirst"
        static let sortOrder = "SortOrder"
    }

    static func registerDefaults() {
        UserDefaults.standard.register(defaults: [
            Key.usesMiles: false,
            Key.favouritesFirst: true,
            Key.sortOrder: SortOrder.name.rawValue
        ])
    }

    static var usesMiles: Bool {
        get { return UserDefaults.standard.bool(forKey: Key.usesMiles) }
        set { save(newValue, forKey: Key.usesMiles) }
    }

    static var favouritesFirst: Bool {
        get { return UserDefaults.standard.bool(forKey: Key.favouritesFirst) }
        set { save(newValue, forKey: Key.favouritesFirst) }
    }

    static var sortOrder: SortOrder {
        get { return SortOrder(rawValue: UserDefaults.standard.integer(forKey: Key.sortOrder)) ?? .name }
        set { save(newValue.rawValue, forKey: Key.sortOrder) }
    }

    private static func save(_ value: Any, forKey key: String) {
        UserDefaults.standard.set(value, forKey: key)
        NotificationCenter.default.post(name: .preferencesDidChange, object: nil)
    }

}

// MARK: - Text

enum TrailText {

    static func distance(_ kilometres: Double) -> String {
        if Preferences.usesMiles {
            let format = NSLocalizedString("distance.miles", comment: "A distance in miles")
            return String(format: format, locale: Locale.current, kilometres * 0.621371)
        }
        let format = NSLocalizedString("distance.kilometres", comment: "A distance in kilometres")
        return String(format: format, locale: Locale.current, kilometres)
    }

    static func ascent(_ metres: Int) -> String {
        if Preferences.usesMiles {
            let format = NSLocalizedString("ascent.feet", comment: "An ascent in feet")
            return String(format: format, locale: Locale.current, Int(Double(metres) * 3.28084))
        }
        let format = NSLocalizedString("ascent.metres", comment: "An ascent in metres")
        return String(format: format, locale: Locale.current, metres)
    }

    static func duration(_ minutes: Int) -> String {
        return String(format: "%d:%02d h", minutes / 60, minutes % 60)
    }

}
