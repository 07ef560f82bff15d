import QuartzCore

/// Where the application stands between its launch and its end, and who is told of each step.
///
/// Delegates hear before observers do (documented by Apple for each of the methods). With a scene
/// delegate the scene is told in place of the application's delegate; the application's
/// notifications are posted all the same.
@MainActor
package final class LifeCycle {
  package private(set) var state = UIApplication.State.active
  package var delegate: (any UIApplicationDelegate)?
  package let session = UISceneSession()
  /// The window that a storyboard came into, whoever else keeps it.
  private var window: UIWindow?
  package private(set) lazy var scene = UIWindowScene(
    session: session, connectionOptions: UIScene.ConnectionOptions())
  /// The status bar of an application whose property list says that its controllers do not decide about it.
  var applicationBar: StatusBarState?

  init() {}

  /// Starts an application: both halves of the launch, then its scene if it has one, then to the
  /// front.
  /// - Parameter sceneClass: What an application's property list would name; nil leaves it to
  ///   `application(_:configurationForConnecting:options:)`.
  package func launch(
    _ delegateClass: any UIApplicationDelegate.Type, sceneClass: AnyClass?,
    options: [UIApplication.LaunchOptionsKey: Any]?
  ) {
    let manifest = LaunchManifest.main
    manifest.registerFonts()
    if !manifest.controllersHaveStatusBar {
      applicationBar = StatusBarState(
        isHidden: manifest.hidesStatusBar, style: manifest.statusBarStyle)
    }
    guard let delegate = NSObject.make(delegateClass) as? any UIApplicationDelegate else {
      return Violation.record(.application(.delegateClass("\(delegateClass)")))
    }
    let application = UIApplication.shared
    self.delegate = delegate
    state = .inactive
    scene.activationState = .unattached
    let window = makeWindow(for: delegate)
    _ = delegate.application(application, willFinishLaunchingWithOptions: options)
    _ = delegate.application(application, didFinishLaunchingWithOptions: options)
    post(UIApplication.didFinishLaunchingNotification)
    // The delegate may have put another window in its place.
    if let window, delegate.window === window || delegate.window == nil {
      window.makeKeyAndVisible()
    }
    connect(sceneClass)
    activate()
  }

  /// The window of the property list's storyboard, which an application without scenes finds in its
  /// delegate when it starts (documented); nil where there is none.
  private func makeWindow(for delegate: any UIApplicationDelegate) -> UIWindow? {
    let manifest = LaunchManifest.main
    guard manifest.scenes.isEmpty, let name = manifest.storyboard else { return nil }
    let window = window(of: UIStoryboard(name: name, bundle: nil), in: nil)
    delegate.window = window
    self.window = window
    return window
  }

  /// Leaves the front, or goes out of sight altogether.
  package func enterBackground() {
    resignActive()
    guard state != .background else { return }
    state = .background
    scene.activationState = .background
    if let sceneDelegate { sceneDelegate.sceneDidEnterBackground(scene) }
    if sceneDelegate == nil { delegate?.applicationDidEnterBackground(.shared) }
    post(UIScene.didEnterBackgroundNotification, by: scene)
    post(UIApplication.didEnterBackgroundNotification)
    RenderServer.current.endAnimations()
  }

  /// Comes back to the front, from wherever it is.
  package func becomeActive() {
    guard state != .active else { return }
    if state == .background { enterForeground() }
    activate()
  }

  /// Loses the front, as to a call or a sheet of the system; fingers are the system's from then on.
  package func resignActive() {
    guard state == .active else { return }
    SceneEnvironment.current.touches.cancelAll()
    if let sceneDelegate { sceneDelegate.sceneWillResignActive(scene) }
    if sceneDelegate == nil { delegate?.applicationWillResignActive(.shared) }
    post(UIScene.willDeactivateNotification, by: scene)
    post(UIApplication.willResignActiveNotification)
    state = .inactive
    scene.activationState = .foregroundInactive
  }

  /// Ends the application; it leaves the front first.
  package func terminate() {
    enterBackground()
    sceneDelegate?.sceneDidDisconnect(scene)
    delegate?.applicationWillTerminate(.shared)
    post(UIApplication.willTerminateNotification)
  }

  /// Tells everybody that memory is short: the delegate, observers, and controllers on show.
  package func warnOfMemory() {
    delegate?.applicationDidReceiveMemoryWarning(.shared)
    post(UIApplication.didReceiveMemoryWarningNotification)
    for window in SceneEnvironment.current.windows {
      window.rootViewController?.hearOfMemoryWarning()
    }
  }

  private var sceneDelegate: (any UISceneDelegate)? { scene.delegate }

  private func connect(_ sceneClass: AnyClass?) {
    let options = UIScene.ConnectionOptions()
    session.configuration.delegateClass = sceneClass
    if let delegate {
      session.configuration = delegate.application(
        .shared, configurationForConnecting: session, options: options)
    }
    let storyboard = session.configuration.storyboard
    guard let made = session.configuration.delegateClass ?? sceneClass else {
      if let storyboard {
        window = window(of: storyboard, in: scene)
        window?.makeKeyAndVisible()
      }
      return
    }
    guard let delegate = NSObject.make(made) as? any UISceneDelegate else {
      return Violation.record(.application(.sceneDelegateClass("\(made)")))
    }
    scene.delegate = delegate
    let own = storyboard.map { window(of: $0, in: scene) }
    if let own, let holder = delegate as? any UIWindowSceneDelegate { holder.window = own }
    delegate.scene(scene, willConnectTo: session, options: options)
    if let own, SceneEnvironment.current.windows.isEmpty { show(own, of: delegate) }
    post(UIScene.willConnectNotification, by: scene)
    enterForeground()
  }

  /// Shows a storyboard's window, unless the delegate has put another one in its place.
  private func show(_ own: UIWindow, of delegate: any UISceneDelegate) {
    let kept = (delegate as? any UIWindowSceneDelegate)?.window as UIWindow?
    window = own
    (kept ?? own).makeKeyAndVisible()
  }

  private func enterForeground() {
    scene.activationState = .foregroundInactive
    if let sceneDelegate { sceneDelegate.sceneWillEnterForeground(scene) }
    if sceneDelegate == nil { delegate?.applicationWillEnterForeground(.shared) }
    post(UIScene.willEnterForegroundNotification, by: scene)
    post(UIApplication.willEnterForegroundNotification)
    state = .inactive
  }

  private func activate() {
    state = .active
    scene.activationState = .foregroundActive
    if let sceneDelegate { sceneDelegate.sceneDidBecomeActive(scene) }
    if sceneDelegate == nil { delegate?.applicationDidBecomeActive(.shared) }
    post(UIScene.didActivateNotification, by: scene)
    post(UIApplication.didBecomeActiveNotification)
  }

  private func post(_ name: Notification.Name, by object: AnyObject? = nil) {
    NotificationCenter.default.post(name: name, object: object ?? UIApplication.shared)
  }
}

extension UIViewController {
  fileprivate func hearOfMemoryWarning() {
    didReceiveMemoryWarning()
    for child in children { child.hearOfMemoryWarning() }
    presentation.presented?.hearOfMemoryWarning()
  }
}
