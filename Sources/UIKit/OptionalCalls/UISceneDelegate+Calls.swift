import QuartzCore

/// The optional methods of delegates as values, for calls like `delegate.sceneDidBecomeActive?(scene)`.
///
/// Nil never: a method that is not implemented answers as its default does.
extension UISceneDelegate {
  @_disfavoredOverload
  public var scene: _SceneDelegateScene? { _SceneDelegateScene(target: self) }

  @_disfavoredOverload
  public var sceneDidDisconnect: _SceneDelegateSceneDidDisconnect? {
    _SceneDelegateSceneDidDisconnect(target: self)
  }

  @_disfavoredOverload
  public var sceneDidBecomeActive: _SceneDelegateSceneDidBecomeActive? {
    _SceneDelegateSceneDidBecomeActive(target: self)
  }

  @_disfavoredOverload
  public var sceneWillResignActive: _SceneDelegateSceneWillResignActive? {
    _SceneDelegateSceneWillResignActive(target: self)
  }

  @_disfavoredOverload
  public var sceneWillEnterForeground: _SceneDelegateSceneWillEnterForeground? {
    _SceneDelegateSceneWillEnterForeground(target: self)
  }

  @_disfavoredOverload
  public var sceneDidEnterBackground: _SceneDelegateSceneDidEnterBackground? {
    _SceneDelegateSceneDidEnterBackground(target: self)
  }
}

extension UIWindowSceneDelegate {
  @_disfavoredOverload
  public var windowScene: _WindowSceneDelegateWindowScene? {
    _WindowSceneDelegateWindowScene(target: self)
  }
}

/// `scene` of a delegate, to be called.
@preconcurrency @MainActor
public struct _SceneDelegateScene {
  let target: any UISceneDelegate

  public func callAsFunction(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    target.scene(scene, willConnectTo: session, options: connectionOptions)
  }

  public func callAsFunction(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    target.scene(scene, openURLContexts: URLContexts)
  }
}

/// `sceneDidDisconnect` of a delegate, to be called.
@preconcurrency @MainActor
public struct _SceneDelegateSceneDidDisconnect {
  let target: any UISceneDelegate

  public func callAsFunction(_ scene: UIScene) {
    target.sceneDidDisconnect(scene)
  }
}

/// `sceneDidBecomeActive` of a delegate, to be called.
@preconcurrency @MainActor
public struct _SceneDelegateSceneDidBecomeActive {
  let target: any UISceneDelegate

  public func callAsFunction(_ scene: UIScene) {
    target.sceneDidBecomeActive(scene)
  }
}

/// `sceneWillResignActive` of a delegate, to be called.
@preconcurrency @MainActor
public struct _SceneDelegateSceneWillResignActive {
  let target: any UISceneDelegate

  public func callAsFunction(_ scene: UIScene) {
    target.sceneWillResignActive(scene)
  }
}

/// `sceneWillEnterForeground` of a delegate, to be called.
@preconcurrency @MainActor
public struct _SceneDelegateSceneWillEnterForeground {
  let target: any UISceneDelegate

  public func callAsFunction(_ scene: UIScene) {
    target.sceneWillEnterForeground(scene)
  }
}

/// `sceneDidEnterBackground` of a delegate, to be called.
@preconcurrency @MainActor
public struct _SceneDelegateSceneDidEnterBackground {
  let target: any UISceneDelegate

  public func callAsFunction(_ scene: UIScene) {
    target.sceneDidEnterBackground(scene)
  }
}

/// `windowScene` of a delegate, to be called.
@preconcurrency @MainActor
public struct _WindowSceneDelegateWindowScene {
  let target: any UIWindowSceneDelegate

  public func callAsFunction(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    target.windowScene(
      windowScene, didUpdate: previousCoordinateSpace,
      interfaceOrientation: previousInterfaceOrientation, traitCollection: previousTraitCollection)
  }
}
