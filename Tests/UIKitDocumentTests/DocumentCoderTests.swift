import Foundation
@testable import Rehearsal
import Testing
@testable import UIKit

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

  @Test("lets an object put another in its place, which has what the document says of it")
  func replacement() throws {
    let label =
      "<view id=\"b\" customClass=\"Slot\" customModule=\"UIKitDocumentTests\">"
      + "<constraints><constraint firstAttribute=\"width\" constant=\"70\" id=\"w\"/></constraints></view>"
    let scene =
      "<viewController id=\"a\"><view key=\"view\" id=\"v\"><subviews>\(label)</subviews></view></viewController>"
    try DocumentRig.withBundle(["Main.storyboard": DocumentRig.storyboard([scene])]) { bundle in
      let stage = Stage()
      stage.perform {
        stage.environment.storyboards.classes.add(module: "UIKitDocumentTests")
        let screen = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
        let shown = screen?.view.subviews ?? []
        #expect(shown.map { $0.accessibilityIdentifier } == ["instead"])
        #expect(shown.first?.constraints.map(\.constant) == [70])
      }
      #expect(stage.violations.isEmpty)
    }
  }
}

/// Stands for a view of another nib.
final class Slot: UIView {
  override func awakeAfter(using aDecoder: NSCoder) -> Any? {
    let view = UIView()
    view.accessibilityIdentifier = "instead"
    return view
  }
}
