import Geometry
import Raster

extension CGContext {
  /// A context of a size in points, origin at the top left, y down, as UIKit has it.
  /// - Parameters:
  ///   - scale: Pixels a point; 0 and below, and NaN, count as 1.
  ///   - isOpaque: Whether it begins black instead of transparent.
  /// - Returns: nil for sizes that are not positive and for more than 32768 pixels a side.
  package static func canvas(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    // Less than a hundredth of a pixel is rounding noise.
    func pixels(_ length: CGFloat) -> Int? {
      let count = (length * scale - 0.01).rounded(.up)
      return count >= 1 && count <= 32_768 ? Int(count) : nil
    }
    guard let width = pixels(size.width), let height = pixels(size.height),
      let surface = Surface(width: width, height: height)
    else { return nil }
    let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    let context = CGContext(surface, scale: scale, isFlipped: true, info: info)
    if isOpaque { context.blacken() }
    return context
  }

  private func blacken() {
    let state = self.state
    setFillColor(gray: 0, alpha: 1)
    fill(boundingBoxOfClipPath)
    self.state = state
  }
}
