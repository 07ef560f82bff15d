import Foundation
import TestSupport
import Testing

@testable import Elementary

@Suite("Elementary functions") struct ElementaryTests {
  static let functions:
    [String: (ours: @Sendable (Double) -> Double, libm: @Sendable (Double) -> Double)] = [
      "exp": ({ Elementary.exp($0) }, { Foundation.exp($0) }),
      "expm1": ({ Elementary.expm1($0) }, { Foundation.expm1($0) }),
      "log": ({ Elementary.log($0) }, { Foundation.log($0) }),
      "sin": ({ Elementary.sin($0) }, { Foundation.sin($0) }),
      "cos": ({ Elementary.cos($0) }, { Foundation.cos($0) }),
      "tan": ({ Elementary.tan($0) }, { Foundation.tan($0) }),
      "acos": ({ Elementary.acos($0) }, { Foundation.acos($0) }),
    ]

  @Test("lie within two units of the last place of the true value")
  func table() throws {
    var seen: [String: Int] = [:]
    for line in try Reference.lines("elementary.tsv") {
      let column = line.components(separatedBy: "\t")
      let name = column[0]
      let argument = column[1].components(separatedBy: ",").map(bits)
      let result =
        name == "atan2"
        ? Elementary.atan2(argument[0], argument[1])
        : try #require(Self.functions[name]).ours(argument[0])
      #expect(ulps(result, bits(column[2])) <= 2, "\(name)(\(argument)) = \(result)")
      seen[name, default: 0] += 1
    }
    #expect(seen.count == 8 && seen.values.allSatisfy { $0 > 60 })
  }

  @Test("agree with the C library to three units", arguments: [UInt64(1), 2, 3])
  func library(seed: UInt64) {
    var random = Seeded(seed: seed)
    for (name, pair) in Self.functions {
      let range = name == "acos" ? -1.0...1 : name == "log" ? 1e-9...1e3 : -700.0...700
      for _ in 0..<2000 {
        let x = random.number(in: range)
        #expect(ulps(pair.ours(x), pair.libm(x)) <= 3, "\(name)(\(x)), seed \(seed)")
      }
    }
  }

  @Test("answer at ends, infinities, NaN and zeros of both signs")
  func special() {
    #expect(Elementary.exp(0) == 1 && Elementary.exp(-.infinity) == 0)
    #expect(Elementary.exp(.infinity) == .infinity && Elementary.exp(1e300) == .infinity)
    #expect(Elementary.exp(-745.2) == 0 && Elementary.exp(-745.1) == .leastNonzeroMagnitude)
    #expect(Elementary.expm1(-.infinity) == -1 && Elementary.expm1(.infinity) == .infinity)
    #expect(Elementary.expm1(-0.0).sign == .minus)
    #expect(Elementary.log(1) == 0 && Elementary.log(0) == -.infinity)
    #expect(Elementary.log(-0.0) == -.infinity && Elementary.log(-1).isNaN)
    #expect(Elementary.log(.infinity) == .infinity)
    #expect(Elementary.sin(-0.0).sign == .minus && Elementary.cos(0) == 1)
    #expect(Elementary.acos(1) == 0 && Elementary.acos(-1) == .pi && Elementary.acos(1.1).isNaN)
    for (name, pair) in Self.functions { #expect(pair.ours(.nan).isNaN, "\(name)") }
    for x in [Double.infinity, -.infinity] {
      #expect(Elementary.sin(x).isNaN && Elementary.cos(x).isNaN && Elementary.tan(x).isNaN)
    }
  }

  @Test("atan2 knows every corner of IEEE 754")
  func corners() {
    let values = [0.0, -0.0, 1, -1, .infinity, -.infinity, .nan]
    for y in values {
      for x in values {
        let (ours, libm) = (Elementary.atan2(y, x), Foundation.atan2(y, x))
        #expect(ulps(ours, libm) <= 1 && (ours.isNaN || ours.sign == libm.sign), "\(y), \(x)")
      }
    }
  }

  @Test("sine and cosine turn by quarters as they should, far out too")
  func identities() {
    var random = Seeded(seed: 7)
    for _ in 0..<2000 {
      let x = random.number(in: -1...1) * Elementary.exp(random.number(in: 0...700))
      let (sine, cosine) = Elementary.sincos(x)
      #expect(agree(sine * sine + cosine * cosine, 1, within: 1e-15), "\(x)")
      #expect(Elementary.sincos(-x) == (-sine, cosine))
    }
  }

  @Test("give these very bits on every processor")
  func fold() {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func fold(_ x: Double) {
      hash = (hash ^ (x.isNaN ? 0x7ff8 << 48 : x.bitPattern)) &* 0x100_0000_01b3
    }
    for step in -5000...5000 {
      let x = Double(step) * 0.137
      let (sine, cosine) = Elementary.sincos(x)
      [Elementary.exp(x), Elementary.expm1(x / 50), Elementary.log(x), sine, cosine].forEach(fold)
      [Elementary.tan(x), Elementary.acos(x / 700), Elementary.atan2(x, cosine)].forEach(fold)
    }
    #expect(hash == 0x2d8e_d0cb_406c_fbed, "recorded on x86-64; got 0x\(String(hash, radix: 16))")
  }

  private func bits(_ text: String) -> Double {
    Double(bitPattern: UInt64(text, radix: 16)!)
  }
}
