import UIKit

extension UIImage {
  /// What the picture's colours come to, taken from a grid of its pixels: a ground on which white
  /// words can be read.
  var tint: UIColor {
    let side = 8
    var pixels = [UInt8](repeating: 0, count: side * side * 4)
    let isDrawn = pixels.withUnsafeMutableBytes { memory -> Bool in
      guard let cgImage,
        let context = CGContext(
          data: memory.baseAddress, width: side, height: side, bitsPerComponent: 8,
          bytesPerRow: 4 * side, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      else { return false }
      context.draw(cgImage, in: CGRect(x: 0, y: 0, width: side, height: side))
      return true
    }
    guard isDrawn else { return .darkGray }
    let sums = (0..<3).map { channel in
      stride(from: channel, to: pixels.count, by: 4).reduce(0) { $0 + CGFloat(pixels[$1]) }
    }
    let strongest = max(sums.max() ?? 1, 1)
    // As strong as words allow, whatever the picture's light.
    let parts = sums.map { $0 / strongest * 0.5 }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
  }
}

extension UIImage {
  /// The picture's middle as a square with round corners.
  /// - Parameters:
  ///   - side: Points.
  ///   - corners: Their radius, points.
  func thumbnail(side: CGFloat, corners: CGFloat) -> UIImage {
    let box = CGRect(x: 0, y: 0, width: side, height: side)
    let scale = side / max(min(size.width, size.height), 1)
    let whole = CGSize(width: size.width * scale, height: size.height * scale)
    return UIGraphicsImageRenderer(bounds: box).image { _ in
      UIBezierPath(roundedRect: box, cornerRadius: corners).addClip()
      draw(
        in: CGRect(
          x: (side - whole.width) / 2, y: (side - whole.height) / 2, width: whole.width,
          height: whole.height))
    }
  }
}

/// A ground in the colour of a picture, darker towards its lower end.
final class TintedGround: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  convenience init(_ image: UIImage?) {
    self.init(frame: .zero)
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let tint = image?.tint ?? .darkGray
    tint.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    let deep = UIColor(
      hue: hue, saturation: saturation, brightness: brightness * 0.35, alpha: 1)
    (layer as? CAGradientLayer)?.colors = [tint, deep].map(\.cgColor)
  }
}
