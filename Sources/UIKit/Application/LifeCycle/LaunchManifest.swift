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
  /// What the status bar is like while the launch screen is up, and afterwards where the application and not
  /// its controllers decide.
  let statusBarStyle: UIStatusBarStyle
  let hidesStatusBar: Bool
  let controllersHaveStatusBar: Bool
  /// Which ways the application may be turned; nil where nothing is said.
  let orientations: UIInterfaceOrientationMask?
  /// Files of fonts in the bundle.
  let fonts: [String]

  /// - Parameters:
  ///   - info: As `Bundle.infoDictionary` has it.
  ///   - idiom: Values for one kind of device go before those for any.
  init(_ info: [String: Any], idiom: UIUserInterfaceIdiom = .phone) {
    let idiom = idiom == .pad ? "~ipad" : "~iphone"
    func value(_ key: String) -> Any? { info[key + idiom] ?? info[key] }
    func text(_ key: String) -> String? {
      value(key).flatMap { $0 as? String }.flatMap { $0.isEmpty ? nil : $0 }
    }
    statusBarStyle = Self.style(text("UIStatusBarStyle"))
    hidesStatusBar = Self.isTrue(value("UIStatusBarHidden"))
    controllersHaveStatusBar =
      value("UIViewControllerBasedStatusBarAppearance").map(Self.isTrue) ?? true
    orientations = (value("UISupportedInterfaceOrientations") as? [String]).map(Self.mask)
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
  @MainActor static var main: LaunchManifest {
    LaunchManifest(
      Bundle.main.infoDictionary ?? [:],
      idiom: SceneEnvironment.current.traits.own.values.idiom)
  }

  private static func isTrue(_ value: Any?) -> Bool {
    switch value {
    case let flag as Bool: flag
    case let text as String: ["YES", "TRUE", "1"].contains(text.uppercased())
    default: false
    }
  }

  private static func style(_ word: String?) -> UIStatusBarStyle {
    switch word {
    case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackOpaque",
      "UIStatusBarStyleBlackTranslucent":
      .lightContent
    case "UIStatusBarStyleDarkContent": .darkContent
    default: .default
    }
  }

  private static func mask(_ words: [String]) -> UIInterfaceOrientationMask {
    let known: [String: UIInterfaceOrientationMask] = [
      "UIInterfaceOrientationPortrait": .portrait,
      "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
      "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
      "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]
    return words.compactMap { known[$0] }.reduce(into: []) { $0.formUnion($1) }
  }

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
  func takeManifest() {
    // Scenes are of every device alike; the environment, which knows the device, is made of one.
    let manifest = LaunchManifest(Bundle.main.infoDictionary ?? [:])
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

extension SceneEnvironment {
  /// What the property list has shown before the application has anything to show; nil where it names
  /// nothing that there is.
  package var launchScreen: UIViewController? {
    let manifest = LaunchManifest.main
    guard let name = manifest.launchStoryboard,
      DocumentSource.find(name, "storyboard", in: .main) != nil
    else { return nil }
    let screen = LaunchScreen(manifest)
    let content = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    guard let content else { return nil }
    screen.addChild(content)
    content.view.frame = screen.view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.view.addSubview(content.view)
    content.didMove(toParent: screen)
    return screen
  }

  /// Whether the screen may lie, or stand: what the application and the controller on the whole screen agree
  /// on (documented).
  package func askWhetherAllowed(landscape: Bool) -> Bool {
    let window = windows.first { $0.isKeyWindow } ?? windows.first
    var mask =
      lifeCycle.delegate?.application(.shared, supportedInterfaceOrientationsFor: window)
      ?? LaunchManifest.main.orientations ?? .all
    var speaker = window?.rootViewController
    while let next = speaker?.presentedViewController,
      next.presentationController?.presentationStyle == .fullScreen, !next.isBeingDismissed
    { speaker = next }
    if let speaker { mask.formIntersection(speaker.supportedInterfaceOrientations) }
    return !mask.isDisjoint(with: landscape ? .landscape : [.portrait, .portraitUpsideDown])
  }
}

/// Holds the launch screen, under the status bar that the property list has for it.
@MainActor
private final class LaunchScreen: UIViewController {
  private let manifest: LaunchManifest

  init(_ manifest: LaunchManifest) {
    self.manifest = manifest
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var prefersStatusBarHidden: Bool { manifest.hidesStatusBar }
  override var preferredStatusBarStyle: UIStatusBarStyle { manifest.statusBarStyle }
}
