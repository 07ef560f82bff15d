import Geometry
import Raster
import Testing
import Timing

@testable import QuartzCore

@MainActor @Suite("Transitions and cross-fades") struct TransitionTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// A layer that changes from red to blue under a transition of a second.
  private func rig(
    _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil,
    addFirst: Bool = true, _ configure: (CATransition) -> Void = { _ in }
  ) -> Rig {
    let rig = Rig()
    rig.quietly { rig.layer.backgroundColor = red }
    rig.perform {
      let transition = CATransition()
      (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
      configure(transition)
      if addFirst { rig.layer.add(transition, forKey: "any") }
      CATransaction.setDisableActions(true)
      rig.layer.backgroundColor = blue
      if !addFirst { rig.layer.add(transition, forKey: "any") }
    }
    return rig
  }

  /// The two looks below the layer's node: colour, shift and opacity, the back one first.
  private func looks(_ rig: Rig, at time: Seconds) -> [String] {
    let node = LayerSampler.sample(rig.root, atMediaTime: time).children[0]
    return node.children.map { child in
      let name = child.backgroundColor == red.rgba ? "red" : "blue"
      return "\(name) \(child.transform.m41),\(child.transform.m42) \(child.opacity)"
    }
  }

  @Test("a fade: the old look below, the new one coming in, whenever it was added")
  func fade() {
    for addFirst in [true, false] {
      let rig = rig(.fade, addFirst: addFirst)
      #expect(looks(rig, at: 0.25) == ["red 0.0,0.0 1.0", "blue 0.0,0.0 0.25"])
      #expect(rig.layer.animationKeys() == ["transition"])
      #expect(looks(rig, at: 1.5) == [])
    }
  }

  @Test("slides, by kind and side")
  func slides() {
    #expect(
      looks(rig(.push, .fromRight), at: 0.25) == ["red -25.0,0.0 1.0", "blue 75.0,0.0 1.0"])
    #expect(looks(rig(.push), at: 0.25) == ["red 25.0,0.0 1.0", "blue -75.0,0.0 1.0"])
    #expect(
      looks(rig(.moveIn, .fromTop), at: 0.5) == ["red 0.0,0.0 1.0", "blue 0.0,25.0 1.0"])
    #expect(
      looks(rig(.reveal, .fromBottom), at: 0.5) == ["blue 0.0,0.0 1.0", "red 0.0,25.0 1.0"])
  }

  @Test("start and end progress cut the way")
  func part() {
    let rig = rig(.push, .fromRight) { ($0.startProgress, $0.endProgress) = (0.5, 0.75) }
    #expect(looks(rig, at: 0) == ["red -50.0,0.0 1.0", "blue 50.0,0.0 1.0"])
    #expect(looks(rig, at: 0.5) == ["red -62.5,0.0 1.0", "blue 37.5,0.0 1.0"])
  }

  @Test("the old look holds what was inside, and stands where the layer stood in its motion")
  func frozenInside() {
    let rig = Rig()
    let inside = CALayer()
    rig.quietly {
      rig.layer.addSublayer(inside)
      inside.backgroundColor = red
    }
    rig.perform { inside.add(basic("position.x", from: 0, to: 40), forKey: "move") }
    rig.turn(at: 0.125) {
      CATransaction.setAnimationDuration(1)
      rig.layer.add(CATransition(), forKey: nil)
      CATransaction.setDisableActions(true)
      inside.removeFromSuperlayer()
    }
    let old = LayerSampler.sample(rig.root, atMediaTime: 0.5).children[0].children[0]
    #expect(old.children.map(\.transform.m41) == [20])
  }

  @Test("a hidden switch of a layer on show fades by itself")
  func hidden() {
    let rig = Rig()
    rig.quietly { rig.layer.backgroundColor = red }
    rig.turn(at: 3)
    rig.turn(at: 4) {
      CATransaction.setAnimationDuration(1)
      rig.layer.isHidden = true
    }
    #expect(rig.layer.animationKeys() == ["transition"])
    #expect(looks(rig, at: 4.25) == ["red 0.0,0.0 0.75"])
    #expect(LayerSampler.sample(rig.root, atMediaTime: 5).children.isEmpty)
  }

  private func image(_ level: UInt8, alpha: UInt8) -> CGImage {
    CGImage(Bitmap(width: 2, height: 2, bytes: (0..<4).flatMap { _ in [level, 0, 0, alpha] }))
  }

  @Test("a fade between looks that let something through mixes them as they are")
  func translucentFade() throws {
    let rig = Rig()
    rig.quietly { rig.layer.backgroundColor = red.copy(alpha: 0.5) }
    rig.perform {
      let transition = CATransition()
      transition.duration = 1
      rig.layer.add(transition, forKey: nil)
      CATransaction.setDisableActions(true)
      rig.layer.backgroundColor = blue.copy(alpha: 0.5)
    }
    var node = LayerSampler.sample(rig.root, atMediaTime: 0.5).children[0]
    #expect(node.dissolve == 0.5)
    #expect(node.children.map(\.opacity) == [1, 1])
    node.transform = CATransform3DIdentity
    let half = Renderer(scale: 1).draw(
      node, width: 150, height: 150, background: RGBA(red: 0, green: 0, blue: 0, alpha: 0))
    let alphas = Set(stride(from: 3, to: half.bytes.count, by: 4).map { half.bytes[$0] })
    #expect(alphas == [0, 128], "half way no more shows through than at either end")
  }

  @Test("contents cross-fade: pictures mix as they are")
  func contents() throws {
    for alpha in [UInt8(255), 128] {
      let rig = Rig()
      let (old, new) = (image(9, alpha: alpha), image(90, alpha: alpha))
      rig.quietly { rig.layer.contents = old }
      rig.add(basic("contents", from: old, to: new))
      let node = LayerSampler.sample(rig.root, atMediaTime: 0.25).children[0]
      #expect(node.contents == nil)
      let mixture = try #require(node.children.first)
      #expect(mixture.dissolve == 0.25)
      #expect(mixture.children.map(\.opacity) == [1, 1])
      #expect(mixture.children.map { $0.contents?.identity } == [old.identity, new.identity])
    }
  }

  @Test("a layer on show fades to new contents by itself")
  func implicitContents() {
    let rig = Rig()
    rig.quietly { rig.layer.contents = image(9, alpha: 255) }
    rig.turn(at: 1) { rig.layer.contents = image(90, alpha: 255) }
    #expect(rig.layer.animationKeys() == ["contents"])
    let mixture = LayerSampler.sample(rig.root, atMediaTime: 1.1).children[0].children
    #expect(mixture.first?.dissolve != nil)
  }
}
