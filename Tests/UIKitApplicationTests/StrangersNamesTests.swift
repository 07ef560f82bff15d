import Foundation
import Rehearsal
import Testing

@testable import UIKit

/// Names that applications of others use: what they do here.
@MainActor @Suite("Names that strangers use") struct StrangersNamesTests {
  private final class Watcher: NSObject, _KeyPathObserving {
    var seen: [String] = []
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { seen.append(keyPath ?? "") }
  }

  @Test("an observer that is no responder is told of changes, until it is removed")
  func observers() {
    let stage = Stage()
    let watcher = Watcher()
    stage.perform {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      stage.window.addSubview(scroll)
      scroll.addObserver(watcher, forKeyPath: "contentOffset", options: .new)
      scroll.contentOffset.y = 20
      scroll.removeObserver(watcher, forKeyPath: "contentOffset")
      scroll.contentOffset.y = 40
    }
    #expect(watcher.seen == ["contentOffset"] && stage.unsupported.isEmpty)
  }

  @Test("an update link calls once a frame while it is enabled, with the frame's times")
  func updateLink() {
    let stage = Stage()
    var times: [Double] = []
    let link = stage.perform { () -> UIUpdateLink in
      let link = UIUpdateLink(view: stage.window)
      link.addAction { _, info in times.append(info.estimatedPresentationTime) }
      link.isEnabled = true
      return link
    }
    stage.advance(to: stage.now + 0.1)
    let count = times.count
    #expect(count >= 5 && times == times.sorted())
    stage.perform { link.isEnabled = false }
    stage.advance(to: stage.now + 0.1)
    #expect(times.count == count)
  }

  @Test("a calendar shows a month's days, and a touch chooses one")
  func calendar() {
    let stage = Stage()
    stage.perform {
      let calendar = UICalendarView(frame: CGRect(x: 0, y: 0, width: 320, height: 340))
      calendar.calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
      let selection = UICalendarSelectionSingleDate(delegate: nil)
      calendar.selectionBehavior = selection
      calendar.visibleDateComponents = DateComponents(year: 2024, month: 2)
      stage.window.addSubview(calendar)
      calendar.layoutIfNeeded()
      let days = calendar.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }
        .filter { Int($0.currentTitle ?? "") != nil }
      #expect(days.count == 29)
      days.first { $0.currentTitle == "14" }?.sendActions(for: .touchUpInside)
      #expect(selection.selectedDate?.day == 14)
    }
  }

  @Test("an object is held by one, as often as it likes")
  func locks() {
    let object = NSObject()
    #expect(objc_sync_enter(object) == 0 && objc_sync_enter(object) == 0)
    #expect(objc_sync_exit(object) == 0 && objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == -1)
  }

  @Test("a measurement is written with its unit's sign")
  func measurements() {
    let cold = Measurement(value: 8, unit: UnitTemperature.celsius)
    #expect(cold.formatted(.measurement(width: .narrow)) == "8°")
    #expect(Measurement(value: 3, unit: UnitLength.kilometers).formatted() == "3 km")
  }

  @Test("a Plus or Max that lies has regular width, any other phone compact width")
  func sizeClasses() {
    let sizes: [(CGFloat, CGFloat, UIUserInterfaceSizeClass)] = [
      (667, 375, .compact), (736, 414, .regular), (812, 375, .compact), (844, 390, .compact),
      (874, 402, .compact), (896, 414, .regular), (932, 430, .regular), (956, 440, .regular),
    ]
    for (width, height, expected) in sizes {
      let traits = Traits().on(screen: CGSize(width: width, height: height))
      #expect(traits.horizontalSizeClass == expected && traits.verticalSizeClass == .compact)
      let upright = Traits().on(screen: CGSize(width: height, height: width))
      #expect(upright.horizontalSizeClass == .compact && upright.verticalSizeClass == .regular)
    }
  }
}

/// What a property list says that is seen.
@MainActor @Suite("Property lists that are seen") struct LaunchManifestTests {
  @Test("values for one kind of device go before those for any")
  func idioms() {
    let info: [String: Any] = [
      "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
      "UISupportedInterfaceOrientations~ipad": [
        "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
      ],
      "UIStatusBarHidden": true, "UIStatusBarStyle": "UIStatusBarStyleLightContent",
      "UIViewControllerBasedStatusBarAppearance": "NO",
    ]
    let phone = LaunchManifest(info)
    #expect(phone.orientations == .portrait && phone.hidesStatusBar)
    #expect(phone.statusBarStyle == .lightContent && !phone.controllersHaveStatusBar)
    #expect(LaunchManifest(info, idiom: .pad).orientations == .landscape)
    #expect(LaunchManifest([:]).orientations == nil && LaunchManifest([:]).controllersHaveStatusBar)
  }

  @Test("an application whose controllers do not decide changes the bar itself")
  func applicationBar() {
    let stage = Stage()
    stage.perform {
      stage.window.rootViewController = UIViewController()
      stage.environment.lifeCycle.applicationBar = StatusBarState()
      UIApplication.shared.statusBarStyle = .lightContent
      UIApplication.shared.setStatusBarHidden(true, with: .fade)
    }
    #expect(stage.isStatusBarHidden && stage.statusBarStyle == .lightContent)
    #expect(stage.unsupported.isEmpty)
  }

  private final class Upright: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  @Test("a screen that only stands does not lie down, and says so")
  func orientations() {
    let stage = Stage()
    let size = stage.window.bounds.size
    stage.perform { stage.window.rootViewController = Upright() }
    stage.rotate(duration: 0)
    #expect(stage.window.bounds.size == size && !stage.unsupported.isEmpty)
    stage.perform { stage.window.rootViewController = UIViewController() }
    stage.rotate(duration: 0)
    #expect(stage.window.bounds.width == size.height)
  }
}
