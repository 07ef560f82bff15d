import QuartzCore
import Raster
import Rehearsal
import Testing
import UIKit

/// Stages beside each other know nothing of each other.
@MainActor @Suite struct TwoStagesTests {
  /// Draws itself anew in each frame of an animation, in the colour of text.
  private final class FillLayer: CALayer {
    var amount: CGFloat {
      get { _managedValue(forKey: "amount") }
      set { _setManagedValue(newValue, forKey: "amount") }
    }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "amount" || super.needsDisplay(forKey: key)
    }

    override func draw(in ctx: CGContext) {
      ctx.setFillColor(UIColor.label.cgColor)
      ctx.fill(bounds)
    }
  }

  private func stage(_ appearance: UIUserInterfaceStyle) -> Stage {
    let stage = Stage(scale: 1, appearance: appearance)
    stage.perform {
      let layer = FillLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      stage.window.layer.addSublayer(layer)
      let animation = CABasicAnimation(keyPath: "amount")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
      layer.add(animation, forKey: nil)
    }
    return stage
  }

  /// The level of red of what is drawn in a frame.
  private func level(_ frame: RenderNode) throws -> UInt8 {
    let pictures = frame.children.compactMap(\.contents?.image)
    return try #require(pictures.first).bytes[0]
  }

  @Test func `what is drawn while a frame is sampled has the traits of its own stage`() throws {
    let (light, dark) = (stage(.light), stage(.dark))
    for _ in 0..<2 {
      #expect(try level(light.frame(at: 0.5)) == 0 && level(dark.frame(at: 0.5)) == 255)
      light.perform {}
    }
  }

  @Test func `a frame that is sampled outside of its stage has the traits of another one`() throws {
    let (light, dark) = (stage(.light), stage(.dark))
    let astray = light.environment.asCurrent {
      LayerSampler.sample(dark.window.layer, atMediaTime: 0.5)
    }
    #expect(try level(astray) == 0 && level(dark.frame(at: 0.5)) == 255)
  }
}
