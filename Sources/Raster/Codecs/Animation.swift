import CCodecs

/// A picture and how long it is shown, as the animated formats take it.
///
/// The picture is drawn each time it is asked for: encoders hold one or two at a time, and one
/// for each thread while they compress, so that a film may be of any length.
package struct AnimationFrame: Sendable {
  /// ≥ 1, in the format's own unit of time.
  package let ticks: Int
  private let draw: @Sendable () -> Bitmap

  package var image: Bitmap { draw() }

  package init(image: Bitmap, ticks: Int) {
    self.init(ticks: ticks) { image }
  }

  /// - Parameter draw: Makes the picture; the same one every time.
  package init(ticks: Int, draw: @escaping @Sendable () -> Bitmap) {
    self.ticks = ticks
    self.draw = draw
  }
}

/// What one frame changes of the picture before it.
struct AnimationPart: Sendable {
  /// Index of the frame whose pixels are to be shown.
  var frame: Int
  /// Index of the frame shown before, or nil for the first.
  var previous: Int?
  /// Outside of it nothing changes.
  var area: PixelArea
  /// 1...65,535: APNG and GIF count in sixteen bits.
  var ticks: Int
}

/// An animation as the changes that it consists of.
struct AnimationParts {
  /// The longest that a single part may be shown.
  static let longest = 65_535

  /// The parts, at least one; their ticks sum up to those of the frames.
  private(set) var parts: [AnimationPart] = []
  /// Pixels of every frame.
  let width: Int
  let height: Int
  /// Whether nothing shows through any frame.
  private(set) var isOpaque = true

  /// Compares each frame with the one before: equal pictures become one longer part, and
  /// what is shown for longer than sixteen bits can say is repeated as one pixel.
  /// - Parameter progress: Is told how many frames have been looked at.
  /// - Throws: `notEncodable` without frames, for frames of different or empty sizes, or
  ///   for a frame of no duration.
  init(
    _ frames: [AnimationFrame], progress: ((Int) -> Void)? = nil
  ) throws(ImageError) {
    guard var before = frames.first?.image, before.width > 0, before.height > 0 else {
      throw .notEncodable("an animation without pixels")
    }
    (width, height) = (before.width, before.height)
    for (index, frame) in frames.enumerated() {
      let image = index == 0 ? before : frame.image
      guard image.width == width && image.height == height else {
        throw .notEncodable("frame \(index) of an animation is of another size than the first")
      }
      guard frame.ticks >= 1 else {
        throw .notEncodable("frame \(index) of an animation is shown for no time")
      }
      let area = index == 0 ? image.area : difference(before, image)
      isOpaque = isOpaque && image.isOpaque
      append(frame: index, area: area, ticks: frame.ticks)
      before = image
      progress?(index + 1)
    }
  }

  private mutating func append(frame: Int, area: PixelArea?, ticks: Int) {
    var left = ticks
    if let area {
      let now = min(left, Self.longest)
      parts.append(
        AnimationPart(frame: frame, previous: frame > 0 ? frame - 1 : nil, area: area, ticks: now))
      left -= now
    }
    while left > 0 {
      let now = min(left, Self.longest - parts[parts.count - 1].ticks)
      parts[parts.count - 1].ticks += now
      left -= now
      if left > 0 { parts.append(pause(frame: frame)) }
    }
  }

  /// A part that changes nothing, of no duration as yet.
  private func pause(frame: Int) -> AnimationPart {
    let pixel = PixelArea(left: 0, top: 0, width: 1, height: 1)
    return AnimationPart(frame: frame, previous: frame, area: pixel, ticks: 0)
  }
}

extension Bitmap {
  /// All of the picture.
  var area: PixelArea { PixelArea(left: 0, top: 0, width: width, height: height) }
}

/// The smallest area outside which two pictures of one size agree; nil if they are equal.
private func difference(_ a: Bitmap, _ b: Bitmap) -> PixelArea? {
  var found = [UInt32](repeating: 0, count: 4)
  codecs_difference(a.bytes, b.bytes, UInt32(a.width), UInt32(a.height), &found)
  guard found[2] > 0 else { return nil }
  return PixelArea(
    left: Int(found[0]), top: Int(found[1]), width: Int(found[2]), height: Int(found[3]))
}
