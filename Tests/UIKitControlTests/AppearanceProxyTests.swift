import Rehearsal
import Testing
import UIKit

/// Looks that are said once for all views of a class.
@MainActor @Suite("Appearance proxies")
struct AppearanceProxyTests {
  @Test
  func `a proxy's looks go over to views that come into a window, unless they have their own`() {
    let stage = Stage(device: .iPhoneSE)
    let (plain, own) = (UILabel(), UILabel())
    stage.perform {
      UILabel.appearance().textColor = .red
      own.textColor = .blue
      let controller = UIViewController()
      controller.view.addSubview(plain)
      controller.view.addSubview(own)
      stage.window.rootViewController = controller
    }
    #expect(plain.textColor == .red && own.textColor == .blue)
  }

  @Test func `the looks of a navigation bar, and of labels in a cell only`() {
    let stage = Stage(device: .iPhoneSE)
    let (inside, outside) = (UILabel(), UILabel())
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let stack = UINavigationController(rootViewController: UIViewController())
    stage.perform {
      UINavigationBar.appearance().tintColor = .red
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = .green
      UINavigationBar.appearance().standardAppearance = appearance
      UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).numberOfLines = 3
      cell.contentView.addSubview(inside)
      stack.topViewController?.view.addSubview(cell)
      stack.topViewController?.view.addSubview(outside)
      stage.window.rootViewController = stack
    }
    #expect(stack.navigationBar.tintColor == .red)
    #expect(stack.navigationBar.standardAppearance.backgroundColor == .green)
    #expect(inside.numberOfLines == 3 && outside.numberOfLines == 1)
  }

  @Test func `another stage knows nothing of it`() {
    let first = Stage(device: .iPhoneSE)
    first.perform { UISwitch.appearance().onTintColor = .red }
    let second = Stage(device: .iPhoneSE)
    let control = UISwitch()
    second.perform {
      let controller = UIViewController()
      controller.view.addSubview(control)
      second.window.rootViewController = controller
    }
    #expect(control.onTintColor == nil)
  }
}
