/// What an application may do.
@preconcurrency @MainActor
open class UNNotificationSettings: NSObject {
  open var authorizationStatus: UNAuthorizationStatus { .denied }
}

/// Would notify people: nobody is asked, everything is refused, and what is to come is kept and never comes.
@preconcurrency @MainActor
open class UNUserNotificationCenter: NSObject {
  private static let center = UNUserNotificationCenter()
  open class func current() -> UNUserNotificationCenter { center }

  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  open var supportsContentExtensions: Bool { false }
  private var pending: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []

  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    refuse()
    later { completionHandler(false, nil) }
  }
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    refuse()
    return false
  }
  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) { later { completionHandler(UNNotificationSettings()) } }
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    later { completionHandler?(nil) }
  }
  open func add(_ request: UNNotificationRequest) async throws { keep(request) }
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) { later { completionHandler(self.pending) } }
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    later { completionHandler([]) }
  }
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.removeAll { identifiers.contains($0.identifier) }
  }
  open func removeAllPendingNotificationRequests() { pending = [] }
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  open func removeAllDeliveredNotifications() {}
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }
  open func getNotificationCategories(
    completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
  ) { later { completionHandler(self.categories) } }
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { later { completionHandler?(nil) } }

  private func refuse() {
    Unsupported.report("UNUserNotificationCenter · nobody is asked for permission: it is refused")
  }

  private func keep(_ request: UNNotificationRequest) {
    Unsupported.report("UNUserNotificationCenter.add · it is kept, and no notification comes")
    pending.removeAll { $0.identifier == request.identifier }
    pending.append(request)
  }

  /// In the next turn.
  private func later(_ deed: @escaping () -> Void) {
    RenderServer.current.enqueue(at: RenderServer.current.now, deed)
  }
}

/// Hears notifications: none comes here.
@preconcurrency @MainActor
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
