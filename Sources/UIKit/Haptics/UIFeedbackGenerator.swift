import QuartzCore

/// Something that a device would let its user feel.
package struct HapticRecord: Hashable, Sendable {
  /// Such as `impact.medium`, `selection`, `notification.success`.
  package let kind: String
  /// 0...1.
  package let intensity: Double
  /// Seconds since the stage's start.
  package let time: Double
}

/// Lets the user feel something: here, keeps a record of it.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  public convenience init(view: UIView) { self.init() }

  /// Wakes the hardware; there is none, so this leaves no trace.
  open func prepare() {}

  func record(_ kind: String, intensity: CGFloat = 1) {
    let environment = SceneEnvironment.current
    environment.system.haptics.append(
      HapticRecord(
        kind: kind, intensity: Double(min(max(intensity, 0), 1)), time: environment.server.now))
  }
}

/// A knock, as of two things that meet.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What the things are like.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  public convenience override init() { self.init(style: .medium) }

  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  open func impactOccurred() { record("impact.\(style)") }

  /// - Parameter intensity: 0...1.
  open func impactOccurred(intensity: CGFloat) { record("impact.\(style)", intensity: intensity) }

  open func impactOccurred(at location: CGPoint) { impactOccurred() }

  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
}

/// A tick, as of a wheel that turns.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { record("selection") }

  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// News of how something went.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {
    record("notification.\(notificationType)")
  }

  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}
