import QuartzCore

// Wishes that nobody changes on a stage, and what nobody tells of. The names are there to be observed.

extension UIAccessibility {
  public nonisolated static let assistiveTouchStatusDidChangeNotification = name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  public nonisolated static let boldTextStatusDidChangeNotification = name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  public nonisolated static let closedCaptioningStatusDidChangeNotification = name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public nonisolated static let differentiateWithoutColorDidChangeNotification = name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  public nonisolated static let elementFocusedNotification = name(
    "UIAccessibilityElementFocusedNotification")
  public nonisolated static let grayscaleStatusDidChangeNotification = name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  public nonisolated static let guidedAccessStatusDidChangeNotification = name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  public nonisolated static let hearingDevicePairedEarDidChangeNotification = name(
    "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
  public nonisolated static let invertColorsStatusDidChangeNotification = name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  public nonisolated static let monoAudioStatusDidChangeNotification = name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  public nonisolated static let onOffSwitchLabelsDidChangeNotification = name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  public nonisolated static let shakeToUndoDidChangeNotification = name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  public nonisolated static let speakScreenStatusDidChangeNotification = name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  public nonisolated static let speakSelectionStatusDidChangeNotification = name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  public nonisolated static let switchControlStatusDidChangeNotification = name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  public nonisolated static let videoAutoplayStatusDidChangeNotification = name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")

  private nonisolated static func name(_ name: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name(name)
  }

  public nonisolated static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  public nonisolated static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  public nonisolated static let assistiveTechnologyUserInfoKey =
    "UIAccessibilityAssistiveTechnologyKey"

  /// What reads the screen or acts on it.
  public struct AssistiveTechnologyIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// Which ears have a device that helps to hear.
  public struct HearingDeviceEar: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let left = HearingDeviceEar(rawValue: 2)
    public static let right = HearingDeviceEar(rawValue: 4)
    public static let both: HearingDeviceEar = [.left, .right]
  }

  /// What a magnified screen follows.
  public enum ZoomType: Int, Sendable { case insertionPoint = 0 }

  /// Whether a device that is held to one application allows something.
  public enum GuidedAccessRestrictionState: Int, Sendable { case allow = 0, deny }

  /// The screen is not magnified here: nothing happens.
  public static func zoomFocusChanged(zoomType: ZoomType, toFrame frame: CGRect, in view: UIView) {}
  public static func registerGestureConflictWithZoom() {}

  /// Holds the device to the application: a stage has no other, and says that it could not.
  public static func requestGuidedAccessSession(
    enabled: Bool, completionHandler: @escaping (Bool) -> Void
  ) {
    Unsupported.report("UIAccessibility.requestGuidedAccessSession")
    SceneEnvironment.current.server.enqueueForNextTurn { completionHandler(false) }
  }
  public static func guidedAccessRestrictionState(
    forIdentifier restrictionIdentifier: String
  ) -> GuidedAccessRestrictionState { .allow }

  /// What has the focus of who reads the screen: nothing.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { nil }

  /// A view's rectangle in points of the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil as UIView?)
  }
  /// A view's path in points of the screen.
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let origin = view.convert(CGPoint.zero, to: nil as UIView?)
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }
}

extension UIAccessibilityTraits {
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
