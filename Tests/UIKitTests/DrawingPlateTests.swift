import Foundation
import Raster
import Rehearsal
import Testing
import UIKit

/// Goldens of what code draws, one small picture a feature. `RECORD_PLATES=1` writes them anew.
@Suite("Drawing plates") @MainActor
struct DrawingPlateTests {
  nonisolated private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "Plates")
  nonisolated private static let failures = folder.appending(path: "../../../.build/failures")
    .standardized
  nonisolated private static let records =
    ProcessInfo.processInfo.environment["RECORD_PLATES"] != nil
  nonisolated static let names = DrawingPlates.names + TextPlates.names + ImagePlates.names

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

  @Test("show what they showed", arguments: names)
  func plate(name: String) throws {
    let actual = try draw(name)
    let file = Self.folder.appending(path: "\(name).png")
    if Self.records { try Data(PNGEncoder.encode(actual)).write(to: file) }
    let expected = try ImageDecoder.decode(Data(contentsOf: file)).bitmap
    guard expected != actual else { return }
    let panels = try Self.leave([expected, Self.difference(expected, actual), actual], name)
    Issue.record("\(name) differs · see \(panels) · RECORD_PLATES=1 records it anew")
  }

  @Test("are one for every scene, and no other")
  func complete() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(Self.names.map { "\($0).png" }))
    #expect(Set(Self.names).count == Self.names.count)
    let scenes = (DrawingPlates.all + TextPlates.all + ImagePlates.all).map(\.name)
    #expect(scenes == Self.names)
  }

  @Test("fit on a contact sheet", .enabled(if: records))
  func contactSheet() throws {
    _ = try Self.leave(Self.names.map { try draw($0) }, "drawing-contact-sheet", columns: 7)
  }

  private static func difference(_ expected: Bitmap, _ actual: Bitmap) -> Bitmap {
    var difference = actual
    for index in actual.bytes.indices {
      let wanted = index < expected.bytes.count ? Int(expected.bytes[index]) : 0
      let distance = min(255, 8 * abs(Int(actual.bytes[index]) - wanted))
      difference.bytes[index] = index % 4 == 3 ? 255 : UInt8(distance)
    }
    return difference
  }

  /// Writes pictures side by side on grey.
  private static func leave(
    _ pictures: [Bitmap], _ name: String, columns: Int = 3
  ) throws -> String {
    let rows = (pictures.count + columns - 1) / columns
    let (width, height) = (104 * columns, 104 * rows)
    let grey = [UInt8](repeating: 128, count: 4 * width * height)
    var sheet = Bitmap(width: width, height: height, bytes: grey)
    for (index, picture) in pictures.enumerated() {
      sheet.draw(picture, left: 104 * (index % columns), top: 104 * (index / columns))
    }
    try FileManager.default.createDirectory(at: failures, withIntermediateDirectories: true)
    let file = failures.appending(path: "\(name).png")
    try Data(PNGEncoder.encode(sheet)).write(to: file)
    return file.path
  }
}

/// A picture of 100 × 100 points.
struct Plate {
  let name: String
  let draw: @MainActor (CGContext) -> Void
}
