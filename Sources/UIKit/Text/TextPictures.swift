import QuartzCore
import Raster

extension TextColumn {
  /// Draws the pictures among the words on the current context, each on whole pixels.
  /// - Parameters:
  ///   - text: What was laid out.
  ///   - origin: The column's top left.
  ///   - font: Of text that has none of its own.
  func drawPictures(of text: NSAttributedString, at origin: CGPoint, font: UIFont) {
    let scale = UIGraphicsGetCurrentContext()?.scale ?? 1
    func aligned(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    for room in rooms where room.id < text.length {
      let attributes = text.attributes(at: room.id, effectiveRange: nil)
      guard let attachment = attributes[.attachment] as? NSTextAttachment else { continue }
      let frame = CGRect(
        x: aligned(origin.x + room.frame.minX), y: aligned(origin.y + room.frame.minY),
        width: room.frame.width, height: room.frame.height)
      attachment.draw(
        in: frame, attributes[.font] as? UIFont ?? font,
        UIColor(cgColor: CGColor(room.color)), at: room.id)
    }
  }
}
