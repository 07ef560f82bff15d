import Geometry
import Raster
import UIKit

/// The line at the bottom of a screen that stands in for a button.
///
/// It is black over what is light and white over what is dark: what counts is the mean luminance of
/// the application's pixels just above and just below it, against one half.
enum HomeIndicator {
  /// Where it lies; nil where there is none.
  static func frame(_ state: ChromeState) -> CGRect? {
    guard state.device.hasHomeIndicator, state.indicator > 0 else { return nil }
    let size = CGSize(width: width(state), height: 5)
    return CGRect(
      x: (state.size.width - size.width) / 2, y: state.size.height - 8 - size.height,
      width: size.width, height: size.height)
  }

  /// Guesses after pictures of devices.
  private static func width(_ state: ChromeState) -> CGFloat {
    guard state.device.isPhone else { return 0.32 * min(state.size.width, state.size.height) }
    return (state.size.width > state.size.height ? 0.25 : 0.355) * state.size.width
  }

  static func node(_ state: ChromeState, isOnDark: Bool) -> RenderNode? {
    guard let frame = frame(state) else { return nil }
    var node = RenderNode()
    node.bounds = CGRect(origin: .zero, size: frame.size)
    node.transform = CATransform3DMakeTranslation(frame.minX, frame.minY, 0)
    node.cornerRadius = frame.height / 2
    let ink = isOnDark ? 1.0 : 0
    node.backgroundColor = RGBA(red: ink, green: ink, blue: ink)
    node.opacity = state.indicator
    return node
  }

  /// Whether what lies around the line is dark. The line itself is not looked at.
  /// - Parameter scale: Pixels a point of the bitmap.
  static func isOnDark(_ state: ChromeState, _ bitmap: Bitmap, scale: Double) -> Bool {
    guard let frame = frame(state) else { return false }
    let rows = [frame.minY - 2, frame.maxY + 2]
    let (count, first) = (24, Double(frame.minX))
    var sum = 0, seen = 0
    for row in rows {
      let y = Int(Double(row) * scale)
      for step in 0..<count {
        let x = Int((first + (Double(step) + 0.5) * Double(frame.width) / Double(count)) * scale)
        guard (0..<bitmap.width).contains(x), (0..<bitmap.height).contains(y) else { continue }
        let place = 4 * (y * bitmap.width + x)
        sum +=
          2126 * Int(bitmap.bytes[place]) + 7152 * Int(bitmap.bytes[place + 1])
          + 722 * Int(bitmap.bytes[place + 2])
        seen += 1
      }
    }
    return 2 * sum < 255 * 10_000 * seen
  }
}
