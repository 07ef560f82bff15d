import Documents
import Foundation
import Rehearsal
import TestSupport
import Testing

@testable import UIKit

/// What stands for each kind of element that documents have: one row each, kept as a text, so that what stands in
/// is listed and nothing is passed over.
@MainActor @Suite("Kinds of elements") struct KindTableTests {
  /// Objects of documents for iOS, of UIKit and of the frameworks beside it, under the names of the file format, as
  /// far as they are known here.
  private static let kinds: [(group: String, tags: [String])] = [
    (
      "views",
      [
        "view", "label", "button", "textField", "textView", "imageView", "switch", "slider",
        "segmentedControl", "stepper", "progressView", "activityIndicatorView", "pageControl",
        "scrollView", "stackView", "tableView", "tableViewCell", "tableViewCellContentView",
        "collectionView", "collectionViewCell", "collectionViewCellContentView",
        "collectionReusableView", "containerView", "navigationBar", "tabBar", "toolbar",
        "searchBar", "visualEffectView", "datePicker", "pickerView", "control", "window",
        "calendarView", "colorWell", "webView", "wkWebView", "mapView", "glkView", "mtkView",
        "sceneKitView", "scnView", "skView", "arscnView", "arskView", "arView", "adBannerView",
        "pdfView",
      ]
    ),
    (
      "controllers",
      [
        "viewController", "navigationController", "tabBarController", "tableViewController",
        "collectionViewController", "pageViewController", "splitViewController",
        "searchDisplayController", "avPlayerViewController", "glkViewController",
        "hostingController", "inputViewController", "imagePickerController",
      ]
    ),
    ("items", ["navigationItem", "barButtonItem", "tabBarItem"]),
    (
      "recognisers",
      [
        "tapGestureRecognizer", "panGestureRecognizer", "pinchGestureRecognizer",
        "rotationGestureRecognizer", "swipeGestureRecognizer", "screenEdgePanGestureRecognizer",
        "pongPressGestureRecognizer", "longPressGestureRecognizer", "gestureRecognizer",
        "hoverGestureRecognizer",
      ]
    ),
    ("layouts", ["collectionViewLayout", "collectionViewFlowLayout"]),
    ("objects", ["customObject"]),
  ]

  private func row(_ tag: String) throws -> String {
    let text = DocumentRig.nib("<\(tag) id=\"v\"/>")
    let document = try InterfaceDocument(Data(text.utf8), path: "Kinds.xib")
    let element = try #require(document.element("v"))
    let type: AnyClass = ElementKinds.type(of: element)
    let wanted = ElementKinds.className(of: element)
    let stands = "\(type)"
    return "\(tag): \(stands == wanted ? stands : "\(stands) in the place of \(wanted)")"
  }

  @Test("each has its class, or what stands in is listed")
  func table() throws {
    var text = ""
    for (group, tags) in Self.kinds {
      text += "\(group)\n"
      for tag in tags { text += "  \(try row(tag))\n" }
    }
    try expectGolden(text, "kinds")
  }

  @Test("each view that UIKit draws by itself is drawn in a document and in code, byte by byte")
  func drawn() {
    let drawn = Set(DrawnKind.all.map { $0.name.prefix { $0 != "," } }.map(String.init))
    // What is only ever a part of another element, and what other frameworks draw.
    let parts: Set = [
      "tableViewCellContentView", "collectionViewCellContentView", "collectionReusableView",
      "window",
    ]
    // From there on they are drawn elsewhere, or set by nothing that documents have.
    let own = Self.kinds[0].tags.prefix { $0 != "calendarView" }
    #expect(Set(own).subtracting(parts).subtracting(drawn) == [])
  }
}
