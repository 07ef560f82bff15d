import Foundation
import Raster
import Rehearsal
import TestSupport
import Testing
import UIKit

/// The signs that are drawn here, all of them, and the families of names that applications ask for.
@Suite("Families of symbols") @MainActor
struct SymbolFamilyTests {
  private let stage = Stage(scale: 1)

  /// All names of the families, and all signs that are written down.
  private static let names: [String] = {
    let asked = SymbolFamilyNames.all.flatMap(\.names)
    return Set(asked + UIImage.drawnSymbolNames).sorted()
  }()

  /// A sign's opacity, `scale` pixels a unit of its grid of 24.
  private static func ink(
    _ name: String, scale: Int = 2, weight: UIImage.SymbolWeight = .regular
  ) throws -> [UInt8] {
    let configuration = UIImage.SymbolConfiguration(
      pointSize: 20 * CGFloat(scale), weight: weight)
    let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
    let bitmap = try #require(image.cgImage).bitmap
    try #require(bitmap.width == 24 * scale && bitmap.height == 24 * scale)
    return stride(from: 3, to: bitmap.bytes.count, by: 4).map { bitmap.bytes[$0] }
  }

  @Test("are whole: nothing stands in for a name", arguments: SymbolFamilyNames.all)
  func whole(family: SymbolFamilyNames) {
    let missing = family.names.filter { !UIImage.drawsSymbol(named: $0) }
    #expect(missing == [])
    #expect(family.names.count > 20, "\(family.name)")
  }

  @Test("have letters and numbers in every frame")
  func letters() {
    let signs = (0...50).map(String.init) + "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let frames = ["circle", "circle.fill", "square", "square.fill"]
    let names = signs.flatMap { sign in frames.map { "\(sign).\($0)" } }
    #expect(names.filter { !UIImage.drawsSymbol(named: $0) } == [])
    for name in ["a", "7", "100.circle", "ab.circle", "é.circle", ".circle", ".fill", "x.y.fill"] {
      #expect(!UIImage.drawsSymbol(named: name), "\(name)")
    }
  }

  @Test("have ink, keep within their square, and report nothing")
  func ink() throws {
    try stage.perform {
      for name in Self.names {
        let ink = try Self.ink(name)
        let amount = ink.reduce(0) { $0 + Int($1) } / 255
        #expect((40..<2200).contains(amount), "\(name) has \(amount) of 2304 pixels")
        let edge: [UInt8] = (0..<48).flatMap { (index: Int) -> [UInt8] in
          [ink[index], ink[47 * 48 + index], ink[48 * index], ink[48 * index + 47]]
        }
        #expect(edge.allSatisfy { $0 < 160 }, "\(name) is cut off")
      }
    }
    #expect(stage.unsupported == [])
  }

  @Test("are heavier in bold, and when filled")
  func heavier() throws {
    func amount(_ name: String, _ weight: UIImage.SymbolWeight = .regular) throws -> Int {
      try Self.ink(name, scale: 1, weight: weight).reduce(0) { $0 + Int($1) }
    }
    try stage.perform {
      for name in ["cloud.rain", "envelope", "gearshape", "person.2", "house", "a.circle", "map"] {
        let regular = try amount(name)
        #expect(try amount(name, .bold) > regular, "\(name)")
        #expect(try amount("\(name).fill") > regular, "\(name)")
      }
    }
  }

  @Test("cut what lies within out of what is filled, and keep a badge off what it lies on")
  func cuts() throws {
    func opacity(_ name: String, _ x: Int, _ y: Int) throws -> UInt8 {
      try stage.perform { try Self.ink(name, scale: 4) }[4 * y * 96 + 4 * x]
    }
    #expect(try opacity("plus.circle.fill", 12, 12) == 0)
    #expect(try opacity("plus.circle.fill", 12, 4) == 255)
    #expect(try opacity("plus.circle", 12, 12) == 255)
    #expect(try opacity("square.fill.badge.plus", 8, 8) == 255)
    #expect(try opacity("square.fill.badge.plus", 12, 16) == 0)
    #expect(try opacity("square.fill.badge.plus", 15, 16) == 255)
    #expect(try opacity("circle.fill.slash", 12, 12) == 255)
    #expect(try opacity("circle.fill.slash", 13, 11) == 0)
  }

  @Test("fit on sheets", .enabled(if: Plates.areRecorded))
  func sheets() throws {
    try Plates.writeSheet(try Self.sheet(points: 17, columns: 32), "symbols")
  }

  /// All signs that are written down in rows, regular, two pixels a point.
  private static func sheet(points: CGFloat, columns: Int) throws -> Bitmap {
    let names = UIImage.drawnSymbolNames
    let cell = (points * 1.2 + 6).rounded()
    let rows = (names.count + columns - 1) / columns
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let size = CGSize(width: cell * CGFloat(columns), height: cell * CGFloat(rows))
    let image = Stage(scale: 2).perform {
      UIGraphicsImageRenderer(size: size, format: format).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(origin: .zero, size: size))
        for (index, name) in names.enumerated() {
          let place = CGPoint(
            x: 3 + cell * CGFloat(index % columns), y: 3 + cell * CGFloat(index / columns))
          UIImage(
            systemName: name,
            withConfiguration: UIImage.SymbolConfiguration(pointSize: points))?.draw(at: place)
        }
      }
    }
    return try #require(image.cgImage).bitmap
  }
}
