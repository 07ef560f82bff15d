import Timing

/// What a frame needs of the running animations, side by side in memory: a frame walks through
/// these records and follows no references unless an animation asks for more.
///
/// A layer's records are a chain in the order in which its animations apply. They are written
/// when the layer is first looked at after a change of its animations.
final class MotionTable {
  private var records: ContiguousArray<MotionRow> = []
  private var free: [Int32] = []

  /// Writes the records of a layer's animations.
  /// - Returns: The place of the first one; −1 for none.
  func write(_ animations: [AttachedAnimation]) -> Int32 {
    var places: [Int32] = []
    for _ in animations {
      if let place = free.popLast() {
        places.append(place)
      } else {
        places.append(Int32(records.count))
        records.append(MotionRow())
      }
    }
    for (index, animation) in animations.enumerated() {
      let next = index + 1 < places.count ? places[index + 1] : -1
      records[Int(places[index])] = MotionRow(animation, next: next)
    }
    return places.first ?? -1
  }

  /// Takes back the records of a layer.
  func erase(from first: Int32) {
    var place = first
    while place >= 0 {
      free.append(place)
      place = records[Int(place)].next
    }
  }

  /// What a layer's animations make of its values at an instant of its time.
  /// - Parameter ask: Is called with the number of an animation that is more than a record says.
  @inline(__always)
  func apply(
    from first: Int32, at layerTime: Seconds, to shown: inout LayerProperties,
    asking ask: (Int, inout LayerProperties) -> Void
  ) {
    var (place, number) = (Int(first), 0)
    while place >= 0 {
      if !records[place].apply(at: layerTime, to: &shown) { ask(number, &shown) }
      place = Int(records[place].next)
      number += 1
    }
  }
}

/// An animation as a frame sees it.
private struct MotionRow {
  /// The place of the layer's next one; −1 for the last.
  let next: Int32
  private let timing: MediaTiming
  /// For an animation that says all there is to say; nil where more has to be asked.
  private let line: LineMotion?

  init() { (next, timing, line) = (-1, MediaTiming(duration: 0), nil) }

  init(_ attached: AttachedAnimation, next: Int32) {
    self.next = next
    timing = attached.timing
    line = attached.isOnItsOwn ? attached.line : nil
  }

  /// - Returns: Whether that was all; false asks the animation itself.
  func apply(at layerTime: Seconds, to shown: inout LayerProperties) -> Bool {
    guard line != nil else { return false }
    if let progress = timing.progress(atParentTime: layerTime) {
      line?.apply(at: progress, to: &shown)
    }
    return true
  }
}

/// Where a layer's records are.
struct MotionPlace {
  private(set) var table: MotionTable?
  private(set) var first: Int32 = -1

  mutating func write(_ animations: [AttachedAnimation], in table: MotionTable) {
    erase()
    (self.table, first) = (table, table.write(animations))
  }

  mutating func erase() {
    table?.erase(from: first)
    (table, first) = (nil, -1)
  }
}

extension CALayer {
  /// What the running animations make of values at an instant of the layer's own time.
  package func applyAnimations(atLocalTime localTime: Seconds, to shown: inout LayerProperties) {
    if motions.table == nil {
      if animations.isEmpty { return }
      motions.write(animations.all, in: RenderServer.current.motions)
    }
    motions.table?.apply(from: motions.first, at: localTime, to: &shown) { number, shown in
      animations.all[number].apply(atLayerTime: localTime, to: &shown, of: self, .newest)
    }
  }
}
