import CRaster

// What of a frame differs from another one.
//
// A pixel's value follows from the commands whose boxes it lies in, in their order: where all of
// those are the same in both frames, so are the pixels.
extension Frame {
  /// How many commands at the beginning draw the same in both frames.
  func commonBeginning(with other: Frame) -> Int {
    let most = min(commands.count, other.commands.count)
    return (0..<most).first { !isSame($0, as: $0, in: other) } ?? most
  }

  /// Boxes outside of which both frames give the same pixels; those that touch are one.
  /// - Parameter start: How many commands at the beginning are known to be the same.
  func changes(since other: Frame, from start: Int) -> [PixelBox] {
    var (end, otherEnd) = (commands.count, other.commands.count)
    while end > start, otherEnd > start, isSame(end - 1, as: otherEnd - 1, in: other) {
      (end, otherEnd) = (end - 1, otherEnd - 1)
    }
    var boxes = ChangedBoxes()
    for index in start..<max(end, otherEnd) {
      let (isHere, isThere) = (index < end, index < otherEnd)
      if isHere, isThere, end == otherEnd, isSame(index, as: index, in: other) { continue }
      if isHere { boxes.add(commands[index].box) }
      if isThere { boxes.add(other.commands[index].box) }
    }
    return boxes.boxes
  }

  private func isSame(_ index: Int, as otherIndex: Int, in other: Frame) -> Bool {
    withUnsafePointer(to: commands[index]) { one in
      withUnsafePointer(to: other.commands[otherIndex]) { cr_same(one, $0) }
    }
  }
}

/// Boxes that neither overlap nor touch.
private struct ChangedBoxes {
  private(set) var boxes: [PixelBox] = []
  /// More of them are not worth telling apart.
  private static let most = 8

  /// Adds a box, and joins those that it touches until none do.
  mutating func add(_ box: PixelBox) {
    guard !box.isEmpty else { return }
    var joined = box
    while let index = boxes.firstIndex(where: { $0.touches(joined) }) {
      joined = joined.union(boxes.remove(at: index))
    }
    boxes.append(joined)
    if boxes.count > Self.most { add(boxes.removeLast().union(boxes.removeLast())) }
  }
}

extension PixelBox {
  fileprivate func touches(_ other: PixelBox) -> Bool {
    left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
  }
}

extension cr_command {
  var box: PixelBox { PixelBox(left: x0, top: y0, right: x1, bottom: y1) }
}
