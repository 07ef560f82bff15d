import Rehearsal
import Testing
import UIKit

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

private final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
}

/// As application code writes it, with initialisers that are not required.
private class OwnLayer: CALayer {
  var level = 1

  override init() {
    super.init()
    level = 2
  }

  override init(layer: Any) {
    super.init(layer: layer)
    level = (layer as? OwnLayer)?.level ?? 0
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class HeirLayer: OwnLayer {
  var marks = ["a", "b"]
}

private final class OwnView: UIView {
  override class var layerClass: AnyClass { HeirLayer.self }
}

private final class OddView: UIView {
  override class var layerClass: AnyClass { UIView.self }
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

  @Test("a layer class of the application is made by its own initialisers, and shows itself")
  func application() throws {
    let stage = Stage()
    let view = OwnView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let layer = try #require(view.layer as? HeirLayer)
    #expect(layer.level == 2 && layer.marks == ["a", "b"])
    layer.level = 5
    stage.perform { stage.window.addSubview(view) }
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    }
    stage.advance(to: 0.5)
    let shown = try #require(layer.presentation())
    #expect(shown.level == 5 && shown !== layer && shown.model() === layer)
    #expect(abs(shown.opacity - 0.5) < 1e-6)
    #expect(stage.unsupported.isEmpty)
  }

  @Test("a layer class that is none is reported")
  func none() {
    let stage = Stage()
    stage.perform { #expect(type(of: OddView().layer) == CALayer.self) }
    #expect(stage.unsupported.first?.contains("UIView") == true)
  }

  @Test("layers made by class are let go as all others are")
  func released() {
    weak var layer: CALayer?
    do { layer = OwnView().layer }
    #expect(layer == nil)
  }
}
