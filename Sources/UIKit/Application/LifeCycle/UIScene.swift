import QuartzCore

/// One instance of the application's user interface. A stage has one, a `UIWindowScene`.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene is at the front. Raw values are UIKit's.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// What came with the wish for a scene. Always empty here.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var sourceApplication: String? { nil }
    open var handoffUserActivityType: String? { nil }
    open var userActivities: Set<NSUserActivity> { [] }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    open var notificationResponse: AnyObject? { nil }
    open var cloudKitShareMetadata: AnyObject? { nil }
    package override init() { super.init() }
  }

  open private(set) var session: UISceneSession
  /// Kept alive by the scene.
  open var delegate: (any UISceneDelegate)?
  open package(set) var activationState = ActivationState.foregroundActive
  /// What the system shows of the scene where it lists several.
  open var title: String! = ""
  open var subtitle = ""
  /// Which things a scene answers; kept, there is one scene.
  open var activationConditions = UISceneActivationConditions()
  /// Whether the pointer stays where it is: there is none.
  open var pointerLockState: UIPointerLockState? { nil }
  /// States are kept for the next start nowhere here.
  open func extendStateRestoration() {}
  open func completeStateRestoration() {}

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// Nobody answers addresses here: noted with the address.
  open func open(
    _ url: URL, options: OpenExternalURLOptions? = nil,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  public nonisolated static let willConnectNotification = name("WillConnect")
  public nonisolated static let didDisconnectNotification = name("DidDisconnect")
  public nonisolated static let didActivateNotification = name("DidActivate")
  public nonisolated static let willDeactivateNotification = name("WillDeactivate")
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")

  private nonisolated static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIScene\(event)Notification")
  }
}

/// An address that a scene is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  open private(set) var url: URL
  open private(set) var options = UIScene.OpenURLOptions()

  package init(url: URL) { self.url = url }
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// All windows, backmost first.
  open var windows: [UIWindow] { SceneEnvironment.current.windows }
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  open var screen: UIScreen { SceneEnvironment.current.screen }
  open var coordinateSpace: any UICoordinateSpace { screen }
  open var traitCollection: UITraitCollection { SceneEnvironment.current.traits.own }
  open var interfaceOrientation: UIInterfaceOrientation {
    SceneEnvironment.current.interfaceOrientation
  }
  /// The smallest and the largest size of a window that can be drawn larger: nil, this one cannot.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// Where the scene is, and which way it is held.
  open var effectiveGeometry: Geometry { Geometry(of: self) }
  open var isFullScreen: Bool { true }
  open var focusSystem: UIFocusSystem? { nil }
  /// Makes documents of screenshots: nobody takes any.
  open private(set) lazy var screenshotService: UIScreenshotService? = UIScreenshotService(self)
  open weak var activityItemsConfigurationSource: AnyObject?
  open var statusBarManager: UIStatusBarManager? { statusBar }
  private let statusBar = UIStatusBarManager()
}

/// What the status bar shows, and where.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  open var isStatusBarHidden: Bool { SceneEnvironment.current.system.statusBar.isHidden }
  open var statusBarStyle: UIStatusBarStyle { SceneEnvironment.current.system.statusBar.style }
  /// In points of the screen; empty while the bar is hidden.
  open var statusBarFrame: CGRect {
    let screen = SceneEnvironment.current.screen
    let size = CGSize(width: screen.bounds.width, height: screen.safeArea.top)
    return isStatusBarHidden || size.height <= 0 ? .zero : CGRect(origin: .zero, size: size)
  }
}

extension SceneEnvironment {
  /// A screen wider than it is high lies on its side; which of the two, nothing here knows.
  package var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
}
