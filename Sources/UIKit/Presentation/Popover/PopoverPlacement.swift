import QuartzCore

/// The numbers of popovers; all guesses that look right, none published.
enum PopoverMetrics {
  static let dimming: CGFloat = 0.1
  static let cornerRadius: CGFloat = 13
  /// The arrow's length, and its breadth where it leaves the bubble.
  static let arrow = CGSize(width: 26, height: 13)
  /// The bubble's size without a wish of the content (320 points is the width that documents give).
  static let size = CGSize(width: 320, height: 480)
  static let shadowOpacity: Float = 0.2
  static let shadowRadius: CGFloat = 10
  /// Seconds to come and to go.
  static let duration: TimeInterval = 0.3
  static let startScale: CGFloat = 0.3
}

/// Where a popover stands: plain geometry. All rectangles are in the container.
struct PopoverPlacement: Sendable {
  /// The bubble with its arrow.
  var frame = CGRect.zero
  /// Where the arrow points; one of the four.
  var direction = UIPopoverArrowDirection.unknown
  /// Where along its side the arrow is: points from the left or the upper end of the frame.
  var arrow: CGFloat = 0

  init() {}

  /// - Parameters:
  ///   - content: The size that the content would like.
  ///   - source: What the arrow points at.
  ///   - permitted: Directions of the arrow; the first that has room counts, in the order up, down,
  ///     left, right; where none has, the one with most.
  ///   - room: Where the popover may be.
  ///   - overlaps: Whether the bubble may lie over the source.
  init(
    content: CGSize, source: CGRect, permitted: UIPopoverArrowDirection, room: CGRect,
    overlaps: Bool
  ) {
    let all: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let allowed = all.filter(permitted.contains)
    let candidates = (allowed.isEmpty ? all : allowed).map {
      Self.fitted($0, content: content, source: source, room: room, overlaps: overlaps)
    }
    let wanted = content.width * content.height
    self =
      candidates.first { $0.contentArea >= wanted - 0.5 }
      ?? candidates.max { $0.contentArea < $1.contentArea } ?? PopoverPlacement()
  }

  /// A source, with or without a size; where it has been scrolled off the screen, the part of the room's edge
  /// that is nearest to it.
  static func seen(_ source: CGRect, in screen: CGRect, room: CGRect) -> CGRect {
    let isOff =
      source.maxX < screen.minX || source.minX > screen.maxX || source.maxY < screen.minY
      || source.minY > screen.maxY
    guard isOff else { return source }
    let (left, right) = (
      clamped(source.minX, room.minX, room.maxX), clamped(source.maxX, room.minX, room.maxX)
    )
    let (top, bottom) = (
      clamped(source.minY, room.minY, room.maxY), clamped(source.maxY, room.minY, room.maxY)
    )
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The content's rectangle inside the frame, in the frame's own coordinates.
  var content: CGRect {
    let length = PopoverMetrics.arrow.height
    let own = CGRect(origin: .zero, size: frame.size)
    switch direction {
    case .up:
      return CGRect(x: 0, y: length, width: own.width, height: max(own.height - length, 0))
    case .down: return CGRect(x: 0, y: 0, width: own.width, height: max(own.height - length, 0))
    case .left:
      return CGRect(x: length, y: 0, width: max(own.width - length, 0), height: own.height)
    case .right: return CGRect(x: 0, y: 0, width: max(own.width - length, 0), height: own.height)
    default: return own
    }
  }

  /// How much of the frame is the arrow's, on its side.
  var contentInsets: UIEdgeInsets {
    let length = PopoverMetrics.arrow.height
    return UIEdgeInsets(
      top: direction == .up ? length : 0, left: direction == .left ? length : 0,
      bottom: direction == .down ? length : 0, right: direction == .right ? length : 0)
  }

  private var contentArea: CGFloat { content.width * content.height }

  /// The tip of the arrow in the frame's own coordinates.
  var tip: CGPoint {
    switch direction {
    case .up: CGPoint(x: arrow, y: 0)
    case .down: CGPoint(x: arrow, y: frame.height)
    case .left: CGPoint(x: 0, y: arrow)
    case .right: CGPoint(x: frame.width, y: arrow)
    default: CGPoint(x: frame.width / 2, y: frame.height / 2)
    }
  }

  private static func fitted(
    _ direction: UIPopoverArrowDirection, content: CGSize, source: CGRect, room: CGRect,
    overlaps: Bool
  ) -> PopoverPlacement {
    let length = PopoverMetrics.arrow.height
    let isUpright = direction == .up || direction == .down
    let source = overlaps ? CGRect(x: source.midX, y: source.midY, width: 0, height: 0) : source
    // What is left between the source and the edge of the room, on the side of the bubble.
    let free: CGFloat =
      switch direction {
      case .up: room.maxY - source.maxY
      case .down: source.minY - room.minY
      case .left: room.maxX - source.maxX
      default: source.minX - room.minX
      }
    var size = CGSize(
      width: min(content.width, room.width), height: min(content.height, room.height))
    if isUpright {
      size.height = max(min(content.height + length, free), 0)
    } else {
      size.width = max(min(content.width + length, free), 0)
    }
    var placement = PopoverPlacement()
    placement.direction = direction
    let x = clamped(source.midX - size.width / 2, room.minX, room.maxX - size.width)
    let y = clamped(source.midY - size.height / 2, room.minY, room.maxY - size.height)
    let origin: CGPoint =
      switch direction {
      case .up: CGPoint(x: x, y: source.maxY)
      case .down: CGPoint(x: x, y: source.minY - size.height)
      case .left: CGPoint(x: source.maxX, y: y)
      default: CGPoint(x: source.minX - size.width, y: y)
      }
    placement.frame = CGRect(origin: origin, size: size)
    let side = isUpright ? size.width : size.height
    let point = isUpright ? source.midX - origin.x : source.midY - origin.y
    let margin = PopoverMetrics.cornerRadius + PopoverMetrics.arrow.width / 2
    placement.arrow = clamped(point, margin, side - margin)
    return placement
  }

  private static func clamped(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    high < low ? (low + high) / 2 : min(max(value, low), high)
  }
}
