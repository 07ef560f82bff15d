import Geometry
import TestSupport
import Testing
import Timing

@testable import QuartzCore

/// Frames read animations from records; the animations themselves say what is right.
@MainActor @Suite("Animations as frames read them") struct MotionTableTests {
  /// Key paths of plain numbers, with two values each.
  private static let lines: [(String, Any, Any)] = [
    ("position", CGPoint(x: 3, y: -4), CGPoint(x: 70, y: 11)), ("position.y", 1.0, 2.5),
    ("bounds", CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 5, y: 7, width: 90, height: 10)),
    ("bounds.size", CGSize(width: 1, height: 2), CGSize(width: 30, height: 40)),
    ("opacity", 0.1, 0.9), ("zPosition", -3.0, 8.0), ("cornerRadius", 0.0, 9.0),
    ("shadowOpacity", 0.0, 0.7), ("shadowOffset", CGSize.zero, CGSize(width: 3, height: 5)),
  ]

  @Test("a record says to the bit what its animation says, for every kind, in any mixture")
  func sameBits() {
    var random = Seeded(seed: 11)
    for round in 0..<60 {
      let rig = Rig()
      for _ in 0...Int(random.number(in: 0...1) * 4) {
        let line = Self.lines.randomElement(using: &random) ?? Self.lines[0]
        let other = Kinds.all.randomElement(using: &random) ?? Kinds.all[0]
        let simple = basic(line.0, from: line.1, to: line.2)
        simple.isAdditive = random.number(in: 0...1) < 0.5
        simple.autoreverses = random.number(in: 0...1) < 0.3
        simple.repeatCount = Float(Int(random.number(in: 0...1) * 3))
        simple.speed = random.number(in: 0...1) < 0.2 ? -1 : 1
        if random.number(in: 0...1) < 0.5 { simple.timingFunction = .init(name: .easeInEaseOut) }
        rig.add(random.number(in: 0...1) < 0.7 ? simple : other.make())
      }
      for step in -2...12 {
        let time = Double(step) / 5
        var direct = rig.layer.properties
        rig.layer.animations.apply(at: time, to: &direct, of: rig.layer, .newest)
        let shown = rig.layer.shownProperties(atLocalTime: time)
        for property in AnimatableProperty.all {
          #expect(
            property.read(shown) == property.read(direct), "\(property.name) round \(round) \(time)"
          )
        }
      }
    }
  }

  @Test("a value of another kind than the property's changes nothing")
  func otherKind() {
    let rig = Rig()
    let before = rig.point("position", at: 0)
    rig.add(basic("position", from: CGSize.zero, to: CGSize(width: 9, height: 9)))
    #expect(rig.point("position", at: 0.5) == before)
  }

  @Test("records are erased with their layer and used again")
  func reuse() {
    let rig = Rig()
    let firsts = (0..<50).map { _ -> Int32 in
      let layer = CALayer()
      rig.perform {
        rig.root.addSublayer(layer)
        layer.add(basic("opacity", from: 0, to: 1), forKey: nil)
        layer.add(basic("zPosition", from: 0, to: 1), forKey: nil)
      }
      _ = layer.shownProperties(atLocalTime: 0.1)
      defer { rig.quietly { layer.removeFromSuperlayer() } }
      rig.turn(at: rig.server.now + 0.001)
      return layer.motions.first
    }
    #expect(Set(firsts).count < 10)
  }

  @Test("points, sizes and rectangles may come in boxes")
  func boxes() {
    let rig = Rig()
    rig.add(
      basic(
        "position", from: NSValue(cgPoint: CGPoint(x: 2, y: 4)),
        to: NSValue(cgPoint: CGPoint(x: 4, y: 8))))
    #expect(rig.point("position", at: 0.5) == [3, 6])
    let box = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(box.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(box.cgPointValue == .zero)
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue.height == 2)
  }
}

/// The server looks at animations only where something can have happened to them.
@MainActor @Suite("What a server watches") struct WatchListTests {
  private func start(_ rig: Rig, _ log: EventLog, duration: Double = 1) {
    rig.perform {
      let animation = basic("opacity", from: 0, to: 1)
      (animation.duration, animation.delegate) = (duration, log)
      rig.layer.add(animation, forKey: "fade")
    }
  }

  @Test("an animation ends on time though its layer was moved to another superlayer")
  func moved() {
    let rig = Rig()
    let log = EventLog(rig.server)
    start(rig, log)
    rig.turn(at: 0.25)
    let other = CALayer()
    rig.turn(at: 0.5) {
      rig.root.addSublayer(other)
      other.addSublayer(rig.layer)
    }
    for step in 6...12 { rig.turn(at: Double(step) / 10) }
    #expect(log.lines == ["0.0 animation start", "1.0 animation stop true"])
    #expect(rig.server.isIdle)
  }

  @Test("an animation ends on time though time was changed, of the layer or around it")
  func retimed() {
    for isOwn in [true, false] {
      let rig = Rig()
      let log = EventLog(rig.server)
      start(rig, log)
      rig.turn(at: 0.25) { (isOwn ? rig.layer : rig.root).speed = 2 }
      for step in 3...12 { rig.turn(at: Double(step) / 10) }
      #expect(log.lines == ["0.0 animation start", "0.5 animation stop true"], "own \(isOwn)")
    }
  }

  @Test("an animation that was put off, or added later, is told of in its turn")
  func later() {
    let rig = Rig()
    let log = EventLog(rig.server)
    start(rig, log, duration: 3)
    rig.turn(at: 0.25) {
      let late = basic("zPosition", from: 0, to: 1)
      (late.beginTime, late.duration, late.delegate) = (0.75, 0.25, log)
      late.setValue("late", forKey: "name")
      rig.layer.add(late, forKey: nil)
    }
    for step in 3...12 { rig.turn(at: Double(step) / 4) }
    #expect(
      log.lines == [
        "0.0 animation start", "0.75 late start", "1.0 late stop true", "3.0 animation stop true",
      ])
  }

  @Test("a layer that leaves with its superlayer loses its animations")
  func left() {
    let rig = Rig()
    let log = EventLog(rig.server)
    let middle = CALayer()
    rig.perform {
      rig.root.addSublayer(middle)
      middle.addSublayer(rig.layer)
    }
    start(rig, log)
    rig.turn(at: 0.25) { middle.removeFromSuperlayer() }
    rig.turn(at: 0.5)
    #expect(log.lines == ["0.0 animation start", "0.5 animation stop false"])
  }
}
