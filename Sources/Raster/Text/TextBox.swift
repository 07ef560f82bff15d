import Geometry

/// Room on a line that something else is drawn in: a picture among words.
package struct TextBox: Hashable, Sendable {
  /// Tells the boxes of a text apart; chosen by whoever lays the text out.
  package let id: Int
  /// Points from where the pen is on the baseline, y up.
  package let frame: CGRect

  /// Points that a side may lie from the pen.
  private static let farthest = 100_000.0

  /// - Parameter frame: Rectangles that reach farther than 100,000 points and NaN are taken as empty.
  package init(id: Int, frame: CGRect) {
    let sides = [frame.minX, frame.minY, frame.maxX, frame.maxY]
    let isNear = sides.allSatisfy { abs($0) <= Self.farthest }
    (self.id, self.frame) = (id, isNear ? frame.standardized : .zero)
  }

  /// The box multiplied.
  func scaled(by factor: Double) -> TextBox {
    let frame = CGRect(
      x: frame.minX * factor, y: frame.minY * factor, width: frame.width * factor,
      height: frame.height * factor)
    return TextBox(id: id, frame: frame)
  }

  /// How far the pen moves on, and how far the box reaches above and below the baseline, in 1/1024
  /// points. Negative room on the left moves what is drawn and takes none away.
  var advance: Int { FixedPoint.length(max(Double(frame.minX), 0) + Double(frame.width)) }
  var ascent: Int { FixedPoint.length(Double(frame.maxY)) }
  var descent: Int { FixedPoint.length(-Double(frame.minY)) }
}

/// A box on a laid-out line.
package struct PlacedBox: Hashable, Sendable {
  /// Index into the paragraph's `text.runs`.
  package let run: Int
  /// Where the pen is: from the line's left edge and above the baseline, in 1/1024 points.
  package let x: Int
  package let y: Int
}

extension TextColumn {
  /// A box and where it has come to lie.
  package struct Room: Hashable, Sendable {
    package let id: Int
    /// Points from the column's top left, y down.
    package let frame: CGRect
    /// The text's colour there.
    package let color: RGBA
  }

  /// The boxes that there is room for, from the top.
  package var rooms: [Room] { parts.flatMap(\.rooms) }
}

extension TextColumn.Part {
  fileprivate var rooms: [TextColumn.Room] {
    paragraph.lines.flatMap { line in
      line.boxes.compactMap { place -> TextColumn.Room? in
        let style = paragraph.text.runs[place.run].style
        guard let box = style.box else { return nil }
        let pen = CGPoint(
          x: Double(line.origin.x) + FixedPoint.points(place.x),
          y: top + Double(line.origin.y) - FixedPoint.points(place.y))
        let frame = CGRect(
          x: pen.x + box.frame.minX, y: pen.y - box.frame.maxY, width: box.frame.width,
          height: box.frame.height)
        return TextColumn.Room(id: box.id, frame: frame, color: style.color)
      }
    }
  }
}
