import Rehearsal
import Testing
import UIKit

@MainActor @Suite("Content modes")
struct ContentModeTests {
  @Test(
    "go by the screen, where the layer's gravity goes by y",
    arguments: [
      (UIView.ContentMode.top, CALayerContentsGravity.bottom), (.bottom, .top),
      (.topLeft, .bottomLeft), (.topRight, .bottomRight), (.bottomLeft, .topLeft),
      (.bottomRight, .topRight), (.left, .left), (.right, .right), (.center, .center),
      (.scaleToFill, .resize), (.redraw, .resize), (.scaleAspectFit, .resizeAspect),
      (.scaleAspectFill, .resizeAspectFill),
    ])
  func gravity(mode: UIView.ContentMode, gravity: CALayerContentsGravity) {
    let view = UIView()
    view.contentMode = mode
    #expect(view.layer.contentsGravity == gravity)
  }

  @Test("a picture at the top left is drawn at the top left")
  func topLeft() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let view = UIImageView(image: dot)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    view.contentMode = .topLeft
    let picture = try #require(
      UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
        view.layer.render(in: $0.cgContext)
      }.cgImage)
    func alpha(_ x: Int, _ y: Int) -> UInt8 { picture.bitmap.bytes[4 * (40 * y + x) + 3] }
    #expect(alpha(5, 5) == 255)
    #expect(alpha(5, 35) == 0 && alpha(35, 5) == 0)
  }
}
