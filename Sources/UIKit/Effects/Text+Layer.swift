import QuartzCore
import Raster

// What of UIKit a `CATextLayer` draws with.

extension UIFont: TextFace {
  package var textStyle: Raster.TextStyle {
    Raster.TextStyle(size: pointSize, weight: weight, isItalic: isItalic)
  }
}

extension NSShadow: TextShade {
  package var textShadow: TextShadow? {
    (shadowColor as? UIColor).map {
      TextShadow(color: $0.textColor, offset: shadowOffset, blur: Double(shadowBlurRadius))
    }
  }
}

extension NSParagraphStyle: TextParagraph {
  package var paragraphStyle: Raster.ParagraphStyle { typesetting }
  package var paragraphSpacings: (before: Double, after: Double) {
    (Double(paragraphSpacingBefore), Double(paragraphSpacing))
  }
}

extension UIColor: TextPaint {
  /// Under light traits.
  package var textColor: RGBA { rgba(for: UITraitCollection()) }
}
