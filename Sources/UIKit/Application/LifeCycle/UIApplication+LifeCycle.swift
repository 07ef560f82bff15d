import QuartzCore

extension UIApplication {
  /// Whether the application is at the front. A stage on which nothing was launched is active.
  public var applicationState: State { SceneEnvironment.current.lifeCycle.state }

  /// The application's delegate; nil where nothing was launched.
  public var delegate: (any UIApplicationDelegate)? {
    get { SceneEnvironment.current.lifeCycle.delegate }
    set { SceneEnvironment.current.lifeCycle.delegate = newValue }
  }

  /// The one scene of the stage.
  public var connectedScenes: Set<UIScene> { [SceneEnvironment.current.lifeCycle.scene] }
  public var openSessions: Set<UISceneSession> { [SceneEnvironment.current.lifeCycle.session] }
  public var supportsMultipleScenes: Bool { false }

  /// Nobody answers addresses here: noted with the address.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    Unsupported.report("UIApplication.open(\(url.absoluteString))")
    if let completion { SceneEnvironment.current.server.enqueueForNextTurn { completion(false) } }
  }

  /// False always: nobody answers addresses here.
  public func canOpenURL(_ url: URL) -> Bool { false }

  // MARK: The status bar, in the words of before iOS 13

  /// In points of the screen; empty while the bar is hidden.
  public var statusBarFrame: CGRect { statusBar.statusBarFrame }
  public var isStatusBarHidden: Bool {
    get { statusBar.isStatusBarHidden }
    set { Unsupported.report("UIApplication.isStatusBarHidden: controllers decide") }
  }
  public var statusBarStyle: UIStatusBarStyle {
    get { statusBar.statusBarStyle }
    set { Unsupported.report("UIApplication.statusBarStyle: controllers decide") }
  }
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  public var statusBarOrientation: UIInterfaceOrientation {
    SceneEnvironment.current.interfaceOrientation
  }
  /// Seconds that a turn of the device takes (F4.1, C).
  public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

  private var statusBar: UIStatusBarManager { UIStatusBarManager() }

  // MARK: Odds and ends that make no picture

  /// Which way the application's language runs.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    SceneEnvironment.current.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// How large text is wished for, on this stage.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    SceneEnvironment.current.traits.preferredContentSizeCategory
  }
  /// The system's spinner in the status bar of former days; kept, shown by nobody.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { SceneEnvironment.current.device.showsNetworkActivity }
    set { SceneEnvironment.current.device.showsNetworkActivity = newValue }
  }
  /// Screens do not fall asleep here.
  public var isIdleTimerDisabled: Bool {
    get { SceneEnvironment.current.device.staysAwake }
    set { SceneEnvironment.current.device.staysAwake = newValue }
  }
}

extension UIApplication {
  /// Runs an application's class until it ends. Set by a host with a screen.
  package static var host: ((any UIApplicationDelegate.Type) -> Int32)?

  /// Hands the program to the host; without one, says how to get one and leaves.
  static func run(_ delegate: any UIApplicationDelegate.Type) {
    guard let host else {
      Unsupported.report("starting \(delegate) by itself · stage.launch(\(delegate).self) does")
      return
    }
    exit(host(delegate))
  }
}

/// Starts an application from a `main.swift`.
/// - Parameter delegateClassName: What `NSStringFromClass` says of the delegate's class.
/// - Returns: The exit code; 1 where nothing could be started.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  let found = delegateClassName.flatMap(NSClassFromString) as? any UIApplicationDelegate.Type
  guard let found else {
    Unsupported.report("UIApplicationMain of the class \(delegateClassName ?? "nil")")
    return 1
  }
  UIApplication.run(found)
  return 1
}
