import Geometry
import Testing

@testable import Raster

@Suite("Text drawing")
struct TextDrawingTests {
  private func drawn(
    _ text: StyledText, width: Int = 120, height: Int = 60, at origin: CGPoint = .zero,
    scale: Double = 1, clip: CGRect? = nil
  ) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    let paragraph = Paragraph.layout(text, width: Double(width) / scale)
    TextRenderer.draw(paragraph, into: &bitmap, at: origin, scale: scale, clip: clip)
    return bitmap
  }

  private func inkedRows(_ bitmap: Bitmap) -> [Int] {
    (0..<bitmap.height).filter { row in
      bitmap.bytes[(4 * row * bitmap.width)..<(4 * (row + 1) * bitmap.width)].contains { $0 != 0 }
    }
  }

  @Test("Drawing twice gives the same bytes, in eight threads too")
  func threads() async {
    func page(_ seed: UInt64) -> Bitmap {
      drawn(TextSamples.text(seed: seed), width: 300, height: 200, scale: 1.5)
    }
    let first = (1...16).map { page($0) }
    #expect(first.contains { !inkedRows($0).isEmpty })
    await withTaskGroup(of: Bool.self) { group in
      for thread in 0..<8 {
        group.addTask {
          (0..<16).allSatisfy { page(UInt64(($0 + thread) % 16 + 1)) == first[($0 + thread) % 16] }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test("A capital stands on the baseline and is as high as the metrics say")
  func baseline() {
    let style = TextStyle(size: 40)
    let bitmap = drawn(StyledText("H", style: style))
    let paragraph = Paragraph.layout(StyledText("H", style: style))
    let base = Int(paragraph.firstBaseline.rounded())
    let rows = inkedRows(bitmap)
    #expect(rows.last == base - 1)
    #expect(abs(Double(rows.count) - TypefaceMetrics(style).capHeight) <= 1)
  }

  @Test("Colour and alpha reach the pixels, premultiplied")
  func color() {
    let red = RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)
    let bitmap = drawn(StyledText("I", style: TextStyle(size: 50, weight: 900, color: red)))
    let darkest = stride(from: 0, to: bitmap.bytes.count, by: 4)
      .map { Array(bitmap.bytes[$0..<($0 + 4)]) }.max { $0[3] < $1[3] }
    #expect(darkest == [128, 0, 0, 128])
  }

  @Test("Pixels stay premultiplied over anything", arguments: 1...20 as ClosedRange<UInt64>)
  func premultiplied(seed: UInt64) {
    var bitmap = drawn(TextSamples.text(seed: seed), width: 200, height: 100)
    TextRenderer.draw(
      Paragraph.layout(TextSamples.text(seed: seed + 1), width: 200), into: &bitmap)
    for i in stride(from: 0, to: bitmap.bytes.count, by: 4) {
      let alpha = bitmap.bytes[i + 3]
      #expect(bitmap.bytes[i] <= alpha && bitmap.bytes[i + 1] <= alpha)
      #expect(bitmap.bytes[i + 2] <= alpha)
    }
  }

  @Test("Nothing is drawn outside of the clip, and inside all is as without one")
  func clip() {
    let text = StyledText("Clip 剪裁 😀", style: TextStyle(size: 24))
    let (whole, cut) = (drawn(text), drawn(text, clip: CGRect(x: 10, y: 8, width: 30, height: 9)))
    for y in 0..<whole.height {
      for x in 0..<whole.width {
        let isInside = (10..<40).contains(x) && (8..<17).contains(y)
        let i = 4 * (y * whole.width + x)
        #expect(
          cut.bytes[i..<(i + 4)].elementsEqual(
            isInside ? Array(whole.bytes[i..<(i + 4)]) : [0, 0, 0, 0]))
      }
    }
  }

  @Test("Moving by whole pixels moves the same picture, by quarters another")
  func subpixel() {
    let text = StyledText("Will", style: TextStyle(size: 16))
    let (here, there) = (drawn(text), drawn(text, at: CGPoint(x: 3, y: 2)))
    for y in 0..<30 {
      let row = here.bytes[(4 * y * 120)..<(4 * (y * 120 + 100))]
      let moved = there.bytes[(4 * ((y + 2) * 120 + 3))..<(4 * ((y + 2) * 120 + 103))]
      #expect(row.elementsEqual(moved))
    }
    #expect(drawn(text, at: CGPoint(x: 0.25, y: 0)) != here)
    #expect(drawn(text, at: CGPoint(x: 0.0625, y: 0.125)) == here)
  }

  @Test("Heavier Chinese has more ink")
  func weights() {
    func ink(_ weight: Double) -> Int {
      let bitmap = drawn(StyledText("中文", style: TextStyle(size: 24, weight: weight)))
      return bitmap.bytes.reduce(0) { $0 + Int($1) }
    }
    let inks = [200.0, 400, 600, 800].map(ink)
    #expect(inks == inks.sorted() && Set(inks).count == 4)
  }

  @Test("An area filter keeps flat colour flat and weighs every pixel alike")
  func areaFilter() {
    for (source, target) in [(136, 20), (128, 19), (7, 7), (5, 12), (1, 3), (3, 1)] {
      let filter = AreaFilter(from: source, to: target)
      let flat = [UInt8](repeating: 200, count: 4 * source)
      let out = filter.apply(flat, lines: 1, step: 4, lineStep: 4 * source)
      #expect(out == [UInt8](repeating: 200, count: 4 * target))
    }
    let half = AreaFilter(from: 4, to: 2).apply(
      [0, 0, 0, 0, 100, 100, 100, 100, 40, 0, 0, 0, 60, 0, 0, 0], lines: 1, step: 4, lineStep: 16)
    #expect(half == [50, 50, 50, 50, 50, 0, 0, 0])
  }

  @Test("A cache of glyphs stays within its limit and gives back what it holds")
  func cache() {
    let cache = BoundedCache<GlyphKey, GlyphImage>(limit: 10_000, cost: \.bytes)
    func key(_ glyph: UInt32) -> GlyphKey {
      GlyphKey(
        instance: FaceInstance(.text, weight: 400), glyph: glyph, pixelSize: 640, shiftX: 0,
        shiftY: 0)
    }
    for glyph in 0..<200 as Range<UInt32> {
      let image = GlyphImage(
        left: Int(glyph), top: 0, width: 20, height: 20,
        pixels: .coverage([UInt8](repeating: 1, count: 400)))
      cache.insert(image, for: key(glyph))
      #expect(cache[key(glyph)]?.left == Int(glyph))
      #expect(cache.cost <= 10_000)
    }
    #expect(cache[key(0)] == nil)
  }
}
