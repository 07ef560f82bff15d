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
    let other = try TransitionCheck.run(Mutants.endings[0].flow, scenarios: few)
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
      #expect(names(in: folder.appendingPathComponent("all")).count == 3)
      let other = ScreenFlow.animator("other") { SlideAnimator() }
      #expect(rehearse([other], ["prune"] + goldens).out.hasSuffix("3 to remove: --force\n"))
      #expect(rehearse([other], ["prune", "--force"] + goldens).out.hasSuffix("3 removed\n"))
      #expect(rehearse([other], ["prune"] + goldens).out == "0 to remove\n")
      #expect(rehearse([sound], ["check", "slide", "--scenario", "forward-finish"]).code == .well)
      #expect(rehearse([sound], ["check", "slid"]).err.contains("did you mean 'slide'"))
    }
  }

  private func rehearse(
    _ flows: [ScreenFlow], _ words: [String]
  ) -> (code: ExitCode, out: String, err: String) {
    var (out, err) = ("", "")
    let console = Console(isTerminal: false, out: { out += $0 }, err: { err += $0 })
    let code = Tool(studio: FlowStudio(flows), console: console, environment: [:]).run(words)
    return (code, out, err)
  }
}
