import Foundation
import Geometry
import Testing

@testable import Raster

/// Coverage where contours overlap, or meet, within a pixel.
@Suite("Coverage of contours on each other")
struct OverlapTests {
  private typealias Polygon = [SIMD2<Double>]

  private func covered(
    _ polygons: [Polygon], _ rule: FillRule, side: Int
  ) -> CoverageMask? {
    let rasterizer = PathRasterizer()
    rasterizer.begin(in: PixelBox(width: side, height: side))
    for polygon in polygons { rasterizer.add(polygon) }
    return rasterizer.finish(rule)
  }

  private func box(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> Polygon {
    [[x0, y0], [x1, y0], [x1, y1], [x0, y1]]
  }

  /// How much of every pixel is inside, by a grid of points; rows one after the other.
  private func sampled(
    _ polygons: [Polygon], _ rule: FillRule, side: Int, fineness: Int
  ) -> [Double] {
    var inside = [Double](repeating: 0, count: side * side)
    let share = 1 / Double(fineness * fineness)
    for row in 0..<side * fineness {
      let crossings = crossings(of: polygons, at: (Double(row) + 0.5) / Double(fineness))
      for column in 0..<side * fineness {
        let place = (Double(column) + 0.5) / Double(fineness)
        var winding = 0
        for crossing in crossings where crossing.x < place { winding += crossing.way }
        guard rule == .evenOdd ? winding % 2 != 0 : winding != 0 else { continue }
        inside[row / fineness * side + column / fineness] += share
      }
    }
    return inside
  }

  /// Where a line of a height crosses edges, and whether those lead down (1) or up.
  private func crossings(of polygons: [Polygon], at height: Double) -> [(x: Double, way: Int)] {
    var found: [(x: Double, way: Int)] = []
    for polygon in polygons {
      for index in polygon.indices {
        let (a, b) = (polygon[index], polygon[(index + 1) % polygon.count])
        guard (a.y <= height) != (b.y <= height) else { continue }
        found.append((a.x + (b.x - a.x) * (height - a.y) / (b.y - a.y), a.y < b.y ? 1 : -1))
      }
    }
    return found
  }

  @Test("half a pixel covered twice is half covered")
  func twice() throws {
    let half = box(0, 0, 0.5, 1)
    #expect(try #require(covered([half, half], .nonZero, side: 1)).coverage(x: 0, y: 0) == 128)
    #expect(covered([half, half], .evenOdd, side: 1) == nil)
    let over = [box(0, 0, 0.75, 1), box(0.25, 0, 1, 1)]
    #expect(try #require(covered(over, .nonZero, side: 1)).coverage(x: 0, y: 0) == 255)
    #expect(try #require(covered(over, .evenOdd, side: 1)).coverage(x: 0, y: 0) == 128)
  }

  @Test(
    "two halves that wind oppositely are the whole pixel", arguments: [FillRule.nonZero, .evenOdd])
  func opposite(rule: FillRule) throws {
    let sides: [[Polygon]] = [
      [box(0, 0, 1.5, 3), box(1.5, 0, 3, 3).reversed()],
      [box(0, 0, 3, 1.5), box(0, 1.5, 3, 3).reversed()],
      [[[0, 0], [3, 0], [0, 3]], [[3, 0], [0, 3], [3, 3]]],
      [[[0, 0], [1, 0], [2, 3], [0, 3]], [[1, 0], [2, 3], [3, 3], [3, 0]]],
    ]
    for polygons in sides {
      let mask = try #require(covered(polygons, rule, side: 3))
      for y in 0..<3 {
        for x in 0..<3 { #expect(mask.coverage(x: x, y: y) == 255, "\(x), \(y)") }
      }
    }
  }

  @Test("an hourglass narrows to a point")
  func hourglass() throws {
    let mask = try #require(covered([[[0, 0], [5, 0], [0, 5], [5, 5]]], .nonZero, side: 5))
    #expect(mask.coverage(x: 2, y: 2) == 128)
    #expect(mask.coverage(x: 1, y: 1) == 128 && mask.coverage(x: 2, y: 1) == 255)
  }

  @Test(
    "boxes on a grid cover exactly what their union, or parity, does",
    arguments: 1...60, [1...7, 8...16, 30...60])
  func grid(seed: Int, count: ClosedRange<Int>) {
    var dice = Dice(seed: UInt64(seed))
    let polygons = (0..<dice.integer(count)).map { _ -> Polygon in
      let edges = (0..<4).map { _ in Double(dice.integer(-4...36)) / 8 }
      let polygon = box(edges[0], edges[1], edges[2], edges[3])
      return dice.chance(0.5) ? polygon : polygon.reversed()
    }
    for rule in [FillRule.nonZero, .evenOdd] {
      let mask = covered(polygons, rule, side: 4)
      let exact = sampled(polygons, rule, side: 4, fineness: 8)
      for y in 0..<4 {
        for x in 0..<4 {
          let share = Double(mask?.coverage(x: x, y: y) ?? 0)
          #expect(abs(share - exact[4 * y + x] * 255) <= 0.5, "seed \(seed) at \(x), \(y), \(rule)")
        }
      }
    }
  }

  @Test(
    "triangles on each other cover what their union, or parity, does",
    arguments: 1...30, [2...6, 20...40])
  func triangles(seed: Int, count: ClosedRange<Int>) {
    var dice = Dice(seed: UInt64(seed))
    let polygons = (0..<dice.integer(count)).map { _ in
      (0..<3).map { _ in
        SIMD2((dice.number(-3...9) * 256).rounded(), (dice.number(-3...9) * 256).rounded()) / 256
      }
    }
    for rule in [FillRule.nonZero, .evenOdd] {
      let mask = covered(polygons, rule, side: 6)
      let exact = sampled(polygons, rule, side: 6, fineness: 32)
      for y in 0..<6 {
        for x in 0..<6 {
          let share = Double(mask?.coverage(x: x, y: y) ?? 0) / 255
          // Crossings are rounded down to 1/256; the grid itself is coarse.
          #expect(abs(share - exact[6 * y + x]) < 0.035, "seed \(seed) at \(x), \(y), \(rule)")
        }
      }
    }
  }

  @Test("of strokes is what the parts of the stroke cover together", arguments: 1...12)
  func strokes(seed: Int) {
    var tree = RandomTree(seed: UInt64(seed), extent: 12)
    var shape = tree.shape()
    shape.lineWidth = tree.dice.number(0.4...4)
    let polygons = shape.strokePolygons(magnification: 1)
    let mask = covered(polygons, .nonZero, side: 12)
    let exact = sampled(polygons, .nonZero, side: 12, fineness: 16)
    for y in 0..<12 {
      for x in 0..<12 {
        let share = Double(mask?.coverage(x: x, y: y) ?? 0) / 255
        #expect(abs(share - exact[12 * y + x]) < 0.12, "seed \(seed) at \(x), \(y)")
      }
    }
  }
}
