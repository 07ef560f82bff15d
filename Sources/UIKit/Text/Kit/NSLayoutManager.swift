import QuartzCore
import Raster

/// Where the letters of a text storage are within a container. A glyph's number is that of the
/// UTF-16 unit it stands for. One container counts: the first.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  private var containers: [NSTextContainer] = []

  public nonisolated override init() { super.init() }

  /// Asked for distances and told of layout on a device; here it is not, which is reported.
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet { if delegate != nil { Unsupported.report("NSLayoutManager.delegate") } }
  }

  open weak var textStorage: NSTextStorage?
  open var textContainers: [NSTextContainer] { containers }

  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: containers.count)
  }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    containers.insert(container, at: index)
    container.layoutManager = self
  }

  open func removeTextContainer(at index: Int) { containers.remove(at: index).layoutManager = nil }

  // MARK: What is kept

  open var allowsNonContiguousLayout = false
  open var hasNonContiguousLayout: Bool { false }
  open var usesFontLeading = true
  open var usesDefaultHyphenation = false
  open var showsInvisibleCharacters = false
  open var showsControlCharacters = false
  open var limitsLayoutForSuspiciousContents = false

  // MARK: Layout, which is worked out when it is asked for

  open func ensureLayout(for container: NSTextContainer) {}
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    containers.first?.owner?.setNeedsLayout()
  }

  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) { actualCharRange?.pointee = charRange }

  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    containers.first?.owner?.label.setNeedsDisplay()
  }

  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
    invalidateDisplay(forCharacterRange: glyphRange)
  }

  // MARK: Glyphs and characters

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { 0..<numberOfGlyphs ~= glyphIndex }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// What is shown in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    let lines = layout.lines
    guard let first = lines.first, let last = lines.last else { return NSRange() }
    return NSRange(
      location: first.range.lowerBound, length: last.range.upperBound - first.range.lowerBound)
  }

  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    containers.first.map { container in
      effectiveGlyphRange?.pointee = glyphRange(for: container)
      return container
    }
  }

  // MARK: Rectangles, in the container's coordinates

  open func usedRect(for container: NSTextContainer) -> CGRect {
    layout.lines.reduce(CGRect.null) { $0.union($1.used) }.nonNull
  }

  open var extraLineFragmentRect: CGRect { .zero }
  open var extraLineFragmentUsedRect: CGRect { .zero }

  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { line(at: glyphIndex, effectiveGlyphRange)?.rect ?? .zero }

  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { line(at: glyphIndex, effectiveGlyphRange)?.used ?? .zero }

  /// Where a glyph's left end is on the baseline, from its line fragment's origin.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    let layout = layout
    guard let line = layout.line(holding: glyphIndex) else { return .zero }
    return CGPoint(
      x: layout.x(of: glyphIndex, in: line) - line.rect.minX, y: line.baseline - line.rect.minY)
  }

  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  { rects(of: glyphRange).reduce(CGRect.null) { $0.union($1) }.nonNull }

  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = containers.first else { return }
    var stop = ObjCBool(false)
    for line in layout.lines where line.overlaps(glyphRange) {
      block(line.rect, line.used, container, NSRange(line.range), &stop)
      if stop.boolValue { return }
    }
  }

  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in rects(of: glyphRange) {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  // MARK: From points

  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let (index, part) = layout.index(at: point)
    partialFraction?.pointee = part
    return index
  }

  // MARK: What there is one of

  open var extraLineFragmentTextContainer: NSTextContainer? { nil }
  open var hyphenationFactor: Float {
    get { 0 }
    set { if newValue != 0 { Unsupported.report("NSLayoutManager.hyphenationFactor") } }
  }
  open func firstUnlaidCharacterIndex() -> Int { textStorage?.length ?? 0 }
  open func firstUnlaidGlyphIndex() -> Int { textStorage?.length ?? 0 }
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let found = layout.lines.filter { $0.rect.intersects(bounds) }.map { NSRange($0.range) }
    return found.dropFirst().reduce(found.first ?? NSRange(location: 0, length: 0)) {
      NSUnionRange($0, $1)
    }
  }
  open func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout: Bool
  ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
  open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool { false }
  open func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    layout.column.rooms.first { $0.id == glyphIndex }?.frame.size ?? CGSize(width: -1, height: -1)
  }
  open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty { [] }

  // MARK: For subclasses that lay out themselves: never called, and what is set is not kept

  open func setTextContainer(_ container: NSTextContainer, forGlyphRange glyphRange: NSRange) {}
  open func setLineFragmentRect(
    _ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect
  ) {}
  open func setExtraLineFragmentRect(
    _ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer
  ) {}
  open func setLocation(_ location: CGPoint, forStartOfGlyphRange glyphRange: NSRange) {}
  open func setNotShownAttribute(_ flag: Bool, forGlyphAt glyphIndex: Int) {}
  open func textContainerChangedGeometry(_ container: NSTextContainer) {}
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    newTextStorage.addLayoutManager(self)
  }
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange: NSRange
  ) {}
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {
    color.setFill()
    for index in 0..<rectCount { UIRectFill(rectArray[index]) }
  }

  // MARK: Drawing

  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws all of the text where a container's corner is.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let padding = containers.first?.lineFragmentPadding ?? 0
    context.draw(layout.column, at: CGPoint(x: origin.x + padding, y: origin.y))
  }

  private func line(at index: Int, _ range: NSRangePointer?) -> TextLayout.Line? {
    let line = layout.line(holding: index)
    if let line { range?.pointee = NSRange(line.range) }
    return line
  }

  private func rects(of range: NSRange) -> [CGRect] {
    let layout = layout
    return layout.lines.filter { $0.overlaps(range) }.map { line in
      let left = layout.x(of: max(range.location, line.range.lowerBound), in: line)
      let right = layout.x(of: min(NSMaxRange(range), line.range.upperBound), in: line)
      return CGRect(
        x: min(left, right), y: line.rect.minY, width: abs(right - left), height: line.rect.height)
    }
  }

  private var layout: TextLayout { TextLayout(textStorage, in: containers.first) }
}

/// Asked for distances between lines on a device. Nothing of it is asked here.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// What is laid out differently: nobody is asked, text is laid out as its attributes say.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
  ) -> Bool
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
    forControlCharacterAt charIndex: Int
  ) -> NSLayoutManager.ControlCharacterAction
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize)
  func layoutManager(
    _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
    for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect,
    glyphPosition: CGPoint, characterIndex charIndex: Int
  ) -> CGRect
}

extension CGRect {
  fileprivate var nonNull: CGRect { isNull ? .zero : self }
}
