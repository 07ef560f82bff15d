import Raster
import Testing
import UIKit

@testable import Rehearsal

/// What layers show of their own, for the page's view in space.
@MainActor @Suite("The textures of a film's layers") struct LayerTextureTests {
  private func take(_ fill: (UIView) -> Void, then change: (UIView) -> Void = { _ in }) -> Take {
    let stage = Stage(scale: 1)
    let screen = UIViewController()
    stage.perform {
      stage.window.rootViewController = screen
      fill(screen.view)
    }
    stage.settle()
    stage.perform { change(screen.view) }
    return stage.take(until: .after(0.5), framesPerSecond: 10)
  }

  private func label() -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 80, height: 30))
    label.text = "Words"
    label.backgroundColor = .red
    return label
  }

  @Test("are their contents, as large as they are, without their ground and what is in them")
  func contents() throws {
    let textures = take { view in
      view.backgroundColor = .blue
      let label = label()
      label.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      label.subviews[0].backgroundColor = .green
      view.addSubview(label)
    }.textures()
    let words = try #require(textures.first { $0.path.hasSuffix("UILabel") })
    #expect((words.image.width, words.image.height) == (80, 30))
    #expect(words.image.bytes.prefix(4).allSatisfy { $0 == 0 }, "neither red nor green")
    #expect(words.image.bytes.contains { $0 > 200 })
    #expect(textures.allSatisfy { $0.path.hasSuffix("UILabel") }, "\(textures.map(\.path))")
  }

  @Test("are new where contents are")
  func changes() {
    let textures = take {
      $0.addSubview(label())
    } then: { view in
      let words = view.subviews.last as? UILabel
      StageClock.DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { words?.text = "Other" }
    }.textures()
    #expect(textures.contains { $0.frame == 0 } && textures.contains { $0.frame > 0 })
    #expect(Set(textures.map(\.image.bytes)).count > 1)
  }

  @Test("of shapes that are drawn out show more and more of them")
  func shapes() {
    let textures = take { view in
      let line = CAShapeLayer()
      line.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      line.path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 80, height: 0)).cgPath
      line.strokeColor = UIColor.black.cgColor
      view.layer.addSublayer(line)
    } then: { view in
      let draw = CABasicAnimation(keyPath: "strokeEnd")
      (draw.fromValue, draw.toValue, draw.duration) = (0, 1, 0.5)
      view.layer.sublayers?.last?.add(draw, forKey: nil)
    }.textures()
    let inked = textures.map { texture in
      stride(from: 3, to: texture.image.bytes.count, by: 4).count { texture.image.bytes[$0] > 0 }
    }
    #expect(inked.count >= 3 && inked == inked.sorted() && inked[0] < inked[inked.count - 1])
  }
}
