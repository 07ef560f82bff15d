import Foundation
import Rehearsal
import Testing
import UIKit

@Suite("What a document is read with")
@MainActor
struct DocumentCoderTests {
  @Test("has none of an application's own keys, and asking for them is no error")
  func keys() throws {
    let scene = "<viewController id=\"a\"><view key=\"view\" id=\"v\"/></viewController>"
    try DocumentRig.withBundle(["Main.storyboard": DocumentRig.storyboard([scene])]) { bundle in
      var asked = 0
      Stage().perform {
        _ = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController { coder in
          for _ in 0..<2 {
            #expect(coder.decodeObject(forKey: "backContainer") == nil)
            #expect(coder.decodeObject(of: NSString.self, forKey: "name") == nil)
            #expect(coder.decodeDouble(forKey: "width") == 0)
            #expect(!coder.containsValue(forKey: "name"))
            asked += 1
          }
          return UIViewController(coder: coder)
        }
      }
      #expect(asked == 2)
    }
  }
}
