import Foundation
import Rehearsal
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Pictures by name")
struct NamedPictureTests {
  private func dot(_ color: UIColor) -> Data {
    Stage(scale: 1).perform {
      UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).pngData { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
  }

  @Test("have the same pixels each time, and new ones when the file is another")
  func kept() throws {
    try withFolder { try keeps(in: $0) }
  }

  private func keeps(in folder: URL) throws {
    let file = folder.appendingPathComponent("dot.png")
    let bundle = try #require(Bundle(path: folder.path))
    try dot(.white).write(to: file)
    func picture() throws -> UIImage {
      try #require(UIImage(named: "dot", in: bundle, compatibleWith: nil))
    }
    let first = try picture()
    #expect(try picture().cgImage === first.cgImage)
    #expect(try picture().size == CGSize(width: 1, height: 1))
    try dot(.black).write(to: file)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: file.path)
    let second = try picture()
    #expect(second.cgImage !== first.cgImage)
  }
}
