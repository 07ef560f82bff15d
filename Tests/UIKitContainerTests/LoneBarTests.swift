import Rehearsal
import Testing

@testable import UIKit

/// Bars that an application puts on its own screens, by constraints that leave their height to them
/// (documented: bars have an intrinsic height).
@MainActor @Suite("Bars without a container")
final class LoneBarTests: NSObject, UINavigationBarDelegate, UIToolbarDelegate {
  private let stage = Stage()
  private let screen = UIViewController()
  private let top = UINavigationBar()
  private let bottom = UIToolbar()
  private let list = UITableView()
  private var asked: [String] = []

  override init() { super.init() }

  func position(for bar: any UIBarPositioning) -> UIBarPosition {
    asked.append("\(type(of: bar))")
    return bar is UINavigationBar ? .topAttached : .any
  }

  private func lay() {
    let bars: [UIView] = [top, list, bottom]
    stage.perform {
      for view in bars {
        view.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(view)
        view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor).isActive = true
        view.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor).isActive = true
      }
      let safe = screen.view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        top.topAnchor.constraint(equalTo: safe.topAnchor),
        list.topAnchor.constraint(equalTo: top.bottomAnchor),
        bottom.topAnchor.constraint(equalTo: list.bottomAnchor),
        bottom.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      ])
      stage.window.rootViewController = screen
    }
    stage.settle()
  }

  @Test("are as high as their rows, so that what lies between has the rest")
  func heights() {
    lay()
    #expect(top.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(bottom.frame == CGRect(x: 0, y: 769, width: 393, height: 49))
    #expect(list.frame == CGRect(x: 0, y: 103, width: 393, height: 666))
    #expect(UITabBar().intrinsicContentSize.height == 49)
    #expect(stage.violations.isEmpty)
  }

  @Test(
    "reach to the edge of the screen behind where they are attached to it, which the delegate says")
  func backgrounds() {
    func background(_ bar: UIView) -> CGRect? {
      bar.subviews.lazy.compactMap { $0 as? BarBackground }.first?.frame
    }
    lay()
    #expect(background(top) == CGRect(x: 0, y: 0, width: 393, height: 44))
    #expect(background(bottom) == CGRect(x: 0, y: 0, width: 393, height: 83))
    #expect(top.barPosition == .top && bottom.barPosition == .bottom)
    stage.perform { (top.delegate, bottom.delegate) = (self, self) }
    stage.perform { top.setNeedsLayout() }
    stage.settle()
    #expect(background(top) == CGRect(x: 0, y: -59, width: 393, height: 103))
    #expect(top.barPosition == .topAttached && bottom.barPosition == .bottom)
    #expect(Set(asked) == ["UINavigationBar", "UIToolbar"])
  }

  @Test("have buttons that fingers find")
  func buttons() {
    let item = UINavigationItem(title: "Reminders")
    item.rightBarButtonItem = UIBarButtonItem(
      title: "Clear", primaryAction: UIAction { [unowned self] _ in asked.append("cleared") })
    lay()
    stage.perform { top.items = [item] }
    stage.settle()
    let found = stage.touchables().first { $0.description == "tap \"Clear\"" }
    #expect(found?.kind == .barItem)
  }

  /// Both say `init()` themselves in UIKit, so that subclasses override it.
  private final class Spinner: UIRefreshControl {
    override init() {
      super.init()
      tintColor = .clear
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Item: UIBarButtonItem {
    override init() {
      super.init()
      title = "Own"
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("items and refresh controls are made by an initialiser that subclasses override")
  func initialisers() {
    #expect(Item().title == "Own" && Item().systemItem == nil)
    #expect(Spinner().tintColor == .clear && Spinner().frame.height == 60)
  }
}
