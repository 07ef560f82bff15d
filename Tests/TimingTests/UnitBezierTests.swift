import TestSupport
import Testing

@testable import Timing

@Suite("Timing curves") struct UnitBezierTests {
  static let named: [String: UnitBezier] = [
    "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut,
    "easeInEaseOut": .easeInEaseOut, "default": .default,
  ]

  @Test("agree with the 50-digit table, named ones under their names")
  func table() throws {
    let curves = try Reference.json("cubic_bezier.json")["curves"]
    #expect(curves.keys.count == 10)
    for name in curves.keys {
      let points = curves[name]["controlPoints"].numbers
      let curve = UnitBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
      if let known = Self.named[name] { #expect(curve == known) }
      for (index, exact) in curves[name]["step0.01"].numbers.enumerated() {
        #expect(
          agree(curve.value(at: Double(index) / 100), exact, within: 1e-12), "\(name) \(index)")
      }
      for t in curves[name]["extra"].keys {
        #expect(agree(curve.value(at: Double(t)!), curves[name]["extra"][t].number, within: 1e-12))
      }
    }
  }

  @Test("agree with what Core Animation printed, to its single precision")
  func measured() throws {
    let rows = try Reference.json("measured.json")["bezier"].list
    #expect(rows.count == 20)
    for row in rows {
      let curve = try #require(Self.named[row["curve"].text])
      let difference = curve.value(at: row["t"].number) - Double("0" + row["measured"].text)!
      #expect(difference.magnitude < 2e-6)
    }
  }

  @Test("hold their ends exactly and carry NaN through")
  func ends() {
    for curve in Self.seeded {
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
      #expect(curve.value(at: -.infinity) == 0 && curve.value(at: .infinity) == 1)
      #expect(curve.value(at: .nan).isNaN && curve.slope(at: .nan).isNaN)
      #expect(curve.slope(at: -1) == 0 && curve.slope(at: 2) == 0)
    }
  }

  @Test("solve undoes value wherever the curve rises")
  func inverse() throws {
    for curve in Self.seeded + Self.named.values {
      for step in 1..<50 {
        let t = Double(step) / 50
        let back = try #require(curve.solve(forValue: curve.value(at: t)))
        // An error of 2⁻⁵² in the value weighs as much more as the curve is flatter.
        #expect((back - t).magnitude < 1e-12 + 1e-14 / curve.slope(at: t), "\(curve) at \(t)")
      }
      #expect(curve.solve(forValue: 0) == 0 && curve.solve(forValue: 1) == 1)
    }
    #expect(UnitBezier(x1: 0.5, y1: -0.2, x2: 0.5, y2: 1).solve(forValue: 0.5) == nil)
    #expect(UnitBezier.linear.solve(forValue: .nan) == nil)
  }

  @Test("slope is the derivative of value, at the ends too")
  func slope() {
    for curve in Self.seeded {
      for step in 1..<20 {
        let (t, h) = (Double(step) / 20, 1e-6)
        let difference = (curve.value(at: t + h) - curve.value(at: t - h)) / (2 * h)
        let slope = curve.slope(at: t)
        #expect((slope - difference).magnitude < 1e-4 * max(1, slope * slope), "\(curve) at \(t)")
      }
    }
    #expect(UnitBezier.linear.slope(at: 0) == 1 && UnitBezier.linear.slope(at: 1) == 1)
    #expect(UnitBezier.easeIn.slope(at: 0) == 0 && UnitBezier.easeOut.slope(at: 1) == 0)
    #expect(agree(UnitBezier.default.slope(at: 0), 0.4))
    #expect(UnitBezier(x1: 0, y1: 1, x2: 0, y2: 1).slope(at: 0) == .infinity)
    #expect(UnitBezier(x1: 0, y1: 0, x2: 0.5, y2: 1).slope(at: 0) == 2)
  }

  @Test("rise without turning back while ordinates stay within 0…1")
  func monotone() {
    for curve in Self.seeded {
      let values = (0...500).map { curve.value(at: Double($0) / 500) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $1 >= $0 - 1e-15 })
    }
  }

  @Test("control abscissae outside 0…1 are brought to the nearer end")
  func clamped() {
    #expect(UnitBezier(x1: -3, y1: 0, x2: 7, y2: 1) == UnitBezier(x1: 0, y1: 0, x2: 1, y2: 1))
  }

  /// Curves with ordinates in 0…1 from seed 11.
  static let seeded: [UnitBezier] = {
    var random = Seeded(seed: 11)
    return (0..<40).map { _ in
      UnitBezier(
        x1: random.number(in: 0...1), y1: random.number(in: 0...1),
        x2: random.number(in: 0...1), y2: random.number(in: 0...1))
    }
  }()
}
