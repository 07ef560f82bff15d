import QuartzCore

/// What an application's property list says of its start: its storyboard and its scenes.
struct LaunchManifest {
  /// One way in which the property list makes a scene.
  struct Scene {
    let name: String?
    let delegateClass: String?
    let storyboard: String?
  }

  /// The storyboard of an application without scenes.
  let storyboard: String?
  /// Those for windows of the application itself, the standard one first.
  let scenes: [Scene]
  let launchStoryboard: String?
  /// Files of fonts in the bundle.
  let fonts: [String]

  /// - Parameter info: As `Bundle.infoDictionary` has it.
  init(_ info: [String: Any]) {
    func text(_ key: String) -> String? {
      (info[key + "~iphone"] ?? info[key]).flatMap { $0 as? String }.flatMap {
        $0.isEmpty ? nil : $0
      }
    }
    storyboard = text("UIMainStoryboardFile")
    launchStoryboard = text("UILaunchStoryboardName")
    fonts = info["UIAppFonts"] as? [String] ?? []
    let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let role = UISceneSession.Role.windowApplication.rawValue
    scenes = (roles?[role] as? [[String: Any]] ?? []).map { scene in
      Scene(
        name: scene["UISceneConfigurationName"] as? String,
        delegateClass: scene["UISceneDelegateClassName"] as? String,
        storyboard: scene["UISceneStoryboardFile"] as? String)
    }
  }

  /// The running program's.
  static var main: LaunchManifest { LaunchManifest(Bundle.main.infoDictionary ?? [:]) }

  /// The scene of a name; the standard one where none is called so (documented by Apple for
  /// `UISceneConfiguration.init(name:sessionRole:)`).
  func scene(named name: String?) -> Scene? {
    scenes.first { name != nil && $0.name == name } ?? scenes.first
  }
}

extension LaunchManifest {
  /// Takes in the fonts that the property list names, so that `UIFont(name:size:)` finds them.
  @MainActor func registerFonts(in bundle: Bundle = .main) {
    for name in fonts {
      let url = (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent(name)
      if !UIFont.register(contentsOf: url) {
        Unsupported.report("the font \(name) that Info.plist names: the bundle has no such font")
      }
    }
  }
}

extension UISceneConfiguration {
  /// Takes over what the property list says of a configuration by this name.
  func takeManifest(_ manifest: LaunchManifest = .main) {
    guard role == .windowApplication, let scene = manifest.scene(named: name) else { return }
    delegateClass = scene.delegateClass.flatMap { name in
      let found: AnyClass? = NSClassFromString(DocumentClasses.compiled(name))
      if found == nil {
        Unsupported.report(
          "the scene delegate \(name) that Info.plist names: there is no such class")
      }
      return found
    }
    storyboard = scene.storyboard.map { UIStoryboard(name: $0, bundle: nil) }
  }
}

extension LifeCycle {
  /// A window with a storyboard's first screen, not yet shown.
  func window(of storyboard: UIStoryboard, in scene: UIWindowScene?) -> UIWindow {
    let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = storyboard.instantiateInitialViewController()
    return window
  }
}
