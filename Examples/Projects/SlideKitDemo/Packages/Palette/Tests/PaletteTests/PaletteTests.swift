import XCTest
@testable import Palette

final class PaletteTests: XCTestCase {

    func testHexRoundTrip() {
        XCTAssertEqual(Swatch(name: "Buoy", hex: "#D9542B")?.hex, "#D9542B")
        XCTAssertEqual(Swatch(name: "Ink", hex: "00000A")?.hex, "#00000A")
    }

    func testBadHex() {
        XCTAssertNil(Swatch(name: "x", hex: "#12345"))
        XCTAssertNil(Swatch(name: "x", hex: "#GG0000"))
    }

    func testHarbour() {
        XCTAssertEqual(ColorPalette.harbour.swatches.count, 5)
        XCTAssertEqual(ColorPalette.harbour[5].name, "Slipway")
        XCTAssertEqual(ColorPalette.harbour[-1].name, "Dusk")
    }

    func testDarkness() {
        XCTAssertEqual(ColorPalette.harbour.swatches.map { $0.isDark }, [true, true, true, false, true])
    }
}
