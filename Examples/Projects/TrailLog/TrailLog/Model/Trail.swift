//
//  Trail.swift
//  TrailLog
//

import UIKit

enum Difficulty: Int, Codable, CaseIterable {
    case easy, moderate, hard

    var title: String {
        switch self {
        case .easy: return L("difficulty.easy")
        case .moderate: return L("difficulty.moderate")
        case .hard: return L("difficulty.hard")
        }
    }

    var color: UIColor {
        switch self {
        case .easy: return UIColor(named: "Moss") ?? .systemGreen
        case .moderate: return UIColor(named: "Sand") ?? .systemOrange
        case .hard: return .systemRed
        }
    }
}

struct Trail: Codable, Identifiable, Equatable {
    var id: UUID
    var name: String
    var region: String
    var image: String
    var difficulty: Difficulty
    var kilometres: Double
    var ascent: Double
    var date: Date
    var rating: Int
    var isFavourite: Bool
    var notes: String
    var profile: [Double]

    static func blank() -> Trail {
        Trail(id: UUID(), name: "", region: "", image: ["Ridge", "Lake", "Forest"].randomElement()!, difficulty: .easy, kilometres: 8, ascent: 240,
              date: Date(), rating: 0, isFavourite: false, notes: "", profile: (0..<24).map { _ in Double.random(in: 200...600) })
    }
}

extension Trail {
    private static let distanceFormatter: MeasurementFormatter = {
        let formatter = MeasurementFormatter()
        formatter.unitOptions = .naturalScale
        formatter.numberFormatter.maximumFractionDigits = 1
        return formatter
    }()

    var distanceText: String {
        let km = Measurement(value: kilometres, unit: UnitLength.kilometers)
        let shown = AppSettings.usesMiles ? km.converted(to: .miles) : km
        Trail.distanceFormatter.unitOptions = .providedUnit
        return Trail.distanceFormatter.string(from: shown)
    }

    var ascentText: String {
        let m = Measurement(value: ascent, unit: UnitLength.meters)
        let shown = AppSettings.usesMiles ? m.converted(to: .feet) : m
        Trail.distanceFormatter.unitOptions = .providedUnit
        return Trail.distanceFormatter.string(from: shown)
    }

    var dateText: String {
        DateFormatter.localizedString(from: date, dateStyle: .medium, timeStyle: .none)
    }

    /// Naismith: 5 km/h plus 1 h per 600 m of ascent
    var duration: TimeInterval { (kilometres / 5 + ascent / 600) * 3600 }

    var durationText: String {
        let f = DateComponentsFormatter()
        f.allowedUnits = [.hour, .minute]
        f.unitsStyle = .abbreviated
        return f.string(from: duration) ?? "–"
    }
}
