import QuartzCore

/// The running application.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  private var ignoring = 0

  /// The application of the stage that is being used.
  public class var shared: UIApplication { SceneEnvironment.current.application }

  /// Whether touches reach nobody: while a transition without interaction runs (F2.7.5).
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  open func beginIgnoringInteractionEvents() { ignoring += 1 }

  open func endIgnoringInteractionEvents() { ignoring = max(ignoring - 1, 0) }

  /// Hands an event to the windows that its touches are in, backmost first.
  open func sendEvent(_ event: UIEvent) {
    for window in windows where event.touches(for: window) != nil { window.sendEvent(event) }
  }

  /// Calls a method of a target, or, without one, of the first responder from the sender upwards
  /// that has the method.
  /// - Returns: Whether there was anybody to call.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target {
      action.send(to: target as AnyObject, sender: sender, event: event)
      return true
    }
    var responder = SceneEnvironment.current.focus.responder ?? sender as? UIResponder
    while let current = responder, !current.canPerformAction(action, withSender: sender) {
      responder = current.next
    }
    if let responder { action.send(to: responder, sender: sender, event: event) }
    return responder != nil
  }

  open var windows: [UIWindow] { SceneEnvironment.current.windows }

  /// Deprecated since iOS 13, and much used.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Life cycle, scenes and the status bar

  /// Whether the application is at the front. A stage on which nothing was launched is active.
  open var applicationState: State { SceneEnvironment.current.lifeCycle.state }

  /// The application's delegate; nil where nothing was launched.
  open var delegate: (any UIApplicationDelegate)? {
    get { SceneEnvironment.current.lifeCycle.delegate }
    set { SceneEnvironment.current.lifeCycle.delegate = newValue }
  }

  /// The one scene of the stage.
  open var connectedScenes: Set<UIScene> { [SceneEnvironment.current.lifeCycle.scene] }

  open var openSessions: Set<UISceneSession> { [SceneEnvironment.current.lifeCycle.session] }
  open var supportsMultipleScenes: Bool { false }

  /// Nobody answers addresses here: noted with the address.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    Unsupported.report("UIApplication.open(\(url.absoluteString))")
    if let completion { RenderServer.current.enqueueForNextTurn { completion(false) } }
  }

  /// False always: nobody answers addresses here.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// In points of the screen; empty while the bar is hidden.
  open var statusBarFrame: CGRect { statusBar.statusBarFrame }

  open var isStatusBarHidden: Bool {
    get { statusBar.isStatusBarHidden }
    set { setStatusBarHidden(newValue, with: .none) }
  }

  open var statusBarStyle: UIStatusBarStyle {
    get { statusBar.statusBarStyle }
    set { setStatusBarStyle(newValue, animated: false) }
  }

  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    let changed = SceneEnvironment.current.changeApplicationBar(animation: animation) {
      $0.isHidden = hidden
    }
    if !changed { Unsupported.report("UIApplication.isStatusBarHidden: controllers decide") }
  }

  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    let changed = SceneEnvironment.current.changeApplicationBar(
      animation: animated ? .fade : .none
    ) { $0.style = statusBarStyle }
    if !changed { Unsupported.report("UIApplication.statusBarStyle: controllers decide") }
  }

  open var statusBarOrientation: UIInterfaceOrientation {
    SceneEnvironment.current.interfaceOrientation
  }

  /// Seconds that a turn of the device takes (F4.1, C).
  open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

  /// Which way the application's language runs.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    SceneEnvironment.current.traits.own.layoutDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// How large text is wished for, on this stage.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    SceneEnvironment.current.traits.own.preferredContentSizeCategory
  }

  /// The system's spinner in the status bar of former days; kept, shown by nobody.
  open var isNetworkActivityIndicatorVisible: Bool {
    get { SceneEnvironment.current.system.device.showsNetworkActivity }
    set { SceneEnvironment.current.system.device.showsNetworkActivity = newValue }
  }

  /// Screens do not fall asleep here.
  open var isIdleTimerDisabled: Bool {
    get { SceneEnvironment.current.system.device.staysAwake }
    set { SceneEnvironment.current.system.device.staysAwake = newValue }
  }

  // MARK: What there is no system for

  /// Which way screens may be turned, where nobody else says: all ways.
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }

  /// Nothing goes on in the background here: a number, and nothing else.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  open func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
  @available(swift, obsoleted: 5, message: "use UNUserNotificationCenter")
  open func registerUserNotificationSettings(_ settings: UIUserNotificationSettings) {}
  @available(swift, obsoleted: 5, message: "use UNUserNotificationCenter")
  open func scheduleLocalNotification(_ notification: UILocalNotification) {}
  @available(swift, obsoleted: 5, message: "use UNUserNotificationCenter")
  open func cancelAllLocalNotifications() {}
  /// Nothing is opened here.
  @discardableResult @available(swift, obsoleted: 5, renamed: "open(_:options:completionHandler:)")
  open func openURL(_ url: URL) -> Bool {
    Unsupported.report("UIApplication.openURL")
    return false
  }
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Nobody sends notifications here.
  open func registerForRemoteNotifications() {}
  open func unregisterForRemoteNotifications() {}
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Kept: there is no icon.
  open var applicationIconBadgeNumber: Int {
    get { SceneEnvironment.current.system.device.badge }
    set { SceneEnvironment.current.system.device.badge = newValue }
  }
  open var supportsAlternateIcons: Bool { false }
  open var alternateIconName: String? { nil }
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  open var isProtectedDataAvailable: Bool { true }
  open var applicationSupportsShakeToEdit: Bool {
    get { false }
    set {}
  }
}

/// Names a piece of work in the background.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
