import QuartzCore

/// Calls back once a frame while a view, or a scene, is on the screen: `CADisplayLink`'s younger kind.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
  private var actions: [(UIUpdateLink, UIUpdateInfo) -> Void] = []
  private var link: CADisplayLink?

  /// A link for where a view is.
  public convenience init(view: UIView) { self.init() }
  /// A link for a scene.
  public convenience init(windowScene: UIWindowScene) { self.init() }

  /// Whether it calls. Default false.
  open var isEnabled = false { didSet { if isEnabled != oldValue { follow() } } }
  /// Whether there is a frame even where nothing has changed; there always is one here.
  open var requiresContinuousUpdates = false
  open var wantsLowLatencyEventDispatch = false
  open var wantsImmediatePresentation = false
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { link?.preferredFrameRateRange = preferredFrameRateRange }
  }
  open var currentUpdateInfo: UIUpdateInfo? { link.map(UIUpdateInfo.init) }

  /// Has something done once a frame, after what was added before.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    actions.append(handler)
  }

  /// The same; all phases of a frame are one here.
  open func addAction(
    to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) { actions.append(handler) }

  /// Has a message sent once a frame, with the link and the frame's times.
  open func addAction(target: Any, selector: Selector) {
    nonisolated(unsafe) let target = target as AnyObject
    actions.append { link, _ in selector.send(to: target, sender: link, event: nil) }
  }

  private func follow() {
    link?.invalidate()
    link = nil
    guard isEnabled else { return }
    let link = CADisplayLink { [weak self] link in
      nonisolated(unsafe) let link = link
      MainActor.assumeIsolated { self?.call(link) }
    }
    link.preferredFrameRateRange = preferredFrameRateRange
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func call(_ link: CADisplayLink) {
    let info = UIUpdateInfo(link)
    for action in actions { action(self, info) }
  }
}

/// The times of a frame, seconds.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
  /// What animations of the frame should go by.
  open private(set) var modelTime: TimeInterval
  /// When the frame must be ready.
  open private(set) var completionDeadlineTime: TimeInterval
  /// When it will be seen.
  open private(set) var estimatedPresentationTime: TimeInterval

  init(_ link: CADisplayLink) {
    modelTime = link.timestamp
    completionDeadlineTime = link.targetTimestamp
    estimatedPresentationTime = link.targetTimestamp
  }

  open var isImmediatePresentationExpected: Bool { false }
  open var isPerformingLowLatencyPhases: Bool { false }
}

/// Where in a frame something is done.
public struct UIUpdateActionPhase: Hashable, Sendable {
  private let name: String
  public static let beforeEventDispatch = Self(name: "beforeEventDispatch")
  public static let afterEventDispatch = Self(name: "afterEventDispatch")
  public static let beforeCADisplayLinkDispatch = Self(name: "beforeCADisplayLinkDispatch")
  public static let afterCADisplayLinkDispatch = Self(name: "afterCADisplayLinkDispatch")
  public static let beforeCATransactionCommit = Self(name: "beforeCATransactionCommit")
  public static let afterCATransactionCommit = Self(name: "afterCATransactionCommit")
  public static let afterUpdateComplete = Self(name: "afterUpdateComplete")
}
