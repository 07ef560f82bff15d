import Rehearsal
import Testing

@testable import UIKit

/// References to other storyboards.
@MainActor @Suite("A storyboard that refers to another one") struct ReferenceTests {
  private static let screen =
    "<viewController id=\"b\" storyboardIdentifier=\"b\" sceneMemberID=\"viewController\">"
    + "<view key=\"view\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/></view>"
    + "</viewController>"

  private final class Chosen: UIViewController {}

  @Test("a screen of another storyboard that is referred to is made by whoever is to make it")
  func createdElsewhere() throws {
    let reference =
      "<viewControllerPlaceholder storyboardName=\"Other\" id=\"a\" sceneMemberID=\"viewController\"/>"
    let named =
      "<viewControllerPlaceholder storyboardName=\"Other\" referencedIdentifier=\"b\" storyboardIdentifier=\"n\" id=\"n\" sceneMemberID=\"viewController\"/>"
    let files = [
      "Main.storyboard": DocumentRig.storyboard([reference, named]),
      "Other.storyboard": DocumentRig.storyboard([Self.screen], initial: "b"),
    ]
    try DocumentRig.withBundle(files) { bundle in
      let stage = Stage()
      stage.perform {
        let board = UIStoryboard(name: "Main", bundle: bundle)
        let made: UIViewController? = board.instantiateInitialViewController { _ in Chosen() }
        #expect(made is Chosen && made?.view.frame.width == 375)
        let other: UIViewController = board.instantiateViewController(identifier: "n") { _ in
          Chosen()
        }
        #expect(other is Chosen)
        #expect(other.view.frame.width == 375)
      }
      #expect(stage.violations.isEmpty, "\(stage.violations)")
    }
  }
}
