import XCTest
@testable import PantryKit

@MainActor
final class PantryStoreTests: XCTestCase {

    func testQuantityNeverDropsBelowZero() {
        let rice = PantryItem(name: "Rice", category: .cupboard, quantity: 1)
        let store = PantryStore(items: [rice])
        XCTAssertEqual(store.changeQuantity(of: rice.id, by: -3), 0)
    }

    func testFilterByCategory() {
        let filter = PantryFilter(category: .freezer)
        XCTAssertFalse(filter.matches(PantryItem(name: "Rice", category: .cupboard), warningDays: 3))
        XCTAssertTrue(filter.isActive)
    }
}
