import Foundation
import Rehearsal
import RehearseCommands
import TestSupport
import Testing
import TransitionGallery
import TransitionTesting
import UIKit

@testable import Hunting

@MainActor @Suite("A hunt")
struct HuntTests {
  private var fault: Fault { Fault.all.first { $0.name == "SnapshotAfterCancel" }! }

  @Test("finds the same from the same seed, to the letter")
  func sameSeedSameReport() {
    let reports = (0..<2).map { _ in Hunt(fault.flow).run(seed: 5, tries: 60, most: 1) }
    #expect(reports[0].json == reports[1].json)
  }

  @Test(
    "finds what fails again, after it was written down and read, with the same words and instants")
  func replay() throws {
    let report = Hunt(fault.flow).run(tries: 400, most: 1)
    let find = try #require(report.finds.first)
    let read = try RehearsalScript(parsing: find.script.description)
    #expect(read == find.script)
    let again = try Hunt(fault.flow).failures(of: read)
    #expect(again.contains { $0.name == find.failure.name && $0.subject == find.failure.subject })
    #expect(try Hunt(fault.flow).failures(of: read) == again)
  }

  @Test("is written and read as one object")
  func recordedReport() throws {
    let report = Hunt(fault.flow).run(tries: 400, most: 1)
    let read = try #require(HuntReport(json: report.json))
    #expect(read.json == report.json)
    #expect(read.finds == report.finds)
  }

  @Test("looks at invariants of one's own")
  func ownInvariant() throws {
    let flow = Fault.over("counts", "") { hooks in
      hooks.background = { home in home.count += 1 }
    }.flow
    let hunt = Hunt(flow).invariant("nobody leaves twice") { stage in
      ((stage.window.rootViewController as? HomeScreen)?.count ?? 0) < 2
    }
    let find = try #require(hunt.run(tries: 400, most: 1).finds.first)
    #expect(find.failure.name == "nobody leaves twice")
    #expect(
      find.script.description == "background\nforeground\nbackground\n"
        || find.script.description == "background\nforeground\nbackground\nforeground\n")
  }

  @Test("makes a film that ends where it fails")
  func film() throws {
    let script = try RehearsalScript(parsing: fault.shortest)
    let film = Hunt(fault.flow).film(of: script, scale: 0.25)
    let last = try #require(film.frames.last)
    #expect((0.5...2.1).contains(last.time))
    #expect(film.frames.allSatisfy { $0.width == 98 })
  }

  @Test("says why a script cannot be played")
  func impossibleScript() throws {
    let script = try RehearsalScript(parsing: "tap nowhere\n")
    #expect(throws: HuntError.self) { try Hunt(fault.flow).failures(of: script) }
  }
}

@MainActor @Suite("Shrinking")
struct ShrinkerTests {
  typealias Step = RehearsalScript.Step

  /// A sequence by chance.
  private func steps(_ seeds: inout Seeds, _ count: Int) -> [Step] {
    (0..<count).map { _ in
      seeds.pick(
        [.settle, .wait(0.3), .turn, .act("act", "first"), .change(.background)] as [Step])
    }
  }

  @Test("keeps just what a failure needs, wherever it lies")
  func keepsWhatIsNeeded() {
    for seed in 1...200 {
      var seeds = Seeds(UInt64(seed))
      let all = steps(&seeds, 12)
      let places = Set([seeds.pick(12), seeds.pick(12), seeds.pick(12)]).sorted()
      let needed = places.map { all[$0] }
      var shrinker = Shrinker { candidate in isWithin(needed.map(\.kind), candidate.map(\.kind)) }
      let short = shrinker.shorten(all)
      #expect((short?.count ?? 99) <= 3, "seed \(seed)")
      #expect(isWithin(short?.map(\.kind) ?? [], all.map(\.kind)), "seed \(seed)")
    }
  }

  @Test("gives nothing where the failure does not come again")
  func fluke() {
    var shrinker = Shrinker { _ in false }
    #expect(shrinker.shorten([.settle]) == nil)
  }

  @Test("makes numbers round, waits short and fingers few")
  func simplerSteps() throws {
    let script = try RehearsalScript(
      parsing: "pan from 200,400 by 7,213 over 0.4 s\nwait 0.7 s\nrelease at 1200 pt/s\n")
    var shrinker = Shrinker { steps in
      guard steps.count == 3, case .pan(_, .by(let way), _, _) = steps[0],
        case .wait(let pause) = steps[1]
      else { return false }
      return way.y >= 150 && pause > 0.15
    }
    let short = shrinker.shorten(script.steps).map { RehearsalScript($0).description }
    #expect(short == "pan from 200,400 by 0,200 over 0.2 s\nwait 0.2 s\nrelease\n")
  }

  /// Whether one sequence is another with some left out.
  private func isWithin(_ part: [String], _ whole: [String]) -> Bool {
    var rest = part[...]
    for step in whole where rest.first == step { rest.removeFirst() }
    return rest.isEmpty
  }
}

/// What a hunt holds on to.
@MainActor @Suite("The memory of a hunt")
struct HuntMemoryTests {
  private final class Made {
    weak var screen: UIViewController?
    var script = ""
    init(_ screen: UIViewController) { self.screen = screen }
  }

  @Test(
    "nothing of a sequence is left when the next one plays",
    arguments: ["bounce-present", "swipe-back", "popover-menu", "fold"])
  func screens(slug: String) throws {
    var made: [Made] = []
    let given = try #require(Catalogue.item(slug)).flow
    let flow = ScreenFlow(
      slug,
      makeRoot: {
        let root = given.makeRoot()
        made.append(Made(root))
        return root
      }, prepare: given.prepare, start: given.start, reverse: given.reverse)
    var hunter = Hunter(Hunt(flow), seed: 3, steps: 16)
    hunter.willTry = { made.last?.script = $0.description }
    for _ in 0..<60 { hunter.tryNext() }
    let left = made.dropLast().filter { $0.screen != nil }
    #expect(made.count >= 60)
    #expect(left.isEmpty, "\(left.count) of \(made.count), first after \(left.first?.script ?? "")")
  }
}
