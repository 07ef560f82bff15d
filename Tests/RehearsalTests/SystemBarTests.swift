import Foundation
import Raster
import Testing
import UIKit

@testable import Rehearsal

/// The system's bars follow the controllers, in time.
@MainActor @Suite("Status bar and home indicator, frame by frame")
struct SystemBarTests {
  final class Screen: UIViewController {
    var hides = false, style = UIStatusBarStyle.default
    var animation = UIStatusBarAnimation.fade, hidesLine = false
    override var prefersStatusBarHidden: Bool { hides }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }
    override var prefersHomeIndicatorAutoHidden: Bool { hidesLine }
  }

  private func stage(_ root: UIViewController, device: Device = .iPhone16, dark: Bool = false)
    -> Stage
  {
    let stage = Stage(device: device, scale: 1, appearance: dark ? .dark : .light)
    stage.perform { stage.window.rootViewController = root }
    stage.settle()
    return stage
  }

  private func bars(_ take: Take) -> [SystemBars.StatusBar] { take.frames.map(\.chrome.statusBar) }

  @Test(
    "a full-screen modal of another style turns the signs while it comes, and back while it goes")
  func style() {
    let (root, next) = (Screen(), Screen())
    next.style = .lightContent
    next.modalPresentationStyle = .fullScreen
    let stage = stage(root)
    stage.perform { root.present(next, animated: true) }
    let lights = bars(stage.take()).map(\.light)
    #expect(lights.first == 0 && lights.last == 1)
    #expect(zip(lights, lights.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 < 0.1 })
    stage.perform { next.dismiss(animated: true) }
    let back = bars(stage.take()).map(\.light)
    #expect(back.first == 1 && back.last == 0)
    #expect(zip(back, back.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 < 0.1 })
  }

  @Test("without animation it is another at once")
  func atOnce() {
    let (root, next) = (Screen(), Screen())
    (next.style, next.hides) = (.lightContent, true)
    next.modalPresentationStyle = .fullScreen
    let stage = stage(root)
    stage.perform { root.present(next, animated: false) }
    let look = bars(stage.take(at: [0.05]))[0]
    #expect(look.light == 1 && look.opacity == 0)
  }

  @Test(
    "hides as it is asked to, within the block's own duration",
    arguments: [UIStatusBarAnimation.fade, .slide, .none])
  func hides(animation: UIStatusBarAnimation) throws {
    let root = Screen()
    root.animation = animation
    let stage = stage(root)
    func change(to hidden: Bool) -> [SystemBars.StatusBar] {
      stage.perform {
        root.hides = hidden
        UIView.animate(withDuration: 0.5) { root.setNeedsStatusBarAppearanceUpdate() }
      }
      return bars(stage.take(at: [0, 0.25, 0.5, 0.6]))
    }
    let (gone, back) = (change(to: true), change(to: false))
    switch animation {
    case .none:
      #expect(gone.map(\.opacity) == [0, 0, 0, 0] && back.map(\.opacity) == [1, 1, 1, 1])
    case .fade:
      #expect(gone.map(\.opacity) == [1, 0.5, 0, 0] && back.map(\.opacity) == [0, 0.5, 1, 1])
      #expect(gone.allSatisfy { $0.raised == 0 } && back.allSatisfy { $0.raised == 0 })
    case .slide:
      #expect(gone.map(\.raised) == [0, 0.5, 1, 1] && back.map(\.raised) == [1, 0.5, 0, 0])
      #expect(gone.allSatisfy { $0.opacity == 1 } && back.allSatisfy { $0.opacity == 1 })
    @unknown default: Issue.record("another animation")
    }
  }

  @Test("a bar that is called back half way turns where it is")
  func turnsAround() {
    let root = Screen()
    let stage = stage(root)
    for hidden in [true, false] {
      stage.perform {
        root.hides = hidden
        UIView.animate(withDuration: 0.4) { root.setNeedsStatusBarAppearanceUpdate() }
      }
      if hidden { stage.advance(to: stage.now + 0.2) }
    }
    let opacities = bars(stage.take(at: [0, 0.1, 0.2, 0.4])).map(\.opacity)
    #expect(abs(opacities[0] - 0.5) < 0.03 && opacities[3] == 1)
    #expect(zip(opacities, opacities.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("the default style is light where it is dark, and over a sheet that pushes back")
  func lightGrounds() {
    #expect(stage(Screen(), dark: true).chrome().statusBar.light == 1)
    let root = Screen()
    let stage = stage(root)
    #expect(stage.chrome().statusBar.light == 0)
    root.overrideUserInterfaceStyle = .dark
    #expect(stage.chrome().statusBar.light == 1)
    root.overrideUserInterfaceStyle = .unspecified
    let sheet = UIViewController()
    stage.perform { root.present(sheet, animated: true) }
    stage.settle()
    #expect(stage.chrome().statusBar.light == 1)
    stage.perform { sheet.dismiss(animated: true) }
    stage.settle()
    #expect(stage.chrome().statusBar.light == 0)
  }

  @Test("a phone on its side has none, an iPad has")
  func onItsSide() {
    for (device, isHidden) in [(Device.iPhone16, true), (.iPhoneSE, true), (.iPad, false)] {
      let stage = stage(UIViewController(), device: device)
      stage.rotate(duration: 0)
      stage.settle()
      let state = stage.chrome()
      #expect(state.isOnItsSide && (state.statusBar.opacity == 0) == isHidden)
    }
  }

  @Test("the line at the bottom goes after two seconds without a touch, and a touch brings it back")
  func autoHides() {
    let root = Screen()
    root.hidesLine = true
    let stage = stage(root)
    let start = stage.now
    #expect(stage.chrome(at: start + 1.9).indicator == 1)
    stage.advance(to: start + 3)
    #expect(stage.chrome().indicator == 0)
    stage.tap(at: CGPoint(x: 100, y: 400))
    stage.advance(to: stage.now + 0.3)
    #expect(stage.chrome().indicator == 1)
    stage.perform {
      root.hidesLine = false
      root.setNeedsUpdateOfHomeIndicatorAutoHidden()
    }
    stage.advance(to: stage.now + 9)
    #expect(stage.chrome().indicator == 1)
  }

  @Test("the line is black over light and white over dark, whatever the style")
  func contrast() {
    for dark in [false, true] {
      for white in [0.0, 0.3, 0.45, 0.55, 0.8, 1] {
        let root = UIViewController()
        root.view.backgroundColor = UIColor(white: white, alpha: 1)
        let take = stage(root, dark: dark).take(at: [0])
        let image = take.film(chrome: .system).frames[0].image
        let frame = HomeIndicator.frame(take.frames[0].chrome)!
        let line = image.bytes[4 * (Int(frame.midY) * image.width + Int(frame.midX))]
        #expect(line == (white < 0.5 ? 255 : 0))
      }
    }
  }

  @Test("a dot is where the finger is, and fades within a quarter of a second when it leaves")
  func touches() throws {
    let stage = stage(UIViewController())
    stage.touch(
      .drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 500), over: 0.5).release())
    let marks = stage.take(at: [0.25, 0.55, 0.6, 0.7, 1]).frames.map(\.chrome.touches)
    #expect(marks[0].first?.opacity == 1)
    #expect(try abs(#require(marks[0].first).place.y - 400) < 12)
    #expect(marks.last?.isEmpty == true)
    let fading = marks.dropFirst().compactMap(\.first?.opacity)
    #expect(zip(fading, fading.dropFirst()).allSatisfy { $0 > $1 })
  }
}
