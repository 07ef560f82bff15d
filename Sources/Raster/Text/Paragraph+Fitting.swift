import Geometry

extension Paragraph {
  /// The largest factor on all sizes with which a text fits, as UILabel's
  /// `minimumScaleFactor` asks for it.
  ///
  /// Fits means: nothing left out or truncated, no line wider and all lines together no higher
  /// than the room.
  /// - Parameters:
  ///   - minimumScale: 0...1, the factor to return when nothing larger fits; NaN and
  ///     negatives count as 0.
  /// - Returns: 1, or a multiple of 1/128, or `minimumScale`.
  package static func fittingScale(
    _ text: StyledText, in room: CGSize, style: ParagraphStyle, minimumScale: Double
  ) -> Double {
    let steps = 128
    let minimumScale = minimumScale > 0 ? minimumScale : 0
    func fits(_ step: Int) -> Bool {
      let paragraph = layout(
        text.scaled(by: Double(step) / Double(steps)), width: Double(room.width), style: style)
      return paragraph.fits(room)
    }
    guard !fits(steps), minimumScale < 1 else { return 1 }
    var low = Int((minimumScale * Double(steps)).rounded(.up))
    guard low < steps, fits(low) else { return minimumScale }
    var high = steps
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return Double(low) / Double(steps)
  }

  private func fits(_ room: CGSize) -> Bool {
    !isTruncated && size.width <= room.width && size.height <= room.height
  }
}
