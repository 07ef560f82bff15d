import Raster

/// What one viewer has seen of a picture that changes, and what it is owed: a value that knows no
/// sockets.
///
/// At most two frames are on their way at once. What changes meanwhile is owed, and goes together
/// when one of them has arrived: on a slow line frames are left out, and nothing piles up. What
/// went nearly as it is goes again as it is once nothing moves.
package struct PictureFeed: Sendable {
  /// What goes to a viewer in one frame.
  package struct Parcel: Hashable, Sendable {
    /// Counted from 1.
    package let number: UInt32
    package let boxes: [PixelBox]
    package let format: PartEncoder.Format
  }

  package static let mostUnderway = 2
  /// Seconds without a change after which all is still.
  package static let stillness = 0.08
  /// Pixels that are as quickly sent as they are.
  static let few = 30_000
  /// More boxes than this are one.
  private static let mostBoxes = 6

  private var owed: [PixelBox] = []
  private var rough: [PixelBox] = []
  private var underway: [UInt32] = []
  private var last: UInt32 = 0
  private var changedAt = -Double.infinity

  package init() {}

  /// Whether the viewer has everything, to the last bit.
  package var isComplete: Bool { owed.isEmpty && rough.isEmpty && underway.isEmpty }

  /// Notes that pixels are others.
  /// - Parameter now: Seconds, on whatever clock `next` has.
  package mutating func change(_ boxes: [PixelBox], at now: Double) {
    guard !boxes.isEmpty else { return }
    changedAt = now
    for box in boxes { Self.add(box, to: &owed) }
  }

  /// Everything is another picture, of another size perhaps: all of it is owed.
  package mutating func renew(_ box: PixelBox, at now: Double) {
    (owed, rough, changedAt) = ([box], [], now)
  }

  /// A frame has arrived; so has every one before it.
  package mutating func acknowledge(_ number: UInt32) { underway.removeAll { $0 <= number } }

  /// What is to be sent now, if anything.
  package mutating func next(at now: Double) -> Parcel? {
    guard underway.count < Self.mostUnderway else { return nil }
    if !owed.isEmpty {
      let boxes = owed
      let isSmall = boxes.reduce(0) { $0 + $1.area } <= Self.few
      if !isSmall { for box in boxes { Self.add(box, to: &rough) } }
      owed = []
      return makeParcel(boxes, isSmall ? .png : .jpeg)
    }
    guard !rough.isEmpty, underway.isEmpty, now - changedAt >= Self.stillness else { return nil }
    defer { rough = [] }
    return makeParcel(rough, .png)
  }

  /// A frame without pixels, for what else is to be told with one.
  package mutating func nextWithoutPixels() -> Parcel? {
    underway.count < Self.mostUnderway ? makeParcel([], .png) : nil
  }

  private mutating func makeParcel(_ boxes: [PixelBox], _ format: PartEncoder.Format) -> Parcel {
    last &+= 1
    underway.append(last)
    return Parcel(number: last, boxes: boxes, format: format)
  }

  /// Boxes that touch become one; so do all when there are many.
  private static func add(_ box: PixelBox, to boxes: inout [PixelBox]) {
    var box = box
    var index = 0
    while index < boxes.count {
      if boxes[index].intersection(box).isEmpty {
        index += 1
      } else {
        box = box.union(boxes.remove(at: index))
        index = 0
      }
    }
    boxes.append(box)
    if boxes.count > mostBoxes { boxes = [boxes.reduce(.nothing) { $0.union($1) }] }
  }
}
