import Geometry
import Raster
import TestSupport
import Testing

@testable import QuartzCore

/// Goldens, one small picture for everything that a layer can show.
@MainActor @Suite("Plates of layers") struct LayerPlateTests {
  private let plates = Plates()

  @Test("show what they showed", arguments: LayerPlate.all.map(\.name))
  func plate(name: String) throws {
    let plate = try #require(LayerPlate.all.first { $0.name == name })
    let best = plate.picture()
    try plates.check(best, name)
    for set in InstructionSet.available {
      #expect(plate.picture(set) == best, "\(name), \(set)")
    }
  }

  @Test("are one for every scene, and no other")
  func complete() throws { try plates.checkNames(LayerPlate.all.map(\.name)) }

  @Test("fit on a contact sheet", .enabled(if: Plates.areRecorded))
  func contactSheet() throws {
    try Plates.writeSheet(LayerPlate.all.map { $0.picture() }, "layers")
  }
}

@MainActor @Suite("Masks of layers") struct LayerMaskTests {
  @Test("belong to one layer, which takes them from where they were")
  func ownership() {
    let rig = Rig()
    let (mask, other) = (CALayer(), CALayer())
    rig.perform {
      rig.root.addSublayer(mask)
      rig.layer.mask = mask
    }
    #expect(rig.root.sublayers == [rig.layer])
    #expect(mask.superlayer === rig.layer && rig.layer.sublayers == nil)
    rig.perform { rig.layer.mask = other }
    #expect(mask.superlayer == nil && rig.layer.mask === other)
    rig.perform { other.removeFromSuperlayer() }
    #expect(rig.layer.mask == nil)
  }

  @Test("follow the time of the layer that they cut")
  func time() {
    let rig = Rig()
    let mask = CALayer()
    rig.perform { rig.layer.mask = mask }
    rig.perform {
      let animation = basic("position.x", from: 0, to: 100)
      animation.duration = 1
      mask.add(animation, forKey: nil)
    }
    rig.perform { (rig.layer.speed, rig.layer.timeOffset) = (0, 0.4) }
    let shown = LayerSampler.sample(rig.root, atMediaTime: 3).children[0].mask
    #expect(agree(Double(shown?.transform.m41 ?? 0), 40))
  }

  @Test("that change show, however much of a frame is kept")
  func kept() {
    let rig = Rig()
    let mask = CALayer()
    let inner = CALayer()
    rig.quietly {
      rig.layer.mask = mask
      mask.addSublayer(inner)
    }
    func cut() -> RenderNode? { LayerSampler.sample(rig.root, atMediaTime: 0).children[0].mask }
    #expect(cut()?.children.first?.opacity == 1)
    rig.quietly { inner.opacity = 0.5 }
    #expect(cut()?.children.first?.opacity == 0.5)
    rig.quietly { mask.isHidden = true }
    #expect(cut()?.children.isEmpty == true)
    rig.quietly { rig.layer.mask = nil }
    #expect(cut() == nil)
  }

  @Test("have presentation copies, and catch touches where they show something")
  func copies() {
    let rig = Rig()
    let mask = CALayer()
    rig.quietly {
      mask.frame = CGRect(x: 0, y: 0, width: 10, height: 50)
      rig.layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      rig.layer.mask = mask
    }
    #expect(rig.layer.presentation()?.mask?.model() === mask)
    // The root's middle stands at (0, 0).
    #expect(rig.root.hitTest(CGPoint(x: -95, y: -95)) === rig.layer)
    #expect(rig.root.hitTest(CGPoint(x: -50, y: -95)) === rig.root)
  }
}
