import QuartzCore
import Raster

/// How paragraphs are laid out; `NSMutableParagraphStyle` is the one that can be changed.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  fileprivate struct Values: Equatable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
    /// nil for the standard ones.
    var tabStops: [NSTextTab]?
    var defaultTabInterval: CGFloat = 0
    var tightens = false
    var hyphenates = false
    var strategy = LineBreakStrategy.standard
    var lists: [NSTextList] = []
  }

  private let mark = FoundationMark()
  fileprivate var values = Values()

  public required override init() { super.init() }

  /// All defaults.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Kept: letters are drawn together by labels only, and words are not parted.
  open var allowsDefaultTighteningForTruncation: Bool { values.tightens }
  open var usesDefaultHyphenation: Bool { values.hyphenates }
  open var lineBreakStrategy: LineBreakStrategy { values.strategy }
  open var textLists: [NSTextList] { values.lists }
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    ["ar", "he", "fa", "ur"].contains(languageName?.prefix(2)) ? .rightToLeft : .leftToRight
  }
  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Points between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Points below the paragraph, and above it.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Points from the leading edge to the first line, and to the others.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: from the leading edge, or if 0 or less, from the trailing one.
  open var tailIndent: CGFloat { values.tailIndent }
  /// Points; 0 for no limit.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Multiplies the height of lines; 0 for the font's own.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Where text goes on after tabs. Default: twelve places, 28 points from one to the next.
  open var tabStops: [NSTextTab]! { values.tabStops ?? Self.standardTabStops }
  /// Points from one place to the next beyond the stops; 0, the default, is taken as 28 here.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  fileprivate static var standardTabStops: [NSTextTab] {
    (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }
  }

  open func copy(with zone: NSZone? = nil) -> Any { remade(NSParagraphStyle()) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { remade(NSMutableParagraphStyle()) }

  private func remade<Style: NSParagraphStyle>(_ style: Style) -> Style {
    style.values = values
    return style
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.lineSpacing.hashValue &+ values.alignment.rawValue }
}

/// A paragraph style under construction.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.tightens }
    set { values.tightens = newValue }
  }
  open override var usesDefaultHyphenation: Bool {
    get { values.hyphenates }
    set { values.hyphenates = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.strategy }
    set { values.strategy = newValue }
  }
  open override var textLists: [NSTextList] {
    get { values.lists }
    set { values.lists = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// Words are not hyphenated here: more than 0 is reported.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set {
      values.hyphenationFactor = newValue
      if newValue > 0 { Unsupported.report("hyphenation") }
    }
  }

  open override var tabStops: [NSTextTab]! {
    get { values.tabStops ?? NSParagraphStyle.standardTabStops }
    set { values.tabStops = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  open func addTabStop(_ anObject: NSTextTab) {
    tabStops = (tabStops + [anObject]).sorted { $0.location < $1.location }
  }

  open func removeTabStop(_ anObject: NSTextTab) { tabStops.removeAll { $0 == anObject } }

  /// Takes all values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}

/// Which way text runs.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

extension NSParagraphStyle {
  /// The style as the typesetter takes it.
  var typesetting: Raster.ParagraphStyle {
    var style = Raster.ParagraphStyle(
      alignment: alignment.text, lineBreak: lineBreakMode.text, lineSpacing: lineSpacing,
      lineHeightMultiple: lineHeightMultiple, minimumLineHeight: minimumLineHeight,
      maximumLineHeight: maximumLineHeight)
    style.firstLineIndent = firstLineHeadIndent
    style.indent = headIndent
    style.tailIndent = tailIndent
    style.tabStops = (values.tabStops ?? []).map { TabStop($0.location, $0.side) }
    style.tabInterval = defaultTabInterval
    style.baseDirection =
      switch baseWritingDirection {
      case .natural: .natural
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    return style
  }
}
