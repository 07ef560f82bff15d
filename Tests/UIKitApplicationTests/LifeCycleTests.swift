import Foundation
import Rehearsal
import TestSupport
import Testing
import UIKit

/// What an application, its scene and its observers hear, and in which order.
@MainActor @Suite(.serialized) struct LifeCycleTests {
  fileprivate static var log: [String] = []

  private static let notifications: [Notification.Name] = [
    UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
    UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
    UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
    UIScene.didActivateNotification,
  ]

  private func calls(_ body: (Stage) -> Void) -> (Stage, String) {
    Self.log = []
    let tokens = Self.notifications.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let line = "  " + note.name.rawValue
        MainActor.assumeIsolated { Self.log.append(line) }
      }
    }
    let stage = Stage()
    body(stage)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    return (stage, Self.log.joined(separator: "\n") + "\n")
  }

  @Test("an application without scenes is told of launch, background, return and end")
  func plain() throws {
    let (stage, text) = calls { stage in
      stage.launch(PlainDelegate.self)
      stage.enterBackground()
      stage.becomeActive()
      stage.terminate()
    }
    try expectGolden(text, "life-cycle-plain")
    #expect(stage.window.rootViewController is UINavigationController)
    #expect(stage.violations.isEmpty, "\(stage.violations)")
    let window = stage.perform { UIApplication.shared.delegate?.window??.rootViewController }
    #expect(window === stage.window.rootViewController)
  }

  @Test(
    "a finger that is down when the application leaves the front is taken away, and what it does then is nothing"
  )
  func fingers() throws {
    let stage = Stage()
    let view = FingerLog(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.perform {
      stage.window.rootViewController = UIViewController()
      stage.window.rootViewController?.view.addSubview(view)
    }
    try stage.play(
      RehearsalScript(
        parsing: """
          press 100,100
          wait 0.1 s
          background
          foreground
          move by 40,0 over 0.1 s
          release
          tap 100,100
          settle
          """))
    #expect(view.log == ["began", "cancelled", "began", "ended"])
  }

  @Test("with a scene delegate the scene is told instead, and observers all the same")
  func scenes() throws {
    let (stage, text) = calls { stage in
      stage.launch(SceneAppDelegate.self)
      stage.resignActive()
      stage.becomeActive()
    }
    try expectGolden(text, "life-cycle-scene")
    let scene = stage.perform { UIApplication.shared.connectedScenes.first as? UIWindowScene }
    #expect(scene?.activationState == .foregroundActive && scene?.keyWindow === stage.window)
    #expect(scene?.delegate is LoggingSceneDelegate)
    #expect(stage.window.windowScene === scene)
  }

  @Test("an application that shows no window is a violation, and the stage keeps its own")
  func windowless() {
    let (stage, _) = calls { $0.launch(WindowlessDelegate.self) }
    #expect(stage.violations.map(\.rule) == ["launch"])
    stage.perform { stage.window.rootViewController = UIViewController() }
    #expect(stage.window.isKeyWindow && !stage.window.isHidden)
  }

  @Test("windows lie by level, and one that nobody keeps is gone")
  func levels() {
    let stage = Stage()
    stage.perform { stage.window.rootViewController = UIViewController() }
    var alert: UIWindow? = UIWindow()
    stage.perform {
      alert?.windowLevel = .alert
      alert?.isHidden = false
      UIWindow().isHidden = false
    }
    let normal = UIWindow()
    stage.perform { normal.makeKeyAndVisible() }
    let order = stage.perform { UIApplication.shared.windows.map(ObjectIdentifier.init) }
    #expect(order == [stage.window, normal, alert].compactMap { $0 }.map(ObjectIdentifier.init))
    #expect(normal.isKeyWindow && !stage.window.isKeyWindow)
    alert = nil
    #expect(stage.perform { UIApplication.shared.windows.count } == 2)
  }

  @Test("storyboards and segues are what was provided, and a violation without")
  func storyboards() throws {
    let stage = Stage()
    stage.provide("Detail") { UITableViewController(style: .plain) }
    stage.provide(segue: "open") {
      UIStoryboardSegue(identifier: "open", source: $0, destination: UIViewController())
    }
    let source = SegueSource()
    stage.perform { stage.window.rootViewController = source }
    stage.perform {
      let board = UIStoryboard(name: "Main", bundle: nil)
      #expect(board.instantiateViewController(withIdentifier: "Detail") is UITableViewController)
      _ = board.instantiateViewController(withIdentifier: "Nobody")
      source.performSegue(withIdentifier: "open", sender: 7)
    }
    stage.settle()
    #expect(source.heard == "open 7" && source.presentedViewController != nil)
    #expect(stage.violations.map(\.rule) == ["storyboard"])
  }

  @Test("haptics and announcements are kept with their times")
  func records() {
    let stage = Stage()
    stage.advance(to: 0.5)
    stage.perform {
      UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
      UISelectionFeedbackGenerator().selectionChanged()
      UINotificationFeedbackGenerator().notificationOccurred(.warning)
      UIAccessibility.post(notification: .announcement, argument: "Saved")
    }
    #expect(
      stage.haptics.map(\.kind) == ["impact.heavy", "selection", "notification.warning"])
    #expect(stage.haptics[0].intensity == 0.5 && stage.haptics[0].time == 0.5)
    #expect(stage.accessibilityPosts == ["announcement: Saved"])
  }

  @Test("keys of a keyboard reach commands up the chain from the frontmost screen")
  func keys() {
    let stage = Stage()
    let root = KeyedScreen()
    stage.perform { stage.window.rootViewController = root }
    #expect(stage.press("n", modifiers: .command) && root.pressed == 1)
    #expect(!stage.press("x") && root.pressed == 1)
  }
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    LifeCycleTests.log.append("didFinishLaunching \(application.applicationState)")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: UIViewController())
    window?.makeKeyAndVisible()
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { note("didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { note("willResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) { note("didEnterBackground") }
  func applicationWillEnterForeground(_ application: UIApplication) {
    note("willEnterForeground")
  }
  func applicationWillTerminate(_ application: UIApplication) { note("willTerminate") }

  private func note(_ what: String) {
    LifeCycleTests.log.append("\(what) \(UIApplication.shared.applicationState)")
  }
}

private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = LoggingSceneDelegate.self
    return configuration
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    LifeCycleTests.log.append("never with scenes")
  }
}

private final class LoggingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    note("willConnect", scene)
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  func sceneDidBecomeActive(_ scene: UIScene) { note("didBecomeActive", scene) }
  func sceneWillResignActive(_ scene: UIScene) { note("willResignActive", scene) }
  func sceneWillEnterForeground(_ scene: UIScene) { note("willEnterForeground", scene) }

  private func note(_ what: String, _ scene: UIScene) {
    LifeCycleTests.log.append("scene \(what) \(scene.activationState)")
  }
}

private final class WindowlessDelegate: UIResponder, UIApplicationDelegate {}

private final class SegueSource: UIViewController {
  var heard = ""

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    heard = "\(segue.identifier ?? "") \(sender ?? "")"
  }
}

private final class KeyedScreen: UIViewController {
  var pressed = 0

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        input: "n", modifierFlags: .command, action: Selector("new", KeyedScreen.new))
    ]
  }

  func new() { pressed += 1 }
}

private final class FingerLog: UIView {
  private(set) var log: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("cancelled")
  }
}
