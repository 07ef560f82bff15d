import Foundation
import TestSupport
import Testing

@testable import UIKit

/// What is remembered of pictures by name.
@MainActor @Suite("Pictures by name")
struct ImageFileTests {
  @Test("however many names are asked for, only so many files are remembered")
  func bound() throws {
    try withFolder { folder in
      let count = ImageFile.mostFound + 200
      for number in 0..<count {
        try Data().write(to: folder.appendingPathComponent("picture\(number).png"))
      }
      let bundle = try #require(Bundle(path: folder.path))
      for number in 0..<count {
        let name = "picture\(number)"
        let file = ImageFile.find(name, in: bundle, for: AssetTraits())
        #expect((file?.path as NSString?)?.lastPathComponent == "\(name).png")
        #expect(ImageFile.countFound <= ImageFile.mostFound)
      }
      #expect(ImageFile.countFound > ImageFile.mostFound / 4)
      #expect(ImageFile.find("picture0", in: bundle, for: AssetTraits()) != nil)
      let path = folder.appendingPathComponent("picture0.png")
      try FileManager.default.removeItem(at: path)
      #expect(ImageFile.find("picture0", in: bundle, for: AssetTraits()) == nil)
    }
  }

  @Test("what was asked for last stays, what was not goes")
  func recent() {
    for most in [2, 3, 10, 64] {
      var values = RecentValues<Int, Int>(most: most)
      for key in 0..<(10 * most) {
        values.keep(key * key, for: key)
        #expect(values.count <= most)
        #expect(values.recall(key) == key * key)
        if most > 2 { #expect(values.recall(0) == 0, "\(key) of \(most)") }
      }
      #expect(values.recall(1) == nil)
      values.keep(nil, for: 0)
      #expect(values.recall(0) == nil)
    }
  }
}
