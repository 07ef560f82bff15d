import QuartzCore
import Raster

/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The origin is the top left of the first line, and lines wrap; without it the text is one line
  /// whose baseline starts at the origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Lines have the font's leading between them: there is none here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The box around the glyphs as drawn is taken for that of the lines here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// What does not fit ends in "…".
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What drawing text needs to know, and tells.
open class NSStringDrawingContext: NSObject {
  /// The least factor by which text may shrink to fit; 0, the default, for none.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor by which the text drawn last has shrunk.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// How much letters were drawn together: they stay as far apart as they are.
  open var actualTrackingAdjustment: CGFloat { 0 }
  /// The box of the text drawn last.
  open internal(set) var totalBounds = CGRect.zero

  public override init() { super.init() }
}

extension NSAttributedString {
  /// The size on endless lines, not rounded.
  public func size() -> CGSize { column(.infinity, .infinity, [.usesLineFragmentOrigin]).size }

  /// The box that the text takes within a size, not rounded. A width of 0 or below is endless.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let column = fitText(size, options, context)
    let top =
      options.contains(.usesLineFragmentOrigin) ? 0 : CGFloat(-column.firstBaseline)
    let box = CGRect(origin: CGPoint(x: 0, y: top), size: column.size)
    context?.totalBounds = box
    return box
  }

  /// Draws with the first line's top left at a point, on endless lines.
  public func draw(at point: CGPoint) {
    column(.infinity, .infinity, [.usesLineFragmentOrigin]).drawOnCurrent(at: point, of: self)
  }

  /// Draws within a rectangle, lines that do not fit left out.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: [.usesLineFragmentOrigin], context: nil)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let column = fitText(rect.size, options, context)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= CGFloat(column.firstBaseline) }
    context?.totalBounds = CGRect(origin: origin, size: column.size)
    cut(to: rect, options) { column.drawOnCurrent(at: origin, of: self) }
  }

  /// Runs a drawing with the sides of a rectangle as a clip, where lines are to be cut off there.
  private func cut(to rect: CGRect, _ options: NSStringDrawingOptions, _ draw: () -> Void) {
    let clips = pieces(options, width: Double(rect.width)).contains { $0.style.lineBreak == .clip }
    guard clips, Self.room(rect.size, options).width.isFinite,
      let context = UIGraphicsGetCurrentContext()
    else { return draw() }
    context.saveGState()
    let far = CGFloat(TextColumn.far)
    context.clip(to: CGRect(x: rect.minX, y: -far, width: rect.width, height: 2 * far))
    draw()
    context.restoreGState()
  }

  private func fitText(
    _ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> TextColumn {
    let (width, height) = Self.room(size, options)
    var pieces = pieces(options, width: width)
    if let least = context?.minimumScaleFactor, least > 0 {
      let scale = TextColumn.fittingScale(
        pieces, width: width, maximumHeight: height, minimumScale: Double(least))
      context?.actualScaleFactor = CGFloat(scale)
      pieces = pieces.map { $0.scaled(by: scale) }
    }
    return TextColumn.layout(pieces, width: width, maximumHeight: height)
  }

  private func column(
    _ width: Double, _ height: Double, _ options: NSStringDrawingOptions
  ) -> TextColumn {
    TextColumn.layout(pieces(options, width: width), width: width, maximumHeight: height)
  }

  private func pieces(
    _ options: NSStringDrawingOptions, width: Double
  ) -> [TextColumn.Piece] {
    var pieces = AttributedText(self, traits: GraphicsStack.traits, width: width).pieces()
    if options.contains(.truncatesLastVisibleLine) {
      for index in pieces.indices { pieces[index].style.lineBreak = .truncateTail }
    }
    return pieces
  }

  private static func room(
    _ size: CGSize, _ options: NSStringDrawingOptions
  ) -> (width: Double, height: Double) {
    func length(_ value: CGFloat) -> Double { value > 0 && value < 1e7 ? Double(value) : .infinity }
    guard options.contains(.usesLineFragmentOrigin) else { return (.infinity, .infinity) }
    return (length(size.width), length(size.height))
  }
}

extension TextColumn {
  /// Points beyond any drawing.
  fileprivate static var far: Double { 16_384 }

  /// Draws with the top left at a point of the current context.
  /// - Parameter text: What was laid out.
  func drawOnCurrent(at point: CGPoint, of text: NSAttributedString) {
    guard let context = UIGraphicsGetCurrentContext() else {
      return Unsupported.report("drawing text without a current context")
    }
    context.draw(self, at: point)
    drawPictures(of: text, at: point, font: .systemFont(ofSize: 12))
    reportMissing()
  }

  /// Notes characters that no font has.
  func reportMissing() {
    guard !missing.isEmpty else { return }
    Unsupported.report("no glyph for \(missing.map(String.init).joined())")
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(with: rect, options: options, context: context)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: description, attributes: attributes)
  }
}

extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as NSString).size(withAttributes: attrs)
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(at: point, withAttributes: attrs)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(in: rect, withAttributes: attrs)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    (self as NSString).draw(with: rect, options: options, attributes: attributes, context: context)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as NSString).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
