import QuartzCore
import Raster

// What of UIKit text is drawn with.

extension UIFont: TextFace {
  package var textStyle: Raster.TextStyle {
    var style = Raster.TextStyle(
      size: pointSize, weight: weight, isItalic: isItalic,
      digits: hasMonospacedDigits ? .monospaced : .proportional)
    style.ownFont = own
    return style
  }
}

extension NSShadow: TextShade {
  package func textShadow(_ paint: (Any) -> RGBA?) -> TextShadow? {
    shadowColor.flatMap(paint).map {
      TextShadow(color: $0, offset: shadowOffset, blur: Double(shadowBlurRadius))
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
