import XCTest
@testable import PlantCatalog

final class PlantCatalogTests: XCTestCase {

    private let fern = Plant(
        id: "fern", name: "Sword Fern", latin: "Nephrolepis exaltata", image: "plant-fern", light: .shade,
        wateringInterval: 3, daysSinceWatering: 3, isFeatured: false, summary: "", care: []
    )
    private let cactus = Plant(
        id: "cactus", name: "Old Lady Cactus", latin: "Mammillaria hahniana", image: "plant-cactus", light: .sun,
        wateringInterval: 21, daysSinceWatering: 4, isFeatured: false, summary: "", care: []
    )

    func testSearchLooksAtBothNames() {
        let catalog = PlantCatalog(plants: [fern, cactus])
        XCTAssertEqual(catalog.search("exaltata"), [fern])
        XCTAssertEqual(catalog.search("lady"), [cactus])
        XCTAssertEqual(catalog.search("", light: .sun), [cactus])
    }

    func testWateringMakesPlantNoLongerDue() {
        var schedule = WateringSchedule(plants: [fern, cactus])
        XCTAssertTrue(schedule.isDue(fern))
        schedule.water(fern.id)
        XCTAssertFalse(schedule.isDue(fern))
        XCTAssertEqual(schedule.daysLeft(for: fern), 3)
    }
}
