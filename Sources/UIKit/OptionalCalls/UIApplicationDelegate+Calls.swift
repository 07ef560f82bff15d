import QuartzCore

/// The optional methods of a delegate as values, for calls like `delegate.application?(…)`.
///
/// Nil never: a method that is not implemented answers as its default does.
extension UIApplicationDelegate {
  @_disfavoredOverload
  public var application: _ApplicationDelegateApplication? {
    _ApplicationDelegateApplication(target: self)
  }

  @_disfavoredOverload
  public var applicationDidFinishLaunching: _ApplicationDelegateApplicationDidFinishLaunching? {
    _ApplicationDelegateApplicationDidFinishLaunching(target: self)
  }

  @_disfavoredOverload
  public var applicationDidBecomeActive: _ApplicationDelegateApplicationDidBecomeActive? {
    _ApplicationDelegateApplicationDidBecomeActive(target: self)
  }

  @_disfavoredOverload
  public var applicationWillResignActive: _ApplicationDelegateApplicationWillResignActive? {
    _ApplicationDelegateApplicationWillResignActive(target: self)
  }

  @_disfavoredOverload
  public var applicationDidEnterBackground: _ApplicationDelegateApplicationDidEnterBackground? {
    _ApplicationDelegateApplicationDidEnterBackground(target: self)
  }

  @_disfavoredOverload
  public var applicationWillEnterForeground: _ApplicationDelegateApplicationWillEnterForeground? {
    _ApplicationDelegateApplicationWillEnterForeground(target: self)
  }

  @_disfavoredOverload
  public var applicationWillTerminate: _ApplicationDelegateApplicationWillTerminate? {
    _ApplicationDelegateApplicationWillTerminate(target: self)
  }

  @_disfavoredOverload
  public var applicationDidReceiveMemoryWarning:
    _ApplicationDelegateApplicationDidReceiveMemoryWarning?
  { _ApplicationDelegateApplicationDidReceiveMemoryWarning(target: self) }
}

/// `application` of a delegate, to be called.
@preconcurrency @MainActor
public struct _ApplicationDelegateApplication {
  let target: any UIApplicationDelegate

  @discardableResult
  public func callAsFunction(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    target.application(application, willFinishLaunchingWithOptions: launchOptions)
  }

  @discardableResult
  public func callAsFunction(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    target.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  @discardableResult
  public func callAsFunction(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    target.application(app, open: url, options: options)
  }

  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    target.application(application, supportedInterfaceOrientationsFor: window)
  }

  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    target.application(
      application, configurationForConnecting: connectingSceneSession, options: options)
  }

  public func callAsFunction(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    target.application(application, didDiscardSceneSessions: sceneSessions)
  }
}

/// `applicationDidFinishLaunching` of a delegate, to be called.
@preconcurrency @MainActor
public struct _ApplicationDelegateApplicationDidFinishLaunching {
  let target: any UIApplicationDelegate

  public func callAsFunction(_ application: UIApplication) {
    target.applicationDidFinishLaunching(application)
  }
}

/// `applicationDidBecomeActive` of a delegate, to be called.
@preconcurrency @MainActor
public struct _ApplicationDelegateApplicationDidBecomeActive {
  let target: any UIApplicationDelegate

  public func callAsFunction(_ application: UIApplication) {
    target.applicationDidBecomeActive(application)
  }
}

/// `applicationWillResignActive` of a delegate, to be called.
@preconcurrency @MainActor
public struct _ApplicationDelegateApplicationWillResignActive {
  let target: any UIApplicationDelegate

  public func callAsFunction(_ application: UIApplication) {
    target.applicationWillResignActive(application)
  }
}

/// `applicationDidEnterBackground` of a delegate, to be called.
@preconcurrency @MainActor
public struct _ApplicationDelegateApplicationDidEnterBackground {
  let target: any UIApplicationDelegate

  public func callAsFunction(_ application: UIApplication) {
    target.applicationDidEnterBackground(application)
  }
}

/// `applicationWillEnterForeground` of a delegate, to be called.
@preconcurrency @MainActor
public struct _ApplicationDelegateApplicationWillEnterForeground {
  let target: any UIApplicationDelegate

  public func callAsFunction(_ application: UIApplication) {
    target.applicationWillEnterForeground(application)
  }
}

/// `applicationWillTerminate` of a delegate, to be called.
@preconcurrency @MainActor
public struct _ApplicationDelegateApplicationWillTerminate {
  let target: any UIApplicationDelegate

  public func callAsFunction(_ application: UIApplication) {
    target.applicationWillTerminate(application)
  }
}

/// `applicationDidReceiveMemoryWarning` of a delegate, to be called.
@preconcurrency @MainActor
public struct _ApplicationDelegateApplicationDidReceiveMemoryWarning {
  let target: any UIApplicationDelegate

  public func callAsFunction(_ application: UIApplication) {
    target.applicationDidReceiveMemoryWarning(application)
  }
}
