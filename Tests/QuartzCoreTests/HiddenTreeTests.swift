import Geometry
import Raster
import Testing

@testable import QuartzCore

/// What does not show takes no time: nothing of it is looked at.
@MainActor @Suite("Trees that do not show") struct HiddenTreeTests {
  private enum Reason: CaseIterable {
    case hidden, transparent, hiddenByAnimation
  }

  /// A layer with 10,000 in it.
  private func crowd() -> CALayer {
    let crowd = CALayer()
    for _ in 0..<100 {
      let row = CALayer()
      for _ in 0..<99 { row.addSublayer(CALayer()) }
      crowd.addSublayer(row)
    }
    return crowd
  }

  private func hide(_ layer: CALayer, for reason: Reason) {
    switch reason {
    case .hidden: layer.isHidden = true
    case .transparent: layer.opacity = 0
    case .hiddenByAnimation:
      let animation = basic("hidden", from: true, to: true)
      animation.duration = 100
      layer.add(animation, forKey: nil)
    }
  }

  @Test("give no node, and nothing in them is sampled", arguments: Reason.allCases)
  private func nothing(reason: Reason) {
    let rig = Rig()
    let crowd = crowd()
    rig.quietly {
      rig.root.addSublayer(crowd)
      hide(crowd, for: reason)
    }
    for source in [LayerSource.newest, .committed] {
      let frame = LayerSampler.sample(rig.root, atMediaTime: 0.5, source: source)
      // The other sublayer is the rig's own.
      #expect(frame.children.count == 1)
    }
    // Sampled layers keep what they showed.
    #expect(crowd.sampled == nil && crowd.sublayers?.allSatisfy { $0.sampled == nil } == true)
  }

  @Test("leave notes in every layer once they show")
  func shown() {
    let rig = Rig()
    let crowd = crowd()
    rig.quietly { rig.root.addSublayer(crowd) }
    let frame = LayerSampler.sample(rig.root, atMediaTime: 0)
    #expect(frame.children.count == 2 && frame.children[1].children.count == 100)
    #expect(frame.children[1].children.allSatisfy { $0.children.count == 99 })
    #expect(crowd.sampled != nil && crowd.sublayers?.allSatisfy { $0.sampled != nil } == true)
  }
}
