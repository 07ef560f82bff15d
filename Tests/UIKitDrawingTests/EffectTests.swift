import QuartzCore
import Raster
import Rehearsal
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Plates of views") struct EffectPlateTests {
  private let plates = Plates()

  @Test("show what they showed", arguments: EffectScene.all.map(\.name))
  func plate(name: String) throws {
    let scene = try #require(EffectScene.all.first { $0.name == name })
    try plates.check(scene.picture(), name)
  }

  @Test("are the same from every instruction set", arguments: EffectScene.all.map(\.name))
  func instructionSets(name: String) throws {
    let scene = try #require(EffectScene.all.first { $0.name == name })
    let expected = scene.picture()
    for set in InstructionSet.available {
      let drawn = InstructionSet.$preferred.withValue(set) { scene.picture() }
      #expect(drawn == expected, "\(name), \(set)")
    }
  }

  @Test("are one for every scene, and no other")
  func complete() throws { try plates.checkNames(EffectScene.all.map(\.name)) }

  @Test("fit on a contact sheet", .enabled(if: Plates.areRecorded))
  func contactSheet() throws {
    try Plates.writeSheet(EffectScene.all.map { $0.picture() }, "views")
  }
}

@MainActor @Suite("Visual effects") struct EffectTests {
  private let rig = EffectRig()

  /// The blur's sigma that shows now.
  private func sigma(of view: UIVisualEffectView) -> Double {
    let layer = view.layer.tree.sublayers[0]
    let shown = layer.shownProperties(
      atLocalTime: layer.localTime(atMediaTime: rig.stage.now))
    return Double(shown.special.backdrop?.sigma ?? 0)
  }

  private func addedView(_ effect: UIVisualEffect?) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    rig.stage.perform { rig.ground.addSubview(view) }
    return view
  }

  @Test("go on and off with a property animator: a fraction of it is a fraction of the blur")
  func fraction() {
    let view = addedView(nil)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.effect = UIBlurEffect(style: .light)
    }
    for fraction in [0.0, 0.25, 0.5, 1] {
      rig.stage.perform { animator.fractionComplete = fraction }
      #expect(abs(sigma(of: view) - 20 * fraction) < 1e-9)
    }
  }

  @Test("move in animation blocks, and not outside them")
  func block() {
    let view = addedView(UIBlurEffect(style: .dark))
    #expect(sigma(of: view) == 20)
    rig.stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
    }
    rig.stage.advance(to: rig.stage.now + 0.5)
    #expect(abs(sigma(of: view) - 10) < 0.5)
    rig.stage.settle()
    #expect(sigma(of: view) == 0)
    rig.stage.perform { view.effect = UIBlurEffect(style: .light) }
    #expect(sigma(of: view) == 20)
  }

  @Test("that follow the traits change with them")
  func traits() {
    let view = addedView(UIBlurEffect(style: .regular))
    let light = rig.picture()
    rig.stage.perform { view.overrideUserInterfaceStyle = .dark }
    #expect(rig.picture() != light)
    rig.stage.perform { view.overrideUserInterfaceStyle = .light }
    #expect(rig.picture() == light)
  }

  @Test("warn of what UIKit warns of: alpha, subviews in the wrong place, lonely snapshots")
  func warnings() {
    let view = addedView(UIBlurEffect(style: .light))
    rig.stage.perform {
      view.alpha = 0.5
      view.alpha = 1
      view.addSubview(UIView())
      _ = view.snapshotView(afterScreenUpdates: true)
    }
    #expect(rig.rules == ["blur-alpha", "effect-view-subview", "blur-snapshot"])
    rig.stage.perform { _ = rig.stage.window.snapshotView(afterScreenUpdates: true) }
    #expect(rig.rules.count == 3)
  }

  @Test("styles all differ from what is behind them", arguments: UIBlurEffect.Style.allCases)
  func styles(style: UIBlurEffect.Style) {
    let plain = rig.picture()
    let view = addedView(UIBlurEffect(style: style))
    #expect(rig.picture() != plain)
    rig.stage.perform { view.effect = nil }
    #expect(rig.picture() == plain)
  }
}

@MainActor @Suite("Masks and tints of views") struct MaskTintTests {
  private final class TintView: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  @Test("a mask leaves its superview, and is held until another comes")
  func mask() {
    let rig = EffectRig()
    let mask = UIView()
    rig.stage.perform {
      rig.ground.addSubview(mask)
      rig.ground.mask = mask
    }
    #expect(mask.superview == nil && rig.ground.mask === mask)
    #expect(rig.ground.layer.mask === mask.layer)
    rig.stage.perform { rig.ground.mask = nil }
    #expect(rig.ground.layer.mask == nil)
  }

  @Test("a view that contains the masked one is refused as its mask")
  func cycle() {
    let rig = EffectRig()
    rig.stage.perform { rig.ground.mask = rig.stage.window }
    #expect(rig.ground.mask == nil && rig.rules == ["view-cycle"])
  }

  @Test("a view that comes where another tint is, is told of it")
  func tintOfWindow() {
    let rig = EffectRig()
    let view = TintView()
    rig.stage.perform { rig.stage.window.tintColor = .red }
    rig.stage.perform { rig.ground.addSubview(view) }
    #expect(view.changes == 1 && view.tintColor.cgColor == UIColor.red.cgColor)
    rig.stage.perform { view.removeFromSuperview() }
    view.tintColor = .green
    view.changes = 0
    rig.stage.perform { rig.ground.addSubview(view) }
    #expect(view.changes == 0)
  }

  @Test("a tint reaches the views inside that have none, and greys while dimmed")
  func tint() {
    let (outer, inner, own) = (UIView(), TintView(), TintView())
    own.tintColor = .green
    own.changes = 0
    outer.addSubview(inner)
    outer.addSubview(own)
    outer.tintColor = .red
    #expect(inner.changes == 1 && own.changes == 0)
    #expect(inner.tintColor.cgColor == UIColor.red.cgColor)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.changes == 2 && inner.tintAdjustmentMode == .dimmed)
    let grey = inner.tintColor.cgColor.rgba
    #expect(grey.red == grey.green && grey.green == grey.blue)
    outer.tintAdjustmentMode = .normal
    #expect(inner.tintColor.cgColor == UIColor.red.cgColor)
  }
}
