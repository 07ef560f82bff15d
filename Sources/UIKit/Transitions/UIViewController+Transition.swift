import QuartzCore

extension UIViewController {
  /// One of the system's transitions, chosen by `preferredTransition` (facts 2.11).
  @preconcurrency @MainActor
  public class Transition: NSObject {
    /// What it stands for.
    enum Kind {
      case style(UIModalTransitionStyle)
      case zoom(ZoomPreferences)
    }

    let kind: Kind

    required init(_ kind: Kind) { self.kind = kind }

    public static var coverVertical: Self { Self(.style(.coverVertical)) }
    public static var flipHorizontal: Self { Self(.style(.flipHorizontal)) }
    public static var crossDissolve: Self { Self(.style(.crossDissolve)) }
    public static var partialCurl: Self { Self(.style(.partialCurl)) }

    /// The screen grows out of a view and shrinks back into it.
    /// - Parameter sourceViewProvider: Asked on the way in and again on the way out (F2.11.1); nil
    ///   has the screen dissolve (a guess).
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self {
      Self(.zoom(ZoomPreferences(options: options ?? ZoomOptions(), provider: sourceViewProvider)))
    }

    /// The screen grows out of an item of a bar and shrinks back into it (iOS 26).
    /// - Parameter sourceBarButtonItemProvider: Asked as for a view; nil, or an item of no bar on show,
    ///   has the screen dissolve (a guess).
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Self {
      zoom(options: options) { sourceBarButtonItemProvider($0)?.shownView }
    }
  }
}

/// What somebody wants of a zoom.
@MainActor
struct ZoomPreferences {
  let options: UIViewController.Transition.ZoomOptions
  let provider: (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?

  /// The view to grow out of, if it is in a window.
  func source(of zoomed: UIViewController, from source: UIViewController) -> UIView? {
    let view = provider(.init(source: source, zoomed: zoomed))
    return view?.window == nil ? nil : view
  }
}

extension UIViewController.Transition {
  /// Details of a zoom.
  @preconcurrency @MainActor
  public class ZoomOptions: NSObject {
    /// What lies over the rest while the screen is up; nil, the default, darkens a little.
    public var dimmingColor: UIColor?
    /// A blur over the rest instead; nil, the default, for none.
    public var dimmingVisualEffect: UIBlurEffect?
    /// The part of the zoomed screen, in its view, that stands for the source; nil for the whole.
    public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// Whether a drag may begin to dismiss; nil leaves it to the system.
    public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

    public override init() { super.init() }

    /// What an alignment rectangle may go by.
    @preconcurrency @MainActor
    public class AlignmentRectContext: NSObject {
      public let sourceView: UIView
      public let zoomedViewController: UIViewController

      init(source: UIView, zoomed: UIViewController) {
        sourceView = source
        zoomedViewController = zoomed
      }
    }

    /// What a decision about a drag may go by.
    @preconcurrency @MainActor
    public class InteractionContext: NSObject {
      /// Of the finger, in the zoomed screen's view.
      public let location: CGPoint
      /// Points a second.
      public let velocity: CGVector
      /// What the system would decide.
      public let willBegin: Bool

      init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
        self.location = location
        self.velocity = velocity
        self.willBegin = willBegin
      }
    }
  }

  /// What the choice of a source may go by.
  @preconcurrency @MainActor
  public class ZoomSourceViewProviderContext: NSObject {
    public let sourceViewController: UIViewController
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
    }
  }
}
