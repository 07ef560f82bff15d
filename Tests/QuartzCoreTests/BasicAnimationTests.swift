import Geometry
import TestSupport
import Testing
import Timing

@testable import QuartzCore

@MainActor @Suite("Basic animations") struct BasicAnimationTests {
  @Test("every combination of from, to and by, as measured")
  func combinations() {
    let table: [(Any?, Any?, Any?, Double)] = [
      (0.2, nil, nil, 0.35), (nil, 0.8, nil, 0.65), (nil, nil, 0.3, 0.65), (0.2, nil, 0.3, 0.35),
      (nil, 0.9, 0.3, 0.75), (0.2, 0.6, nil, 0.4), (nil, nil, nil, 0.5),
    ]
    for (from, to, by, expected) in table {
      let rig = Rig()
      rig.quietly { rig.layer.zPosition = 0.5 }
      rig.add(basic("zPosition", from: from, to: to, by: by))
      #expect(agree(rig.number("zPosition", at: 0.5), expected), "\(expected)")
    }
  }

  @Test("an end that was left open follows the model while it changes")
  func live() {
    let rig = Rig()
    rig.add(basic("zPosition", from: 0))
    rig.perform {
      CATransaction.setDisableActions(true); rig.layer.zPosition = 10
    }
    #expect(agree(rig.number("zPosition", at: 0.5), 5))
  }

  @Test("additive animations add to what shows below, in the order they were added")
  func additive() {
    let rig = Rig()
    rig.quietly { rig.layer.zPosition = 0.5 }
    rig.add(basic("zPosition", from: 0, to: 0.2)) { $0.isAdditive = true }
    #expect(agree(rig.number("zPosition", at: 0.5), 0.6))
    rig.add(basic("zPosition", from: 0, to: 0.1)) { $0.isAdditive = true }
    #expect(agree(rig.number("zPosition", at: 0.5), 0.65))
    rig.add(basic("zPosition", from: 4, to: 4))
    #expect(agree(rig.number("zPosition", at: 0.5), 4))
  }

  @Test("cumulative repeats carry on what each cycle ended on")
  func cumulative() {
    let rig = Rig()
    rig.add(basic("position.x", from: 0, to: 10)) { ($0.isCumulative, $0.repeatCount) = (true, 3) }
    #expect([0.5, 1.5, 2.5].map { rig.number("position.x", at: $0) } == [5, 15, 25])

    let by = Rig()
    by.quietly { by.layer.zPosition = 100 }
    by.add(basic("zPosition", by: 10)) { ($0.isCumulative, $0.repeatCount) = (true, 3) }
    #expect([0.5, 1.5, 2.5].map { by.number("zPosition", at: $0) } == [105, 215, 325])

    let back = Rig()
    back.add(basic("position.x", from: 0, to: 10)) {
      ($0.isCumulative, $0.repeatCount, $0.autoreverses) = (true, 3, true)
    }
    #expect(agree(back.number("position.x", at: 2.5), 5))
  }

  @Test("a cumulative turn goes on turning, as a transform and as a number")
  func cumulativeTurn() {
    let rig = Rig()
    rig.add(basic("transform.rotation.z", from: 0, to: 1)) {
      ($0.isCumulative, $0.repeatCount) = (true, 3)
    }
    #expect(agree(rig.number("transform.rotation.z", at: 2.5), 2.5))
    let whole = Rig()
    whole.add(
      basic(
        "transform", from: CATransform3DIdentity, to: CATransform3DMakeRotation(1, 0, 0, 1))
    ) { ($0.isCumulative, $0.repeatCount) = (true, 3) }
    #expect(agree(whole.number("transform.rotation.z", at: 2.5), 2.5))
  }

  @Test("colours mix by component; switches show their end at once")
  func kinds() {
    let rig = Rig()
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    rig.add(basic("backgroundColor", from: red, to: blue))
    rig.quietly { rig.layer.backgroundColor = red }
    #expect(rig.point("backgroundColor", at: 0.5) == [0.5, 0, 0.5, 0.75])
    rig.add(basic("hidden", from: false, to: true))
    #expect(rig.value("hidden", at: 0.01) == .flag(true))
  }

  @Test("the paths, points, sizes and rectangles of a layer blend by their numbers")
  func structures() {
    let rig = Rig()
    rig.add(basic("bounds.size.width", from: 10, to: 30))
    rig.add(basic("anchorPoint", from: CGPoint.zero, to: CGPoint(x: 1, y: 0.5)))
    rig.add(basic("shadowOffset", from: CGSize.zero, to: CGSize(width: 4, height: 8)))
    #expect(rig.point("bounds", at: 0.5) == [0, 0, 20, 50])
    #expect(rig.point("anchorPoint", at: 0.5) == [0.5, 0.25])
    #expect(rig.point("shadowOffset", at: 0.5) == [2, 4])
  }

  @Test("values of no known type are reported, and nothing moves")
  func unknown() {
    let former = Unsupported.listener
    defer { Unsupported.listener = former }
    nonisolated(unsafe) var notes: [String] = []
    Unsupported.listener = { notes.append($0) }
    let rig = Rig()
    rig.add(basic("zPosition", from: "far", to: "near"))
    #expect(rig.number("zPosition", at: 0.5) == 0)
    #expect(notes.count == 2)
  }

  @Test("of what a text layer cannot animate is reported by its name")
  func textLayers() {
    let former = Unsupported.listener
    defer { Unsupported.listener = former }
    nonisolated(unsafe) var notes: [String] = []
    Unsupported.listener = { notes.append($0) }
    let rig = Rig()
    rig.perform {
      let text = CATextLayer()
      rig.root.addSublayer(text)
      for path in ["fontSize", "foregroundColor", "opacity"] {
        text.add(CABasicAnimation(keyPath: path), forKey: nil)
        rig.layer.add(CABasicAnimation(keyPath: path), forKey: nil)
      }
    }
    #expect(
      notes == [
        "an animation of CATextLayer.fontSize",
        "animation of fontSize: CALayer has no such property",
        "an animation of CATextLayer.foregroundColor",
      ])
  }
}
