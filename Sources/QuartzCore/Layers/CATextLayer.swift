import Geometry
import Raster

/// A layer that draws text: a string in its own font, size and colour, or an attributed one.
///
/// As in Core Animation, and unlike a label, the text starts at the upper edge.
open class CATextLayer: CALayer {
  private var text = LayerText()

  public override init() {
    super.init()
    properties.special.contentsTint = LayerText.white
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let original = layer as? CATextLayer { text = original.text }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    properties.special.contentsTint = LayerText.white
  }

  package override func makePresentationCopy() -> CALayer? {
    type(of: self) == CATextLayer.self ? CATextLayer(layer: self) : nil
  }

  /// A `String` or an `NSAttributedString`; anything else is reported and shows nothing.
  open var string: Any? {
    get { text.string }
    set { redraw { $0.string = newValue } }
  }

  /// A font of UIKit's; names and other fonts are reported, and the system font is used. Its size
  /// does not count: `fontSize` does.
  open var font: AnyObject? {
    get { text.font }
    set {
      if newValue != nil, !(newValue is any TextFace) {
        Unsupported.report("CATextLayer.font of another type than UIFont")
      }
      redraw { $0.font = newValue }
    }
  }

  /// Points. Default 36. A change fades into the new picture, as any new contents do; an explicit
  /// animation is reported.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { redraw { $0.fontSize = newValue } }
  }

  /// Of a plain string. Default white. Changes are animated; an explicit animation is reported.
  open var foregroundColor: CGColor? {
    get { text.color }
    set {
      text.color = newValue
      contentsTint = text.isPlain ? newValue ?? LayerText.clear : nil
    }
  }

  /// Whether lines are broken to fit the width. Default false.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { redraw { $0.isWrapped = newValue } }
  }

  /// What happens to text that does not fit. Default none: it is cut off.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncation }
    set { redraw { $0.truncation = newValue } }
  }

  /// Where lines lie between the edges. Default natural.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignment }
    set { redraw { $0.alignment = newValue } }
  }

  /// Glyphs always stand on quarters of pixels here.
  open var allowsFontSubpixelQuantization: Bool {
    get { true }
    set { if !newValue { Unsupported.report("CATextLayer.allowsFontSubpixelQuantization false") } }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let isResized = newValue.size != super.bounds.size
      super.bounds = newValue
      if isResized { setNeedsDisplay() }
    }
  }

  open override var contentsScale: CGFloat {
    get { super.contentsScale }
    set {
      super.contentsScale = newValue
      setNeedsDisplay()
    }
  }

  /// Draws the text into `contents`.
  open override func display() {
    showDrawn(text.drawPicture(of: bounds.size, scale: contentsScale))
    withoutActions { contentsTint = text.isPlain ? text.color ?? LayerText.clear : nil }
  }

  private func redraw(_ change: (inout LayerText) -> Void) {
    change(&text)
    setNeedsDisplay()
  }
}

/// What does not fit in a text layer.
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where the lines of a text layer lie.
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
