import Foundation
import TestSupport
import Testing
import UIKit

@testable import Rehearsal
@testable import RewritingCorpus

/// A storyboard with the corpus's screens: what is called, and in which order.
@MainActor @Suite(.serialized) struct DrawnScreenTests {
  /// A stage that shows the storyboard's first screen, and what the corpus logged meanwhile.
  private func show(
    _ text: String = DrawnScreenTests.storyboard,
    _ body: (Stage, UINavigationController) throws -> Void
  ) throws {
    try withFolder { folder in
      try Data(text.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
      let bundle = try #require(Bundle(path: folder.path))
      let stage = Stage()
      AppLog.lines = []
      let first = stage.perform {
        UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
      }
      let stack = try #require(first as? UINavigationController)
      stage.perform { stage.window.rootViewController = stack }
      stage.advance(to: 0.5)
      try body(stage, stack)
    }
  }

  private func log(_ body: () -> Void) -> [String] {
    AppLog.lines = []
    body()
    return AppLog.lines
  }

  @Test("outlets are there when the view has loaded, private ones too; cells wake up with theirs")
  func loading() throws {
    try show { stage, stack in
      #expect(
        AppLog.lines == [
          "list awake, view loaded: false", "footer Foot, stars 2, Add",
          "cell Item, 1 subviews, name: false", "cell awake Name 4.0 true word",
          "cell Item, 1 subviews, name: false", "cell awake Name 4.0 true word",
          "cell Item, 1 subviews, name: false", "cell awake Name 4.0 true word",
        ])
      #expect(stage.violations.isEmpty, "\(stage.violations)")
      let list = try #require(stack.topViewController as? DrawnListController)
      #expect(list.storyboard != nil && list.title == nil && list.navigationItem.title == "List")
      #expect(list.tableView.rowHeight == 50)
    }
  }

  @Test("a tap on a row: selected, the segue is asked and prepared, then the row is told of")
  func rows() throws {
    try show { stage, stack in
      let list = try #require(stack.topViewController as? DrawnListController)
      let lines = log {
        stage.tap(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))!)
        stage.advance(to: stage.now + 1)
      }
      #expect(
        lines == [
          "should detail", "helper made", "helper awake false", "prepare detail row 1 by DrawnCell",
          "did select 1",
          "detail top 12.0 header Head helper DrawnHelper",
        ])
      #expect(stack.topViewController is DrawnDetailController)
      #expect(stage.violations.isEmpty, "\(stage.violations)")
    }
  }

  @Test(
    "actions of all shapes arrive, from controls, items and gestures, and at the first responder")
  func actions() throws {
    try show { stage, stack in
      let list = try #require(stack.topViewController as? DrawnListController)
      let item = try #require(list.addButton)
      #expect(log { stage.perform { item.primaryAction?.perform(sender: item) } } == ["add by Add"])
      let detail = try #require(
        stage.perform { list.storyboard?.instantiateViewController(withIdentifier: "Detail") }
          as? DrawnDetailController)
      stage.perform { stack.pushViewController(detail, animated: false) }
      stage.advance(to: stage.now + 0.5)
      let button = try #require(detail.view.subviews.compactMap { $0 as? UIButton }.first)
      #expect(
        log { stage.perform { button.sendActions(for: .touchDown) } } == [
          "plain", "two Go", "go on",
        ])
      #expect(log { stage.perform { button.sendActions(for: .touchCancel) } } == ["go on"])
    }
  }

  @Test(
    "custom segues are made and performed; a segue action makes the screen; unwinding leads back")
  func segues() throws {
    try show { stage, stack in
      let list = try #require(stack.topViewController as? DrawnListController)
      stage.perform { list.performSegue(withIdentifier: "detail", sender: list) }
      stage.advance(to: stage.now + 1)
      let detail = try #require(stack.topViewController as? DrawnDetailController)
      let forth = log {
        stage.perform { detail.performSegue(withIdentifier: "card", sender: nil) }
        stage.advance(to: stage.now + 0.5)
      }
      #expect(forth == ["make card card", "fade made", "fade performed"])
      let card = try #require(detail.presentedViewController as? Drawn.Card)
      #expect(card.word == "by hand" && card.view.drawnRadius == 7)
      let back = log {
        stage.perform { card.performSegue(withIdentifier: "back", sender: nil) }
        stage.advance(to: stage.now + 1)
      }
      #expect(back == ["unwound from Card by back"])
      #expect(stack.presentedViewController == nil && stack.topViewController === list)
      #expect(stage.violations.isEmpty, "\(stage.violations)")
    }
  }

  @Test(
    "a segue that is the delegate of its transition is asked both ways, and goes with the screen")
  func segueAsDelegate() throws {
    let text = Self.storyboard.replacingOccurrences(
      of: "kind=\"custom\" identifier=\"card\" customClass=\"DrawnFadeSegue\"",
      with: "kind=\"presentation\" identifier=\"card\" customClass=\"DrawnRiseSegue\"")
    try show(text) { stage, stack in
      let list = try #require(stack.topViewController as? DrawnListController)
      stage.perform { list.performSegue(withIdentifier: "detail", sender: list) }
      stage.advance(to: stage.now + 1)
      let detail = try #require(stack.topViewController as? DrawnDetailController)
      let forth = log {
        stage.perform { detail.performSegue(withIdentifier: "card", sender: nil) }
        stage.advance(to: stage.now + 1)
      }
      #expect(forth == ["make card card", "asked how to come"])
      weak var card: UIViewController?
      card = detail.presentedViewController
      #expect(card is Drawn.Card)
      let back = log {
        stage.perform { detail.dismiss(animated: true) }
        stage.advance(to: stage.now + 1)
      }
      #expect(back == ["asked how to go", "rise gone"])
      #expect(card == nil, "the destination has gone")
      #expect(stage.violations.isEmpty, "\(stage.violations)")
    }
  }

  @Test("an outlet, an action and a class without their other half are told of with both spellings")
  func missing() throws {
    let text = Self.storyboard
      .replacingOccurrences(of: "property=\"addButton\"", with: "property=\"plusButton\"")
      .replacingOccurrences(of: "selector=\"add:\"", with: "selector=\"addItem:\"")
      .replacingOccurrences(of: "customClass=\"DrawnCell\"", with: "customClass=\"NoCell\"")
    try withFolder { folder in
      try Data(text.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
      let bundle = try #require(Bundle(path: folder.path))
      let stage = Stage()
      stage.perform {
        let stack =
          UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
          as? UINavigationController
        stack?.loadViewIfNeeded()
        let list = stack?.topViewController as? UITableViewController
        let element = list?.tableView
        #expect(element?.dequeueReusableCell(withIdentifier: "Item") != nil)
      }
      let told = stage.violations.map(\.message)
      let wanted = [
        "DrawnListController has no @IBOutlet plusButton, which the document connects to a "
          + "UIBarButtonItem · "
          + "it has: addButton, footer, stars",
        "DrawnListController has no @IBAction for addItem:, which UIBarButtonItem sends · "
          + "it has: add:, unwindToList:",
        "there is no class NoCell of the module RewritingCorpus",
      ]
      for part in wanted {
        #expect(told.contains { $0.contains(part) && $0.contains("Main.storyboard:") }, "\(told)")
      }
    }
  }
}

extension DrawnScreenTests {
  static let module = "customModule=\"RewritingCorpus\" customModuleProvider=\"target\""

  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" initialViewController="nav">
    <scenes>
    <scene sceneID="1"><objects>
    <navigationController id="nav" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="bar"/>
    <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController>
    </objects></scene>
    <scene sceneID="2"><objects>
    <tableViewController id="list" customClass="DrawnListController" \(module) sceneMemberID="viewController">
    <tableView key="view" dataMode="prototypes" style="plain" rowHeight="50" id="table">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <view key="tableFooterView" id="foot"><rect key="frame" x="0" y="0" width="375" height="40"/>
    <subviews><label text="Foot" id="footer"/><view id="star1"/><view id="star2"/></subviews></view>
    <prototypes>
    <tableViewCell reuseIdentifier="Item" id="cell" customClass="DrawnCell" \(module)>
    <rect key="frame" x="0" y="0" width="375" height="50"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    <subviews><label text="Name" id="name"/></subviews></tableViewCellContentView>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="inset"><real key="value" value="4"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="boolean" keyPath="isBold" value="YES"/>
    <userDefinedRuntimeAttribute type="string" keyPath="word" value="word"/>
    <userDefinedRuntimeAttribute type="color" keyPath="shade"><color key="value" white="0" alpha="1" colorSpace="calibratedWhite"/></userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes>
    <connections>
    <outlet property="name" destination="name" id="o1"/>
    <segue destination="detail" kind="show" identifier="detail" id="s1"/>
    </connections>
    </tableViewCell>
    </prototypes>
    <connections><outlet property="dataSource" destination="list" id="o2"/><outlet property="delegate" destination="list" id="o3"/></connections>
    </tableView>
    <navigationItem key="navigationItem" title="List" id="item">
    <barButtonItem key="rightBarButtonItem" title="Add" id="add"><connections><action selector="add:" destination="list" id="a1"/></connections></barButtonItem>
    </navigationItem>
    <connections>
    <outlet property="footer" destination="footer" id="o4"/>
    <outlet property="addButton" destination="add" id="o5"/>
    <outletCollection property="stars" destination="star1" id="o6"/>
    <outletCollection property="stars" destination="star2" id="o7"/>
    </connections>
    </tableViewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="first1" sceneMemberID="firstResponder"/>
    </objects></scene>
    <scene sceneID="3"><objects>
    <viewController storyboardIdentifier="Detail" id="detail" customClass="DrawnDetailController" \(module) sceneMemberID="viewController">
    <view key="view" id="view"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>
    <label text="Head" id="head"/>
    <label text="Row" translatesAutoresizingMaskIntoConstraints="NO" id="row"/>
    <button buttonType="system" id="go"><state key="normal" title="Go"/>
    <connections>
    <action selector="plain" destination="detail" eventType="touchDown" id="a2"/>
    <action selector="two:forEvent:" destination="detail" eventType="touchDown" id="a3"/>
    <action selector="goOn:" destination="detail" eventType="touchDown" id="a4"/>
    <action selector="goOn:" destination="first2" eventType="touchCancel" id="a5"/>
    </connections></button>
    </subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>
    <constraint firstItem="row" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="12" id="top"/>
    <constraint firstItem="row" firstAttribute="leading" secondItem="view" secondAttribute="leadingMargin" id="leading"/>
    </constraints>
    </view>
    <connections>
    <outlet property="header" destination="head" id="o8"/>
    <outlet property="label" destination="row" id="o9"/>
    <outlet property="top" destination="top" id="o10"/>
    <outlet property="delegate" destination="helper" id="o11"/>
    <segue destination="card" kind="custom" identifier="card" customClass="DrawnFadeSegue" \(module) destinationCreationSelector="makeCard:sender:segueIdentifier:" id="s2"/>
    </connections>
    </viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="first2" sceneMemberID="firstResponder"/>
    <customObject id="helper" customClass="Helper"><connections><outlet property="screen" destination="detail" id="o12"/></connections></customObject>
    </objects></scene>
    <scene sceneID="4"><objects>
    <viewController id="card" customClass="Drawn.Card" \(module) sceneMemberID="viewController">
    <layoutGuides><viewControllerLayoutGuide type="top" id="topGuide"/><viewControllerLayoutGuide type="bottom" id="bottomGuide"/></layoutGuides>
    <view key="view" id="cardView"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews><label text="Card" translatesAutoresizingMaskIntoConstraints="NO" id="cardLabel"/></subviews>
    <constraints>
    <constraint firstItem="cardLabel" firstAttribute="top" secondItem="topGuide" secondAttribute="bottom" constant="8" id="c1"/>
    <constraint firstItem="bottomGuide" firstAttribute="top" relation="greaterThanOrEqual" secondItem="cardLabel" secondAttribute="bottom" constant="8" id="c2"/>
    </constraints>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="drawnRadius"><real key="value" value="7"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    </view>
    <connections><segue destination="exit" kind="unwind" identifier="back" unwindAction="unwindToList:" id="s3"/></connections>
    </viewController>
    <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
    </objects></scene>
    </scenes>
    </document>
    """
}
