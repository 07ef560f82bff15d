import Foundation
import Testing
import UIKit

@testable import TransitionGallery

/// Every transition of the field, iterated from the catalogue so that none is forgotten.
@MainActor @Suite("The field's transitions")
struct FieldTests {
  @Test("cancelled on the way there, nothing has happened")
  func cancelledForward() {
    for item in Catalogue.field {
      let run = FieldRun(item)
      let before = run.looks
      run.cancel(0)
      #expect(run.hasEnded && run.wasCancelled, "\(item.slug)")
      #expect(changes(before, run.looks) == [], "\(item.slug)")
      #expect(run.stage.violations.isEmpty, "\(item.slug): \(run.stage.violations)")
    }
  }

  @Test("cancelled on the way back, the new screen stays as it was")
  func cancelledBackward() {
    for item in Catalogue.field {
      let run = FieldRun(item)
      run.finish(0)
      let there = run.looks
      run.cancel(1)
      #expect(run.hasEnded && run.wasCancelled, "\(item.slug)")
      #expect(changes(there, run.looks) == [], "\(item.slug)")
      #expect(run.stage.violations.isEmpty, "\(item.slug): \(run.stage.violations)")
    }
  }

  @Test("there and back, all is as it was; there, all is as after a plain fade")
  func finished() {
    for item in Catalogue.field {
      let (run, calm) = (FieldRun(item), FieldRun(item, reducesMotion: true))
      let before = run.looks
      run.finish(0)
      calm.finish(0)
      #expect(run.looks.count > 5)
      #expect(changes(calm.looks, run.looks) == [], "\(item.slug)")
      run.finish(1)
      #expect(changes(before, run.looks) == [], "\(item.slug)")
      #expect(run.stage.violations.isEmpty, "\(item.slug): \(run.stage.violations)")
    }
  }

  @Test("the first frame is what was there before, the last what is there after; between, it moves")
  func joints() {
    for item in Catalogue.field {
      let run = FieldRun(item)
      for act in 0...1 {
        let shown = run.watch(act)
        let (first, way, last) = (
          shown.before.difference(from: shown.first), shown.before.difference(from: shown.middle),
          shown.last.difference(from: shown.after)
        )
        #expect(first < 0.04 && last < 0.1, "\(item.slug) \(act): \(first), \(last)")
        #expect(way > 0.04, "\(item.slug) \(act): \(way)")
      }
    }
  }

  @Test("each has a place in the catalogue, under a name of its own")
  func complete() throws {
    let sources = try Self.sources(in: "Field")
    let catalogue = try Self.sources(in: "Catalogue").map(\.text).joined()
    let names = sources.flatMap { source in
      source.text.matches(of: /public static func (\w+)\(/).map { String($0.1) }
    }
    #expect(names.count > 20)
    for name in names { #expect(catalogue.contains(".\(name)("), "\(name)") }
    #expect(Set(Catalogue.items.map(\.slug)).count == Catalogue.items.count)
    #expect(Catalogue.field.allSatisfy { !$0.summary.isEmpty && $0.acts.count == 2 })
  }

  @Test("at least half of them are shorter than forty lines")
  func short() throws {
    let sources = try Self.sources(in: "Field")
    let short = sources.count(where: { source in
      source.text.split(separator: "\n", omittingEmptySubsequences: false).count < 40
    })
    #expect(2 * short >= sources.count, "\(short) of \(sources.count)")
  }

  private static func sources(in folder: String) throws -> [(name: String, text: String)] {
    let place = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/TransitionGallery/\(folder)").standardized
    return try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { ($0, try String(contentsOf: place.appending(path: $0), encoding: .utf8)) }
  }
}
