import Geometry
import Raster

// What a context is told that changes nothing here: edges are always smooth, letters are set by UIKit, pages are
// pictures. Each is quiet, as it makes no difference to a pixel that a device would show differently by much.
extension CGContext {
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  public func setFillColorSpace(_ space: CGColorSpace) {}
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  public func setCharacterSpacing(_ spacing: CGFloat) {}
  public func setFontSize(_ size: CGFloat) {}
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}

  /// Where text would be drawn by the C functions that draw it, which are not here: noted when it is set.
  public var textPosition: CGPoint {
    get { .zero }
    set { Unsupported.report("CGContext.textPosition · draw text by NSAttributedString.draw(at:)") }
  }
  public var textMatrix: CGAffineTransform {
    get { .identity }
    set {}
  }

  /// Colours of printing inks.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }
  /// Pages of a document: a bitmap has none.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {}
  public func endPage() {}
}

/// How letters are drawn: filled, here.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill = 0
  case stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

/// In which order bytes lie.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderMask = 0x7000
  case orderDefault = 0x0000
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
}

extension CGImage {
  public var byteOrderInfo: CGImageByteOrderInfo { .orderDefault }
}
