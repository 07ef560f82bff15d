import Foundation
import QuartzCore
import Raster
import Rehearsal
import Testing
import UIKit

/// Pictures, contexts and views of absurd sizes: refused and noted, or shown as far as they go.
@MainActor @Suite("Hostile sizes")
struct HostileSizeTests {
  private let stage = Stage(scale: 1)
  private static let huge = CGSize(width: 20_000, height: 20_000)

  /// A view on the stage, drawn; the pixel at (5, 5).
  private func pixel(_ view: UIView) -> [UInt8] {
    stage.perform {
      stage.window.backgroundColor = .white
      stage.window.addSubview(view)
    }
    let picture = stage.take(at: [0]).drawPicture(0, renderer: Renderer(scale: 1))
    let start = 4 * (5 * picture.width + 5)
    return Array(picture.bytes[start..<start + 4])
  }

  private func dot(_ color: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return stage.perform {
      UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image {
        color.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
  }

  @Test("a picture of one pixel fills whatever it is stretched over")
  func onePixel() {
    let blue = dot(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    let view = UIImageView(image: blue)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    #expect(pixel(view) == [0, 0, 255, 255])
    view.layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    #expect(pixel(view) == [0, 0, 255, 255])
    view.layer.contentsRect = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
    view.image = blue.resizableImage(
      withCapInsets: UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3))
    _ = pixel(view)
    view.image = blue.withRenderingMode(.alwaysTemplate)
    view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    (view.layer.contentsCenter, view.layer.contentsRect) = (
      CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 1, height: 1)
    )
    #expect(pixel(view) == [255, 0, 0, 255])
  }

  @Test("a picture of one pixel goes through every format and back")
  func formats() throws {
    let dot = dot(.white)
    let data = try #require(dot.pngData())
    #expect(UIImage(data: data)?.size == CGSize(width: 1, height: 1))
    let jpeg = try #require(dot.jpegData(compressionQuality: 0.5))
    #expect(UIImage(data: jpeg)?.size == CGSize(width: 1, height: 1))
  }

  @Test("pictures of 20,000×20,000 points are refused and noted")
  func contexts() {
    let image = stage.perform { () -> UIImage in
      UIGraphicsBeginImageContextWithOptions(Self.huge, false, 1)
      UIRectFill(CGRect(origin: .zero, size: Self.huge))
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      UIGraphicsEndImageContext()
      return UIGraphicsImageRenderer(size: Self.huge).image { $0.fill(.infinite) }
    }
    #expect(image.size == .zero)
    #expect(stage.unsupported.count == 2)
    #expect(
      CGContext(
        data: nil, width: 20_000, height: 20_000, bitsPerComponent: 8, bytesPerRow: 80_000,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
  }

  /// Draws all of itself, whatever its size.
  private final class Painter: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.black.setFill()
      UIRectFill(rect)
    }
  }

  @Test("a view of 20,000×20,000 points shows its colour; what it would draw is noted")
  func views() {
    let view = Painter(frame: CGRect(origin: .zero, size: Self.huge))
    view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    (view.layer.cornerRadius, view.layer.masksToBounds) = (10_000, false)
    (view.layer.shadowOpacity, view.layer.shadowRadius) = (1, 5000)
    _ = pixel(view)
    view.layer.cornerRadius = 0
    #expect(pixel(view) == [0, 255, 0, 255])
    #expect(stage.unsupported.contains { $0.contains("20000") })
  }

  @Test("snapshots and renderings of what is that large do not take its size in memory")
  func snapshots() throws {
    let view = UIView(frame: CGRect(origin: .zero, size: Self.huge))
    view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(pixel(view) == [0, 255, 0, 255])
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    stage.perform { view.removeFromSuperview() }
    #expect(pixel(snapshot) == [0, 255, 0, 255])
    let image = stage.perform {
      UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
        view.layer.render(in: $0.cgContext)
        view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
      }
    }
    #expect(image.size == CGSize(width: 8, height: 8))
  }

  @Test("a picture 20,000 pixels wide is shown")
  func wide() {
    let image = CGImage(
      Bitmap(width: 20_000, height: 1, bytes: [UInt8](repeating: 255, count: 80_000)))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.layer.contents = image
    view.backgroundColor = .black
    #expect(pixel(view) == [255, 255, 255, 255])
  }

  @Test("layers of no size, or of sizes that are no numbers, show nothing and break nothing")
  func sizes() {
    for number in [0, -10, Double.nan, .infinity, 1e30, 1e-30] {
      let layer = CAShapeLayer()
      layer.path = CGPath(
        ellipseIn: CGRect(x: 0, y: 0, width: number, height: 10), transform: nil)
      (layer.lineWidth, layer.strokeEnd, layer.shadowRadius) = (number, number, number)
      (layer.shadowOpacity, layer.zPosition) = (1, number)
      let text = CATextLayer()
      (text.string, text.fontSize) = ("text", number)
      text.bounds = CGRect(x: 0, y: 0, width: number, height: 20)
      let gradient = CAGradientLayer()
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      gradient.startPoint = CGPoint(x: number, y: number)
      gradient.bounds = CGRect(x: 0, y: 0, width: number, height: number)
      let replicator = CAReplicatorLayer()
      replicator.instanceTransform = CATransform3DMakeScale(number, number, 1)
      replicator.instanceCount = 5
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 30, height: 30))
      for inner in [layer, text, gradient, replicator] { view.layer.addSublayer(inner) }
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
      blur.layer.bounds.size = CGSize(width: number, height: 5)
      view.addSubview(blur)
      #expect(pixel(view) == [255, 255, 255, 255], "\(number)")
      stage.perform { view.removeFromSuperview() }
    }
  }
}
