import Foundation
import TestSupport
import Testing
import UIKit

@testable import RehearseCommands
@testable import TransitionTesting

@MainActor @Suite("The page of a report")
struct ReportPageTests {
  private let sound = ScreenFlow.animator("slide") { SlideAnimator() }

  @Test("holds films, curves, layers and calls, for what passes and for what fails")
  func page() throws {
    try withFolder { folder in
      var suite = GoldenSuite(folder: folder, recording: .all)
      suite.environment = [:]
      suite.scenarios = ["forward-finish"]
      _ = try suite.run(sound)
      suite.recording = .never
      var page = ReportPage()
      let few = ["forward-finish", "back-finish"]
      try page.add(try TransitionCheck.run(sound, scenarios: few), goldens: try suite.run(sound))
      #expect(page.isClean)
      let lower = ScreenFlow.animator("slide") { StandsLow() }
      try page.add(try TransitionCheck.run(lower, scenarios: few), goldens: try suite.run(lower))
      #expect(!page.isClean)
      let flows = try JSONDecoder().decode([PageFlow].self, from: try page.data)
      let (good, bad) = (flows[0].scenarios[0], flows[1].scenarios[0])
      #expect(good.comparison?.pixels == [0, 0, 0, 0, 0])
      #expect(bad.comparison?.pixels.contains { $0 > 0 } == true)
      #expect(!bad.failures.isEmpty && good.failures.isEmpty)
      let lines = page.junit.split(separator: "\n").filter { $0.contains("type=\"golden\"") }
      #expect(lines.count == bad.failures.count, "\(page.junit)")
      #expect(lines.first?.contains("forward-finish.png is changed") == true)
      #expect(page.junit.contains("<testsuite name=\"slide\" tests=\"2\" failures=\"0\""))
      let film = try #require(good.film)
      #expect(film.times.count > 10 && film.frames.count == film.times.count)
      #expect(film.series.contains { $0.name.hasPrefix("transform") || $0.name == "position.y" })
      #expect(film.layers.contains { $0.path.hasSuffix("PlainScreen") })
      #expect(good.timeline.contains { $0.what == "context.completeTransition(true)" })
      #expect(
        flows.allSatisfy { flow in
          flow.scenarios.compactMap(\.film).flatMap(\.frames).allSatisfy {
            flow.pool.indices.contains($0)
          }
        })
      let html = try page.html.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
      #expect(!html.contains("http:") && !html.contains("https:"))
      #expect(!html.contains("{{"))
      try page.write(to: folder.appendingPathComponent("report"))
      #expect(
        names(in: folder.appendingPathComponent("report")) == [
          "index.html", "junit.xml", "report.json",
        ])
    }
  }

  @Test("of several machines is the same as that of one")
  func merge() throws {
    let few = ["forward-finish"]
    let report = try TransitionCheck.run(sound, scenarios: few)
    let other = try TransitionCheck.run(Mutants.outcomes[0].flow, scenarios: few)
    var (whole, first, second, merged) = (ReportPage(), ReportPage(), ReportPage(), ReportPage())
    for both in [report, other] { try whole.add(both) }
    try first.add(report)
    try second.add(other)
    for part in [first, second] { try merged.merge(try part.data) }
    #expect(try merged.data == whole.data)
    #expect(merged.junit == Report.junitFile([report, other]))
    #expect(throws: DecodingError.self) { try merged.merge(Data("{}".utf8)) }
  }

  @Test("and the goldens are made by the tool for anyone's catalogue")
  func tool() throws {
    try withFolder { folder in
      let goldens = ["--goldens", folder.path + "/kept", "--scenario", "forward-finish"]
      let lower = ScreenFlow.animator("slide") { StandsLow() }
      #expect(rehearse([sound], ["record"] + goldens).code == .well)
      let same = rehearse([sound], ["verify"] + goldens)
      #expect(same.code == .well && same.out == "3 unchanged\n", "\(same.out)")
      let differs = rehearse([lower], ["verify"] + goldens)
      #expect(differs.code == .different)
      #expect(differs.out.contains("accept  rehearse record slide --scenario forward-finish"))
      let page = ["-o", folder.path + "/page"]
      let compared = rehearse([lower], ["compare"] + goldens + page)
      #expect(compared.code == .well && compared.out.hasSuffix("/page/index.html\n"))
      let merged = rehearse(
        [lower], ["report", "--merge"] + page.dropFirst() + ["-o", folder.path + "/all"])
      #expect(merged.code == .well, "\(merged.err)")
      #expect(names(in: folder.appendingPathComponent("all")).count == 4)
      let index = folder.appendingPathComponent("mine/index.html")
      try FileManager.default.createDirectory(
        at: index.deletingLastPathComponent(), withIntermediateDirectories: false)
      try Data("mine".utf8).write(to: index)
      let refused = rehearse([lower], ["compare"] + goldens + ["-o", folder.path + "/mine"])
      #expect(refused.code == .wrongUsage && refused.err.contains("'index.html' in it"))
      #expect(try String(contentsOf: index, encoding: .utf8) == "mine")
      let other = ScreenFlow.animator("other") { SlideAnimator() }
      #expect(rehearse([other], ["record"] + goldens).code == .well)
      #expect(rehearse([other], ["prune"] + goldens).out.hasSuffix("3 to remove: --force\n"))
      #expect(rehearse([other], ["prune", "--force"] + goldens).out.hasSuffix("3 removed\n"))
      #expect(rehearse([other], ["prune"] + goldens).out == "0 to remove\n")
      #expect(rehearse([sound], ["check", "slide", "--scenario", "forward-finish"]).code == .well)
      #expect(rehearse([sound], ["check", "slid"]).err.contains("did you mean 'slide'"))
    }
  }

  @Test("tells of goldens whose scenario it does not show, and of those that were not reached")
  func strays() throws {
    try withFolder { folder in
      var suite = GoldenSuite(folder: folder, recording: .all)
      suite.environment = [:]
      suite.scenarios = ["forward-finish", "back-finish"]
      _ = try suite.run(sound)
      suite.recording = .never
      let lower = ScreenFlow.animator("slide") { StandsLow() }
      let goldens = try suite.run(lower).filter { $0.scenario == "back-finish" }
      #expect(goldens.contains { $0.isFailure })
      var page = ReportPage()
      let report = try TransitionCheck.run(sound, scenarios: ["forward-finish"])
      try page.add(report, goldens: goldens)
      #expect(!page.isClean)
      let flow = try #require(try JSONDecoder().decode([PageFlow].self, from: page.data).first)
      #expect(!flow.clean && flow.notes.joined().contains("back-finish"), "\(flow.notes)")
      #expect(page.junit.contains("name=\"back-finish\""), "\(page.junit)")
      #expect(page.junit.contains("tests=\"2\" failures=\"1\""), "\(page.junit)")
      // The way there never ends: the way back is not reached, and its golden differs all the same.
      let stuck = ScreenFlow.animator("slide") { NeverCompletes() }
      let missed = try TransitionCheck.run(stuck, scenarios: ["back-finish"])
      #expect(missed.scenarios.map(\.isReached) == [false])
      let junit = missed.junit(goldens)
      #expect(junit.contains("failures=\"1\" skipped=\"0\""), "\(junit)")
      #expect(junit.contains("type=\"golden\"") && !junit.contains("<skipped/>"), "\(junit)")
    }
  }

  @Test("finds the goldens of a flow whose name makes no folder, and asks for none of other modes")
  func folders() throws {
    try withFolder { folder in
      let goldens = ["--goldens", folder.path + "/kept", "--scenario", "forward-finish"]
      let page = ["-o", folder.path + "/page"]
      let make = { (animator: @escaping @MainActor () -> SlideAnimator) in
        ScreenFlow.animator("card/zoom", animator)
      }
      #expect(rehearse([make { SlideAnimator() }], ["record"] + goldens).code == .well)
      #expect(rehearse([make { StandsLow() }], ["report"] + goldens + page).code == .well)
      let differing = try failures(in: folder)
      #expect(differing.count == 3)
      let dark = ["--mode", "dark"]
      #expect(
        rehearse([make { SlideAnimator() }], ["report"] + goldens + page + dark).code == .well)
      let missing = try failures(in: folder)
      #expect(missing == [])
    }
  }

  /// What goldens say on the page.
  private func failures(in folder: URL) throws -> [String] {
    let data = try Data(contentsOf: folder.appendingPathComponent("page/report.json"))
    return try JSONDecoder().decode([PageFlow].self, from: data).flatMap(\.scenarios)
      .flatMap(\.failures)
  }

  @Test("is refused where flows share a name, a folder or a root, and where words are left over")
  func refusals() throws {
    try withFolder { folder in
      let page = ["-o", folder.path + "/page"]
      let place = ["--goldens", folder.path + "/kept"]
      for other in ["slide", "sli/de"] {
        let twins =
          [sound, ScreenFlow.animator(other) { StandsLow() }]
          + (other == "slide" ? [] : [ScreenFlow.animator("sli:de") { SlideAnimator() }])
        for words in [["check"], ["report"] + page, ["verify"] + place, ["record"] + place] {
          let run = rehearse(twins, words)
          #expect(run.code == .wrongUsage && run.err.contains("two flows"), "\(words) \(run)")
        }
      }
      let root = UIViewController()
      let shared = ScreenFlow("shared", makeRoot: { root }, start: { _, _ in })
      for words in [
        ["check"], ["report"] + page, ["gallery", "-o", folder.path + "/gallery"],
      ] {
        let run = rehearse([shared], words)
        #expect(run.code == .wrongUsage, "\(words) \(run.err)")
      }
      _ = rehearse([sound], ["report", "--scenario", "forward-finish"] + page)
      for words in [
        ["--mode", "dark"], ["--shard", "1/2"], ["--scenario", "forward-finish"], place,
        ["--tolerance", "1"], ["--max-diff-pixels", "1"],
      ] {
        let run = rehearse([sound], ["report", "--merge", folder.path + "/page"] + page + words)
        #expect(run.code == .wrongUsage && run.err.contains(words[0]), "\(words) \(run)")
      }
    }
  }

  @Test("and goldens are not recorded at a word that is no mode, nor where CI is true")
  func words() throws {
    try withFolder { folder in
      let words = ["record", "--goldens", folder.path, "--scenario", "forward-finish"]
      let run = ToolRun([sound], words, environment: ["SNAPSHOT_TESTING_RECORD": "nevr"])
      #expect(run.code == .wrongUsage && run.err.contains("all, failed, missing"), "\(run.err)")
      #expect(names(in: folder) == [])
      let file = folder.appendingPathComponent("CardTests.swift").path
      for mode in Recording.allCases {
        let message = try verifySnapshot(
          of: sound, in: "forward-finish", as: .timeline, named: nil, mode: .plain, record: mode,
          file: file, testName: "card", environment: ["CI": "true"])
        #expect(message?.contains("missing") == true, "\(mode)")
      }
      #expect(names(in: folder) == [])
    }
  }

  private func rehearse(_ flows: [ScreenFlow], _ words: [String]) -> ToolRun {
    ToolRun(flows, words)
  }
}
