//
//  GardenStore.swift
//  Greenhouse
//
//  Created by Ines Okafor on 14.02.22.
//

import Combine
import Foundation
import PlantCatalog

final class GardenStore {

    static let shared = GardenStore()

    let catalog: PlantCatalog

    @Published private(set) var schedule: WateringSchedule
    @Published private(set) var favourites: Set<Plant.ID> = ["monstera"]
    @Published var showsLatinNames = true

    private init(bundle: Bundle = .main) {
        do {
            catalog = try PlantCatalog.load(named: "plants", in: bundle)
        } catch {
            assertionFailure("The plants cannot be read: \(error)")
            catalog = PlantCatalog(plants: [])
        }
        schedule = WateringSchedule(plants: catalog.plants)
    }

    var duePlants: [Plant] {
        catalog.plants.filter { schedule.isDue($0) }
    }

    var laterPlants: [Plant] {
        catalog.plants
            .filter { !schedule.isDue($0) }
            .sorted { schedule.daysLeft(for: $0) < schedule.daysLeft(for: $1) }
    }

    func water(_ id: Plant.ID) {
        schedule.water(id)
    }

    func skip(_ id: Plant.ID) {
        schedule.skip(id)
    }

    func toggleFavourite(_ id: Plant.ID) {
        favourites.formSymmetricDifference([id])
    }

    func reset() {
        schedule = WateringSchedule(plants: catalog.plants)
        favourites = ["monstera"]
    }
}

extension Plant.Light {
    var title: String {
        switch self {
        case .shade: return NSLocalizedString("light.shade", comment: "Amount of light")
        case .bright: return NSLocalizedString("light.bright", comment: "Amount of light")
        case .sun: return NSLocalizedString("light.sun", comment: "Amount of light")
        }
    }

    var symbolName: String {
        switch self {
        case .shade: return "cloud.fill"
        case .bright: return "cloud.sun.fill"
        case .sun: return "sun.max.fill"
        }
    }
}

enum PlantText {

    static func days(left: Int) -> String {
        guard left > 0 else {
            return NSLocalizedString("schedule.today", comment: "The plant wants water today")
        }
        return String.localizedStringWithFormat(NSLocalizedString("schedule.days", comment: "Days until watering"), left)
    }

    static func plants(_ count: Int) -> String {
        String.localizedStringWithFormat(NSLocalizedString("garden.plants", comment: "Number of plants"), count)
    }

    static func due(_ count: Int) -> String {
        String.localizedStringWithFormat(NSLocalizedString("garden.due", comment: "Number of thirsty plants"), count)
    }
}
