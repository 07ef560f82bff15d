import Rehearsal
import Testing
import UIKit

/// Names that code of many years uses.
@MainActor @Suite("Small names")
struct SmallNameTests {
  private func picture(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
  }

  @Test("Core Foundation's booleans turn actions off and on")
  func booleans() {
    CATransaction.begin()
    CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
    #expect(CATransaction.disableActions())
    CATransaction.setValue(kCFBooleanFalse, forKey: kCATransactionDisableActions)
    #expect(!CATransaction.disableActions())
    CATransaction.commit()
  }

  @Test("insets, masks, fonts and colours from numbers")
  func values() {
    #expect(UIEdgeInsetsMake(1, 2, 3, 4) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let (view, mask) = (UIView(), UIView())
    view.maskView = mask
    #expect(view.mask === mask)
    #expect(UIFont.monospacedSystemFont(ofSize: 12, weight: .bold).pointSize == 12)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
      $0.cgContext.setFillColor([0, 0, 1, 1])
      $0.cgContext.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(image.cgImage?.bitmap.bytes.prefix(4) == [0, 0, 255, 255])
  }

  @Test("pictures are shown in turn on the stage's clock, as often as was said")
  func turning() {
    let stage = Stage()
    let view = UIImageView(image: picture(.black))
    view.animationImages = [picture(.red), picture(.green)]
    (view.animationDuration, view.animationRepeatCount) = (1, 2)
    func shown() -> [UInt8]? {
      stage.frame().children.lazy.compactMap(\.contents?.image).first.map {
        Array($0.bytes.prefix(3))
      }
    }
    stage.perform {
      stage.window.addSubview(view)
      view.startAnimating()
    }
    let start = stage.now
    for (time, color) in [
      (0.1, [255, 0, 0]), (0.6, [0, 255, 0]), (1.2, [255, 0, 0]), (1.9, [0, 255, 0]),
      (2.1, [0, 0, 0]),
    ] as [(Double, [UInt8])] {
      stage.advance(to: start + time)
      #expect(shown() == color, "at \(time)")
      #expect(view.isAnimating == (time < 2))
    }
  }

  @Test("an animated picture runs by itself until another one comes")
  func animated() throws {
    let frames = [picture(.red), picture(.green), picture(.blue)]
    let image = try #require(UIImage.animatedImage(with: frames, duration: 0))
    #expect(image.images?.count == 3 && abs(image.duration - 0.1) < 1e-9)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    let view = UIImageView(image: image)
    #expect(view.isAnimating)
    view.image = frames[0]
    #expect(!view.isAnimating)
  }

  @Test("what is kept without effect is reported")
  func kept() {
    let stage = Stage()
    stage.perform {
      UITableView().estimatedSectionHeaderHeight = 30
      UIActivityViewController(activityItems: [], applicationActivities: nil)
        .excludedActivityTypes = [UIActivity.ActivityType(rawValue: "mail")]
      stage.window.windowScene = nil
      CALayer().contentsFormat = .RGBA16Float
    }
    for name in [
      "estimatedSectionHeaderHeight", "excludedActivityTypes", "windowScene",
      "contentsFormat",
    ] {
      #expect(stage.unsupported.contains { $0.contains(name) }, "\(name)")
    }
  }
}
