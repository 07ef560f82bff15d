import Rehearsal
import Testing
import UIKit

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

private final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
}

private final class OwnLayer: CALayer {}

private final class OwnView: UIView {
  override class var layerClass: AnyClass { OwnLayer.self }
}

@MainActor @Suite("The class of a view's layer") struct LayerClassTests {
  @Test("a view gets a layer of Core Animation's classes, which belongs to it")
  func own() {
    let gradient = GradientView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect((gradient.layer as? CAGradientLayer)?.frame == gradient.frame)
    #expect(gradient.layer.delegate === gradient)
    #expect(ShapeView().layer is CAShapeLayer)
  }

  @Test("what only such a layer has is animated like everything else")
  func animated() {
    let stage = Stage()
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.perform {
      stage.window.addSubview(view)
      (view.layer as? CAGradientLayer)?.endPoint = CGPoint(x: 0, y: 1)
    }
    stage.perform {
      let animation = CABasicAnimation(keyPath: "endPoint")
      (animation.toValue, animation.duration) = (CGPoint(x: 1, y: 1), 1)
      view.layer.add(animation, forKey: nil)
    }
    stage.advance(to: 0.5)
    let shown = view.layer.presentation() as? CAGradientLayer
    #expect(abs((shown?.endPoint.x ?? 0) - 0.5) < 1e-9)
  }

  @Test("a layer class of the application is reported by its name")
  func application() {
    let stage = Stage()
    stage.perform { #expect(type(of: OwnView().layer) == CALayer.self) }
    #expect(stage.unsupported.first?.contains("OwnLayer") == true)
  }
}
