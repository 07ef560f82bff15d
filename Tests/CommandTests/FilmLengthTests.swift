import Foundation
import Testing

@testable import RehearseCommands

@MainActor @Suite("The lengths that list tells") struct FilmLengthTests {
  @Test("are those of the films, and every item has one")
  func lengths() throws {
    let studio = StageStudio()
    let isSoak = ProcessInfo.processInfo.environment["SOAK"] == "1"
    #expect(Set(FilmLengths.known.keys) == Set(studio.items.map(\.slug)))
    for item in isSoak ? studio.items : Array(studio.items.prefix(4)) {
      #expect(
        FilmLengths.known[item.slug] == (try studio.playedLength(of: item.slug)), "\(item.slug)")
    }
  }

  @Test("of anything else are found by playing it")
  func others() throws {
    #expect(try FakeStudio().length(of: FakeStudio().items[0].slug) > 0)
  }
}
