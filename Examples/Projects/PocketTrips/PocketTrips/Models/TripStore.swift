//
//  TripStore.swift
//  PocketTrips
//
//  Created by Jonas Weber on 13.09.17.
//  Copyright © 2017 Weber Apps. All rights reserved.
//

import Foundation

extension Notification.Name {
    static let tripStoreDidChange = Notification.Name("TripStoreDidChange")
}

final class TripStore {

    static let shared = TripStore()

    private let key = "trips"
    private(set) var trips: [Trip] = []

    private init() {}

    func load() {
        if let data = UserDefaults.standard.data(forKey: key),
            let saved = try? JSONDecoder().decode([Trip].self, from: data) {
            trips = saved
        } else {
            trips = TripStore.samples
        }
    }

    func save() {
        guard let data = try? JSONEncoder().encode(trips) else { return }
        UserDefaults.standard.set(data, forKey: key)
    }

    func add(_ trip: Trip) {
        trips.append(trip)
        trips.sort { $0.start < $1.start }
        changed()
    }

    func update(_ trip: Trip) {
        guard let index = trips.index(where: { $0.identifier == trip.identifier }) else { return }
        trips[index] = trip
        changed()
    }

    func remove(at index: Int) {
        trips.remove(at: index)
        changed()
    }

    private func changed() {
        save()
        NotificationCenter.default.post(name: .tripStoreDidChange, object: self)
    }

    private static var samples: [Trip] {
        let day: TimeInterval = 24 * 60 * 60
        return [
            Trip(name: "Long weekend", country: "Denmark", start: Date(timeIntervalSinceNow: 12 * day), days: 4),
            Trip(name: "Summer", country: "Italy", start: Date(timeIntervalSinceNow: 80 * day), days: 14),
            Trip(name: "Conference", country: "Portugal", start: Date(timeIntervalSinceNow: 140 * day), days: 3)
        ]
    }
}
