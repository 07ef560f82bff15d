import QuartzCore

/// What stays of a scene when it is disconnected.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role("UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    public static let windowExternalDisplay = Role("UIWindowSceneSessionRoleExternalDisplay")
    public static let carTemplateApplication = Role(
      "CPTemplateApplicationSceneSessionRoleApplication")
  }

  open package(set) weak var scene: UIScene?
  open private(set) var role = Role.windowApplication
  open package(set) var configuration: UISceneConfiguration
  /// The same for every stage.
  open private(set) var persistentIdentifier = "stage"
  open var userInfo: [String: Any]?
  /// What was kept for the next start: nothing.
  open var stateRestorationActivity: NSUserActivity? { nil }

  package override init() {
    configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    super.init()
  }
}

/// How a scene is to be made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role
  /// The class of the scene's delegate, as the property list says. Without one this must be set in code,
  /// or be told to `Stage.launch`.
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    takeManifest()
  }
}
