import QuartzCore

// What is said of a scene. A stage has one scene that fills its screen: what would change that is kept.

extension UIScene {
  /// How an address is opened elsewhere: it is not, here.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
    public override init() { super.init() }
  }

  /// How an address came.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    open private(set) var sourceApplication: String?
    open private(set) var annotation: Any?
    open private(set) var openInPlace = false
  }

  /// How a scene is wished for.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// Raw values are UIKit's.
    public enum CollectionJoinBehavior: Int, Sendable {
      case automatic = 0
      case preferred, disallowed, preferredWithoutActivating
    }
    open var requestingScene: UIScene?
    open var collectionJoinBehavior = CollectionJoinBehavior.automatic
    public override init() { super.init() }
  }
}

/// Which things a scene answers.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
  public override init() { super.init() }
}

/// Whether the pointer stays where it is.
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
  open var isLocked: Bool { false }
  public nonisolated static let didChangeNotification = Notification.Name(
    "UIPointerLockStateDidChangeNotification")
}

/// How small and how large a window may be drawn.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  open var allowsFullScreen = true
}

/// How a scene is taken away: it is not, here.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  public override init() { super.init() }
}

extension UIWindowScene {
  /// Where a scene is, and which way it is held.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    open private(set) var coordinateSpace: any UICoordinateSpace
    open private(set) var interfaceOrientation: UIInterfaceOrientation
    open private(set) var systemFrame: CGRect
    open var minimumSize: CGSize { .zero }
    open var maximumSize: CGSize { systemFrame.size }
    open var isInteractivelyResizing: Bool { false }
    open var isInterfaceOrientationLocked: Bool { false }

    init(of scene: UIWindowScene) {
      coordinateSpace = scene.coordinateSpace
      interfaceOrientation = scene.interfaceOrientation
      systemFrame = scene.screen.bounds
    }
  }

  /// How a scene goes; raw values are UIKit's.
  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    case commit, decline
  }

  @preconcurrency @MainActor
  open class DestructionRequestOptions: UISceneDestructionRequestOptions {
    open var windowDismissalAnimation = DismissalAnimation.standard
  }

  /// How prominently a scene comes; raw values are UIKit's.
  public enum PresentationStyle: UInt, Sendable { case automatic = 0, standard, prominent }

  @preconcurrency @MainActor
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    open var preferredPresentationStyle = PresentationStyle.automatic
  }

  /// A scene to be made for something that the user is at.
  @preconcurrency @MainActor
  open class ActivationConfiguration: NSObject {
    open private(set) var userActivity: NSUserActivity
    open var options: ActivationRequestOptions?
    open var preview: UITargetedPreview?
    public init(
      userActivity: NSUserActivity, options: ActivationRequestOptions? = nil,
      preview: UITargetedPreview? = nil
    ) { (self.userActivity, self.options, self.preview) = (userActivity, options, preview) }
  }

  /// A line of a menu that makes a scene: it does what stands in for that, as there are no others.
  @preconcurrency @MainActor
  open class ActivationAction: UIAction {
    public convenience init(
      identifier: UIAction.Identifier? = nil, alternate: UIAction? = nil,
      _ configurationProvider: @escaping (ActivationAction) -> ActivationConfiguration?
    ) {
      self.init(
        title: alternate?.title ?? "", image: alternate?.image, identifier: identifier
      ) { action in
        Unsupported.report("UIWindowScene.ActivationAction · a stage has one scene")
        alternate?.perform(sender: action.sender)
      }
    }
  }
}

/// Two fingers that move apart make a scene of something: none is made here.
@preconcurrency @MainActor
open class UIWindowSceneActivationInteraction: _InertInteraction {
  public init(
    configurationProvider:
      @escaping (UIWindowSceneActivationInteraction, CGPoint) ->
      UIWindowScene.ActivationConfiguration?,
    errorHandler: @escaping (any Error) -> Void
  ) {}
}

/// Makes a document of a screenshot: nobody takes one.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
  open weak var delegate: (any UIScreenshotServiceDelegate)?
  open private(set) weak var windowScene: UIWindowScene?
  init(_ scene: UIWindowScene) { windowScene = scene }
}

@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) ->
      Void)
}

extension UIScreenshotServiceDelegate {
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) ->
      Void
  ) { completionHandler(nil, 0, .zero) }
}
