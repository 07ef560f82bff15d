import Foundation
import TestSupport
import Testing

@testable import RehearseCommands

/// Files with a storyboard beside them.
@MainActor @Suite(.serialized) struct StoryboardRunTests {
  private static let code = """
    import UIKit

    class FirstController: UIViewController {
      @IBOutlet private weak var label: UILabel!
      override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Ready"
      }
    }

    class SecondController: UIViewController {}
    """

  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
    <scenes><scene><objects>
    <viewController id="a" customClass="FirstController" customModule="Shop" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <label text="Label" id="l"><rect key="frame" x="20" y="200" width="200" height="30"/></label>
    <button buttonType="system" id="b"><rect key="frame" x="20" y="100" width="100" height="44"/>
    <state key="normal" title="Next"/>
    <connections><segue destination="c" kind="presentation" identifier="next" id="s"/></connections></button>
    </subviews><color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
    <connections><outlet property="label" destination="l" id="o"/></connections>
    </viewController></objects></scene>
    <scene><objects>
    <viewController id="c" customClass="SecondController" customModule="Shop" sceneMemberID="viewController">
    <view key="view" id="w"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
    </viewController></objects></scene></scenes></document>
    """

  @Test("a storyboard beside the files is what is started; a tap on its button is filmed")
  func starts() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("Screens.swift")
      try Data(Self.code.utf8).write(to: file)
      let base = folder.appendingPathComponent("Base.lproj")
      try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
      try Data(Self.document.utf8).write(to: base.appendingPathComponent("Main.storyboard"))
      let film = folder.appendingPathComponent("film.png")
      let run = rehearse(["run", file.path, "-o", film.path, "--at", "0,0.3,0.6"])
      #expect(run.code == .well, "\(run.err) \(run.out)")
      #expect((run.err + run.out).contains("Main.storyboard"), "\(run.err) \(run.out)")
      #expect((run.err + run.out).contains("SecondController"), "\(run.err) \(run.out)")
      #expect(FileManager.default.fileExists(atPath: film.path))
    }
  }
}
