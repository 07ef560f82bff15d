import QuartzCore

/// Where letters, cursors and selections are in a view that shows text, in that view's coordinates.
@MainActor
struct TextPlaces {
  private let layout: TextLayout
  private let origin: CGPoint
  private let length: Int
  private let text: NSString
  private let lineHeight: CGFloat
  /// Where a line without letters begins, in the text's own coordinates.
  private let start: CGFloat

  /// Points: how wide a cursor is.
  private static let caretWidth: CGFloat = 2

  /// - Parameters:
  ///   - label: What draws the text.
  ///   - words: The text; what it does not say of its look, the label does.
  init(_ words: NSAttributedString, in label: UILabel) {
    let content = label.content
    let style = NSMutableParagraphStyle()
    style.alignment = content.alignment
    let shown = NSMutableAttributedString(
      string: words.string, attributes: [.font: content.font, .paragraphStyle: style])
    let whole = NSRange(location: 0, length: shown.length)
    words.enumerateAttributes(in: whole) { attributes, range, _ in
      shown.addAttributes(attributes, range: range)
    }
    let container = NSTextContainer(size: CGSize(width: label.bounds.width, height: 0))
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = label.numberOfLines
    layout = TextLayout(NSTextStorage(attributedString: shown), in: container)
    lineHeight = content.font.lineHeight
    let room = max(label.bounds.width - Self.caretWidth, 0)
    start = room * label.startOfLine
    text = words.string as NSString
    length = text.length
    let height = layout.lines.last.map(\.rect.maxY) ?? lineHeight
    origin = CGPoint(
      x: label.frame.minX, y: label.frame.minY + max((label.bounds.height - height) / 2, 0))
  }

  func caret(at offset: Int) -> CGRect {
    let offset = min(max(offset, 0), length)
    guard let line = line(at: offset) else {
      return caret(x: start, y: 0, height: lineHeight)
    }
    // Behind a line's end one writes on the next line.
    if offset == length, offset > line.range.upperBound || endsWithNewline {
      return caret(x: start, y: line.rect.maxY, height: lineHeight)
    }
    return caret(
      x: layout.x(of: offset, in: line), y: line.rect.minY, height: line.rect.height)
  }

  private func caret(x: CGFloat, y: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: origin.x + x, y: origin.y + y, width: Self.caretWidth, height: height)
  }

  private var endsWithNewline: Bool {
    length > 0 && text.substring(from: length - 1).first?.isNewline == true
  }

  private func line(at offset: Int) -> TextLayout.Line? {
    layout.lines.first { $0.range.contains(offset) }
      ?? layout.lines.last { $0.range.upperBound <= offset } ?? layout.lines.last
  }

  /// What of a stretch of text lies on each line.
  func rects(of range: NSRange) -> [CGRect] {
    layout.lines.filter { $0.overlaps(range) }.map { line in
      let low = max(range.location, line.range.lowerBound)
      let high = min(NSMaxRange(range), line.range.upperBound)
      let (left, right) = (layout.x(of: low, in: line), layout.x(of: high, in: line))
      return CGRect(
        x: origin.x + left, y: origin.y + line.rect.minY, width: max(right - left, 0),
        height: line.rect.height)
    }
  }

  /// The place between letters that is nearest to a point.
  func offset(nearest point: CGPoint) -> Int {
    guard length > 0 else { return 0 }
    let (index, _) = layout.index(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    let letter = text.rangeOfComposedCharacterSequence(at: min(index, length - 1))
    guard let place = rects(of: letter).first else { return letter.location }
    return point.x > place.midX ? NSMaxRange(letter) : letter.location
  }

  /// The letter under a point; nil where there is none.
  func letter(at point: CGPoint) -> NSRange? {
    guard length > 0 else { return nil }
    let (index, _) = layout.index(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    let letter = text.rangeOfComposedCharacterSequence(at: min(index, length - 1))
    return rects(of: letter).contains { $0.contains(point) } ? letter : nil
  }

  /// A place so many steps away on the screen: letters to the sides, lines up and down.
  func offset(from offset: Int, _ direction: UITextLayoutDirection, steps: Int) -> Int? {
    switch direction {
    case .right, .left:
      var place = offset
      for _ in 0..<abs(steps) {
        let forward = (direction == .right) == (steps > 0)
        guard forward ? place < length : place > 0 else { return nil }
        let letter = text.rangeOfComposedCharacterSequence(at: forward ? place : place - 1)
        place = forward ? NSMaxRange(letter) : letter.location
      }
      return place
    case .up, .down:
      let caret = caret(at: offset)
      let way = (direction == .down ? 1 : -1) * CGFloat(steps)
      let y = caret.midY + way * max(caret.height, 1)
      let last = layout.lines.last?.rect.maxY ?? lineHeight
      guard (origin.y...(origin.y + last)).contains(y) else { return nil }
      return self.offset(nearest: CGPoint(x: caret.minX, y: y))
    }
  }
}

extension UILabel {
  /// Where a line without letters begins, as a share of the width: 0 at the left.
  fileprivate var startOfLine: CGFloat {
    switch content.alignment {
    case .center: 0.5
    case .right: 1
    case .natural, .justified:
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
    case .left: 0
    @unknown default: 0
    }
  }
}

/// A view with text that one types into, as what is common to text fields and text views asks of it.
@MainActor
protocol TextDocument: UIView, UITextInput {
  var words: NSAttributedString { get }
  var wordsLabel: UILabel { get }
  /// In UTF-16; always inside the text.
  var selection: NSRange { get set }
  var marked: NSRange? { get set }
  /// What shows where one writes, while this has the keyboard.
  var marks: TextMarks? { get set }
  /// Does what a key does, if the delegate lets it.
  func type(_ text: String)
  /// Puts a text in the place of another, and asks nobody.
  func exchange(_ range: NSRange, for text: String)
}

extension TextDocument {
  var length: Int { words.length }
  func layOutPlaces() -> TextPlaces {
    layoutIfNeeded()
    return TextPlaces(words, in: wordsLabel)
  }
  var whole: NSRange { NSRange(location: 0, length: length) }
  var selectedText: String { (words.string as NSString).substring(with: selection) }

  func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }

  func mark(_ text: String?, selecting range: NSRange) {
    let former = marked ?? selection
    let text = text ?? ""
    exchange(former, for: text)
    let size = text.utf16.count
    marked = size == 0 ? nil : NSRange(location: former.location, length: size)
    selection = clamped(
      NSRange(location: former.location + min(range.location, size), length: range.length))
  }

  func selectionParts(of range: NSRange) -> [UITextSelectionRect] {
    let rects = layOutPlaces().rects(of: range)
    return rects.enumerated().map { index, rect in
      UITextSelectionRect(
        rect, containsStart: index == 0, containsEnd: index == rects.count - 1)
    }
  }

  func nearest(_ point: CGPoint, in range: NSRange) -> UITextPosition {
    UITextPosition(
      min(max(layOutPlaces().offset(nearest: point), range.location), NSMaxRange(range)))
  }

  func extent(from position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
    guard let other = layOutPlaces().offset(from: position.offset, direction, steps: 1) else {
      return nil
    }
    return textRange(from: position, to: UITextPosition(other))
  }

  func farthest(in range: UITextRange, _ direction: UITextLayoutDirection) -> UITextPosition {
    direction == .left || direction == .up ? range.start : range.end
  }

  // MARK: Standard actions

  func allows(_ edit: String) -> Bool? {
    switch edit {
    case "copy:": return selection.length > 0 && !isSecureTextEntry
    case "cut:", "delete:": return selection.length > 0 && !(edit == "cut:" && isSecureTextEntry)
    case "paste:": return UIPasteboard.general.hasStrings
    case "select:": return length > 0 && selection.length == 0
    case "selectAll:": return length > 0 && selection.length < length
    default: return nil
    }
  }

  func copySelection() {
    if selection.length > 0 { UIPasteboard.general.string = selectedText }
  }

  func pasteText() {
    if let text = UIPasteboard.general.string { type(text) }
  }

  /// Selects the word at the cursor, or else the one before it.
  func selectWord() {
    let words = TextUnits.ranges(of: .word, in: words.string)
    let place = selection.location
    let found =
      words.first { $0.location <= place && place <= NSMaxRange($0) }
      ?? words.last { NSMaxRange($0) <= place }
    if let found { selection = found }
  }
}
