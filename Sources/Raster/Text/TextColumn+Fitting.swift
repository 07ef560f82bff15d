extension TextColumn {
  /// The largest factor on all sizes with which pieces fit, as `minimumScaleFactor` asks for it:
  /// nothing left out, no line wider than the width.
  /// - Parameter minimumScale: 0...1, returned when nothing larger fits.
  /// - Returns: 1, or a multiple of 1/128, or `minimumScale`.
  package static func fittingScale(
    _ pieces: [Piece], width: Double, maximumHeight: Double = .infinity, maximumLines: Int = 0,
    minimumScale: Double
  ) -> Double {
    let steps = 128
    let minimumScale = minimumScale > 0 ? min(minimumScale, 1) : 0
    func fits(_ step: Int) -> Bool {
      let column = layout(
        pieces.map { $0.scaled(by: Double(step) / Double(steps)) }, width: width,
        maximumHeight: maximumHeight, maximumLines: maximumLines)
      return !column.isTruncated && Double(column.size.width) <= width
        && Double(column.size.height) <= maximumHeight
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
}

extension TextColumn.Piece {
  /// The same with letters nearer to each other.
  /// - Parameter part: Of their size.
  package func tightened(by part: Double) -> TextColumn.Piece {
    var copy = self
    copy.text.update(0..<text.length) { $0.tracking -= part * $0.size }
    return copy
  }

  /// The same with all sizes and tracking multiplied.
  package func scaled(by factor: Double) -> TextColumn.Piece {
    guard factor != 1 else { return self }
    var copy = self
    copy.text = text.scaled(by: factor)
    return copy
  }
}
