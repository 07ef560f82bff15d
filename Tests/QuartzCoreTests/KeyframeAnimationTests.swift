import Geometry
import TestSupport
import Testing
import Timing

@testable import QuartzCore

@MainActor @Suite("Keyframe animations") struct KeyframeAnimationTests {
  private func shown(
    _ values: [Any], _ mode: CAAnimationCalculationMode = .linear, keyTimes: [Double]? = nil,
    at times: [Double], _ configure: (CAKeyframeAnimation) -> Void = { _ in }
  ) -> [Double] {
    let rig = Rig()
    rig.quietly { rig.layer.zPosition = -7 }
    let animation = CAKeyframeAnimation(keyPath: values[0] is CGPoint ? "position" : "zPosition")
    animation.values = values
    animation.calculationMode = mode
    animation.keyTimes = keyTimes?.map { NSNumber(value: $0) }
    configure(animation)
    rig.add(animation)
    return times.flatMap { rig.point(animation.keyPath!, at: $0) }
  }

  @Test("every mode agrees with its table")
  func modes() throws {
    let table = try Reference.json("keyframes.json")["appleCheck"]
    let modes: [String: (CAAnimationCalculationMode, Bool)] = [
      "linear": (.linear, false), "linear_keyTimes": (.linear, true), "paced": (.paced, true),
      "cubic": (.cubic, false), "cubic_keyTimes": (.cubic, true), "cubicPaced": (.cubicPaced, true),
    ]
    for (name, (mode, timed)) in modes {
      let row = table["modes"][name]
      let values = shown(
        table["values"].numbers, mode, keyTimes: timed ? table["keyTimes"].numbers : nil,
        at: table["t"].numbers)
      #expect(agree(values, row["computed"].numbers), "\(name)")
      guard row.keys.contains("measured_macOS(sidestep)") else { continue }
      #expect(agree(values, row["measured_macOS(sidestep)"].numbers, within: 1e-7), "\(name)")
    }
  }

  @Test("the paced cubic runs along its chords")
  func cubicPaced() throws {
    let table = try Reference.json("keyframes.json")["cubicPacedCheck"]
    let points = table["points"].list.map { CGPoint(x: $0.numbers[0], y: $0.numbers[1]) }
    #expect(agree(shown(points, .cubicPaced, at: [0.35]), table["computed"].numbers))
    #expect(
      agree(
        shown(table["scalars"].numbers, .cubicPaced, at: [0.35]),
        [table["scalarComputed"].number]))
  }

  @Test("tension, continuity and bias agree with the definition")
  func shapes() throws {
    let rows = try Reference.json("keyframes.json")["tensionContinuityBias"].list
    #expect(rows.count >= 20)
    for row in rows {
      func list(_ name: String) -> [NSNumber] { row[name].words.map { NSNumber(value: $0) } }
      let values = shown(
        row["values"].numbers, .cubic, keyTimes: row["keyTimes"].numbers,
        at: row["t"].numbers.dropLast()
      ) {
        $0.tensionValues = list("tension")
        $0.continuityValues = list("continuity")
        $0.biasValues = list("bias")
      }
      #expect(agree(values, row["computed"].numbers.dropLast()), "\(row)")
    }
  }

  @Test("discrete frames, short lists of key times and single values, as measured")
  func discrete() throws {
    let table = try Reference.json("measured.json")["discreteKeyframes"]
    let values = table["values"].words
    let times = table["t"].words
    #expect(shown(values, .discrete, at: times) == table["discrete"].words)
    #expect(
      shown(values, .discrete, keyTimes: [0, 0.1, 0.6, 1], at: times)
        == table["discrete keyTimes 0 .1 .6 1"].words)
    #expect(
      shown([0.0, 1, 0.3], .discrete, keyTimes: [0, 0.3, 0.6, 1], at: [0.1, 0.35, 0.65, 0.95])
        == [0, 1, 0.3, 0.3])
    #expect(
      agree(
        shown(values, keyTimes: [0, 0.5, 1], at: [0.1, 0.25, 0.4, 0.6, 0.75, 0.9]),
        [0.2, 0.5, 0.8, 0.9, 0.75, 0.6]))
    #expect(shown([3.0], at: [0.5]) == [-7])
  }

  private func along(
    _ mode: CAAnimationCalculationMode, keyTimes: [NSNumber]? = nil, times: [Double],
    rotation: CAAnimationRotationMode? = nil
  ) -> Rig {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addCurve(
      to: CGPoint(x: 200, y: 100), control1: CGPoint(x: 150, y: 0),
      control2: CGPoint(x: 200, y: 50))
    let rig = Rig()
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.calculationMode = mode
    animation.keyTimes = keyTimes
    animation.rotationMode = rotation
    return rig.add(animation) { $0.fillMode = .forwards }
  }

  @Test("paths: equal time for each stroke, key times for strokes, or one speed")
  func paths() throws {
    let table = try Reference.json("path_keyframes.json")
    let times = table["t"].words
    let computed = table["computed"]
    let rows: [(String, CAAnimationCalculationMode, [NSNumber]?)] = [
      ("linear", .linear, nil), ("keyTimes", .linear, [0, 0.2, 1]),
      ("paced(exact arc length)", .paced, nil),
    ]
    for (name, mode, keyTimes) in rows {
      let rig = along(mode, keyTimes: keyTimes, times: times)
      for (t, point) in zip(times, computed[name].list) {
        // The table's own arc lengths are those of a chain of 4,000 lines.
        let shown = rig.point("position", at: t)
        let tolerance = mode == .paced ? 2e-6 : 1e-7
        #expect(
          zip(shown, point.numbers).allSatisfy { ($0 - $1).magnitude < tolerance }, "\(name) \(t)")
      }
    }
    let paced = along(.paced, times: times)
    for (t, measured) in zip(times, table["paced"].text.split(separator: " ")) {
      let point = measured.split(separator: ",").map { Double($0)! }
      let shown = paced.point("position", at: t)
      #expect(zip(shown, point).allSatisfy { ($0 - $1).magnitude < 0.07 }, "\(t)")
    }
    let jumps = along(.discrete, times: times)
    #expect(jumps.point("position", at: 0.25) == [0, 0])
    #expect(jumps.point("position", at: 0.5) == [100, 0])
  }

  @Test("a layer that turns with its path does so outside its own transform")
  func rotation() {
    for (mode, turn) in [(CAAnimationRotationMode.rotateAuto, 0.0), (.rotateAutoReverse, .pi)] {
      let rig = along(.linear, times: [], rotation: mode)
      rig.quietly { rig.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3)) }
      let end = CATransform3DConcat(
        CATransform3DMakeScale(2, 3, 1), CATransform3DMakeRotation(.pi / 2 + turn, 0, 0, 1))
      let shown = rig.point("transform", at: 1)
      #expect(agree(shown, AnimatableValue.transform(end).components, within: 1e-9))
    }
  }

  @Test("the animation's pace warps the whole, the timing functions each stretch")
  func paces() {
    let ease = CAMediaTimingFunction(name: .easeIn)
    let warped = ease.curve.value(at: 0.5)
    #expect(agree(shown([0.0, 10], at: [0.5]) { $0.timingFunction = ease }, [10 * warped]))
    let stretched = shown([0.0, 10, 30], at: [0.25, 0.75]) { $0.timingFunctions = [ease, ease] }
    #expect(agree(stretched, [10 * warped, 10 + 20 * warped]))
  }

  @Test("value functions replace the transform, and add to it when additive")
  func valueFunctions() throws {
    let rig = Rig()
    rig.quietly { rig.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2)) }
    let turn = basic("transform", from: 0, to: 2)
    turn.valueFunction = CAValueFunction(name: .rotateZ)
    rig.add(turn)
    #expect(agree(rig.number("transform.rotation.z", at: 0.5), 1))
    #expect(agree(rig.number("transform.scale.x", at: 0.5), 1))
    let grow = basic("transform", to: [3, 1, 1] as [Double])
    grow.valueFunction = CAValueFunction(name: .scale)
    rig.add(grow) { $0.isAdditive = true }
    #expect(agree(rig.number("transform.scale.x", at: 0.5), 2))
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "shear")) == nil)
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "rotate")) == nil)
  }
}
