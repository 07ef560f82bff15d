import QuartzCore

// What delegates of applications are handed by a system that is not here: shortcuts, notifications, work in the
// background. The types are there, so that such delegates compile; nobody calls them.

/// What a fetch in the background brought.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

/// Whether anything may go on in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted, denied, available
}

extension UIApplication {
  /// As often as the system likes.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// Not at all.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
}

/// An entry of the menu over an application's icon. There is no icon here.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  open fileprivate(set) var type: String
  open fileprivate(set) var localizedTitle: String
  open fileprivate(set) var localizedSubtitle: String?
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  /// Which scene answers it; kept.
  open var targetContentIdentifier: Any?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (
      type, localizedTitle, localizedSubtitle
    )
    (self.icon, self.userInfo) = (icon, userInfo)
  }
}

/// One that can be changed.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

/// Its picture.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// Pictures of the system's.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }
  public convenience init(type: IconType) { self.init() }
  public convenience init(templateImageName: String) { self.init() }
  public convenience init(systemImageName: String) { self.init() }
}

/// What notifications of before 2016 may do.
public struct UIUserNotificationType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UIUserNotificationType(rawValue: 1)
  public static let sound = UIUserNotificationType(rawValue: 2)
  public static let alert = UIUserNotificationType(rawValue: 4)
}

/// What an application of before 2016 asked for.
open class UIUserNotificationSettings: NSObject {
  open private(set) var types: UIUserNotificationType
  open private(set) var categories: Set<UIUserNotificationCategory>?
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    (self.types, self.categories) = (types, categories)
  }
}

/// Where the actions of a notification show, of before 2016.
public enum UIUserNotificationActionContext: UInt, Sendable { case `default` = 0, minimal }

/// Whether an action brings the application to the front.
public enum UIUserNotificationActivationMode: UInt, Sendable { case foreground = 0, background }

/// A kind of notification of before 2016.
open class UIUserNotificationCategory: NSObject {
  open fileprivate(set) var identifier: String?
  fileprivate var table: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]
  open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? {
    table[context]
  }
}

/// One that can be changed.
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  open override var identifier: String? {
    get { super.identifier }
    set { super.identifier = newValue }
  }
  open func setActions(
    _ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext
  ) { table[context] = actions }
}

/// What can be done with a notification of before 2016.
open class UIUserNotificationAction: NSObject {
  open fileprivate(set) var identifier: String?
  open fileprivate(set) var title: String?
  open fileprivate(set) var activationMode = UIUserNotificationActivationMode.foreground
  open fileprivate(set) var isAuthenticationRequired = false
  open fileprivate(set) var isDestructive = false
}

/// One that can be changed.
open class UIMutableUserNotificationAction: UIUserNotificationAction {
  open override var identifier: String? {
    get { super.identifier }
    set { super.identifier = newValue }
  }
  open override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  open override var activationMode: UIUserNotificationActivationMode {
    get { super.activationMode }
    set { super.activationMode = newValue }
  }
  open override var isAuthenticationRequired: Bool {
    get { super.isAuthenticationRequired }
    set { super.isAuthenticationRequired = newValue }
  }
  open override var isDestructive: Bool {
    get { super.isDestructive }
    set { super.isDestructive = newValue }
  }
}

/// A notification of before 2016: never shown here.
open class UILocalNotification: NSObject {
  public static let defaultSoundName = "UILocalNotificationDefaultSoundName"
  open var fireDate: Date?
  open var alertBody: String?
  open var alertTitle: String?
  open var alertAction: String?
  open var soundName: String?
  open var applicationIconBadgeNumber = 0
  open var userInfo: [AnyHashable: Any]?
  open var alertLaunchImage: String?
  open var hasAction = true
  open var category: String?
  open var regionTriggersOnce = true
  open var repeatCalendar: Calendar?
  open var timeZone: TimeZone?
}

extension UIActivity.ActivityType {
  public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
  public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
  public static let message = Self("com.apple.UIKit.activity.Message")
  public static let mail = Self("com.apple.UIKit.activity.Mail")
  public static let print = Self("com.apple.UIKit.activity.Print")
  public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
  public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
  public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
  public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
  public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
  public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
  public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
  public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
  public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
  public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
  public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
  public static let collaborationInviteWithLink = Self(
    "com.apple.UIKit.activity.CollaborationInviteWithLink")
  public static let collaborationCopyLink = Self("com.apple.UIKit.activity.CollaborationCopyLink")
  public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
}

extension RunLoop.Mode {
  /// While a finger scrolls. All modes are one here.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

/// Holds an object for one thread at a time. The stage runs on one.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.shared.enter(obj as AnyObject)
  return 0
}
/// Gives the object back.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.shared.exit(obj as AnyObject)
}

/// A lock for each object that is held, with how often it was taken.
private final class ObjectLocks: @unchecked Sendable {
  static let shared = ObjectLocks()
  private let table = NSLock()
  private var locks: [ObjectIdentifier: (lock: NSRecursiveLock, holders: Int)] = [:]

  func enter(_ object: AnyObject) {
    let lock = table.withLock { () -> NSRecursiveLock in
      let entry = locks[ObjectIdentifier(object)] ?? (NSRecursiveLock(), 0)
      locks[ObjectIdentifier(object)] = (entry.lock, entry.holders + 1)
      return entry.lock
    }
    lock.lock()
  }

  /// - Returns: −1 for an object that nobody holds, as the C function does.
  func exit(_ object: AnyObject) -> Int32 {
    let lock = table.withLock { () -> NSRecursiveLock? in
      guard let entry = locks[ObjectIdentifier(object)] else { return nil }
      locks[ObjectIdentifier(object)] = entry.holders > 1 ? (entry.lock, entry.holders - 1) : nil
      return entry.lock
    }
    lock?.unlock()
    return lock == nil ? -1 : 0
  }
}
