import QuartzCore

extension UIApplication {
  // MARK: The status bar, in the words of before iOS 13

  var statusBar: UIStatusBarManager { UIStatusBarManager() }
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
