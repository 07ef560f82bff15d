import Rehearsal
import Testing
import UIKit

@testable import UIKitTestSupport

/// Appearance calls in places that no container watches over.
@MainActor @Suite("Appearance as public code meets it")
struct AppearancePatternTests {
  @Test("a sheet has its final size when it is appearing", arguments: [Device.iPhone16, .iPad])
  func sheetSize(device: Device) {
    let stage = Stage(device: device, scale: 1)
    let screen = UIViewController()
    stage.perform { stage.window.rootViewController = screen }
    stage.settle()
    for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
      let sheet = SizeReader()
      sheet.modalPresentationStyle = style
      sheet.sheetPresentationController?.detents = [.medium()]
      stage.perform { screen.present(sheet, animated: true) }
      stage.settle()
      #expect(sheet.sizeWhenAppearing == sheet.view.bounds.size)
      stage.perform { screen.dismiss(animated: false) }
      stage.settle()
    }
  }

  @Test("a plain child disappears before it has moved away (F2.15.10)")
  func childLeaves() {
    let (stage, screen) = screenOnStage()
    let child = TellingController()
    stage.perform {
      screen.addChild(child)
      screen.view.addSubview(child.view)
      child.didMove(toParent: screen)
    }
    stage.settle()
    child.told = []
    stage.perform {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    stage.settle()
    #expect(
      child.told == [
        "will move", "will disappear, moving true", "did disappear, moving true", "did move",
      ])
  }

  @Test("a screen whose view is added without addChild appears and disappears (F2.15.11)")
  func stranger() {
    let (stage, screen) = screenOnStage()
    let other = TellingController()
    stage.perform { screen.view.addSubview(other.view) }
    stage.settle()
    #expect(other.told == ["will appear", "did appear"])
    stage.perform { other.view.removeFromSuperview() }
    stage.settle()
    #expect(
      other.told.suffix(2) == ["will disappear, moving false", "did disappear, moving false"])
    #expect(stage.violations.isEmpty)
  }
}

private final class SizeReader: UIViewController {
  var sizeWhenAppearing = CGSize.zero

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    sizeWhenAppearing = view.bounds.size
  }
}

private final class TellingController: UIViewController {
  var told: [String] = []

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    told.append("will move")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    told.append("did move")
  }
  override func viewWillAppear(_ animated: Bool) { told.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { told.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) {
    told.append("will disappear, moving \(isMovingFromParent)")
  }
  override func viewDidDisappear(_ animated: Bool) {
    told.append("did disappear, moving \(isMovingFromParent)")
  }
}
