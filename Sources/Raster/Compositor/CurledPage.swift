import Elementary

/// The pixels of a page that is rolled up over a cylinder which lies on it.
///
/// Seen from above there are three parts, told apart by how far they are beyond the line where the page leaves
/// the ground. Before it the page lies flat, and on it, as far as it reaches, the end that has gone
/// round; up to the radius beyond it, the cylinder's two quarters lie over each other, the page's face
/// below and its back above; then there is nothing but shadow. Lengths along the page are kept: an arc is as
/// long as what it was bent from.
struct CurledPage {
  /// The page as it lies flat.
  let page: Bitmap
  /// Where it lies, in pixels of the picture to be made.
  let box: PixelBox
  /// From the end that stays to the one that is lifted; of length 1.
  let way: SIMD2<Float>
  /// Along the way, in pixels: how far the page reaches, and where it leaves the ground.
  let low, high, line: Float
  /// Pixels; > 0.
  let radius: Float
  /// Of the back; premultiplied, 0...255.
  let paper: SIMD4<Float>

  /// How much of the page shines through its back.
  private static let shine: Float = 0.08
  /// Of the shadows, where they are darkest.
  private static let darkness: Float = 0.45

  private var half: Float { Float.pi * radius }

  /// The shadow that the cylinder casts: none before the page is lifted, and none when it has gone.
  private var weight: Float {
    let lifted = share((high - line) / half)
    return Self.darkness * lifted * share((line - low + radius) / (2 * radius))
  }

  func bitmap(over out: PixelBox) -> Bitmap {
    let (width, height) = (Int(out.right - out.left), Int(out.bottom - out.top))
    let weight = self.weight
    let bytes = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { target, count in
      page.bytes.withUnsafeBufferPointer { source in
        let taps = PageTaps(bytes: source, width: page.width, height: page.height)
        for y in 0..<height {
          for x in 0..<width {
            let point = SIMD2(
              Float(x + Int(out.left - box.left)) + 0.5, Float(y + Int(out.top - box.top)) + 0.5)
            let color = pixel(point, taps, weight)
            let byte = 4 * (y * width + x)
            for channel in 0..<4 { target[byte + channel] = rounded(color[channel]) }
          }
        }
      }
      count = 4 * width * height
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// - Parameter point: In pixels of the page, from its upper left corner.
  @inline(__always)
  private func pixel(_ point: SIMD2<Float>, _ taps: PageTaps, _ weight: Float) -> SIMD4<Float> {
    let from = place(of: point) - line
    if from <= 0 { return flat(point, from, taps) }
    if from < radius + 0.5 { return bent(point, from, taps, weight) }
    return ground(point, from, taps, weight)
  }

  /// Along the way, where the page itself is measured.
  @inline(__always)
  private func place(of point: SIMD2<Float>) -> Float {
    (point.x + Float(box.left)) * way.x + (point.y + Float(box.top)) * way.y
  }

  /// What lies flat, and the end over it, with its shadow.
  @inline(__always)
  private func flat(_ point: SIMD2<Float>, _ from: Float, _ taps: PageTaps) -> SIMD4<Float> {
    let over = line + half - from
    let above = point + way * (over - from - line)
    let end = back(above, taps, 1)
    guard end.w < 255 else { return end }
    return laid(end, over: darkened(taps.exact(point), shadow(ofEnd: above, taps)))
  }

  /// How dark it is under the end that has gone round, or beside it.
  /// - Parameter above: Where the page would be over the point if it reached so far.
  @inline(__always)
  private func shadow(ofEnd above: SIMD2<Float>, _ taps: PageTaps) -> Float {
    // Lifted little, the end lies low.
    let lifted = share((high - line) / half)
    let near = 1 - share(taps.distance(of: above) / (1.4 * radius))
    return Self.darkness * near * near * lifted
  }

  /// The two quarters of the cylinder that are seen from above.
  @inline(__always)
  private func bent(
    _ point: SIMD2<Float>, _ from: Float, _ taps: PageTaps, _ weight: Float
  ) -> SIMD4<Float> {
    let sine = min(from / radius, 1)
    let rise = Float.pi / 2 - Float(Elementary.acos(Double(sine)))
    let level = (1 - sine * sine).squareRoot()
    let rim = share(radius - from + 0.5)
    let (under, over) = (line + radius * rise, line + half - radius * rise)
    var color = ground(point, max(from, radius), taps, weight)
    let face = taps.sample(point + way * (under - from - line))
    let above = point + way * (over - from - line)
    let lit = darkened(darkened(face, 0.5 * (1 - level)), shadow(ofEnd: above, taps))
    color = laid(lit * rim, over: color)
    return laid(back(above, taps, 0.62 + 0.38 * level) * rim, over: color)
  }

  /// The shadow on what is uncovered: within the page's own place.
  @inline(__always)
  private func ground(
    _ point: SIMD2<Float>, _ from: Float, _ taps: PageTaps, _ weight: Float
  ) -> SIMD4<Float> {
    guard taps.contains(point) else { return .zero }
    let near = 1 - share((from - radius) / (2 * radius))
    return SIMD4(0, 0, 0, 255 * weight * near * near)
  }

  /// The page's other side, pale.
  @inline(__always)
  private func back(_ point: SIMD2<Float>, _ taps: PageTaps, _ shade: Float) -> SIMD4<Float> {
    let seen = taps.sample(point)
    let sheet = paper * (seen.w / 255)
    return darkened(sheet + (seen - sheet) * Self.shine, 1 - shade)
  }

  @inline(__always)
  private func darkened(_ color: SIMD4<Float>, _ part: Float) -> SIMD4<Float> {
    color * SIMD4(1 - part, 1 - part, 1 - part, 1)
  }

  @inline(__always)
  private func laid(_ upper: SIMD4<Float>, over lower: SIMD4<Float>) -> SIMD4<Float> {
    upper + lower * (1 - upper.w / 255)
  }
}

/// Reads a page's pixels, transparent around it.
private struct PageTaps {
  let bytes: UnsafeBufferPointer<UInt8>
  let width, height: Int

  /// Whether a point, in pixels from the upper left corner, lies on the page.
  @inline(__always)
  func contains(_ point: SIMD2<Float>) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x < Float(width) && point.y < Float(height)
  }

  /// How far a point is from the page, in pixels; 0 on it.
  @inline(__always)
  func distance(of point: SIMD2<Float>) -> Float {
    let beyond = pointwiseMax(point - SIMD2(Float(width), Float(height)), SIMD2<Float>.zero - point)
    let out = pointwiseMax(beyond, .zero)
    return (out * out).sum().squareRoot()
  }

  @inline(__always)
  private func at(_ x: Int, _ y: Int) -> SIMD4<Float> {
    guard x >= 0, y >= 0, x < width, y < height else { return .zero }
    let byte = 4 * (y * width + x)
    return SIMD4(
      Float(bytes[byte]), Float(bytes[byte + 1]), Float(bytes[byte + 2]), Float(bytes[byte + 3]))
  }

  /// The pixel that a point is in.
  @inline(__always)
  func exact(_ point: SIMD2<Float>) -> SIMD4<Float> {
    guard contains(point) else { return .zero }
    return at(Int(point.x), Int(point.y))
  }

  /// A mixture of the four pixels around a point.
  @inline(__always)
  func sample(_ point: SIMD2<Float>) -> SIMD4<Float> {
    let (u, v) = (point.x - 0.5, point.y - 0.5)
    guard u > -1, v > -1, u < Float(width), v < Float(height) else { return .zero }
    let (left, top) = (u.rounded(.down), v.rounded(.down))
    let (x, y, s, t) = (Int(left), Int(top), u - left, v - top)
    let upper = at(x, y) * (1 - s) + at(x + 1, y) * s
    let lower = at(x, y + 1) * (1 - s) + at(x + 1, y + 1) * s
    return upper * (1 - t) + lower * t
  }
}

/// Held in 0...1.
@inline(__always)
private func share(_ value: Float) -> Float { min(max(value, 0), 1) }

@inline(__always)
private func rounded(_ value: Float) -> UInt8 { UInt8(min(max(value + 0.5, 0), 255)) }
