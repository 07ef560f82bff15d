import Geometry
import Raster
import Testing

/// A picture of seeded colours, opaque or not.
private func noise(_ seed: UInt64, _ width: Int = 24, _ height: Int = 20, isOpaque: Bool = true)
  -> Bitmap
{
  var state = seed
  func byte(_ most: Int) -> UInt8 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt8(Int(state >> 33) % (most + 1))
  }
  var bitmap = Bitmap(width: width, height: height)
  for start in stride(from: 0, to: bitmap.bytes.count, by: 4) {
    let alpha = isOpaque ? 255 : byte(255)
    for channel in 0..<3 { bitmap.bytes[start + channel] = byte(Int(alpha)) }
    bitmap.bytes[start + 3] = alpha
  }
  return bitmap
}

private func difference(_ one: Bitmap, _ other: Bitmap) -> Double {
  let sum = zip(one.bytes, other.bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
  return Double(sum) / Double(one.bytes.count)
}

@Suite("The kernels of filters")
struct FilterKernelTests {
  @Test("bytes come back as they were, from translucent pictures too", arguments: [1, 2, 3])
  func bytes(seed: UInt64) {
    let picture = noise(seed, isOpaque: false)
    #expect(FilterTile(picture).bitmap == picture)
  }

  @Test("inversion twice is the identity, byte for byte", arguments: [true, false])
  func inversion(isOpaque: Bool) {
    let picture = noise(4, isOpaque: isOpaque)
    let once = FilterTile(FilterTile(picture).changed(.invert).bitmap)
    #expect(once.bitmap != picture)
    #expect(once.changed(.invert).bitmap == picture)
  }

  @Test("from linear light and back is the identity, as are a whole turn of hue and a gamma of 1")
  func curves() {
    let tile = FilterTile(noise(5))
    #expect(tile.changed(.sRGBToLinear).bitmap != tile.bitmap)
    #expect(tile.changed(.sRGBToLinear).changed(.linearToSRGB).bitmap == tile.bitmap)
    #expect(tile.changed(.hue(2 * .pi)).bitmap == tile.bitmap)
    #expect(tile.changed(.gamma(1)).bitmap == tile.bitmap)
  }

  @Test("a blur that may spread keeps the sum of its picture", arguments: 0..<7)
  func mean(kind: Int) {
    let picture = FilterTile(noise(6))
    let wide = picture.over(picture.box.grown(by: 60, 60))
    let blurred: FilterTile =
      switch kind {
      case 0: wide.gaussian(sigma: 0.7)
      case 1: wide.gaussian(sigma: 4)
      case 2: wide.gaussian(sigma: 6)
      case 3: wide.gaussian(sigma: 12)
      case 4: wide.boxMean(radius: 5.5)
      case 5: wide.discMean(radius: 7)
      default: wide.motion(radius: 9, angle: 0.7)
      }
    let before = wide.pixels.reduce(.zero, +)
    let after = blurred.pixels.reduce(.zero, +)
    #expect(blurred.bitmap != wide.bitmap)
    for channel in 0..<4 { #expect(abs(after[channel] / before[channel] - 1) < 1e-3) }
  }

  @Test("the two ways to a Gaussian meet where one takes over")
  func seam() {
    let wide = FilterTile(noise(7)).over(FilterBox(left: -40, bottom: -40, width: 104, height: 100))
    let (exact, means) = (wide.gaussian(sigma: 6).bitmap, wide.gaussian(sigma: 6.001).bitmap)
    #expect(difference(exact, means) < 0.5)
  }

  @Test("a point spreads as the Gaussian of its sigma", arguments: [1, 2, 5] as [Float])
  func kernel(sigma: Float) {
    var bitmap = Bitmap(width: 61, height: 61)
    for channel in 0..<4 { bitmap.bytes[4 * (30 * 61 + 30) + channel] = 255 }
    let pixels = FilterTile(bitmap).gaussian(sigma: sigma).pixels
    // Nearly all of the variance: the kernel ends at three sigma.
    var variance: Float = 0
    for (index, pixel) in pixels.enumerated() {
      let distance = Float(index % 61 - 30)
      variance += pixel.w * distance * distance
    }
    #expect(abs(variance / (sigma * sigma) - 1) < 0.04)
  }
}

@Suite("Blends of filters")
struct FilterBlendTests {
  /// W3C's B(cb, cs) of the modes for each part, in doubles.
  private static let formulas: [(FilterBlend, @Sendable (Double, Double) -> Double)] = [
    (.multiply, { $0 * $1 }), (.screen, { $0 + $1 - $0 * $1 }),
    (.overlay, { hard($1, $0) }), (.darken, { min($0, $1) }), (.lighten, { max($0, $1) }),
    (.colorDodge, { $0 == 0 ? 0 : $1 == 1 ? 1 : min(1, $0 / (1 - $1)) }),
    (.colorBurn, { $0 == 1 ? 1 : $1 == 0 ? 0 : 1 - min(1, (1 - $0) / $1) }),
    (.hardLight, { hard($0, $1) }),
    (
      .softLight,
      { back, source in
        guard source > 0.5 else { return back - (1 - 2 * source) * back * (1 - back) }
        let d = back <= 0.25 ? ((16 * back - 12) * back + 4) * back : back.squareRoot()
        return back + (2 * source - 1) * (d - back)
      }
    ),
    (.difference, { abs($0 - $1) }), (.exclusion, { $0 + $1 - 2 * $0 * $1 }),
  ]

  private static func hard(_ back: Double, _ source: Double) -> Double {
    source <= 0.5 ? back * 2 * source : back + (2 * source - 1) - back * (2 * source - 1)
  }

  private static func tile(_ value: Double, _ alpha: Double) -> FilterTile {
    let color = Float(value * alpha)
    return FilterGenerator.color(FilterPixel(color, color, color, Float(alpha)))
      .tile(FilterBox(left: 0, bottom: 0, width: 1, height: 1))
  }

  @Test("are W3C's formulas on a grid of colours and alphas", arguments: 0..<formulas.count)
  func separable(index: Int) {
    let (mode, formula) = Self.formulas[index]
    let steps = (0...8).map { Double($0) / 8 }
    for (back, source) in steps.flatMap({ b in steps.map { (b, $0) } }) {
      for (backAlpha, alpha) in [(1.0, 1.0), (0.5, 1), (1, 0.25), (0.75, 0.5), (0, 1), (1, 0)] {
        let made = Self.tile(source, alpha).blended(over: Self.tile(back, backAlpha), mode)
        let expected =
          alpha * (1 - backAlpha) * source + alpha * backAlpha * formula(back, source)
          + (1 - alpha) * backAlpha * back
        #expect(
          abs(Double(made.pixels[0].x) - expected) < 1e-5, "\(mode) \(back) \(source) \(alpha)")
        #expect(abs(Double(made.pixels[0].w) - (alpha + backAlpha * (1 - alpha))) < 1e-6)
      }
    }
  }

  @Test("of hue and the like keep the light that they are to keep")
  func whole() {
    func light(_ pixel: FilterPixel) -> Float { pixel.x * 0.3 + pixel.y * 0.59 + pixel.z * 0.11 }
    let (one, other) = (FilterTile(noise(8)), FilterTile(noise(9)))
    for mode in [FilterBlend.hue, .saturation, .color] {
      let made = one.blended(over: other, mode)
      #expect(made.bitmap != other.bitmap)
      for (pixel, back) in zip(made.pixels, other.pixels) {
        #expect(abs(light(pixel) - light(back)) < 1e-4)
      }
    }
    let made = one.blended(over: other, .luminosity)
    for (pixel, source) in zip(made.pixels, one.pixels) {
      #expect(abs(light(pixel) - light(source)) < 1e-4)
    }
  }

  @Test("of Porter and Duff follow their factors")
  func coverage() {
    let (source, back) = (noise(10, isOpaque: false), noise(11, isOpaque: false))
    let factors: [(FilterBlend, (Float, Float) -> (Float, Float))] = [
      (.sourceOver, { (1, 1 - $0 + 0 * $1) }), (.sourceIn, { ($1 + 0 * $0, 0) }),
      (.sourceOut, { (1 - $1 + 0 * $0, 0) }), (.sourceAtop, { ($1, 1 - $0) }),
    ]
    for (mode, factor) in factors {
      let made = FilterTile(source).blended(over: FilterTile(back), mode)
      for (index, pixel) in made.pixels.enumerated() {
        let (top, under) = (FilterTile(source).pixels[index], FilterTile(back).pixels[index])
        let (a, b) = factor(top.w, under.w)
        let rest = pixel - (top * a + under * b)
        #expect((rest * rest).sum() < 1e-9, "\(mode)")
      }
    }
  }
}

@Suite("Transitions of filters")
struct FilterTransitionTests {
  private static let extent = CGRect(x: 0, y: 0, width: 24, height: 20)
  private static let white = FilterPixel(1, 1, 1, 1)
  private static let center = FilterPoint(12, 10)

  /// Every transition, with a light where one goes along.
  private static let all: [FilterTransition] = [
    .dissolve,
    .swipe(.init(extent, angle: 0.3), width: 10, color: white, opacity: 0.5),
    .bars(.init(extent, angle: .pi), width: 4, offset: 2),
    .copyMachine(.init(extent, angle: 1), width: 8, color: white, opacity: 1.3),
    .flash(
      .init(
        center: center, color: white, size: 31, striationRadius: 2.58, strength: 0.5,
        contrast: 1.375, threshold: 0.85)),
    .mod(center, angle: 2, radius: 12, compression: 30),
    .ripple(center, far: 16, width: 6, scale: 5),
    .accordion(.init(from: extent, to: extent, bottom: 2, folds: 3, shadow: 0.3)),
    .pageCurl(.init(extent, angle: 0.4), radius: 4),
  ]

  @Test("begin on the first picture and end on the other, byte for byte", arguments: 0..<9)
  func ends(index: Int) {
    let (from, to) = (noise(12), noise(13))
    func picture(_ time: Float) -> Bitmap {
      FilterTransitionPictures(from: FilterTile(from), to: FilterTile(to), time: time)
        .tile(FilterTile(from).box, Self.all[index]).bitmap
    }
    #expect(picture(0) == from && picture(-1) == from)
    #expect(picture(1) == to && picture(2) == to)
    #expect(picture(0.5) != from && picture(0.5) != to)
    // Nothing jumps there either.
    #expect(difference(picture(0.0005), from) < 1)
    #expect(difference(picture(0.9995), to) < 1)
  }

  @Test("that dissolve are the mean half way")
  func half() {
    let (from, to) = (FilterTile(noise(14)), FilterTile(noise(15)))
    let made = FilterTransitionPictures(from: from, to: to, time: 0.5).tile(from.box, .dissolve)
    for (index, pixel) in made.pixels.enumerated() {
      let rest = pixel - (from.pixels[index] + to.pixels[index]) / 2
      #expect((rest * rest).sum() < 1e-10)
    }
  }

  @Test("that disintegrate go where the mask is dark first")
  func mask() {
    let (from, to) = (FilterTile(noise(16)), FilterTile(noise(17)))
    let mask = FilterGenerator.linear(
      .zero, FilterPoint(24, 0), FilterPixel(0, 0, 0, 1), Self.white, isSmooth: false
    ).tile(from.box)
    func made(_ time: Float) -> FilterTile {
      FilterTransitionPictures(from: from, to: to, time: time)
        .disintegrated(mask, shadow: (0, 0, .zero), over: from.box)
    }
    #expect(made(0).bitmap == from.bitmap && made(1).bitmap == to.bitmap)
    let middle = made(0.5)
    #expect(middle.pixels[0] == to.pixels[0] && middle.pixels[23] == from.pixels[23])
  }
}
