import Raster
import Rehearsal
import TestSupport
import Testing
import UIKit

/// Goldens of what code draws, one small picture a feature.
@Suite("Plates of drawing") @MainActor
struct DrawingPlateTests {
  private let plates = Plates("Plates/Drawing")
  nonisolated static let names = DrawingPlates.names + TextPlates.names + ImagePlates.names

  @Test("show what they showed", arguments: names)
  func plate(name: String) throws { try plates.check(draw(name), name) }

  @Test("are the same from every instruction set", arguments: names)
  func instructionSets(name: String) throws {
    let expected = try draw(name)
    for set in InstructionSet.available {
      let drawn = try InstructionSet.$preferred.withValue(set) { try draw(name) }
      #expect(drawn == expected, "\(name), \(set)")
    }
  }

  @Test("are one for every scene, and no other")
  func complete() throws {
    try plates.checkNames(Self.names)
    let scenes = (DrawingPlates.all + TextPlates.all + ImagePlates.all).map(\.name)
    #expect(scenes == Self.names)
  }

  @Test("fit on a contact sheet", .enabled(if: Plates.areRecorded))
  func contactSheet() throws { try Plates.writeSheet(Self.names.map(draw), "drawing") }

  /// Draws a plate at one pixel a point on white.
  private func draw(_ name: String) throws -> Bitmap {
    let all = DrawingPlates.all + TextPlates.all + ImagePlates.all
    let plate = try #require(all.first { $0.name == name })
    let stage = Stage(scale: 1)
    let image = stage.perform {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let size = CGSize(width: 100, height: 100)
      return UIGraphicsImageRenderer(size: size, format: format).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(origin: .zero, size: size))
        plate.draw(context.cgContext)
      }
    }
    #expect(stage.unsupported == [], "\(name)")
    return try #require(image.cgImage).bitmap
  }
}

/// A picture of 100 × 100 points.
struct Plate {
  let name: String
  let draw: @MainActor (CGContext) -> Void
}
