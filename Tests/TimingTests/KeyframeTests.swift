import TestSupport
import Testing

@testable import Timing

@Suite("Keyframes") struct KeyframeTests {
  @Test("every mode agrees with exact values and with Core Animation's")
  func modes() throws {
    let check = try Reference.json("keyframes.json")["appleCheck"]
    let values = check["values"].numbers.map { [$0] }
    let (keyTimes, times) = (check["keyTimes"].numbers, check["t"].numbers)
    let curves: [String: KeyframeCurve] = [
      "linear": KeyframeCurve(values: values),
      "linear_keyTimes": KeyframeCurve(values: values, keyTimes: keyTimes),
      "paced": KeyframeCurve(values: values, mode: .paced, keyTimes: keyTimes),
      "cubic": KeyframeCurve(values: values, mode: .cubic),
      "cubic_keyTimes": KeyframeCurve(values: values, mode: .cubic, keyTimes: keyTimes),
      "cubicPaced": KeyframeCurve(values: values, mode: .cubicPaced),
    ]
    for name in check["modes"].keys where !name.contains("rejected") {
      let curve = try #require(curves[name])
      let row = check["modes"][name]
      for (t, exact) in zip(times, row["computed"].numbers) {
        #expect(agree(try #require(curve.value(at: t))[0], exact, within: 1e-14), "\(name) at \(t)")
      }
      guard row.keys.contains("measured_macOS(sidestep)") else { continue }
      for (t, shown) in zip(times, row["measured_macOS(sidestep)"].list) {
        let difference = try #require(curve.value(at: t))[0] - Double("0" + shown.text)!
        #expect(difference.magnitude < 1e-6 || shown.text.first != ".", "\(name) at \(t)")
      }
    }
  }

  @Test("cubicPaced runs along points and numbers alike")
  func cubicPaced() throws {
    let check = try Reference.json("keyframes.json")["cubicPacedCheck"]
    let curve = KeyframeCurve(values: check["points"].list.map(\.numbers), mode: .cubicPaced)
    let value = try #require(curve.value(at: check["t"].number))
    for (ours, exact) in zip(value, check["computed"].numbers) {
      #expect(agree(ours, exact, within: 1e-14))
    }
    for (ours, exact) in zip(curve.timing.keyTimes, check["pacedTimesPoints"].numbers) {
      #expect(agree(ours, exact, within: 1e-15))
    }
    let scalars = KeyframeCurve(
      values: check["scalars"].numbers.map { [$0] }, mode: .cubicPaced)
    #expect(agree(try #require(scalars.value(at: 0.35))[0], check["scalarComputed"].number))
  }

  @Test("tension, continuity and bias shape the curve as Kochanek and Bartels defined")
  func shapes() throws {
    let rows = try Reference.json("keyframes.json")["tensionContinuityBias"].list
    #expect(rows.count == 22)
    for row in rows {
      var curve = KeyframeCurve(
        values: row["values"].numbers.map { [$0] }, mode: .cubic, keyTimes: row["keyTimes"].numbers)
      func list(_ key: String) -> [Double] {
        row[key].text.split(separator: " ").map { Double($0)! }
      }
      (curve.tension, curve.continuity, curve.bias) = (
        list("tension"), list("continuity"), list("bias")
      )
      for (t, exact) in zip(row["t"].numbers, row["computed"].numbers) {
        #expect(
          agree(try #require(curve.value(at: t))[0], exact, within: 1e-13), "\(row.value) \(t)")
      }
    }
  }

  @Test("discrete and short key times follow what was measured")
  func measuredRules() throws {
    let rows = try Reference.json("measured.json")["discreteKeyframes"]
    func check(_ name: String, _ curve: KeyframeCurve, _ times: [Double]) throws {
      let expected = rows[name].text.split(separator: " ").map { Double($0)! }
      for (t, value) in zip(times, expected) {
        #expect(agree(try #require(curve.value(at: t))[0], value), "\(name) at \(t)")
      }
    }
    let times = rows["t"].text.split(separator: " ").map { Double("0" + $0)! }
    let values = [[0.0], [1], [0.5], [0.7]]
    try check("discrete", KeyframeCurve(values: values, mode: .discrete), times)
    try check(
      "discrete keyTimes 0 .1 .6 1",
      KeyframeCurve(values: values, mode: .discrete, keyTimes: [0, 0.1, 0.6, 1]), times)
    try check(
      "discrete n+1 keyTimes [0,.3,.6,1] values [0,1,.3] at .1 .35 .65 .95",
      KeyframeCurve(values: [[0], [1], [0.3]], mode: .discrete, keyTimes: [0, 0.3, 0.6, 1]),
      [0.1, 0.35, 0.65, 0.95])
    try check(
      "short keyTimes [0,.5,1] for 4 values at .1 .25 .4 .6 .75 .9",
      KeyframeCurve(values: values, keyTimes: [0, 0.5, 1]), [0.1, 0.25, 0.4, 0.6, 0.75, 0.9])
  }

  @Test("every mode passes through its keyframes at their times", arguments: [UInt64(31), 32, 33])
  func passing(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    let values = (0..<6).map { _ in (0..<3).map { _ in random.number(in: -5...5) } }
    let inner = (0..<4).map { _ in random.number(in: 0.01...0.99) }.sorted()
    for mode in [KeyframeMode.linear, .discrete, .paced, .cubic, .cubicPaced] {
      let curve = KeyframeCurve(values: values, mode: mode, keyTimes: [0] + inner + [1])
      for (t, value) in zip(curve.timing.keyTimes, values) {
        #expect(try #require(curve.value(at: t)) == value, "\(mode), seed \(seed)")
      }
      #expect(curve.value(at: -1) == values[0] && curve.value(at: 2) == values[5])
    }
  }

  @Test("timing functions bend their own stretch only, and not the paced modes")
  func timingFunctions() {
    let values = [[0.0], [1], [2]]
    let curve = KeyframeCurve(values: values, timingFunctions: [.easeIn])
    #expect(curve.value(at: 0.25)![0] == UnitBezier.easeIn.value(at: 0.5))
    #expect(curve.value(at: 0.75)![0] == 1.5)
    let paced = KeyframeCurve(values: values, mode: .paced, timingFunctions: [.easeIn, .easeIn])
    #expect(paced.value(at: 0.25)![0] == 0.5)
  }

  @Test("paced values without extent are spaced evenly; too few have no effect")
  func degenerate() {
    #expect(
      KeyframeTiming(mode: .paced, count: 3, distances: [0, 0]).keyTimes == [0, 0.5, 1])
    #expect(KeyframeCurve(values: [[1]]).value(at: 0.5) == nil)
    #expect(KeyframeCurve(values: []).value(at: 0.5) == nil)
    #expect(KeyframeCurve(values: [[1], [2]]).value(at: .nan) == nil)
    #expect(KeyframeCurve(values: [[1], [2], [3]], keyTimes: [0, 0, 0]).value(at: 0.5) == [3])
    let cubic = KeyframeCurve(
      values: [[1], [2], [3], [4]], mode: .cubic, keyTimes: [0, 0.5, 0.5, 1])
    #expect((0...20).allSatisfy { cubic.value(at: Double($0) / 20)![0].isFinite })
  }
}
