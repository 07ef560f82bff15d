//
//  Trail.swift
//  TrailLog
//
//  Created by Marta Feld on 12/10/2019.
//  Copyright © 2019 Marta Feld. All rights reserved.
//

import UIKit

enum Region: Int, CaseIterable {
    case alps
    case coast
    case forest

    var title: String {
        switch self {
        case .alps:
            return NSLocalizedString("region.alps", comment: "Region name")
        case .coast:
            return NSLocalizedString("region.coast", comment: "Region name")
        case .forest:
            return NSLocalizedString("region.forest", comment: "Region name")
        }
    }

    var defaultPhotoName: String {
        switch self {
        case .alps:
            return "photo-ridge"
        case .coast:
            return "photo-coast"
        case .forest:
            return "photo-forest"
        }
    }
}

enum Difficulty: Int, CaseIterable {
    case easy
    case moderate
    case hard

    var title: String {
        switch self {
        case .easy:
            return NSLocalizedString("difficulty.easy", comment: "Difficulty of a trail")
        case .moderate:
            return NSLocalizedString("difficulty.moderate", comment: "Difficulty of a trail")
        case .hard:
            return NSLocalizedString("difficulty.hard", comment: "Difficulty of a trail")
        }
    }

    var color: UIColor {
        switch self {
        case .easy:
            return UIColor(named: "Moss") ?? .green
        case .moderate:
            return UIColor(named: "Amber") ?? .orange
        case .hard:
            return UIColor(named: "Rust") ?? .red
        }
    }
}

struct Trail: Equatable {
    let identifier: UUID
    var name: String
    var region: Region
    var kilometres: Double
    var ascent: Int
    var difficulty: Difficulty
    var rating: Int
    var isFavourite: Bool
    var photoName: String
    /// Relative heights along the way, each between 0 and 1.
    var profile: [CGFloat]

    init(name: String,
         region: Region,
         kilometres: Double,
         ascent: Int,
         difficulty: Difficulty,
         rating: Int = 0,
         isFavourite: Bool = false,
         photoName: String? = nil,
         profile: [CGFloat]) {
        self.identifier = UUID()
        self.name = name
        self.region = region
        self.kilometres = kilometres
        self.ascent = ascent
        self.difficulty = difficulty
        self.rating = rating
        self.isFavourite = isFavourite
        self.photoName = photoName ?? region.defaultPhotoName
        self.profile = profile
    }

    /// Walking time after the old rule: an hour for each four kilometres and one for each 400 metres up.
    var minutes: Int {
        return Int(kilometres / 4.0 * 60.0 + Double(ascent) / 400.0 * 60.0)
    }
}
