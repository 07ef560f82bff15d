import QuartzCore

/// The room around a button's content, its picture and its title.
struct ButtonMargins: Equatable {
  var content = UIEdgeInsets.zero
  var image = UIEdgeInsets.zero
  var title = UIEdgeInsets.zero
  /// Points between picture and title.
  var gap: CGFloat = 0
}

/// Where the picture and the title of a button lie: side by side, or one above the other.
struct ButtonArrangement {
  let words, image: CGSize
  let margins: ButtonMargins
  /// The edge of the title at which the picture is.
  let placement: NSDirectionalRectEdge
  let horizontal: UIControl.ContentHorizontalAlignment
  let vertical: UIControl.ContentVerticalAlignment
  let isMirrored: Bool
  /// Points above and below the title, and least width of a button without a picture.
  var padding: CGFloat = 0
  var leastWidth: CGFloat = 0

  private var isStacked: Bool { placement == .top || placement == .bottom }
  private var gap: CGFloat { words.width > 0 && image.width > 0 ? margins.gap : 0 }

  private var content: CGSize {
    isStacked
      ? CGSize(width: max(words.width, image.width), height: words.height + gap + image.height)
      : CGSize(width: words.width + gap + image.width, height: max(words.height, image.height))
  }

  /// What the button would like to be; the title's and the picture's insets do not count.
  var size: CGSize {
    let isBare = image == .zero
    let padded = words.height > 0 ? words.height.rounded(.up) + 2 * padding : 0
    return CGSize(
      width: max(
        content.width + margins.content.left + margins.content.right, isBare ? leastWidth : 0),
      height: max(content.height, padding > 0 ? padded : 0) + margins.content.top
        + margins.content.bottom)
  }

  /// - Parameter room: The bounds within the insets of the content.
  func frames(in room: CGRect) -> (image: CGRect, title: CGRect) {
    let used = CGSize(
      width: min(content.width, max(room.width, image.width)), height: content.height)
    let box = CGRect(
      x: start(room.minX, room.maxX, used.width, at: horizontalSide),
      y: start(room.minY, room.maxY, used.height, at: verticalSide), width: used.width,
      height: used.height)
    let (picture, title) = isStacked ? stacked(box) : sideBySide(box)
    return (shifted(picture, by: margins.image), shifted(title, by: margins.title))
  }

  private func sideBySide(_ box: CGRect) -> (CGRect, CGRect) {
    let isFirst = (placement != .trailing) != isMirrored
    let room = max(box.width - image.width - gap, 0)
    // Where all fits, no word may break for a sum's last bit.
    let width = room > words.width - 0.01 ? words.width : room
    let imageX = isFirst ? box.minX : box.maxX - image.width
    let titleX = isFirst ? box.minX + image.width + gap : box.minX
    return (
      CGRect(
        x: imageX, y: box.midY - image.height / 2, width: image.width, height: image.height),
      CGRect(x: titleX, y: box.midY - words.height / 2, width: width, height: words.height)
    )
  }

  private func stacked(_ box: CGRect) -> (CGRect, CGRect) {
    let isFirst = placement == .top
    let width = min(words.width, box.width)
    return (
      CGRect(
        x: box.midX - image.width / 2, y: isFirst ? box.minY : box.maxY - image.height,
        width: image.width, height: image.height),
      CGRect(
        x: box.midX - width / 2, y: isFirst ? box.maxY - words.height : box.minY, width: width,
        height: words.height)
    )
  }

  /// Insets move what already fits: all the way at an edge, half of it in the middle.
  private func shifted(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    rect.offsetBy(
      dx: shift(insets.left, insets.right, at: horizontalSide),
      dy: shift(insets.top, insets.bottom, at: verticalSide))
  }

  private func shift(_ first: CGFloat, _ last: CGFloat, at side: Side) -> CGFloat {
    switch side {
    case .first: first
    case .middle: (first - last) / 2
    case .last: -last
    }
  }

  private enum Side { case first, middle, last }

  private func start(_ least: CGFloat, _ most: CGFloat, _ length: CGFloat, at side: Side) -> CGFloat
  {
    switch side {
    case .first: least
    case .middle: (least + most - length) / 2
    case .last: most - length
    }
  }

  private var horizontalSide: Side {
    switch horizontal {
    case .center: .middle
    case .left, .fill: .first
    case .right: .last
    case .leading: isMirrored ? .last : .first
    case .trailing: isMirrored ? .first : .last
    }
  }

  private var verticalSide: Side {
    switch vertical {
    case .center: .middle
    case .top, .fill: .first
    case .bottom: .last
    }
  }
}

extension UIControl {
  /// Where the content of a control lies across it.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  /// Where the content of a control lies along its height.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }
}
