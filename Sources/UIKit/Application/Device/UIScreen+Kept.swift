import QuartzCore

/// A size and a shape of pixels that a screen can have.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  open private(set) var size: CGSize
  open var pixelAspectRatio: CGFloat { 1 }
  init(size: CGSize) { self.size = size }
}

// What there is of a screen that cannot be changed: it is as the stage has made it.
extension UIScreen {
  /// What a screen elsewhere does at its edges.
  public enum OverscanCompensation: Int, Sendable { case scale = 0, insetBounds, none }
  /// Whether a screen shows colours as a studio's does: it does not.
  public enum ReferenceDisplayModeStatus: Int, Sendable {
    case notSupported = 0
    case notEnabled, limited, enabled
  }

  public final var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  public final var currentMode: UIScreenMode? { availableModes.first }
  public final var preferredMode: UIScreenMode? { availableModes.first }
  public final var overscanCompensation: OverscanCompensation {
    get { .none }
    set {}
  }
  public final var overscanCompensationInsets: UIEdgeInsets { .zero }
  public final var wantsSoftwareDimming: Bool {
    get { false }
    set {}
  }
  public final var calibratedLatency: TimeInterval { 0 }
  public final var supportsFocus: Bool { false }
  public final var focusedItem: (any UIFocusItem)? { nil }
  public final var focusedView: UIView? { nil }
  public final var currentEDRHeadroom: CGFloat { 1 }
  public final var potentialEDRHeadroom: CGFloat { 1 }
  public final var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
  public final var sceneCaptureState: UISceneCaptureState { .inactive }

  public nonisolated static let didConnectNotification = name("DidConnect")
  public nonisolated static let didDisconnectNotification = name("DidDisconnect")
  public nonisolated static let modeDidChangeNotification = name("ModeDidChange")
  public nonisolated static let capturedDidChangeNotification = name("CapturedDidChange")
  public nonisolated static let referenceDisplayModeStatusDidChangeNotification = name(
    "ReferenceDisplayModeStatusDidChange")

  private nonisolated static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIScreen\(event)Notification")
  }
}
