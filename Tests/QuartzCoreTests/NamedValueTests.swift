import Geometry
import Testing
import Timing

@testable import QuartzCore

/// What has a name and is none of the properties that animations blend; and names of nothing.
@MainActor @Suite("Values by name", .serialized)
struct NamedValueTests {
  private func notes(_ body: () -> Void) -> [String] {
    let former = Unsupported.listener
    defer { Unsupported.listener = former }
    nonisolated(unsafe) var notes: [String] = []
    Unsupported.listener = { notes.append($0) }
    body()
    return notes
  }

  @Test("timing, name, mask and the like are the layer's own properties")
  func settings() {
    let (layer, mask) = (CALayer(), CALayer())
    layer.setValue(0, forKey: "speed")
    layer.setValue(2.5, forKey: "timeOffset")
    layer.setValue(NSNumber(value: 3), forKeyPath: "beginTime")
    layer.setValue(4 as Float, forKey: "repeatCount")
    layer.setValue(true, forKey: "autoreverses")
    layer.setValue("card", forKey: "name")
    layer.setValue(mask, forKey: "mask")
    layer.setValue(CALayerContentsGravity.center, forKey: "contentsGravity")
    layer.setValue("both", forKey: "fillMode")
    layer.setValue(3, forKey: "maskedCorners")
    layer.setValue(false, forKey: "doubleSided")
    #expect(layer.speed == 0 && layer.timeOffset == 2.5 && layer.beginTime == 3)
    #expect(layer.repeatCount == 4 && layer.autoreverses && layer.name == "card")
    #expect(layer.mask === mask && layer.contentsGravity == .center && layer.fillMode == .both)
    #expect(layer.maskedCorners.rawValue == 3 && !layer.isDoubleSided)
    #expect(layer.value(forKey: "name") as? String == "card")
    #expect(layer.value(forKeyPath: "timeOffset") as? Double == 2.5)
    layer.setValue(nil, forKey: "mask")
    #expect(layer.mask == nil)
  }

  @Test("a value of another type is reported, and changes nothing")
  func types() {
    let layer = CALayer()
    let notes = notes { layer.setValue("fast", forKey: "speed") }
    #expect(layer.speed == 1 && notes.count == 1)
  }

  @Test("an animation of a name that nothing has is reported, in groups too")
  func unknown() {
    let rig = Rig()
    func report(_ animation: CAAnimation) -> [String] {
      notes { rig.perform { rig.layer.add(animation, forKey: nil) } }
    }
    #expect(report(basic("opactiy", from: 0, to: 1)).contains { $0.contains("opactiy") })
    let group = CAAnimationGroup()
    group.animations = [basic("opacity", to: 1), basic("strokeEndd", to: 1)]
    #expect(report(group).contains { $0.contains("strokeEndd") })
    #expect(report(basic("transform.rotation.z", to: 1)) == [])
    #expect(report(basic("position.y", by: 1)) == [])
    #expect(report(CABasicAnimation()) == [])
  }

  // MARK: Contents drawn again

  private final class DotLayer: CALayer {
    var red: CGFloat = 0 { didSet { setNeedsDisplay() } }
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(CGColor(red: red, green: 0, blue: 0, alpha: 1))
      ctx.fill(bounds)
    }
  }

  @Test("contents that are drawn anew fade in, the first ones do not; NSNull as action stops it")
  func redrawing() {
    for isQuiet in [false, true] {
      let (rig, dot) = (Rig(), DotLayer())
      dot.bounds.size = CGSize(width: 4, height: 4)
      if isQuiet { dot.actions = ["contents": NSNull()] }
      rig.perform { rig.root.addSublayer(dot) }
      rig.perform { dot.red = 0.5 }
      #expect(dot.contents != nil && dot.animationKeys() == nil)
      rig.perform { dot.red = 1 }
      #expect(dot.animationKeys() == (isQuiet ? nil : ["contents"]))
    }
  }

  @Test("a text layer's words and size fade, its colour moves")
  func text() {
    let (rig, text) = (Rig(), CATextLayer())
    text.bounds.size = CGSize(width: 40, height: 20)
    text.string = "one"
    rig.perform { rig.root.addSublayer(text) }
    #expect(text.animationKeys() == nil)
    rig.perform { text.string = "two" }
    #expect(text.animationKeys() == ["contents"])
    text.removeAllAnimations()
    rig.perform { text.fontSize = 9 }
    #expect(text.animationKeys() == ["contents"])
    text.removeAllAnimations()
    rig.perform { text.foregroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1) }
    #expect(text.animationKeys() == ["foregroundColor"])
  }
}
