import Foundation
import Geometry
import Testing

@testable import Raster

/// Gradients as drawing by code has them.
@Suite("Gradients drawn by code")
struct SweepTests {
  private static let side: Int32 = 60

  /// From black to white, so that a pixel's red says how far along it is.
  private func sweep(_ kind: GradientSweep.Kind, extends: Bool = true) -> GradientSweep {
    var sweep = GradientSweep(
      kind: kind, colors: [RGBA(red: 0, green: 0, blue: 0), RGBA(red: 1, green: 1, blue: 1)],
      locations: [0, 1])
    (sweep.extendsBefore, sweep.extendsAfter) = (extends, extends)
    return sweep
  }

  private func pixels(_ sweep: GradientSweep) -> (Int, Int) -> (red: Double, alpha: Double) {
    let patch = sweep.patch(PixelBox(width: Int(Self.side), height: Int(Self.side)))
    return { x, y in
      let index = 4 * (y * Int(Self.side) + x)
      return (Double(patch.pixels[index]) / 255, Double(patch.pixels[index + 3]) / 255)
    }
  }

  private func everyPixel(_ body: (Int, Int, Double, Double) -> Void) {
    for y in 0..<Int(Self.side) {
      for x in 0..<Int(Self.side) { body(x, y, Double(x) + 0.5, Double(y) + 0.5) }
    }
  }

  @Test("around a point are the angle from where they begin", arguments: [0, 0.7, 2.5, -1.9])
  func conic(angle: Double) {
    var sweep = sweep(.angle)
    sweep.start = CGPoint(x: 28.3, y: 31.8)
    sweep.end = CGPoint(x: 28.3 + cos(angle), y: 31.8 + sin(angle))
    let pixel = pixels(sweep)
    var seen = 0
    everyPixel { x, y, px, py in
      let turn = (atan2(py - 31.8, px - 28.3) - angle) / (2 * .pi)
      let progress = turn - turn.rounded(.down)
      // At the seam either end may show; near the middle a turn is quick.
      let away = hypot(px - 28.3, py - 31.8)
      guard min(progress, 1 - progress) > 0.01, away > 2 else { return }
      #expect(abs(pixel(x, y).red - progress) < 1.6 / 255, "\(x), \(y)")
      seen += 1
    }
    #expect(seen > 3000)
  }

  @Test("between circles show the largest circle that goes through a point", arguments: 1...40)
  func circles(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    var sweep = sweep(.circles)
    sweep.start = CGPoint(x: dice.number(10...50), y: dice.number(10...50))
    sweep.end = CGPoint(x: dice.number(10...50), y: dice.number(10...50))
    sweep.startRadius = dice.number(0...20)
    sweep.endRadius = dice.number(0...30)
    let pixel = pixels(sweep)
    var seen = 0
    everyPixel { x, y, px, py in
      guard (x + 3 * y) % 5 == 0 else { return }
      guard let t = Self.circles(sweep, through: px, py).max() else {
        #expect(pixel(x, y).alpha == 0, "\(x), \(y)")
        return
      }
      #expect(abs(pixel(x, y).red - min(max(t, 0), 1)) < 1.6 / 255, "\(x), \(y), \(t)")
      #expect(pixel(x, y).alpha == 1)
      seen += 1
    }
    #expect(seen > 20)
  }

  /// The t whose circle, about c = start + t·(end − start) with r = r₀ + t·(r₁ − r₀), goes through
  /// a point: |p − c|² = r², r ≥ 0.
  private static func circles(_ sweep: GradientSweep, through x: Double, _ y: Double) -> [Double] {
    let way = SIMD2(sweep.end.x - sweep.start.x, sweep.end.y - sweep.start.y)
    let from = SIMD2(x - sweep.start.x, y - sweep.start.y)
    let growth = sweep.endRadius - sweep.startRadius
    let square = (way * way).sum() - growth * growth
    let linear = -2 * ((from * way).sum() + sweep.startRadius * growth)
    let rest = (from * from).sum() - sweep.startRadius * sweep.startRadius
    let under = linear * linear - 4 * square * rest
    guard under >= 0, square != 0 else { return [] }
    let roots = [1.0, -1].map { (-linear + $0 * under.squareRoot()) / (2 * square) }
    for t in roots {
      let away = from - way * t
      #expect(abs((away * away).sum().squareRoot() - abs(sweep.startRadius + t * growth)) < 1e-6)
    }
    return roots.filter { sweep.startRadius + $0 * growth >= 0 }
  }

  @Test("end along a smooth line", arguments: [0, 0.3, 0.8, 1.571, 2.6])
  func smoothLine(angle: Double) {
    var sweep = sweep(.linear, extends: false)
    let way = SIMD2(cos(angle), sin(angle))
    sweep.start = CGPoint(x: 30.2 - 12.3 * way.x, y: 29.7 - 12.3 * way.y)
    sweep.end = CGPoint(x: 30.2 + 12.3 * way.x, y: 29.7 + 12.3 * way.y)
    let pixel = pixels(sweep)
    var area = 0.0
    everyPixel { x, y, px, py in
      let along = (px - 30.2) * way.x + (py - 29.7) * way.y
      let inside = min(max(12.3 - along.magnitude + 0.5, 0), 1)
      #expect(abs(pixel(x, y).alpha - inside) < 1.1 / 255, "\(x), \(y)")
      if hypot(px - 30, py - 30) < 20 { area += pixel(x, y).alpha }
    }
    #expect(area > 500)
  }

  @Test("end in smooth circles, under any map", arguments: 1...12)
  func smoothCircle(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    let (inner, outer) = (dice.number(3...8), dice.number(12...19))
    let scale = dice.number(0.6...1.4)
    var sweep = sweep(.circles, extends: false)
    (sweep.startRadius, sweep.endRadius) = (inner / scale, outer / scale)
    sweep.map = CGAffineTransform(translationX: 30.3, y: 29.1).rotated(by: dice.number(0...3))
      .scaledBy(x: scale, y: scale)
    if dice.chance(0.5) { swap(&sweep.startRadius, &sweep.endRadius) }
    let pixel = pixels(sweep)
    var area = 0.0
    everyPixel { x, y, px, py in
      let away = hypot(px - 30.3, py - 29.1)
      let inside = min(max(min(outer - away, away - inner) + 0.5, 0), 1)
      #expect(abs(pixel(x, y).alpha - inside) < 1.1 / 255, "\(x), \(y)")
      area += pixel(x, y).alpha
    }
    #expect(abs(area - .pi * (outer * outer - inner * inner)) < 3)
  }

  @Test("have no hole where they begin at a point")
  func point() {
    var sweep = sweep(.circles, extends: false)
    (sweep.start, sweep.end) = (CGPoint(x: 30.5, y: 30.5), CGPoint(x: 30.5, y: 30.5))
    sweep.endRadius = 20
    for swaps in [false, true] {
      if swaps { (sweep.startRadius, sweep.endRadius) = (20, 0) }
      let pixel = pixels(sweep)
      for offset in -3...3 { #expect(pixel(30 + offset, 30).alpha == 1) }
    }
  }
}
