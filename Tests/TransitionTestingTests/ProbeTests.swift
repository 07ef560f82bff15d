import Testing
import TransitionTesting
import Rehearsal
@testable import RehearseCommands

@MainActor @Suite struct ProbeTests {
  @Test func probe() throws {
    let report = try TransitionCheck.run(
      StageStudio().flow("normal-dismiss"), scenarios: ["forward-fling"])
    let trace = report.scenarios[0].trace()
    for row in trace.rows where row.time > 1.19 && row.time < 1.26 {
      if ["position", "transform", "opacity", "hidden"].contains(row.property),
        row.layer.hasSuffix("Controller") || row.layer.hasSuffix("container")
      { print("PROBE", row.time, row.layer, row.property, row.values) }
    }
  }
}
