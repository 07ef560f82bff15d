import QuartzCore

/// Items side by side in lines, as a flow layout sets them: along the line and across it. The
/// rectangles are for lines that run from left to right; turn them for the other direction.
struct FlowLines: Hashable, Sendable {
  var length: CGFloat
  var itemSpacing: CGFloat
  var lineSpacing: CGFloat

  /// - Returns: A rectangle for each item from the origin, and how much the lines take across.
  func place(_ sizes: [CGSize]) -> (frames: [CGRect], extent: CGFloat) {
    var frames: [CGRect] = []
    var y: CGFloat = 0
    var gap: CGFloat?
    let lines = self.lines(sizes)
    for (index, line) in lines.enumerated() {
      let isLast = index == lines.count - 1
      let items = sizes[line]
      let height = items.map(\.height).max() ?? 0
      let spare = length - items.reduce(0) { $0 + $1.width }
      let isUniform = Set(sizes.map(\.width)).count <= 1
      // Full lines are justified; the last one follows those above if all items are alike.
      var spacing = itemSpacing
      if !isLast, items.count > 1 { spacing = spare / CGFloat(items.count - 1) }
      if isLast, isUniform, let gap { spacing = gap }
      if !isLast { gap = spacing }
      var x = !isLast && items.count == 1 ? spare / 2 : 0
      for size in items {
        frames.append(
          CGRect(
            x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
        x += size.width + spacing
      }
      y += height + lineSpacing
    }
    return (frames, max(y - lineSpacing, 0))
  }

  private func lines(_ sizes: [CGSize]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var used: CGFloat = 0
    for (index, size) in sizes.enumerated() {
      if index > start, used + itemSpacing + size.width > length + 0.001 {
        lines.append(start..<index)
        (start, used) = (index, 0)
      }
      used += (index > start ? itemSpacing : 0) + size.width
    }
    return start < sizes.count ? lines + [start..<sizes.count] : lines
  }
}
