import Foundation
import Live
import Rehearsal
import TransitionTesting
import UIKit

/// A recording as a test: the script, what it leads to, and a source that holds one against the
/// other. It passes as it stands.
@MainActor
struct SavedTest {
  private let show: LiveShow

  init(_ show: LiveShow) { self.show = show }

  /// - Throws: `UsageError` where no test could get at the screens.
  var files: [SavedFile] {
    get throws {
      let session = show.session
      let name = session.production.name
      guard let flow = session.production.flow else {
        throw UsageError(
          "a test needs a flow of a package: 'rehearse new' makes one · the script can be saved")
      }
      let script = try RehearsalScript(parsing: show.script.description)
      let folder = "\(name)-recording/"
      let source = source(name, flow)
      return [
        SavedFile(folder + "\(name).rehearsal", script.description),
        SavedFile(folder + "\(name).calls", try account(of: script)),
        SavedFile(folder + "\(source.typeName).swift", source.text),
      ]
    }
  }

  private func account(of script: RehearsalScript) throws -> String {
    var conditions = RecordedConditions()
    let now = show.session.conditions
    conditions.device = now.device
    conditions.isDark = now.appearance == .dark
    conditions.isRightToLeft = now.direction == .rightToLeft
    conditions.reducesMotion = now.reducesMotion
    let stage = conditions.stage
    return try RecordedRun.account(
      of: script, on: stage, conditions: conditions, acts: show.session.production.open(stage))
  }

  private func source(_ name: String, _ flow: SessionSource.FlowWords) -> TestSource {
    TestSource(
      name: name, kind: "Recording", imports: [], flow: flow,
      about: "Recorded in a browser. The files beside this one: `\(name).rehearsal` is what the "
        + "fingers did,\n/// `\(name).calls` what it led to.",
      title: "what the fingers did leads to the same calls and the same pictures",
      function: "recording",
      body: """
            let run = try RecordedRun("\(name)", in: folder)
            #expect(try run.difference(from: flow) == nil)
        """)
  }
}
