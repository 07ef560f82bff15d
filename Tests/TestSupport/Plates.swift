import Foundation
import Geometry
import Raster
import Testing

/// Small pictures kept as goldens beside a test's file, compared decoded, with tolerance 0.
/// `RECORD_PLATES=1` writes them anew, and a contact sheet of all.
package struct Plates: Sendable {
  private let folder: URL
  private static let project = URL(fileURLWithPath: #filePath)
    .appending(path: "../../..").standardized
  package static let areRecorded = ProcessInfo.processInfo.environment["RECORD_PLATES"] != nil

  /// - Parameters:
  ///   - folder: Where the pictures are, from the test's file.
  ///   - file: The test's file.
  package init(_ folder: String = "Plates", besides file: String = #filePath) {
    self.folder =
      URL(fileURLWithPath: file).deletingLastPathComponent().appending(path: folder)
      .standardized
  }

  /// Expects a picture to be the one of that name; a failure leaves expected, difference and
  /// actual side by side.
  package func check(
    _ actual: Bitmap, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appending(path: "\(name).png")
    if Self.areRecorded { try Data(PNGEncoder.encode(actual)).write(to: file) }
    let expected = try ImageDecoder.decode(Data(contentsOf: file)).bitmap
    guard expected != actual else { return }
    let panels = try Self.leave(expected, actual, name)
    Issue.record(
      "\(name) differs · see \(panels) · RECORD_PLATES=1 records it anew",
      sourceLocation: sourceLocation)
  }

  /// Expects one file for every name, and no other, and each name on the page of plates.
  package func checkNames(
    _ names: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".png") }
    #expect(Set(files) == Set(names.map { "\($0).png" }), sourceLocation: sourceLocation)
    #expect(Set(names).count == names.count, sourceLocation: sourceLocation)
    let page = try String(
      contentsOf: Self.project.appending(path: "Documentation/Plates.md"), encoding: .utf8)
    let unnamed = names.filter { !page.contains("`\($0)`") }
    #expect(unnamed.isEmpty, "not in Documentation/Plates.md", sourceLocation: sourceLocation)
  }

  /// Writes pictures in rows of eight, for the page of plates.
  package static func writeSheet(_ pictures: [Bitmap], _ name: String) throws {
    try writeSheet(sheet(pictures, columns: 8), name)
  }

  /// Writes one picture for the page of plates.
  package static func writeSheet(_ sheet: Bitmap, _ name: String) throws {
    try write(sheet, name, in: "Documentation/Plates")
  }

  private static func leave(_ expected: Bitmap, _ actual: Bitmap, _ name: String) throws -> String {
    var difference = actual
    for index in actual.bytes.indices {
      let wanted = index < expected.bytes.count ? Int(expected.bytes[index]) : 0
      let distance = min(255, 8 * abs(Int(actual.bytes[index]) - wanted))
      difference.bytes[index] = index % 4 == 3 ? 255 : UInt8(distance)
    }
    return try write(
      sheet([expected, difference, actual], columns: 3), name, in: ".build/failures")
  }

  @discardableResult
  private static func write(
    _ bitmap: Bitmap, _ name: String, in folder: String
  ) throws -> String {
    let folder = project.appending(path: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "\(name).png")
    try Data(PNGEncoder.encode(bitmap)).write(to: file)
    return file.path
  }

  /// Pictures of 100 × 100 pixels in rows, on grey.
  private static func sheet(_ pictures: [Bitmap], columns: Int) -> Bitmap {
    let rows = (pictures.count + columns - 1) / columns
    var root = RenderNode()
    root.children = pictures.enumerated().map { index, picture in
      var node = RenderNode()
      node.transform = CATransform3DMakeTranslation(
        CGFloat(104 * (index % columns)), CGFloat(104 * (index / columns)), 0)
      node.bounds = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
      node.contents = .init(
        image: picture, identity: UInt64(index + 1), placement: node.bounds)
      return node
    }
    return Renderer(scale: 1).draw(
      root, width: 104 * columns, height: 104 * rows,
      background: RGBA(red: 0.5, green: 0.5, blue: 0.5))
  }
}
