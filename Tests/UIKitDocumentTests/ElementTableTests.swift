import Documents
import Foundation
import Raster
import Rehearsal
import TestSupport
import Testing

@testable import UIKit

/// Every kind of element that public documents for iOS were seen to have, and what becomes of it here. Kept as a
/// text, so that nothing is passed over.
@MainActor @Suite("Elements of documents") struct ElementTableTests {
  /// What an element is for.
  private enum Role: String, CaseIterable {
    /// Without it a picture of the law is another one.
    case shown = "shown: a document without it shows something else"
    case acts =
      "acts: connects, recognises, describes, or shows nothing by itself; no picture of the law turns on it"
    case standsIn =
      "not shown as it is: a field or a bare screen stands in, or what is around goes on without it"
    /// For Interface Builder alone.
    case design = "for Interface Builder alone: read over"
  }

  private static let roles: [(role: Role, tags: String)] = [
    (
      .shown,
      """
      attributedString attributes activityIndicatorView backgroundConfiguration barButtonItem blurEffect bool button
      buttonConfiguration cells collectionReusableView collectionView collectionViewCell
      collectionViewCellContentView collectionViewController color connections constraint constraints containerView
      control date datePicker directionalEdgeInsets edgeInsets exclude font fontDescription fragment imageReference
      imageView include inset integer items label layoutGuides leftBarButtonItems mask mutableString navigationBar
      navigationBarAppearance navigationController navigationItem objects pageControl pageViewController
      paragraphStyle pickerView point preferredSymbolConfiguration progressView real rect
      rightBarButtonItems scene scenes scopeButtonTitles scrollView searchBar sections segment segments
      segmentedControl segue size slider splitViewController stackView state stepper string subviews switch tabBar
      tabBarController tabBarItem tableView tableViewCell tableViewCellContentView tableViewController
      tableViewSection textAttributes textField textInputTraits textView toolbar toolbarItems
      userDefinedRuntimeAttribute userDefinedRuntimeAttributes variation view viewController
      viewControllerLayoutGuide viewControllerPlaceholder viewLayoutGuide visualEffectView document
      """
    ),
    (
      .acts,
      """
      accessibility accessibilityTraits action array autoresizingMask collectionViewFlowLayout collectionViewLayout
      customFonts customObject dataDetectorType dataDetectorTypes exit extendedEdge frame gestureRecognizers
      hoverGestureRecognizer image locale longPressGestureRecognizer mutableArray namedColor nil offsetWrapper outlet
      outletCollection panGestureRecognizer pinchGestureRecognizer placeholder pongPressGestureRecognizer
      popoverArrowDirection prototypes refreshControl resources rotationGestureRecognizer screenEdgePanGestureRecognizer
      swipeGestureRecognizer systemColor tabStops tapGestureRecognizer textTab value vibrancyEffect window gestureRecognizer
      inputViewController imagePickerController calendarView colorWell
      """
    ),
    (
      .standsIn,
      """
      ARSCNView adBannerView arView arscnView arskView audiovisualMediaTypes avPlayerViewController glkView
      glkViewController hostingController keyCommand mapView mtkView pdfView sceneKitView scnView
      searchDisplayController skView webView wkPreferences wkWebView wkWebViewConfiguration
      """
    ),
    (
      .design,
      """
      accessibilityOverrides adaptation animations capability class classes dependencies deployment designable
      designables development device freeformSimulatedSizeMetrics inferredMetricsTieBreakers
      modalFormSheetSimulatedSizeMetrics modalPageSheetSimulatedSizeMetrics mutableData options plugIn relationship
      relationships simulatedMetricsContainer simulatedNavigationBarMetrics simulatedOrientationMetrics
      simulatedScreenMetrics simulatedStatusBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics source
      splitViewDetailSimulatedSizeMetrics splitViewMasterSimulatedSizeMetrics
      """
    ),
  ]

  private static func tags(_ role: Role) -> [String] {
    roles.filter { $0.role == role }.flatMap {
      $0.tags.split { $0 == " " || $0 == "\n" }.map(String.init)
    }.sorted()
  }

  /// The documents of the law, by the kind that each is of.
  private static var documents: [(name: String, files: [String: String], isScene: Bool)] {
    DrawnKind.all.map { ($0.name, ["Piece.xib": DocumentRig.nib($0.xml)], false) }
      + DrawnScene.all.map { ($0.name, $0.files, true) }
  }

  @Test("each kind is one of four, and the list is kept")
  func table() throws {
    let all = Role.allCases.flatMap(Self.tags)
    #expect(Set(all).count == all.count)
    var text = "\(all.count) kinds of elements\n"
    for role in Role.allCases {
      let tags = Self.tags(role)
      text += "\n\(role.rawValue): \(tags.count)\n" + tags.map { "  \($0)\n" }.joined()
    }
    try expectGolden(text, "elements")
  }

  @Test("no document of the law or of the examples has a kind that is not listed")
  func known() throws {
    let listed = Set(Role.allCases.flatMap(Self.tags))
    var found: Set<String> = []
    for document in Self.documents {
      for text in document.files.values where text.hasPrefix("<") {
        found.formUnion(text.matches(of: /<([A-Za-z]\w*)/).map { String($0.1) })
      }
    }
    for file in try Self.examples() {
      let text = try String(contentsOf: file, encoding: .utf8)
      found.formUnion(text.matches(of: /<([A-Za-z]\w*)/).map { String($0.1) })
    }
    #expect(found.subtracting(listed).sorted() == [])
  }

  private static func examples() throws -> [URL] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples/Projects").standardizedFileURL
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .map { folder.appendingPathComponent($0) }
  }

  @Test("without an element that is shown its document shows something else")
  func shown() throws {
    var pictures: [String: Bitmap] = [:]
    var idle: [String] = []
    for tag in Self.tags(.shown) {
      let with = Self.documents.filter { $0.files.values.contains { Self.has(tag, $0) } }
      let matters = try with.contains { document in
        let whole = try pictures[document.name] ?? Self.picture(document.files, document.isScene)
        pictures[document.name] = whole
        let without = try document.files.mapValues { try Self.without(tag, $0) }
        return try Self.picture(without, document.isScene) != whole
      }
      if !matters { idle.append("\(tag) in \(with.count)") }
    }
    #expect(idle == [])
  }

  private static func has(_ tag: String, _ text: String) -> Bool {
    ["<\(tag) ", "<\(tag)>", "<\(tag)/"].contains { text.contains($0) }
  }

  private static func picture(_ files: [String: String], _ isScene: Bool) throws -> Bitmap {
    try DocumentRig.withBundle(files) { bundle in
      guard isScene else {
        return try DocumentRig.look {
          UINib(nibName: "Piece", bundle: bundle).instantiate(withOwner: nil).first as? UIView
        }.picture
      }
      return try DrawnScene.look {
        UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
      }.0
    }
  }

  /// A document without the elements of a kind.
  private static func without(_ tag: String, _ text: String) throws -> String {
    guard text.hasPrefix("<"), has(tag, text) else { return text }
    guard !text.hasPrefix("<\(tag) ") else { return "" }
    return written(try InterfaceDocument(Data(text.utf8), path: "Law").root, without: tag)
  }

  private static func written(_ element: Element, without tag: String) -> String {
    let attributes = element.attributes.sorted { $0.key < $1.key }
      .map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
    let inside = element.children.filter { $0.tag != tag }.map { written($0, without: tag) }
    return "<\(element.tag)\(attributes)>" + escaped(element.text) + inside.joined()
      + "</\(element.tag)>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;").replacingOccurrences(of: "\n", with: "&#10;")
  }
}
