import Foundation
import Raster
import Testing
import TestSupport
import UIKit

@testable import Rehearsal

/// What a document says for some size classes only, when the size classes change.
@MainActor
@Suite("Documents: variations")
struct VariationTests {
  /// A screen that differs in every way that a document can say: values, fonts, subviews of a view
  /// and of a stack, constraints that come and go, and constants.
  private static let view = """
    <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>
    <label text="Upright" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <variation key="heightClass=compact" textAlignment="right">
        <fontDescription key="fontDescription" type="system" pointSize="31"/>
        <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </variation>
    </label>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="p">
      <color key="backgroundColor" red="0" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <constraints><constraint firstAttribute="height" constant="120" id="ph">
        <variation key="heightClass=compact" constant="40"/></constraint></constraints>
      <variation key="heightClass=compact" alpha="0.5"/>
    </view>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="w">
      <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <constraints><constraint firstAttribute="height" constant="33" id="wh"/></constraints>
    </view>
    <stackView spacing="8" translatesAutoresizingMaskIntoConstraints="NO" axis="vertical" id="s">
      <subviews><label text="One" id="s1"/><label text="Two" id="s2"/><label text="Three" id="s3"/></subviews>
      <variation key="heightClass=compact" spacing="30" axis="horizontal">
        <mask key="subviews"><exclude reference="s2"/></mask></variation>
    </stackView>
    </subviews>
    <viewLayoutGuide key="safeArea" id="g"/>
    <constraints>
      <constraint firstItem="l" firstAttribute="top" secondItem="g" secondAttribute="top" constant="20" id="c1"/>
      <constraint firstItem="l" firstAttribute="leading" secondItem="g" secondAttribute="leading" constant="16" id="c2"/>
      <constraint firstItem="g" firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="16" id="c3"/>
      <constraint firstItem="p" firstAttribute="top" secondItem="l" secondAttribute="bottom" constant="8" id="c4"/>
      <constraint firstItem="p" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="c5"/>
      <constraint firstItem="g" firstAttribute="trailing" secondItem="p" secondAttribute="trailing" id="c6"/>
      <constraint firstItem="g" firstAttribute="trailing" secondItem="p" secondAttribute="trailing" constant="200" id="c7"/>
      <constraint firstItem="w" firstAttribute="top" secondItem="p" secondAttribute="bottom" constant="8" id="c8"/>
      <constraint firstItem="w" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="c9"/>
      <constraint firstItem="w" firstAttribute="width" secondItem="g" secondAttribute="width" multiplier="0.5" id="ca"/>
      <constraint firstItem="s" firstAttribute="leading" secondItem="g" secondAttribute="leading" constant="16" id="cb"/>
      <constraint firstItem="g" firstAttribute="bottom" secondItem="s" secondAttribute="bottom" constant="24" id="cc"/>
    </constraints>
    <variation key="default"><mask key="subviews"><exclude reference="w"/></mask>
      <mask key="constraints"><exclude reference="c7"/></mask></variation>
    <variation key="heightClass=compact"><mask key="subviews"><include reference="w"/></mask>
      <mask key="constraints"><exclude reference="c6"/><include reference="c7"/></mask></variation>
    </view>
    """

  private func withScreen<Result>(
    turned: Bool, _ body: (Stage, NibScreenController) throws -> Result
  ) throws -> Result {
    let nib = DocumentRig.nib(Self.view).replacingOccurrences(
      of: "id=\"-1\"/>",
      with: "id=\"-1\"><connections><outlet property=\"view\" destination=\"v\" id=\"o\"/>"
        + "<outlet property=\"label\" destination=\"l\" id=\"q\"/></connections></placeholder>")
    return try DocumentRig.withBundle(["NibScreen.xib": nib]) { bundle in
      let stage = Stage(
        device: Device(
          name: "small", size: CGSize(width: 320, height: 568), scale: 1,
          safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)))
      if turned { stage.rotate(duration: 0) }
      let screen = stage.perform { NibScreenController(nibName: nil, bundle: bundle) }
      stage.perform { stage.window.rootViewController = screen }
      stage.advance(to: 0.1)
      return try body(stage, screen)
    }
  }

  private func picture(_ stage: Stage, after time: Double) -> Bitmap {
    stage.advance(to: time)
    return stage.take(at: [0]).drawPicture(0, renderer: Renderer(scale: 1, threads: 1))
  }

  @Test("a screen that is turned is the screen that is made on a turned device, there and back")
  func turned() throws {
    let upright = try withScreen(turned: false) { stage, _ in picture(stage, after: 1) }
    let lying = try withScreen(turned: true) { stage, _ in picture(stage, after: 1) }
    #expect(upright != lying)
    try withScreen(turned: true) { stage, _ in
      stage.rotate(duration: 0)
      #expect(picture(stage, after: 1) == upright)
      #expect(stage.violations.isEmpty, "\(stage.violations)")
    }
    try withScreen(turned: false) { stage, screen in
      let before = screen.view.subviews
      stage.rotate(duration: 0)
      #expect(screen.view.subviews.count == before.count + 1)
      let stack = try #require(screen.view.subviews.last as? UIStackView)
      #expect(stack.axis == .horizontal && stack.spacing == 30)
      #expect(stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } == ["One", "Three"])
      #expect(screen.label?.font.pointSize == 31 && screen.label?.textAlignment == .right)
      #expect(screen.view.subviews[1].alpha == 0.5 && screen.view.subviews[1].frame.height == 40)
      stage.rotate(duration: 0)
      #expect(screen.view.subviews == before)
      #expect(
        stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } == ["One", "Two", "Three"])
      #expect(picture(stage, after: 2) == upright)
      #expect(stage.violations.isEmpty, "\(stage.violations)")
    }
  }

  @Test("what code has set stays where the document says the same for both size classes")
  func own() throws {
    try withScreen(turned: false) { stage, screen in
      let lead = try #require(
        screen.view.constraints.first {
          $0.firstItem === screen.label && $0.firstAttribute == .leading
        })
      stage.perform {
        lead.constant = 77
        screen.label?.text = "Of code"
      }
      stage.rotate(duration: 0)
      #expect(lead.constant == 77 && screen.label?.text == "Of code")
      stage.perform { lead.isActive = false }
      stage.rotate(duration: 0)
      #expect(!lead.isActive)
    }
  }

  @Test("a view with other size classes than its screen is as the document wants it there")
  func child() throws {
    try withScreen(turned: false) { stage, screen in
      stage.perform {
        stage.window.rootViewController = nil
        let parent = UIViewController()
        stage.window.rootViewController = parent
        parent.addChild(screen)
        parent.setOverrideTraitCollection(
          UITraitCollection(verticalSizeClass: .compact), forChild: screen)
        parent.view.addSubview(screen.view)
        screen.didMove(toParent: parent)
      }
      #expect(screen.label?.font.pointSize == 31)
    }
  }

  private final class Witness: UIViewController {
    var told: [String] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      told.append("traits in \(view.bounds.width)")
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      let height = traitCollection.verticalSizeClass == .compact ? "compact" : "regular"
      told.append("layout in \(view.bounds.width), \(height)")
    }
  }

  @Test("traits change before the first layout in a new size, which there is none of for the old")
  func order() {
    let stage = Stage()
    let witness = stage.perform { Witness() }
    stage.perform { stage.window.rootViewController = witness }
    stage.advance(to: 0.1)
    witness.told = []
    stage.rotate(duration: 0)
    #expect(witness.told.first?.hasPrefix("traits in") == true, "\(witness.told)")
    #expect(!witness.told.contains { $0.hasSuffix("regular") }, "\(witness.told)")
    #expect(witness.told.contains("layout in 852.0, compact"), "\(witness.told)")
  }
}
