import UIKit
import XCTest

import ConformanceProbes

/// Asks every probe and prints what it saw, a line each, after the word CONFORMANCE.
final class ConformanceTests: XCTestCase {
  @MainActor
  func testEveryProbe() {
    let window = makeWindow()
    window.makeKeyAndVisible()
    for probe in Probe.all {
      let line = probe.ask(in: window) { seconds in
        RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
      }
      print("CONFORMANCE \(line)")
    }
    XCTAssertGreaterThan(Probe.all.count, 119)
  }

  @MainActor
  private func makeWindow() -> UIWindow {
    let scenes = UIApplication.shared.connectedScenes
    guard let scene = scenes.compactMap({ $0 as? UIWindowScene }).first else {
      return UIWindow(frame: UIScreen.main.bounds)
    }
    return UIWindow(windowScene: scene)
  }
}
