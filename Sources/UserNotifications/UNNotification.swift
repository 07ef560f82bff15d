@_exported import UIKit

/// What a notification may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether an application may notify: it may not.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied, authorized, provisional, ephemeral
}

/// How a notification is shown while the application is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// A sound, which nobody hears here.
@preconcurrency @MainActor
open class UNNotificationSound: NSObject {
  public static let `default` = UNNotificationSound(named: "default")
  public init(named name: String) {}
}

/// What a notification says.
@preconcurrency @MainActor
open class UNNotificationContent: NSObject {
  /// What it says, kept together.
  struct Words {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
  }
  var words = Words()

  open var title: String { words.title }
  open var subtitle: String { words.subtitle }
  open var body: String { words.body }
  open var badge: NSNumber? { words.badge }
  open var sound: UNNotificationSound? { words.sound }
  open var userInfo: [AnyHashable: Any] { words.userInfo }
  open var categoryIdentifier: String { words.categoryIdentifier }
  open var threadIdentifier: String { words.threadIdentifier }
  public override init() { super.init() }
}

/// The same while it is written.
@preconcurrency @MainActor
open class UNMutableNotificationContent: UNNotificationContent {
  open override var title: String {
    get { words.title }
    set { words.title = newValue }
  }
  open override var subtitle: String {
    get { words.subtitle }
    set { words.subtitle = newValue }
  }
  open override var body: String {
    get { words.body }
    set { words.body = newValue }
  }
  open override var badge: NSNumber? {
    get { words.badge }
    set { words.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { words.sound }
    set { words.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { words.userInfo }
    set { words.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { words.categoryIdentifier }
    set { words.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { words.threadIdentifier }
    set { words.threadIdentifier = newValue }
  }
}

/// When a notification is to come: never here.
@preconcurrency @MainActor
open class UNNotificationTrigger: NSObject {
  open private(set) var repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// After a while.
@preconcurrency @MainActor
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// Seconds.
  open private(set) var timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// At a date.
@preconcurrency @MainActor
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  open private(set) var dateComponents: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A wish to be notified.
@preconcurrency @MainActor
open class UNNotificationRequest: NSObject {
  open private(set) var identifier: String
  open private(set) var content: UNNotificationContent
  open private(set) var trigger: UNNotificationTrigger?
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) { (self.identifier, self.content, self.trigger) = (identifier, content, trigger) }
}

/// A notification that has come: none does here.
@preconcurrency @MainActor
open class UNNotification: NSObject {
  open private(set) var request: UNNotificationRequest
  init(request: UNNotificationRequest) { self.request = request }
}

/// What somebody answered: nobody does here.
@preconcurrency @MainActor
open class UNNotificationResponse: NSObject {
  open private(set) var notification: UNNotification
  open var actionIdentifier: String { UNNotificationDefaultActionIdentifier }
  init(notification: UNNotification) { self.notification = notification }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What may be answered: kept.
@preconcurrency @MainActor
open class UNNotificationAction: NSObject {
  open private(set) var identifier: String
  open private(set) var title: String
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = []
  ) { (self.identifier, self.title) = (identifier, title) }
}

/// How an answer is taken.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A kind of notification with its answers: kept.
@preconcurrency @MainActor
open class UNNotificationCategory: NSObject {
  open private(set) var identifier: String
  open private(set) var actions: [UNNotificationAction]
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) { (self.identifier, self.actions) = (identifier, actions) }
}

/// How a kind of notification behaves.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}
