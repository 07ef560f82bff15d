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
  ///
  /// Commands that are the same at the same place, counted from the beginning or from the end, are
  /// taken for each other. What differs does not show below those of them that hide it.
  /// - Parameter start: How many commands at the beginning are known to be the same.
  func changes(since other: Frame, from start: Int) -> [PixelBox] {
    var (end, otherEnd) = (commands.count, other.commands.count)
    while end > start, otherEnd > start, isSame(end - 1, as: otherEnd - 1, in: other) {
      (end, otherEnd) = (end - 1, otherEnd - 1)
    }
    let areSame = (start..<max(end, otherEnd)).map { index in
      index < min(end, otherEnd) && isSame(index, as: index, in: other)
    }
    let hiding = covers(areSame, from: start, (end, otherEnd), in: other)
    var boxes = ChangedBoxes()
    for (place, isSame) in areSame.enumerated() where !isSame {
      let index = start + place
      let above = hiding.drop { $0.index < index }.map(\.box)
      if index < end { boxes.add(commands[index].box.trimmed(by: above)) }
      if index < otherEnd { boxes.add(other.commands[index].box.trimmed(by: above)) }
    }
    return boxes.boxes
  }

  /// A command that leaves nothing to be seen of what is below it.
  private struct Cover {
    /// Higher than those of all that it hides, in both frames.
    let index: Int
    let box: PixelBox
  }

  /// What hides something in both frames, in order: among the commands that differ here and there,
  /// and those that follow them.
  private func covers(
    _ areSame: [Bool], from start: Int, _ ends: (here: Int, there: Int), in other: Frame
  ) -> [Cover] {
    let (here, there) = (depths, other.depths)
    var pairs = areSame.indices.filter { areSame[$0] }.map { (start + $0, start + $0, start + $0) }
    let past = max(ends.here, ends.there)
    pairs += (0..<commands.count - ends.here).map { (ends.here + $0, ends.there + $0, past + $0) }
    return pairs.compactMap { index, otherIndex, order in
      guard commands[index].hides, here[index] == 0, there[otherIndex] == 0 else { return nil }
      return Cover(index: order, box: commands[index].box)
    }
  }

  /// How many layers each command is in.
  private var depths: [Int] {
    var depth = 0
    return commands.map { command in
      if command.kind == Int32(CR_POP.rawValue) { depth -= 1 }
      defer { if command.kind == Int32(CR_PUSH.rawValue) { depth += 1 } }
      return depth
    }
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

extension PixelBox {
  /// Shortened at its sides, as long as something covers all of one.
  fileprivate func trimmed(by covers: [PixelBox]) -> PixelBox {
    var (rest, before) = (self, PixelBox.nothing)
    while rest != before, !rest.isEmpty {
      before = rest
      for cover in covers { rest.trim(by: cover) }
    }
    return rest
  }

  private mutating func trim(by cover: PixelBox) {
    if cover.top <= top, cover.bottom >= bottom {
      if cover.left <= left { left = max(left, cover.right) }
      if cover.right >= right { right = min(right, cover.left) }
    }
    if cover.left <= left, cover.right >= right {
      if cover.top <= top { top = max(top, cover.bottom) }
      if cover.bottom >= bottom { bottom = min(bottom, cover.top) }
    }
  }
}

extension cr_command {
  /// Whether every pixel of its box shows it alone.
  fileprivate var hides: Bool {
    let isLayer = kind == Int32(CR_PUSH.rawValue) || kind == Int32(CR_POP.rawValue)
    return opaque && mask == nil && !isLayer && kind != Int32(CR_SHADOW.rawValue)
  }

  var box: PixelBox { PixelBox(left: x0, top: y0, right: x1, bottom: y1) }
}
