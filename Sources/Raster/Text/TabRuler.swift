/// A place at which text goes on after a tab.
package struct TabStop: Hashable, Sendable {
  /// How the text up to the next tab stands to the place.
  package enum Alignment: Hashable, Sendable { case leading, center, trailing }

  /// Points from the edge at which the paragraph begins, indents included.
  package var location: Double
  package var alignment: Alignment

  package init(_ location: Double, _ alignment: Alignment = .leading) {
    (self.location, self.alignment) = (location, alignment)
  }
}

/// The tab stops of a paragraph. Lengths are 1/1024 points from the paragraph's leading edge.
struct TabRuler {
  struct Stop {
    let location: Int
    let alignment: TabStop.Alignment

    /// Where text of a width begins at the stop, for a pen that stands before it.
    func start(of width: Int, from pen: Int) -> Int {
      switch alignment {
      case .leading: location
      case .center: max(pen, location - width / 2)
      case .trailing: max(pen, location - width)
      }
    }
  }

  private let stops: [Stop]
  private let interval: Int

  init(_ style: ParagraphStyle = ParagraphStyle()) {
    stops = style.tabStops.map {
      Stop(location: FixedPoint.length($0.location), alignment: $0.alignment)
    }.sorted { $0.location < $1.location }
    let step = FixedPoint.length(style.tabInterval)
    interval = step > 0 ? step : FixedPoint.length(ParagraphStyle.standardTabInterval)
  }

  /// The next stop after a pen: one of the paragraph's, beyond them a multiple of the interval.
  private func stop(after pen: Int) -> Stop {
    stops.first { $0.location > pen }
      ?? Stop(location: (pen / interval + 1) * interval, alignment: .leading)
  }

  /// The cells of a line with the widths that its tabs have on it.
  /// - Parameter indent: Where the line begins.
  func ruled(_ cells: [TextCell], from indent: Int) -> [TextCell] {
    guard cells.contains(where: \.isTab) else { return cells }
    var (cells, pen) = (cells, indent)
    for index in cells.indices {
      if cells[index].isTab {
        let following = cells[(index + 1)...].prefix { !$0.isTab }.reduce(0) { $0 + $1.advance }
        cells[index].advance = stop(after: pen).start(of: following, from: pen) - pen
      }
      pen += cells[index].advance
    }
    return cells
  }

  /// A pen that goes along a line.
  struct Pen {
    private let ruler: TabRuler
    /// Where the last tab began, its stop, and the width of what has come since.
    private var start: Int
    private var stop: Stop?
    private var width = 0

    init(_ ruler: TabRuler, at indent: Int) { (self.ruler, start) = (ruler, indent) }

    /// Where what has been passed ends.
    var end: Int { (stop?.start(of: width, from: start) ?? start) + width }

    mutating func pass(_ cell: TextCell) {
      guard cell.isTab else { return width += cell.advance }
      start = end
      (stop, width) = (ruler.stop(after: start), 0)
    }
  }
}
