import Geometry
import TestSupport
import Testing
import Timing

@testable import QuartzCore

@MainActor @Suite("Key paths") struct KeyPathTests {
  @Test("parts of a transform are read as they were written, in every order")
  func transformParts() throws {
    let layer = CALayer()
    let parts: [(String, Double)] = [
      ("transform.scale.x", 2), ("transform.rotation.y", 0.5), ("transform.translation.z", 7),
      ("transform.rotation.x", -0.3), ("transform.scale.y", 0.25), ("transform.rotation.z", 2.5),
      ("transform.translation.x", -40), ("transform.scale.z", 3), ("transform.translation.y", 11),
    ]
    for (path, value) in parts { layer.setValue(value, forKeyPath: path) }
    for (path, value) in parts {
      #expect(agree(try #require(layer.value(forKeyPath: path) as? CGFloat), value), "\(path)")
    }
    let whole = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DConcat(
          CATransform3DMakeScale(2, 0.25, 3), CATransform3DMakeRotation(-0.3, 1, 0, 0)),
        CATransform3DConcat(
          CATransform3DMakeRotation(0.5, 0, 1, 0), CATransform3DMakeRotation(2.5, 0, 0, 1))),
      CATransform3DMakeTranslation(-40, 11, 7))
    #expect(
      agree(
        AnimatableValue.transform(layer.transform).components,
        AnimatableValue.transform(whole).components, within: 1e-12))
  }

  @Test("whole parts: rotation is about z, scale all three axes, translation a size")
  func wholes() {
    let layer = CALayer()
    layer.setValue(1.25, forKeyPath: "transform.rotation")
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "transform.translation")
    #expect(agree(layer.value(forKeyPath: "transform.rotation.z") as! CGFloat, 1.25))
    #expect(agree(layer.value(forKeyPath: "transform.scale") as! CGFloat, 2))
    #expect(layer.transform.m41 == 3 && layer.transform.m42 == 4 && layer.transform.m33 == 2)
  }

  @Test("scale.xy is of x and y alone, set and animated")
  func flatScale() {
    let rig = Rig()
    rig.perform {
      CATransaction.setDisableActions(true)
      rig.layer.setValue(3, forKeyPath: "transform.scale.z")
      rig.layer.setValue(2, forKeyPath: "transform.scale.xy")
    }
    let map = rig.layer.transform
    #expect(map.m11 == 2 && map.m22 == 2 && map.m33 == 3)
    #expect(agree(rig.layer.value(forKeyPath: "transform.scale.xy") as? CGFloat ?? 0, 2))
    rig.add(basic("transform.scale.xy", from: 1, to: 3))
    #expect(
      agree(
        rig.point("transform", at: 0.25),
        AnimatableValue.transform(CATransform3DMakeScale(1.5, 1.5, 3)).components, within: 1e-12))
  }

  @Test("perspective survives a turn by its key path")
  func perspective() {
    let rig = Rig()
    rig.perform {
      CATransaction.setDisableActions(true)
      rig.layer.transform.m34 = -1 / 500
    }
    rig.add(basic("transform.rotation.y", from: 0, to: 2))
    let turned = CATransform3DConcat(
      CATransform3DMakeRotation(1, 0, 1, 0),
      {
        var t = CATransform3DIdentity; t.m34 = -1 / 500; return t
      }())
    #expect(
      agree(
        rig.point("transform", at: 0.5), AnimatableValue.transform(turned).components,
        within: 1e-12))
  }

  @Test("a number turns past half a turn where a transform takes the short way")
  func fullTurn() {
    let rig = Rig()
    rig.add(basic("transform.rotation.z", from: 0, to: 2 * Double.pi))
    #expect(agree(rig.number("transform", at: 0.5), -1))
    #expect(agree(rig.number("transform", at: 0.25), 0))
  }

  @Test("numbers inside points and rectangles; unknown names are kept for the application")
  func others() {
    let layer = CALayer()
    layer.setValue(CGFloat(30), forKeyPath: "bounds.size.width")
    layer.setValue(5, forKeyPath: "bounds.origin.y")
    layer.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKeyPath: "frame")
    layer.setValue("tag", forKey: "mine")
    #expect(layer.bounds == CGRect(x: 0, y: 5, width: 3, height: 4))
    #expect(layer.value(forKeyPath: "frame") as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(layer.value(forKey: "mine") as? String == "tag")
    #expect(PropertyPath("position.z") == nil && PropertyPath("transform.rotation.w") == nil)
  }

  @Test("shape and gradient layers are animated like any other")
  func shapesAndGradients() {
    let shape = CAShapeLayer()
    let gradient = CAGradientLayer()
    let rig = Rig()
    rig.quietly {
      rig.root.addSublayer(shape)
      rig.root.addSublayer(gradient)
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
      shape.strokeEnd = 0
      gradient.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
      gradient.locations = [0, 1]
    }
    let bigger = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
    rig.perform {
      for (keyPath, to) in [("path", bigger as Any), ("strokeEnd", 1)] {
        let animation = basic(keyPath, to: to)
        animation.duration = 1
        shape.add(animation, forKey: keyPath)
      }
      let fade = basic("colors", to: [1.0, 0.5].map { CGColor(gray: $0, alpha: 1) })
      let slide = basic("locations", to: [0.5, 1] as [NSNumber])
      for animation in [fade, slide] {
        animation.duration = 1
        gradient.add(animation, forKey: nil)
      }
    }
    let nodes = LayerSampler.sample(rig.root, atMediaTime: 0.5).children
    #expect(nodes[1].shape?.strokeEnd == 0.5)
    #expect(nodes[1].shape?.path.controlBox.width == 20)
    #expect(nodes[2].gradient?.locations == [0.25, 1])
    #expect(nodes[2].gradient?.colors.map(\.red) == [0.5, 0.75])
  }
}
