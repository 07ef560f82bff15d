import Rehearsal
import Testing
import TransitionTesting
import UIKit

@MainActor @Suite("Modes and shares")
struct ModeTests {
  @Test("every mode of the matrix has a name of its own, by which it is found")
  func names() {
    let all = Mode.matrix(
      devices: Device.all, appearances: [.light, .dark],
      directions: [.leftToRight, .rightToLeft], reducingMotion: [false, true])
    #expect(all.count == Device.all.count * 8)
    #expect(Set(all.map(\.name)).count == all.count)
    for mode in all { #expect(Mode(mode.name) == mode) }
    #expect(Mode("sepia") == nil && Mode("") == nil)
    #expect(Mode.plain.name == "plain")
  }

  @Test("a mode without any effect is warned of, and only that one")
  func idle() throws {
    let slide = ScreenFlow.animator("slide") { SlideAnimator() }
    let mode = Mode(appearance: .dark, direction: .rightToLeft, reducesMotion: true)
    let report = try TransitionCheck.run(slide, scenarios: ["forward-finish"], mode: mode)
    #expect(report.flow == "slide[dark+rtl+rm]")
    #expect(report.warnings.count == 1)
    #expect(report.warnings.first?.hasPrefix("mode 'rm' had no effect") == true)
    #expect(report.description.contains("warning  mode 'rm'"))
  }

  @Test("a scenario of its own direction keeps all else of the mode")
  func mirrored() throws {
    var seen: [UITraitCollection] = []
    let slide = ScreenFlow.animator("slide") { SlideAnimator() }
    let flow = ScreenFlow("slide", makeRoot: slide.makeRoot) { root, animated in
      seen.append(root.traitCollection)
      slide.start(root, animated)
    }
    let mode = Mode(
      device: try #require(Device.all.first { $0.name.hasPrefix("ipad") }), appearance: .dark,
      textSize: .accessibilityExtraExtraExtraLarge)
    _ = try TransitionCheck.run(
      flow, scenarios: ["forward-finish", "forward-finish-right-to-left"], mode: mode)
    let mirrored = try #require(seen.first { $0.layoutDirection == .rightToLeft })
    let plain = try #require(seen.first { $0.layoutDirection == .leftToRight })
    for traits in [plain, mirrored] {
      #expect(traits.userInterfaceIdiom == .pad)
      #expect(traits.preferredContentSizeCategory == mode.textSize)
      #expect(traits.userInterfaceStyle == .dark)
      #expect(traits.horizontalSizeClass == .regular)
    }
    #expect(mirrored.displayScale == plain.displayScale)
  }

  @Test("the shares of all machines are the whole, and none overlap", arguments: 1...7)
  func shards(count: Int) {
    let work = Array(0..<23)
    let shares = (1...count).map { Shard($0, of: count)!.share(of: work) }
    #expect(shares.flatMap { $0 }.sorted() == work)
    #expect(shares.map(\.count).max()! - shares.map(\.count).min()! <= 1)
  }

  @Test("what is no share is refused", arguments: ["", "0/3", "4/3", "1", "1/0", "a/b", "1/2/3"])
  func noShard(text: String) { #expect(Shard(text) == nil) }
}
