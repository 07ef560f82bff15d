/// Shortens a line's cells to make room for "…". Spaces beside the "…" go too.
struct Truncation {
  let width: Int
  /// The cells of "…".
  let ellipsis: [TextCell]

  /// The shortened line; "…" alone where nothing else fits.
  func shorten(_ cells: [TextCell], _ mode: LineBreakMode) -> [TextCell] {
    let room = max(0, width - advance(ellipsis[...]))
    if advance(trimmedEnd(cells[...])) <= room { return trimmedEnd(cells[...]) + ellipsis }
    switch mode {
    case .truncateHead: return ellipsis + suffix(cells[...], room)
    case .truncateMiddle: return middle(cells, room)
    default: return trimmedEnd(prefix(cells[...], room)) + ellipsis
    }
  }

  private func middle(_ cells: [TextCell], _ room: Int) -> [TextCell] {
    let tail = suffix(cells[...], room / 2)
    let rest = cells.dropLast(tail.count)
    let head = prefix(rest, room - advance(tail[...]))
    return trimmedEnd(head) + ellipsis + tail
  }

  private func prefix(_ cells: ArraySlice<TextCell>, _ room: Int) -> ArraySlice<TextCell> {
    var used = 0
    return cells.prefix { cell in
      used += cell.advance
      return used <= room
    }
  }

  private func suffix(_ cells: ArraySlice<TextCell>, _ room: Int) -> [TextCell] {
    var used = 0
    let kept = trimmedEnd(cells).reversed().prefix { cell in
      used += cell.advance
      return used <= room
    }
    return Array(kept.reversed().drop { $0.isSpace })
  }

  private func trimmedEnd(_ cells: ArraySlice<TextCell>) -> [TextCell] {
    let last = cells.lastIndex { !$0.isSpace }
    return last.map { Array(cells[...$0]) } ?? []
  }

  private func advance(_ cells: ArraySlice<TextCell>) -> Int {
    cells.reduce(0) { $0 + $1.advance }
  }

  private func advance(_ cells: [TextCell]) -> Int { advance(cells[...]) }
}
