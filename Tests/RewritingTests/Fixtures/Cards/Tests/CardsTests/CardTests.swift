// swift-format-ignore-file
import CardsCore
import UIKit
import XCTest

@testable import Cards

final class CardTests: XCTestCase {
    func testTitleComesFromTheStrings() {
        let card = CardViewController()
        card.loadViewIfNeeded()
        XCTAssertEqual(card.titleLabel.text, "A card")
    }

    func testTheImageComesFromTheCatalogue() throws {
        let image = try XCTUnwrap(UIImage(named: "star", in: .cards, compatibleWith: nil))
        XCTAssertEqual(image.size, CGSize(width: 10, height: 10))
    }

    func testClassesAreMadeByTheirNames() {
        XCTAssertFalse(UILabel.autolayout().translatesAutoresizingMaskIntoConstraints)
        XCTAssertNotNil(makeRow(UITableViewCell.self).detailTextLabel)
    }

    func testTheButtonAsksTheDelegate() {
        let owner = Owner()
        let card = CardViewController()
        card.delegate = owner
        card.loadViewIfNeeded()
        let button = card.view.subviews.compactMap { $0 as? UIButton }.first
        button?.sendActions(for: .touchUpInside)
        XCTAssertEqual(owner.asked, 1)
    }

    func testTheClockTakesQueuesAndHasATimer() {
        let clock = CardClock()
        let queue: DispatchQueue = .main
        clock.start(on: queue)
        let timer: Timer? = clock.timer
        XCTAssertNotNil(timer)
    }
}

private final class Owner: NSObject, CardDelegate {
    var asked = 0
    func cardShouldDismiss(_ card: UIViewController) -> Bool {
        asked += 1
        return false
    }
}
