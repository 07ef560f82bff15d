import Foundation
import Geometry
import Testing

@testable import Raster

/// Goldens, one small picture a feature. `RECORD_PLATES=1` writes them anew.
@Suite("Plates")
struct PlateTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "Plates")
  private static let failures = folder.appending(path: "../../../.build/failures").standardized
  private static let records = ProcessInfo.processInfo.environment["RECORD_PLATES"] != nil

  private func draw(_ node: RenderNode) -> Bitmap {
    Renderer(scale: 1).draw(node, width: 100, height: 100, background: .white)
  }

  @Test("show what they showed", arguments: PlateScenes.all.map(\.name))
  func plate(name: String) throws {
    let scene = try #require(PlateScenes.all.first { $0.name == name })
    let actual = draw(scene.node)
    let file = Self.folder.appending(path: "\(name).png")
    if Self.records { try Data(PNGEncoder.encode(actual)).write(to: file) }
    let expected = try ImageDecoder.decode(Data(contentsOf: file)).bitmap
    guard expected != actual else { return }
    let panels = try Self.leave(expected, actual, name)
    Issue.record("\(name) differs · see \(panels) · RECORD_PLATES=1 records it anew")
  }

  @Test("are one for every scene, and no other")
  func complete() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".png") }
    #expect(Set(names) == Set(PlateScenes.all.map { "\($0.name).png" }))
    #expect(Set(PlateScenes.all.map(\.name)).count == PlateScenes.all.count)
  }

  /// Writes expected, difference and actual side by side.
  private static func leave(_ expected: Bitmap, _ actual: Bitmap, _ name: String) throws -> String {
    var difference = actual
    for index in actual.bytes.indices {
      let wanted = index < expected.bytes.count ? Int(expected.bytes[index]) : 0
      let distance = min(255, 8 * abs(Int(actual.bytes[index]) - wanted))
      difference.bytes[index] = index % 4 == 3 ? 255 : UInt8(distance)
    }
    let sheet = Bitmap.sheet([expected, difference, actual], columns: 3)
    try FileManager.default.createDirectory(at: failures, withIntermediateDirectories: true)
    let file = failures.appending(path: "\(name).png")
    try Data(PNGEncoder.encode(sheet)).write(to: file)
    return file.path
  }

  @Test("fit on a contact sheet", .enabled(if: records))
  func contactSheet() throws {
    try FileManager.default.createDirectory(
      at: Self.failures, withIntermediateDirectories: true)
    let sheet = Bitmap.sheet(PlateScenes.all.map { draw($0.node) }, columns: 6)
    try Data(PNGEncoder.encode(sheet))
      .write(to: Self.failures.appending(path: "contact-sheet.png"))
  }
}

extension Bitmap {
  /// Pictures of at most 100 × 100 pixels in rows, on grey.
  static func sheet(_ pictures: [Bitmap], columns: Int) -> Bitmap {
    let rows = (pictures.count + columns - 1) / columns
    var root = RenderNode()
    root.children = pictures.enumerated().map { index, picture in
      var node = RenderNode.box(
        Double(104 * (index % columns)), Double(104 * (index / columns)), 100, 100)
      node.contents = .init(
        image: picture, identity: UInt64(index),
        placement: CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
      return node
    }
    return Renderer(scale: 1).draw(
      root, width: 104 * columns, height: 104 * rows,
      background: RGBA(red: 0.5, green: 0.5, blue: 0.5))
  }
}
