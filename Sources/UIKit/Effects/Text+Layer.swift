import QuartzCore
import Raster

// What of UIKit a `CATextLayer` draws with.

extension UIFont: TextFace {
  package var textStyle: Raster.TextStyle {
    Raster.TextStyle(size: pointSize, weight: weight, isItalic: isItalic)
  }
}

extension UIColor: TextPaint {
  /// Under light traits.
  package var textColor: RGBA { rgba(for: UITraitCollection()) }
}
