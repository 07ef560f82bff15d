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
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}

extension CGRect {
  fileprivate var nonNull: CGRect { isNull ? .zero : self }
}
