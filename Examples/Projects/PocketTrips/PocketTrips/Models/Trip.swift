//
//  Trip.swift
//  PocketTrips
//
//  Created by Jonas Weber on 12.09.17.
//  Copyright © 2017 Weber Apps. All rights reserved.
//

import Foundation

struct Trip: Codable {
    var identifier: String
    var name: String
    var country: String
    var start: Date
    var days: Int
    var packed: [String]

    init(name: String, country: String, start: Date, days: Int) {
        self.identifier = UUID().uuidString
        self.name = name
        self.country = country
        self.start = start
        self.days = days
        self.packed = []
    }

    var end: Date {
        return Calendar.current.date(byAdding: .day, value: days, to: start) ?? start
    }

    var isUpcoming: Bool {
        return start > Date()
    }

    static let dateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .none
        return formatter
    }()

    var dateText: String {
        return Trip.dateFormatter.string(from: start)
    }
}

struct Place {
    let name: String
    let blurb: String
    let hue: Double

    static let all = [
        Place(name: "Ljubljana", blurb: "Dragons, a castle and a car-free old town along the river.", hue: 0.33),
        Place(name: "Bergen", blurb: "It rains two days out of three. Bring a jacket and ride the funicular.", hue: 0.58),
        Place(name: "Granada", blurb: "Book the palace early, then eat your way through the tapas bars.", hue: 0.06),
        Place(name: "Tallinn", blurb: "Medieval walls, good coffee and ferries to everywhere.", hue: 0.78),
        Place(name: "Nafplio", blurb: "Nine hundred and ninety-nine steps up to the fortress.", hue: 0.12),
        Place(name: "Gdańsk", blurb: "Amber, shipyards and a long walk on the pier.", hue: 0.95)
    ]
}
