import QuartzCore

/// Where everything of a table lies, worked out once from numbers; found by halving.
struct TableLayout: Hashable, Sendable {
  /// A section from its header to its footer.
  struct Section: Hashable, Sendable {
    let top: CGFloat
    let headerHeight: CGFloat
    /// The upper edge of each row, and the lower edge of the last.
    let edges: [CGFloat]
    let footerHeight: CGFloat

    var rowCount: Int { edges.count - 1 }
    var bottom: CGFloat { edges[edges.count - 1] + footerHeight }

    func moved(by way: CGFloat) -> Section {
      Section(
        top: top + way, headerHeight: headerHeight, edges: edges.map { $0 + way },
        footerHeight: footerHeight)
    }
  }

  private(set) var sections: [Section] = []
  private(set) var height: CGFloat

  /// - Parameter top: The height of the table's own header.
  init(top: CGFloat = 0) { height = top }

  /// - Parameter padding: What is left free above the header.
  mutating func add(
    header: CGFloat, above padding: CGFloat = 0, rows: [CGFloat], footer: CGFloat
  ) {
    let top = height + padding
    var edges = [top + header]
    for row in rows { edges.append(edges[edges.count - 1] + max(row, 0)) }
    let section = Section(top: top, headerHeight: header, edges: edges, footerHeight: footer)
    sections.append(section)
    height = section.bottom
  }

  mutating func end(footer: CGFloat) { height += footer }

  /// A row takes another height; what lies below it moves.
  mutating func resize(_ path: IndexPath, to height: CGFloat) {
    let change = max(height, 0) - row(path).height
    let section = sections[path.section]
    let edges = section.edges.enumerated().map { $0 > path.row ? $1 + change : $1 }
    sections[path.section] = Section(
      top: section.top, headerHeight: section.headerHeight, edges: edges,
      footerHeight: section.footerHeight)
    for later in sections.indices.dropFirst(path.section + 1) {
      sections[later] = sections[later].moved(by: change)
    }
    self.height += change
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rowCount
  }

  /// Upper edge and height of a row.
  func row(_ path: IndexPath) -> (y: CGFloat, height: CGFloat) {
    let edges = sections[path.section].edges
    return (edges[path.row], edges[path.row + 1] - edges[path.row])
  }

  /// The rows that show between two heights, in order.
  func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
    sections.indices.flatMap { section -> [IndexPath] in
      let edges = sections[section].edges
      guard edges[0] < high, edges[edges.count - 1] > low else { return [] }
      var row = Self.last(atOrBelow: low, in: edges)
      var found: [IndexPath] = []
      while row < sections[section].rowCount, edges[row] < high {
        if edges[row + 1] > low { found.append(IndexPath(row: row, section: section)) }
        row += 1
      }
      return found
    }
  }

  /// The row under a height.
  func row(at y: CGFloat) -> IndexPath? {
    rows(from: y, to: y.nextUp).first
  }

  private static func last(atOrBelow y: CGFloat, in edges: [CGFloat]) -> Int {
    var (low, high) = (0, edges.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if edges[middle] <= y { low = middle } else { high = middle }
    }
    return low
  }
}
