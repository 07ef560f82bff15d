import QuartzCore
import Raster

/// A text storage's lines in a container, with the places of letters in them.
@MainActor
struct TextLayout {
  struct Line {
    /// UTF-16 units of the storage.
    let range: Range<Int>
    /// All across the container, and as far as there is text; the container's coordinates.
    let rect: CGRect
    let used: CGRect
    /// How far below the container's top.
    let baseline: CGFloat

    func overlaps(_ other: NSRange) -> Bool {
      range.lowerBound < NSMaxRange(other) && other.location < range.upperBound
    }
  }

  let column: TextColumn
  private(set) var lines: [Line] = []
  private let text: NSAttributedString
  private let defaults: [NSAttributedString.Key: Any]
  private let traits: UITraitCollection
  /// Points that a line may take.
  private let room: CGFloat
  private static let endless: CGFloat = 10_000_000

  init(_ storage: NSTextStorage?, in container: NSTextContainer?) {
    let owner = container?.owner
    text = storage?.snapshot() ?? NSAttributedString(string: "")
    traits = owner?.traitCollection ?? .current
    defaults = [
      .font: owner?.label.content.font ?? UIFont.systemFont(ofSize: 12),
      .foregroundColor: owner?.label.content.color ?? UIColor.label,
    ]
    let padding = container?.lineFragmentPadding ?? 0
    let width = container.map { $0.roomForLines } ?? Self.endless
    room = max(width - 2 * padding, 0)
    let pieces =
      text.length == 0
      ? []
      : AttributedText(text, defaults: defaults, traits: traits, width: room).pieces()
        .map { $0.around(container?.holes ?? []) }
    column = TextColumn.layout(
      pieces, width: Double(room),
      maximumLines: container?.maximumNumberOfLines ?? 0)
    place(padding: padding, width: min(width, Self.endless))
  }

  private mutating func place(padding: CGFloat, width: CGFloat) {
    var start = 0
    let all = text.string as NSString
    for part in column.parts {
      let top = CGFloat(part.top)
      for line in part.paragraph.lines {
        let y = top + CGFloat(line.top)
        let range =
          min(
            start + line.range.lowerBound, text.length)..<min(
            start + line.range.upperBound, text.length)
        lines.append(
          Line(
            range: range,
            rect: CGRect(x: 0, y: y, width: width, height: CGFloat(line.height)),
            used: CGRect(
              x: line.origin.x, y: y, width: CGFloat(line.width) + 2 * padding,
              height: CGFloat(line.height)), baseline: top + line.origin.y))
      }
      start = lines.last?.range.upperBound ?? start
      // The line end between two pieces is in neither.
      if start < text.length,
        all.substring(with: NSRange(location: start, length: 1)).first?.isNewline == true
      {
        start += 1
      }
    }
    self.padding = padding
  }

  private var padding: CGFloat = 0

  func line(holding index: Int) -> Line? {
    lines.first { $0.range.contains(index) } ?? lines.last
  }

  /// Where a letter begins, in the container's coordinates.
  func x(of index: Int, in line: Line) -> CGFloat {
    let left = line.used.minX + padding
    guard index > line.range.lowerBound else { return left }
    let end = min(index, line.range.upperBound)
    return left + width(line.range.lowerBound..<end)
  }

  /// The letter at a point, and how far through it the point is; points beside the text have the
  /// nearest one.
  func index(at point: CGPoint) -> (Int, CGFloat) {
    guard let row = lines.last(where: { $0.rect.minY <= point.y }) ?? lines.first else {
      return (0, 0)
    }
    // Beside a hole there may be two.
    let line =
      lines.last { $0.rect.minY == row.rect.minY && $0.used.minX <= point.x }
      ?? lines.first { $0.rect.minY == row.rect.minY } ?? row
    var last = line.range.lowerBound
    var lastX = x(of: last, in: line)
    for next in line.range.dropFirst() {
      let nextX = x(of: next, in: line)
      if nextX > point.x {
        return (last, nextX > lastX ? min(max((point.x - lastX) / (nextX - lastX), 0), 1) : 0)
      }
      (last, lastX) = (next, nextX)
    }
    return (last, 1)
  }

  /// How wide a stretch of text is on one line, blanks at its end included.
  private func width(_ range: Range<Int>) -> CGFloat {
    let part = NSMutableAttributedString(
      attributedString: text.attributedSubstring(from: NSRange(range)))
    let mark = NSAttributedString(
      string: "|", attributes: text.attributes(at: range.upperBound - 1, effectiveRange: nil))
    part.append(mark)
    return measured(part) - measured(mark)
  }

  private func measured(_ string: NSAttributedString) -> CGFloat {
    let pieces = AttributedText(string, defaults: defaults, traits: traits, width: room).pieces()
    return TextColumn.layout(pieces).size.width
  }
}

extension NSTextContainer {
  /// Points for lines, padding included; endless where nothing says how many.
  var roomForLines: CGFloat {
    if let owner {
      let inset = owner.textContainerInset
      return max(owner.bounds.width - inset.left - inset.right, 0)
    }
    return size.width > 0 ? size.width : 10_000_000
  }
}
