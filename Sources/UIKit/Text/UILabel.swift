import QuartzCore
import Raster

/// Lines of text.
@preconcurrency @MainActor
open class UILabel: UIView {
  var content = LabelContent()
  /// Whether the text that was drawn last has letters that no font has.
  private var lacksGlyphs = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The plain text; assigning it drops attributes, but keeps the look of the first letter.
  open var text: String? {
    get { content.attributed?.string ?? content.text }
    set { change { $0.setText(newValue) } }
  }

  /// The text with its attributes; where one is missing, the label's own look stands in.
  ///
  /// Font, colour, alignment and line break mode are then those of the first letter; assigning one
  /// of them applies it to all of the text.
  open var attributedText: NSAttributedString? {
    get { content.attributed ?? content.text.map { content.styled($0) } }
    set { change { $0.setAttributed(newValue) } }
  }

  /// Default: the system font at 17 points. At the reader's text size where it follows that.
  open var font: UIFont! {
    get {
      adjustsFontForContentSizeCategory
        ? content.shownFont.following(knownTraits) : content.shownFont
    }
    set { change { $0.setFont(newValue ?? UIFont.systemFont(ofSize: 17)) } }
  }

  open var textColor: UIColor! {
    get { content.firstColor }
    set { change { $0.setColor(newValue ?? .label) } }
  }

  /// In place of `textColor` while highlighted; nil for none.
  open var highlightedTextColor: UIColor? {
    get { content.highlightedColor }
    set { change { $0.highlightedColor = newValue } }
  }

  open var isHighlighted: Bool {
    get { content.isHighlighted }
    set { change { $0.isHighlighted = newValue } }
  }

  /// Whether the text is drawn in full strength. Default true.
  open var isEnabled: Bool {
    get { content.isEnabled }
    set { change { $0.isEnabled = newValue } }
  }

  /// Default nil: no shadow.
  open var shadowColor: UIColor? {
    get { content.shadowColor }
    set { change { $0.shadowColor = newValue } }
  }

  /// Points. Default (0, −1): upwards.
  open var shadowOffset: CGSize {
    get { content.shadowOffset }
    set { change { $0.shadowOffset = newValue } }
  }

  open var textAlignment: NSTextAlignment {
    get { content.firstStyle?.alignment ?? content.alignment }
    set { change { $0.setAlignment(newValue) } }
  }

  /// At most so many lines; 0 means as many as it takes. Default 1.
  open var numberOfLines: Int {
    get { content.numberOfLines }
    set { change { $0.numberOfLines = max(newValue, 0) } }
  }

  open var lineBreakMode: NSLineBreakMode {
    get { content.firstStyle?.lineBreakMode ?? content.lineBreakMode }
    set { change { $0.setLineBreakMode(newValue) } }
  }

  /// Whether text that is too long shrinks down to `minimumScaleFactor`. Default false.
  open var adjustsFontSizeToFitWidth: Bool {
    get { content.fitsWidth }
    set { change { $0.fitsWidth = newValue } }
  }

  /// 0…1. Default 0.
  open var minimumScaleFactor: CGFloat {
    get { content.minimumScale }
    set { change { $0.minimumScale = newValue > 0 ? min(newValue, 1) : 0 } }
  }

  /// Where text that has shrunk stands.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { content.baseline }
    set { change { $0.baseline = newValue } }
  }

  /// Whether the letters of a single line move together, by at most a twentieth of their size (a
  /// guess), before it is truncated. Default false.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { content.tightens }
    set { change { $0.tightens = newValue } }
  }

  /// Whether a font of a text style follows the size that the traits ask for. Default false.
  open var adjustsFontForContentSizeCategory: Bool {
    get { content.followsCategory }
    set { change { $0.followsCategory = newValue } }
  }

  /// The width at which the intrinsic height is worked out; 0 for endless lines.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// The rectangle that the text takes within one, at most so many lines, at its top left.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size = content.size(
      within: bounds.size, lines: max(numberOfLines, 0), traits: traitCollection)
    return CGRect(origin: bounds.origin, size: size)
  }

  /// Draws the text in a rectangle, in the middle of its height.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !content.isEmpty else { return }
    let layout = content.layout(in: rect.size, traits: traitCollection)
    let top = content.top(of: layout, in: rect.height, scale: context.scale)
    let origin = CGPoint(x: rect.minX, y: rect.minY + top)
    context.draw(layout.column, at: origin)
    if let text = content.attributed {
      layout.column.drawPictures(of: text, at: origin, font: content.textFont(traitCollection))
    }
    lacksGlyphs = !layout.column.missing.isEmpty
    layout.column.reportMissing()
  }

  open override func draw(_ rect: CGRect) { drawText(in: rect) }

  /// What has been drawn before is not drawn again; a label of a class of its own draws as it likes.
  override func drawOwnContents(of layer: CALayer, _ scale: CGFloat) {
    let isPlain = type(of: self) == UILabel.self && bounds.origin == .zero
    let look = isPlain ? content.look(in: bounds.size, scale: scale, traits: traitCollection) : nil
    if let look, let picture = LabelCache.picture(of: look) {
      return layer.showDrawn(picture, scale: scale)
    }
    lacksGlyphs = false
    super.drawOwnContents(of: layer, scale)
    // What is missing is to be said each time.
    if let look, !lacksGlyphs, layer.hasDrawnContents, let picture = layer.properties.contents {
      LabelCache.keep(picture, of: look)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let endless = CGFloat.infinity
    let room = CGSize(width: size.width > 0 ? size.width : endless, height: endless)
    return textRect(
      forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: numberOfLines
    ).size
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  override var isOpaqueByDefault: Bool { false }

  package override var wrapsToLayoutWidth: Bool { content.numberOfLines != 1 }

  package override var baselineOffsets: (first: CGFloat, last: CGFloat)? {
    (first: content.shownFont.ascender, last: -content.shownFont.descender)
  }

  private func change(_ edit: (inout LabelContent) -> Void) {
    edit(&content)
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}

/// Where text that has shrunk to fit stands within its label.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Its baseline where it would have been.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// Its top where it would have been.
  case none = 2
}

/// Where the lines of a text stand between the edges.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

/// What happens to text that is too long for its line.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}
