import QuartzCore

/// What the user asks of all applications, and what applications tell those who cannot see them.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Whether motion should give way to fades or to nothing.
  public static var isReduceMotionEnabled: Bool { SceneEnvironment.current.system.reducesMotion }
  /// The user's further wishes; none is made on a stage.
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var isVoiceOverRunning: Bool {
    SceneEnvironment.current.system.accessibility.isSpoken
  }
  public static var isSwitchControlRunning: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }

  /// Tells assistive technology of something. Kept with its time, for checks.
  public static func post(notification: Notification, argument: Any?) {
    let environment = SceneEnvironment.current
    let words = (argument as? String) ?? argument.map { "\(Swift.type(of: $0))" }
    environment.system.accessibility.posts.append(
      AccessibilityPost(
        name: notification.name, argument: words, time: environment.server.now))
  }

  /// What can be told.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let layoutChanged = Notification(rawValue: 1001)
    public static let screenChanged = Notification(rawValue: 1000)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
    public static let pauseAssistiveTechnology = Notification(rawValue: 1016)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1017)

    var name: String {
      switch self {
      case .layoutChanged: "layoutChanged"
      case .screenChanged: "screenChanged"
      case .announcement: "announcement"
      case .pageScrolled: "pageScrolled"
      default: "\(rawValue)"
      }
    }
  }

  public nonisolated static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  public nonisolated static let voiceOverStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  public nonisolated static let reduceTransparencyStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public nonisolated static let announcementDidFinishNotification =
    Foundation.Notification.Name("UIAccessibilityAnnouncementDidFinishNotification")
}

/// What was told to assistive technology.
package struct AccessibilityPost: Hashable, Sendable {
  /// Such as `screenChanged`.
  package let name: String
  /// The words, or the type of the element; nil for neither.
  package let argument: String?
  /// Seconds since the stage's start.
  package let time: Double
}

/// What a stage knows of those who use it otherwise.
package struct AccessibilityWorld {
  /// Whether somebody has the screen read out.
  package var isSpoken = false
  package var posts: [AccessibilityPost] = []
}

/// What an element is, for those who hear it. Raw values are UIKit's.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// What a responder says of itself to those who hear it.
struct AccessibilityWords {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var isModal = false
  var hidesElements = false
  var groupsChildren = false
  var elements: [Any]?
  var frame: CGRect?
}
