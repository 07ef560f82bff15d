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

/// An animation as the changes that it consists of, each compressed while its pictures are at hand: a
/// few frames at a time are drawn, compared with those before and compressed, several at once.
struct EncodedAnimation<Payload: Sendable> {
  /// What one change becomes. It must not look at the part's ticks: equal frames that follow add to them.
  /// - Parameters:
  ///   - image: What is shown.
  ///   - previous: What was shown before; nil for the first frame.
  ///   - opaque: Whether all that has been looked at so far is.
  typealias Compression =
    @Sendable (
      _ part: AnimationPart, _ image: Bitmap, _ previous: Bitmap?, _ opaque: Bool
    ) throws(ImageError) -> Payload

  /// The parts, at least one; their ticks sum up to those of the frames.
  private(set) var parts: [AnimationPart] = []
  /// What they have become.
  private(set) var payloads: [Payload] = []
  /// How many of the first parts were compressed before a frame was seen that something shows through;
  /// all where there is none.
  private(set) var countOpaque = 0
  /// Pixels of every frame.
  private(set) var width = 0
  private(set) var height = 0
  /// Whether nothing shows through any frame.
  private(set) var isOpaque = true

  /// Frames that are in memory at once, for each thread: with two, a film takes as long.
  private static var framesPerThread: Int { 2 }

  /// Compares each frame with the one before: equal pictures become one longer part, and
  /// what is shown for longer than sixteen bits can say is repeated as one pixel.
  /// - Parameters:
  ///   - threads: Frames drawn and compressed at once; what comes out does not depend on it.
  ///   - progress: Is told how many frames are done.
  /// - Throws: `notEncodable` without frames, for frames of different or empty sizes, or
  ///   for a frame of no duration.
  init(
    _ frames: [AnimationFrame], threads: Int, progress: ((Int) -> Void)?, compress: Compression
  ) throws(ImageError) {
    guard !frames.isEmpty else { throw .notEncodable("an animation without pixels") }
    var before: Bitmap?
    for start in stride(from: 0, to: frames.count, by: threads * Self.framesPerThread) {
      let batch = frames[start...].prefix(threads * Self.framesPerThread)
      let images = concurrentMap(batch.count, threads: threads) { batch[start + $0].image }
      try check(images, batch)
      try take(images, batch, after: before, threads, compress)
      before = images.last
      for index in batch.indices { progress?(index + 1) }
    }
  }

  private mutating func check(
    _ images: [Bitmap], _ frames: ArraySlice<AnimationFrame>
  ) throws(ImageError) {
    for (image, index) in zip(images, frames.indices) {
      if index == 0 { (width, height) = (image.width, image.height) }
      guard width > 0, height > 0 else { throw .notEncodable("an animation without pixels") }
      guard image.width == width && image.height == height else {
        throw .notEncodable("frame \(index) of an animation is of another size than the first")
      }
      guard frames[index].ticks >= 1 else {
        throw .notEncodable("frame \(index) of an animation is shown for no time")
      }
    }
  }

  private mutating func take(
    _ images: [Bitmap], _ frames: ArraySlice<AnimationFrame>, after before: Bitmap?, _ threads: Int,
    _ compress: Compression
  ) throws(ImageError) {
    let looks = concurrentMap(images.count, threads: threads) { index in
      let (image, former) = (images[index], index > 0 ? images[index - 1] : before)
      return (area: former.map { difference($0, image) } ?? image.area, opaque: image.isOpaque)
    }
    let first = parts.count
    for (look, index) in zip(looks, frames.indices) {
      isOpaque = isOpaque && look.opaque
      append(frame: index, area: look.area, ticks: frames[index].ticks)
    }
    let (fresh, opaque) = (parts[first...], isOpaque)
    payloads += try concurrentMap(fresh.count, threads: threads) {
      (index: Int) throws(ImageError) in
      let part = fresh[first + index]
      let place = part.frame - frames.startIndex
      let former = part.previous.map { $0 == part.frame ? images[place] : nil } ?? nil
      return try compress(
        part, images[place], former ?? (place > 0 ? images[place - 1] : before), opaque)
    }
    if opaque { countOpaque = parts.count }
  }

  /// The longest that a single part may be shown.
  private static var longest: Int { 65_535 }

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
