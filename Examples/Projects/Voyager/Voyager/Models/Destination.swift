//
//  Destination.swift
//  Voyager
//
//  Created by Jonas Keller on 11/12/2017.
//  Copyright © 2017 Jonas Keller. All rights reserved.
//

import UIKit

enum Region: String, CaseIterable {
    case europe
    case asia
    case africa
    case southAmerica

    var title: String {
        switch self {
        case .europe: return NSLocalizedString("region.europe", comment: "Region name")
        case .asia: return NSLocalizedString("region.asia", comment: "Region name")
        case .africa: return NSLocalizedString("region.africa", comment: "Region name")
        case .southAmerica: return NSLocalizedString("region.southAmerica", comment: "Region name")
        }
    }
}

struct Destination: Equatable {
    let name: String
    let country: String
    let region: Region
    let imageName: String
    let pricePerNight: Int
    let summary: String
    let highlights: [String]

    var image: UIImage? {
        return UIImage(named: imageName)
    }
}

extension Destination {
    static func == (lhs: Destination, rhs: Destination) -> Bool {
        return lhs.name == rhs.name && lhs.country == rhs.country
    }
}
