import Raster
import Testing
import UIKit

@testable import Rehearsal

/// Frames with known costs, with a cause and without it.
@MainActor @Suite("The cost of a frame") struct CostTests {
  /// A white screen of 393 by 852 points, with something on it.
  private func count(
    scale: CGFloat = 1, _ fill: (UIView) -> Void
  ) -> FrameCost {
    let stage = Self.stage(scale: scale, fill)
    var counter = CostCounter(deviceScale: 3)
    return counter.count(stage.frame(), names: LayerName.all(on: stage))
  }

  static func stage(scale: CGFloat = 1, _ fill: (UIView) -> Void) -> Stage {
    let stage = Stage(scale: scale)
    let screen = UIView(frame: stage.window.bounds)
    screen.backgroundColor = .white
    stage.perform {
      stage.window.addSubview(screen)
      fill(screen)
    }
    return stage
  }

  private func box(_ x: Double = 20, _ y: Double = 20, _ side: Double = 100) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
    view.backgroundColor = .red
    return view
  }

  private func causes(_ fill: (UIView) -> Void) -> [OffscreenCause] {
    count(fill).offscreen.map(\.cause)
  }

  @Test("an empty screen is painted once, with nothing blended and no pass")
  func plain() {
    let cost = count { _ in }
    #expect(cost.counts.layers == 1 && cost.counts.offscreenPasses == 0)
    #expect(cost.counts.painted == 1 && cost.counts.blended == 0)
  }

  @Test("a mask takes a pass, and stands on the view that has it")
  func mask() {
    let masked = count { screen in
      let view = box()
      view.layer.mask = CAShapeLayer()
      (view.layer.mask as? CAShapeLayer)?.path = UIBezierPath(ovalIn: view.bounds).cgPath
      screen.addSubview(view)
    }
    #expect(masked.offscreen == [OffscreenPass(cause: .mask, layer: "window/UIView/UIView")])
    #expect(causes { $0.addSubview(box()) } == [])
  }

  @Test("rounded corners take a pass where they clip sublayers, and nowhere else")
  func corners() {
    func causes(_ clips: Bool, _ radius: CGFloat, _ isFilled: Bool) -> [OffscreenCause] {
      self.causes { screen in
        let view = box()
        view.layer.cornerRadius = radius
        view.clipsToBounds = clips
        if isFilled { view.addSubview(box(0, 0, 50)) }
        screen.addSubview(view)
      }
    }
    #expect(causes(true, 12, true) == [.corner])
    #expect(causes(false, 12, true) == [])
    #expect(causes(true, 0, true) == [])
    #expect(causes(true, 12, false) == [])
  }

  @Test("a shadow takes a pass unless it has a path, is cut off, or cannot be seen")
  func shadow() {
    func causes(_ change: (UIView) -> Void) -> [OffscreenCause] {
      self.causes { screen in
        let view = box()
        view.layer.shadowOpacity = 0.5
        change(view)
        screen.addSubview(view)
      }
    }
    #expect(causes { _ in } == [.shadow])
    #expect(causes { $0.layer.shadowPath = UIBezierPath(rect: $0.bounds).cgPath } == [])
    #expect(causes { $0.clipsToBounds = true } == [])
    #expect(causes { $0.layer.shadowOpacity = 0 } == [])
    #expect(causes { $0.frame.origin.x = -500 } == [])
    #expect(causes { $0.isHidden = true } == [])
  }

  @Test("what fades takes a pass where its parts overlap and fade as one")
  func groupOpacity() {
    func causes(_ alpha: CGFloat, apart: Bool, asGroup: Bool = true) -> [OffscreenCause] {
      self.causes { screen in
        let view = box()
        view.backgroundColor = nil
        view.alpha = alpha
        view.layer.allowsGroupOpacity = asGroup
        view.addSubview(box(0, 0, 40))
        view.addSubview(box(apart ? 40 : 39, 0, 40))
        screen.addSubview(view)
      }
    }
    #expect(causes(0.5, apart: false) == [.groupOpacity])
    #expect(causes(0.5, apart: true) == [])
    #expect(causes(1, apart: false) == [])
    #expect(causes(0.5, apart: false, asGroup: false) == [])
    #expect(causes(0, apart: false) == [])
  }

  @Test("a blur takes a pass, and the same view without its effect none")
  func blur() {
    func causes(_ effect: UIVisualEffect?) -> [OffscreenCause] {
      self.causes { screen in
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        screen.addSubview(view)
      }
    }
    #expect(causes(UIBlurEffect(style: .light)) == [.blur])
    #expect(causes(nil) == [])
  }

  @Test("what is rasterized takes a pass when it is not as it was, and hides the passes in it")
  func rasterized() {
    let (card, inside) = (box(), box(10, 10, 50))
    let stage = Self.stage { screen in
      card.layer.shouldRasterize = true
      inside.layer.shadowOpacity = 1
      card.addSubview(inside)
      screen.addSubview(card)
    }
    var counter = CostCounter(deviceScale: 3)
    func causes() -> [OffscreenCause] { counter.count(stage.frame()).offscreen.map(\.cause) }
    #expect(causes() == [.shadow, .rasterized])
    #expect(causes() == [])
    stage.perform { card.frame.origin.x += 10 }
    #expect(causes() == [], "it is only elsewhere")
    stage.perform { inside.backgroundColor = .green }
    #expect(causes() == [.shadow, .rasterized])
    stage.perform { card.layer.shouldRasterize = false }
    #expect(causes() == [.shadow])
  }

  @Test("a snapshot is one picture, whatever was in it")
  func snapshot() throws {
    let stage = Self.stage { screen in
      let card = box()
      card.layer.shadowOpacity = 1
      card.layer.cornerRadius = 10
      card.clipsToBounds = true
      card.addSubview(box(0, 0, 30))
      screen.addSubview(card)
    }
    let screen = try #require(stage.window.subviews.first)
    stage.perform {
      guard let picture = screen.snapshotView(afterScreenUpdates: true) else { return }
      screen.removeFromSuperview()
      stage.window.addSubview(picture)
    }
    var counter = CostCounter(deviceScale: 3)
    let cost = counter.count(stage.frame())
    #expect(cost.counts.offscreenPasses == 0 && cost.counts.layers == 1)
  }

  @Test("half a screen that lets light through is blended by half, and an opaque one hides half")
  func blending() {
    func counts(_ alpha: CGFloat) -> CostCounts {
      count { screen in
        let half = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 426))
        half.backgroundColor = UIColor.red.withAlphaComponent(alpha)
        screen.addSubview(half)
      }.counts
    }
    #expect(counts(0.5).painted == 1.5 && counts(0.5).blended == 0.5)
    #expect(counts(1).painted == 1 && counts(1).blended == 0)
    #expect(counts(0).painted == 1 && counts(0).blended == 0)
  }

  @Test(
    "a picture is scaled where it is not as large as it is, misaligned where it is between pixels")
  func pictures() {
    func cost(_ frame: CGRect) -> FrameCost {
      count { screen in
        let image = UIGraphicsImageRenderer(
          size: CGSize(width: 10, height: 10), format: Self.threefold
        ).image { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10)) }
        let view = UIImageView(image: image)
        view.frame = frame
        screen.addSubview(view)
      }
    }
    let places = [(0, 0), (5, 7), (1 / 3.0, 2 / 3.0)]
    for (x, y) in places {
      let fitting = cost(CGRect(x: x, y: y, width: 10, height: 10))
      #expect(fitting.counts.scaledPictures == 0 && fitting.counts.misalignedPictures == 0)
    }
    let scaled = cost(CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(scaled.scaled == ["window/UIView/UIImageView"] && scaled.misaligned == [])
    let misaligned = cost(CGRect(x: 0.5, y: 0, width: 10, height: 10))
    #expect(misaligned.misaligned == ["window/UIView/UIImageView"] && misaligned.scaled == [])
  }

  private static let threefold: UIGraphicsImageRendererFormat = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    return format
  }()

  @Test("a text counts as drawn when it is another one, and not as long as it stays")
  func texts() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "one"
    let stage = Self.stage { $0.addSubview(label) }
    var counter = CostCounter(deviceScale: 3)
    func texts() -> [String] {
      counter.count(stage.frame(), names: LayerName.all(on: stage)).texts
    }
    #expect(texts() == [] && texts() == [])
    stage.perform { label.text = "two" }
    #expect(texts() == ["window/UIView/UILabel"])
    stage.perform { label.frame.origin.y = 40 }
    #expect(texts() == [])
  }
}
