import Foundation
import TestSupport
import Testing

/// Files of one application where others lie beside it.
@MainActor @Suite("Files in a checkout") struct CheckoutTests {
  private static let first = """
    import UIKit
    final class First: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let next = UIAction(title: "Go") { _ in self.present(UIViewController(), animated: true) }
        let button = UIButton(type: .system, primaryAction: next)
        button.frame = CGRect(x: 40, y: 200, width: 150, height: 50)
        view.addSubview(button)
      }
    }
    """

  /// A document for a class of the same name.
  private static let otherFirst = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="First">
          <connections>
            <outlet property="view" destination="v" id="a"/>
            <outlet property="another" destination="v" id="b"/>
          </connections>
        </placeholder>
        <view id="v"><rect key="frame" x="0" y="0" width="390" height="844"/></view>
      </objects>
    </document>
    """

  @Test("leave alone the documents of another application, and take those of their own project")
  func foreign() throws {
    for (project, isOwn) in [("Other/Other.xcodeproj", false), ("Mine.xcodeproj", true)] {
      try withFolder { folder in
        for name in [".git", "Other", project] {
          try FileManager.default.createDirectory(
            at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        try Data(Self.otherFirst.utf8).write(to: folder.appendingPathComponent("Other/First.xib"))
        let file = folder.appendingPathComponent("Mine.swift")
        try Data(Self.first.utf8).write(to: file)
        let run = RunResult.of([
          "run", file.path, "-o", folder.appendingPathComponent("film.png").path, "--at", "0",
        ])
        #expect(run.err.contains("another") == isOwn, "\(project): \(run.err)")
      }
    }
  }
}
