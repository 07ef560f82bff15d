import Raster
import Rehearsal
import Testing
import UIKit

/// Symbols are outlines: a view that makes one larger draws it with as many pixels as it shows.
@MainActor @Suite("A symbol in a larger view")
struct SymbolSharpnessTests {
  /// What a view shows of a star 20 points high.
  private func contents(
    _ mode: UIView.ContentMode, side: CGFloat, in stage: Stage = Stage(scale: 2)
  ) throws -> Bitmap {
    let image = try #require(
      UIImage(
        systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)))
    let view = UIImageView(image: image)
    view.contentMode = mode
    stage.perform {
      view.frame = CGRect(x: 20, y: 20, width: side, height: side)
      stage.window.addSubview(view)
    }
    stage.advance(to: stage.now + 0.1)
    return try #require((view.layer.contents as! CGImage?)?.bitmap)
  }

  @Test(
    "has pixels for its size, where the content mode stretches it",
    arguments: [UIView.ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill])
  func stretched(mode: UIView.ContentMode) throws {
    let plain = try contents(mode, side: 24)
    for (side, zoom) in [(48.0, 2), (96, 4), (192, 8), (1000, 8)] {
      let large = try contents(mode, side: side)
      #expect(large.width == zoom * plain.width, "\(side)")
    }
  }

  @Test("stays as it is where it is not stretched, and in views that are smaller")
  func plain() throws {
    let usual = try contents(.center, side: 24)
    for mode in [UIView.ContentMode.center, .topLeft, .right] {
      #expect(try contents(mode, side: 200) == usual)
    }
    #expect(try contents(.scaleAspectFit, side: 8) == usual)
  }

  @Test("is not drawn beyond 2,048 pixels, nor in views of no size")
  func limits() throws {
    let stage = Stage(scale: 2)
    let image = try #require(
      UIImage(
        systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 400)))
    let view = UIImageView(image: image)
    for side in [0.0, 100, 5000] {
      stage.perform {
        view.frame = CGRect(x: 0, y: 0, width: side, height: side)
        stage.window.addSubview(view)
      }
      stage.advance(to: stage.now + 0.1)
      let width = (view.layer.contents as! CGImage?)?.bitmap.width ?? 0
      #expect(width > 0 && width <= 2048, "\(side)")
    }
  }
}
