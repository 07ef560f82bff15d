import Foundation
import Raster
import Rehearsal
import Testing
import TransitionGallery
import UIKit

@testable import RehearseCommands

/// Where the catalogue's films end, on every device and in both directions of reading. All of them
/// under SOAK, and each item somewhere always.
@MainActor @Suite("The end of every film")
struct FilmEndTests {
  private static let all = ProcessInfo.processInfo.environment["SOAK"] != nil
  /// Those with one act only: what they leave on the screen.
  private static let oneWay = ["bounce-present": true, "normal-dismiss": false]

  @Test(
    "is a screen at rest, where there is a way back the one that it began with",
    arguments: Array(Device.all.enumerated()), [false, true])
  func ends(device: (offset: Int, element: Device), rtl: Bool) throws {
    let studio = StageStudio()
    var played = 0
    for (index, item) in Catalogue.items.enumerated() {
      let turn = 2 * device.offset + (rtl ? 1 : 0)
      guard Self.all || index % (2 * Device.all.count) == turn else { continue }
      var settings = RenderSettings(device: device.element.name, scale: 0.25, framesPerSecond: 60)
      settings.rightToLeft = rtl
      let (take, stage) = try studio.play(item.slug, settings)
      let renderer = Renderer(scale: 0.25)
      let last = take.drawPicture(take.frames.count - 1, renderer: renderer)
      let isBack = take.drawPicture(0, renderer: renderer) == last
      #expect(take.isSettled && stage.violations.isEmpty, "\(item.slug)")
      // A finger that meets nothing ends where it began as well.
      #expect(!take.trace.rows.isEmpty, "\(item.slug)")
      let presented = stage.window.rootViewController?.presentedViewController
      #expect(isBack == (Self.oneWay[item.slug] == nil), "\(item.slug)")
      #expect((presented != nil) == (Self.oneWay[item.slug] ?? false), "\(item.slug)")
      played += 1
    }
    #expect(played >= 5)
  }
}
