//
//  Place.swift
//  ListZoom
//

import UIKit

struct Place: Equatable {
    let name: String
    let region: String
    let summary: String
    let hue: CGFloat
    var isFavorite = false
    var visits = 0
    var note = ""

    var color: UIColor {
        return UIColor(hue: hue, saturation: 0.62, brightness: 0.78, alpha: 1)
    }

    init(name: String, region: String, hue: CGFloat, summary: String) {
        self.name = name
        self.region = region
        self.hue = hue
        self.summary = summary
    }

    static func == (lhs: Place, rhs: Place) -> Bool {
        return lhs.name == rhs.name && lhs.region == rhs.region
    }
}

extension Notification.Name {
    static let placesDidChange = Notification.Name("PlacesDidChange")
}

/// Keeps the list in memory; nothing is written to disk.
final class PlaceStore {

    static let shared = PlaceStore()

    private(set) var places: [Place] = [
        Place(name: "Aldersand Harbour", region: "North coast", hue: 0.55,
              summary: "Forty boats, one crane and a bakery that opens at five."),
        Place(name: "Brome Lighthouse", region: "North coast", hue: 0.03,
              summary: "197 steps. The keeper's logbook is still on the table upstairs."),
        Place(name: "Candle Street", region: "Old town", hue: 0.12,
              summary: "The last street in town that is lit by gas."),
        Place(name: "Dunmere Baths", region: "Old town", hue: 0.48,
              summary: "A Victorian pool with a glass roof, warm on any day of the year."),
        Place(name: "Elver Bridge", region: "River", hue: 0.33,
              summary: "Stone, three arches. Best seen from the towpath in the evening."),
        Place(name: "Fallow Mill", region: "River", hue: 0.78,
              summary: "The wheel turns on Sundays, if there has been rain.")
    ]

    func update(_ place: Place, _ change: (inout Place) -> Void) {
        guard let index = places.firstIndex(of: place) else { return }
        change(&places[index])
        NotificationCenter.default.post(name: .placesDidChange, object: self)
    }

    func remove(at index: Int) {
        places.remove(at: index)
    }

    func shuffle() {
        places.shuffle()
    }
}
