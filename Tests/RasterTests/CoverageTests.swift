import Foundation
import Geometry
import Testing

@testable import Raster

@Suite("Coverage")
struct CoverageTests {
  private let box = PixelBox(width: 40, height: 40)

  private func covering(
    _ polygons: [[SIMD2<Double>]], _ rule: FillRule = .nonZero
  ) -> CoverageMask? {
    let rasterizer = PathRasterizer()
    rasterizer.begin(in: box)
    for polygon in polygons { rasterizer.add(polygon) }
    return rasterizer.finish(rule)
  }

  private func square(_ low: Double, _ high: Double) -> [SIMD2<Double>] {
    [[low, low], [high, low], [high, high], [low, high]]
  }

  @Test("of a rectangle is the product of its overlaps")
  func rectangle() throws {
    let mask = try #require(covering([[[3.25, 4.5], [9.75, 4.5], [9.75, 6.75], [3.25, 6.75]]]))
    #expect(mask.coverage(x: 3, y: 4) == UInt8((0.75 * 0.5 * 255).rounded()))
    #expect(mask.coverage(x: 5, y: 4) == 128)
    #expect(mask.coverage(x: 5, y: 5) == 255)
    #expect(mask.coverage(x: 9, y: 6) == UInt8((0.75 * 0.75 * 255).rounded()))
    #expect(mask.coverage(x: 10, y: 5) == 0)
    #expect(mask.box == PixelBox(left: 3, top: 4, right: 10, bottom: 7))
  }

  @Test("of triangles is their area in every pixel", arguments: Array(UInt64(1)...40))
  func triangles(seed: UInt64) {
    var dice = Dice(seed: seed)
    let triangle = (0..<3).map { _ in
      SIMD2((dice.number(-20...60) * 256).rounded(), (dice.number(-20...60) * 256).rounded()) / 256
    }
    let mask = covering([triangle])
    for y in 0..<40 {
      for x in 0..<40 {
        let exact = area(triangle, x: Double(x), y: Double(y))
        let covered = Double(mask?.coverage(x: x, y: y) ?? 0) / 255
        // Crossings are rounded down to 1/256: up to a few in one pixel.
        #expect(abs(covered - exact) < 0.0075, "seed \(seed) at \(x), \(y)")
      }
    }
  }

  @Test("does not depend on what part is wanted")
  func window() throws {
    let shape: [SIMD2<Double>] = [[-3.3, 5.1], [35.7, -8.2], [44.4, 30.9], [10.1, 38.6]]
    let whole = try #require(covering([shape]))
    let rasterizer = PathRasterizer()
    rasterizer.begin(in: PixelBox(left: 7, top: 9, right: 23, bottom: 31))
    rasterizer.add(shape)
    let part = try #require(rasterizer.finish())
    for y in 9..<31 {
      for x in 7..<23 { #expect(part.coverage(x: x, y: y) == whole.coverage(x: x, y: y)) }
    }
  }

  @Test("of overlapping contours follows the fill rule")
  func fillRules() throws {
    let (large, small) = (square(2, 30), square(10, 20))
    #expect(try #require(covering([large, small])).area == 784)
    #expect(try #require(covering([large, small], .evenOdd)).area == 684)
    #expect(try #require(covering([large, small.reversed()])).area == 684)
  }

  @Test("of contours within each other is there at every other one, even-odd", arguments: 1...9)
  func manyContours(count: Int) throws {
    let squares = (0..<count).map { square(Double($0) + 0.25, 38 - Double($0)) }
    let (odd, all) = (covering(squares, .evenOdd), covering(squares))
    for place in 12..<28 {
      #expect(odd?.coverage(x: place, y: place) ?? 0 == (count % 2 == 1 ? 255 : 0))
      #expect(all?.coverage(x: place, y: place) == 255)
    }
  }

  @Test("of two shapes that share an edge adds up to one")
  func sharedEdge() throws {
    let left = try #require(covering([[[0, 0], [13.7, 0], [22.3, 40], [0, 40]]]))
    let right = try #require(covering([[[13.7, 0], [40, 0], [40, 40], [22.3, 40]]]))
    for y in 0..<40 {
      for x in 0..<40 {
        let sum = Int(left.coverage(x: x, y: y)) + Int(right.coverage(x: x, y: y))
        #expect(abs(sum - 255) <= 1)
      }
    }
  }

  @Test("of a rounded corner lacks (1 − π/4) r²", arguments: [1.0, 2.5, 6, 10, 19.5])
  func corners(radius: Double) throws {
    let shape = RoundedRectangle(
      CGRect(x: 0, y: 0, width: 40, height: 40), radius: radius, corners: .all)
    let fineness = RoundedRectangle.fineness(radius: radius)
    let mask = try #require(covering([shape.outline(fineness: fineness)]))
    let lacking = 1600 - mask.area
    #expect(abs(lacking - (4 - .pi) * radius * radius) < 0.05 * radius)
    for k in 0..<20 {
      let (here, opposite) = (mask.coverage(x: k, y: 0), mask.coverage(x: 39 - k, y: 39))
      #expect(abs(Int(here) - Int(opposite)) <= 1)
    }
  }

  @Test("of only the corners asked for")
  func chosenCorners() throws {
    for bit in 0..<4 {
      let shape = RoundedRectangle(
        CGRect(x: 0, y: 0, width: 40, height: 40), radius: 12,
        corners: .init(rawValue: 1 << UInt(bit)))
      let mask = try #require(covering([shape.outline(fineness: 8)]))
      let corners = [(0, 0), (39, 0), (0, 39), (39, 39)].map { mask.coverage(x: $0.0, y: $0.1) }
      #expect(corners == (0..<4).map { $0 == bit ? 0 : 255 })
    }
  }

  /// The area of a triangle within one pixel, by cutting it at the pixel's sides.
  private func area(_ triangle: [SIMD2<Double>], x: Double, y: Double) -> Double {
    var shape = triangle
    let sides: [(SIMD2<Double>) -> Double] = [
      { $0.x - x }, { x + 1 - $0.x }, { $0.y - y }, { y + 1 - $0.y },
    ]
    for side in sides {
      var kept: [SIMD2<Double>] = []
      for (a, b) in zip(shape, shape.dropFirst() + shape.prefix(1)) {
        let (from, to) = (side(a), side(b))
        if from >= 0 { kept.append(a) }
        if (from >= 0) != (to >= 0) { kept.append(a + (b - a) * (from / (from - to))) }
      }
      shape = kept
    }
    let twice = zip(shape, shape.dropFirst() + shape.prefix(1))
      .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    return abs(twice) / 2
  }
}
