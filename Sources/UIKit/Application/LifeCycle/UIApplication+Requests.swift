import QuartzCore

// What an application asks of a system that is not here.
extension UIApplication {
  /// The menu over the application's icon; kept, there is no icon.
  public final var shortcutItems: [UIApplicationShortcutItem]? {
    get { kept("shortcutItems", nil) }
    set { keep("shortcutItems", newValue) }
  }
  /// Buttons of headphones: nobody presses them.
  public final func beginReceivingRemoteControlEvents() {}
  public final func endReceivingRemoteControlEvents() {}
  /// A stage has one scene: another one is noted, and its error told.
  public final func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) { refuse("requestSceneSessionActivation", errorHandler) }
  public final func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { refuse("requestSceneSessionDestruction", errorHandler) }
  public final func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  private func refuse(_ what: String, _ errorHandler: ((any Error) -> Void)?) {
    Unsupported.report("UIApplication.\(what) · a stage has one scene")
    guard let errorHandler else { return }
    SceneEnvironment.current.server.enqueueForNextTurn {
      errorHandler(CocoaError(.featureUnsupported))
    }
  }

  /// States are kept for the next start nowhere here.
  public final func extendStateRestoration() {}
  public final func completeStateRestoration() {}
  public final func ignoreSnapshotOnNextApplicationLaunch() {}
  public static func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {}
  /// Notifications of before 2016: nobody shows them.
  public final func presentLocalNotificationNow(_ notification: UILocalNotification) {}
  public final func cancelLocalNotification(_ notification: UILocalNotification) {}
  public final var scheduledLocalNotifications: [UILocalNotification]? {
    get { kept("localNotifications", []) }
    set { keep("localNotifications", newValue) }
  }
  public final var currentUserNotificationSettings: UIUserNotificationSettings? { nil }
  /// Of the days before iOS 9: nobody is kept awake by it.
  public final func setKeepAliveTimeout(_ timeout: TimeInterval, handler: (() -> Void)? = nil)
    -> Bool
  {
    false
  }
  public final func clearKeepAliveTimeout() {}
  /// Of the days before iOS 9.
  public final func setStatusBarHidden(_ hidden: Bool, animated: Bool) {
    setStatusBarHidden(hidden, with: animated ? .fade : .none)
  }
  /// The stage decides how it is held.
  public final func setStatusBarOrientation(
    _ interfaceOrientation: UIInterfaceOrientation, animated: Bool
  ) { Unsupported.report("UIApplication.setStatusBarOrientation · Stage.resize turns the screen") }
}

/// Something whose state is kept for the next start: none is, here.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  var restorationParent: (any UIStateRestoring)? { get }
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  func encodeRestorableState(with coder: NSCoder)
  func decodeRestorableState(with coder: NSCoder)
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  public var restorationParent: (any UIStateRestoring)? { nil }
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}

extension UIViewController: UIStateRestoring {}

/// Finds an object again at the next start: nobody asks.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}

/// Makes a controller again at the next start: nobody asks.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// Names what a list shows, for the next start: nobody asks.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation: NSObjectProtocol {
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
