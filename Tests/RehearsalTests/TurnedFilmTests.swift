import Raster
import Rehearsal
import Testing
import UIKit

/// Films in which the device is turned.
@MainActor @Suite("Films of a device that is turned")
struct TurnedFilmTests {
  /// A screen that is red from edge to edge, with a blue stripe along its lower edge.
  private final class Striped: UIViewController {
    private let stripe = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .red
      stripe.backgroundColor = .blue
      view.addSubview(stripe)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      stripe.frame = CGRect(x: 0, y: view.bounds.maxY - 40, width: view.bounds.width, height: 40)
    }
  }

  private func turned(chrome: DeviceChrome) throws -> (first: Bitmap, last: Bitmap) {
    let stage = Stage(scale: 1)
    stage.perform { stage.window.rootViewController = Striped() }
    let take = try stage.take(playing: RehearsalScript(parsing: "wait 0.1 s\nturn\nwait 0.6 s\n"))
    let film = take.film(chrome: chrome)
    return (try #require(film.frames.first).image, try #require(film.frames.last).image)
  }

  private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let start = 4 * (y * bitmap.width + x)
    return Array(bitmap.bytes[start..<start + 4])
  }

  @Test("show all of the turned screen in the middle, as large as fits", arguments: [false, true])
  func whole(isDressed: Bool) throws {
    let (first, last) = try turned(chrome: isDressed ? .system : [])
    #expect((first.width, first.height) == (393, 852) && (last.width, last.height) == (393, 852))
    // Upright: the stripe is at the lower edge.
    let red = color(first, 196, 400)
    let blue = color(first, 196, 830)
    #expect(red != blue)
    // On its side, 393 by 181 in the middle: red from edge to edge, its stripe below, nothing around.
    for x in [30, 196, 362] { #expect(color(last, x, 420) == red) }
    for x in [60, 100, 330] { #expect(color(last, x, 510) == blue) }
    let nothing: [UInt8] = isDressed ? [0, 0, 0, 0] : [0, 0, 0, 255]
    for y in [10, 300, 560, 840] { #expect(color(last, 196, y) == nothing) }
    #expect(color(last, 1, 336) == (isDressed ? nothing : red))
  }
}
