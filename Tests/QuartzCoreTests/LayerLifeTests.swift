import Geometry
import Raster
import TestSupport
import Testing
import Timing

@testable import QuartzCore

@MainActor @Suite("What shows, and who is asked") struct LayerLifeTests {
  private let rig = Rig()

  @Test("the presentation shows the last commit, at every ancestor's time")
  func presentation() throws {
    #expect(CALayer().presentation() == nil)
    rig.add(basic("position.x", from: 0, to: 100))
    rig.turn(at: 0.25) {
      CATransaction.setDisableActions(true)
      rig.layer.position.y = 70
      #expect(rig.layer.presentation()?.position == CGPoint(x: 25, y: 0))
    }
    let shown = try #require(rig.layer.presentation())
    #expect(shown.model() === rig.layer && rig.layer.model() === rig.layer)
    rig.perform { (rig.root.speed, rig.root.timeOffset) = (0, 0.75) }
    #expect(rig.layer.presentation()?.position.x == 75)
    #expect(shown.position.x == 25)
  }

  @Test("copies stand in a tree of copies, and are hit where they show")
  func copies() throws {
    rig.quietly { rig.root.position = CGPoint(x: 100, y: 100) }
    rig.add(basic("position", from: CGPoint(x: 50, y: 25), to: CGPoint(x: 150, y: 25)))
    rig.turn(at: 0.5) {}
    let root = try #require(rig.root.presentation())
    let hit = try #require(root.hitTest(CGPoint(x: 100, y: 25)))
    #expect(hit.model() === rig.layer && hit.superlayer === root)
    #expect(rig.root.hitTest(CGPoint(x: 100, y: 25)) === rig.root)
    let alone = try #require(rig.layer.presentation())
    #expect(alone.superlayer?.model() === rig.root)
    #expect(alone.convert(CGPoint.zero, to: nil) == CGPoint(x: 50, y: 0))
  }

  @Test("hit testing finds the foremost, deepest layer in the superlayer's coordinates")
  func hits() {
    let (low, high) = (CALayer(), CALayer())
    rig.quietly {
      rig.root.bounds.origin = CGPoint(x: 10, y: 0)
      for layer in [low, high] {
        layer.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        rig.root.addSublayer(layer)
      }
      low.zPosition = 1
    }
    let place = CGPoint(x: -60, y: -60)
    rig.quietly {
      rig.root.position = .zero
      #expect(rig.root.hitTest(place) === low)
      low.isHidden = true
      #expect(rig.root.hitTest(place) === high)
      #expect(rig.root.hitTest(CGPoint(x: 101, y: 0)) == nil)
      high.transform = CATransform3DMakeScale(0, 1, 1)
      #expect(rig.root.hitTest(place) === rig.root)
    }
  }

  private final class Answers: NSObject, CALayerDelegate {
    var asked: [String] = []
    var answer: (any CAAction)?
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      return answer
    }
  }

  private struct Named: CAAction {
    let name: String
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
  }

  @Test("actions are looked for with the delegate, in actions, in styles, and last by the class")
  func actions() {
    let layer = rig.layer
    let delegate = Answers()
    layer.delegate = delegate
    func found() -> String? { (layer.action(forKey: "cornerRadius") as? Named)?.name }
    #expect(layer.action(forKey: "cornerRadius") is CABasicAnimation)
    layer.style = ["style": ["actions": ["cornerRadius": Named(name: "inner")]]]
    #expect(found() == "inner")
    layer.style?["actions"] = ["cornerRadius": Named(name: "style")]
    #expect(found() == "style")
    layer.actions = ["cornerRadius": Named(name: "actions")]
    #expect(found() == "actions")
    delegate.answer = Named(name: "delegate")
    #expect(found() == "delegate")
    delegate.answer = NSNull()
    #expect(layer.action(forKey: "cornerRadius") == nil)
  }

  @Test("layers on show are animated by themselves, by the table; others are not")
  func implicit() {
    let basics = [
      "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform",
      "sublayerTransform", "contentsScale", "cornerRadius", "borderWidth", "borderColor",
      "opacity", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius",
    ]
    for key in basics {
      let found = rig.layer.action(forKey: key) as? CABasicAnimation
      #expect(found?.fillMode == .backwards && found?.toValue == nil, "\(key)")
    }
    for key in ["hidden", "masksToBounds", "maskedCorners", "sublayers"] {
      #expect(rig.layer.action(forKey: key) is CATransition, "\(key)")
    }
    let none = [
      "doubleSided", "contentsGravity", "frame", "name", "onOrderIn", "position.x", "speed",
      "backgroundColor", "contents",
    ]
    for key in none { #expect(rig.layer.action(forKey: key) == nil, "\(key)") }
    #expect(CALayer().action(forKey: "position") == nil)
    #expect(CALayer.defaultAction(forKey: "position") == nil)
  }

  @Test("an implicit animation takes pace and duration from the transaction")
  func implicitTiming() {
    rig.turn(at: 1) {
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      rig.layer.zPosition = 8
    }
    #expect(agree(rig.number("zPosition", at: 2), 4))
    rig.turn(at: 4) { rig.layer.zPosition = 0 }
    let eased = CAMediaTimingFunction(name: .default).curve.value(at: 0.5)
    #expect(agree(rig.number("zPosition", at: 4.125), 8 * (1 - eased)))
  }

  @Test("events of the tree ask the parent, then the child")
  func structure() {
    let (parent, child) = (Answers(), Answers())
    parent.answer = NSNull()
    child.answer = NSNull()
    let layer = CALayer()
    (rig.root.delegate, layer.delegate) = (parent, child)
    rig.perform {
      rig.root.addSublayer(layer)
      #expect(parent.asked == ["sublayers"] && child.asked == ["onOrderIn"])
      parent.asked = []
      child.asked = []
      rig.root.replaceSublayer(layer, with: CALayer())
    }
    #expect(parent.asked == ["sublayers"] && child.asked == ["onOrderOut"])
  }

  @Test("what cannot be drawn is refused aloud")
  func refused() {
    let former = Unsupported.listener
    defer { Unsupported.listener = former }
    nonisolated(unsafe) var notes: [String] = []
    Unsupported.listener = { notes.append($0) }
    rig.layer.compositingFilter = "multiplyBlendMode"
    rig.layer.filters = ["blur"]
    rig.layer.backgroundFilters = ["blur"]
    rig.layer.contentsFormat = .gray8Uint
    _ = CATiledLayer()
    rig.layer.mask = rig.root
    #expect(rig.layer.mask == nil)
    #expect(
      notes == [
        "CALayer.compositingFilter", "CALayer.filters", "CALayer.backgroundFilters",
        "CALayer.contentsFormat Gray8", "CATiledLayer",
        "a layer that masks itself or what it is in",
      ])
  }
}

@MainActor @Suite("Frames kept while nothing moves") struct KeptFrameTests {
  private func text(_ layer: CALayer) -> String {
    "\(LayerSampler.sample(layer, atMediaTime: 0))"
  }

  /// The same tree, made afresh: what a frame without anything kept says.
  private func copy(_ layer: CALayer) -> CALayer {
    let copy = CALayer()
    copy.properties = layer.properties
    for sublayer in layer.sublayers ?? [] { copy.addSublayer(self.copy(sublayer)) }
    return copy
  }

  @Test("whatever changes shows, in trees that change at random", arguments: [UInt64(5), 6, 7])
  func random(seed: UInt64) {
    var random = Seeded(seed: seed)
    let root = CALayer()
    var layers = [root]
    for round in 0..<300 {
      let layer = layers.randomElement(using: &random)!
      switch Int.random(in: 0..<6, using: &random) {
      case 0: layer.zPosition = .random(in: -2...2, using: &random)
      case 1: layer.isHidden.toggle()
      case 2: layer.opacity = Bool.random(using: &random) ? 0 : 0.5
      case 3: layer.sublayerTransform.m34 = Bool.random(using: &random) ? 0 : -0.01
      case 4 where layer !== root: layer.removeFromSuperlayer()
      default:
        let child = CALayer()
        child.bounds.size.width = .random(in: 0...9, using: &random)
        layer.addSublayer(child)
        layers.append(child)
      }
      if round % 3 == 0 { #expect(text(root) == text(copy(root)), "round \(round), seed \(seed)") }
    }
    #expect(root.sampled != nil || root.sublayers == nil || root.isHidden || root.opacity == 0)
  }

  @Test("a tree in which nothing moves is not walked again; a motion inside is seen")
  func kept() {
    let rig = Rig()
    _ = LayerSampler.sample(rig.root, atMediaTime: 0)
    #expect(rig.root.sampled != nil)
    rig.add(basic("zPosition", from: 0, to: 4))
    #expect(rig.root.sampled == nil)
    _ = LayerSampler.sample(rig.root, atMediaTime: 0.5)
    #expect(rig.root.sampled == nil)
    rig.perform { rig.layer.removeAllAnimations() }
    _ = LayerSampler.sample(rig.root, atMediaTime: 0.5)
    #expect(rig.root.sampled != nil)
  }
}
