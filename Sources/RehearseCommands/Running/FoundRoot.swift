import Foundation
import Rehearsal
import TransitionGallery
import UIKit

/// Something found in somebody's files that is put onto a stage: where the program that `rehearse
/// run` makes of the files begins.
@MainActor
public struct FoundRoot {
  let root: ExplorationRoot
  /// How its screens are made in an environment that is there already.
  let make: @MainActor () -> UIViewController
  /// Whether it is an application, which puts its screens into a window itself.
  var isApplication = false

  /// An application, or the delegate of its scene alone.
  public init(
    _ name: String, application delegate: (any UIApplicationDelegate.Type)?,
    scene: (any UISceneDelegate.Type)?
  ) {
    root = ExplorationRoot(name, application: delegate, scene: scene)
    make = { ExplorationRoot.rootOfApplication(delegate, scene: scene) }
    isApplication = true
  }

  /// A screen, in a navigation controller where its code takes one for granted.
  /// - Parameter calls: Methods that open something, which say whether a controller is the one
  ///   that has them.
  public init(
    _ name: String, rank: Int, in stack: (@MainActor (UIViewController) -> UIViewController)?,
    screen: @escaping @MainActor () -> UIViewController,
    calls: [(String, @MainActor (UIViewController) -> Bool)]
  ) {
    make = {
      let screen = screen()
      return stack?(screen) ?? screen
    }
    var root = ExplorationRoot(name, screen: make)
    root.rank = rank
    root.calls = calls.map { call in
      .init(call.0) { top in
        for screen in top.family where call.1(screen) { return }
      }
    }
    self.root = root
  }

  /// A part of a transition, on screens of ours.
  public init(_ item: FoundItem, rank: Int) {
    let item = item.item
    make = {
      let root = item.makeRoot()
      item.prepare(root)
      return root
    }
    var root = ExplorationRoot(item.title) { stage in
      let root = item.makeRoot()
      stage.window.rootViewController = root
      item.prepare(root)
    }
    root.rank = rank
    root.isTouched = false
    root.calls = [.init("show it on screens of ours", perform: { item.acts[0].perform($0) })]
    self.root = root
  }

  /// A picture for screens that are given one.
  public static let picture = UIGraphicsImageRenderer(size: CGSize(width: 600, height: 800)).image {
    context in
    for row in 0..<8 {
      UIColor(hue: 0.52 + 0.02 * Double(row), saturation: 0.55, brightness: 0.95, alpha: 1)
        .setFill()
      context.fill(CGRect(x: 0, y: 100 * row, width: 600, height: 100))
    }
    UIColor.systemYellow.setFill()
    context.cgContext.fillEllipse(in: CGRect(x: 380, y: 90, width: 130, height: 130))
    UIColor.systemGreen.setFill()
    context.cgContext.fillEllipse(in: CGRect(x: -150, y: 560, width: 900, height: 500))
  }

  /// Does what the command line says with what was found, and ends the process.
  /// - Parameter wanted: The classes of the files that take part in transitions.
  public static func main(_ roots: [FoundRoot], wanted: [String]) -> Never {
    FoundMain(roots: roots, wanted: Set(wanted)).run()
  }
}

extension UIViewController {
  /// This one and everything in it and over it, outermost first.
  fileprivate var family: [UIViewController] {
    [self] + children.flatMap(\.family) + (presentedViewController?.family ?? [])
  }
}

extension ExplorationRoot {
  /// An application's outermost screen, taken out of its window, for a stage that has one of its
  /// own.
  @MainActor
  fileprivate static func rootOfApplication(
    _ delegate: (any UIApplicationDelegate.Type)?, scene: (any UISceneDelegate.Type)?
  ) -> UIViewController {
    let environment = SceneEnvironment.current
    let former = environment.windows
    environment.lifeCycle.launch(
      delegate ?? NoDelegate.self, sceneClass: (scene as Any?) as? AnyClass, options: nil)
    guard let window = environment.windows.last(where: { one in !former.contains { $0 === one } }),
      let root = window.rootViewController
    else { return UIViewController() }
    window.rootViewController = nil
    window.isHidden = true
    former.last?.makeKeyAndVisible()
    return root
  }

  private final class NoDelegate: UIResponder, UIApplicationDelegate {}
}
