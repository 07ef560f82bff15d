import QuartzCore

/// Which way the device is held. Raw values are UIKit's.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device of the stage.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// How the battery is.
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  /// The device of the stage that is being used.
  public class var current: UIDevice { SceneEnvironment.current.system.deviceObject }

  private var orientationListeners = 0

  public var name: String { model }
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  public var localizedModel: String { model }
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The system whose behaviour this library follows.
  public var systemVersion: String { "18.0" }
  /// Nil: no vendor installed anything.
  public var identifierForVendor: UUID? { nil }
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    SceneEnvironment.current.traits.own.userInterfaceIdiom
  }
  public var isMultitaskingSupported: Bool { true }

  /// As the screen stands; the device's left is the interface's right.
  public var orientation: UIDeviceOrientation {
    SceneEnvironment.current.interfaceOrientation.isLandscape ? .landscapeLeft : .portrait
  }
  public var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
  public func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
  public func endGeneratingDeviceOrientationNotifications() {
    orientationListeners = max(orientationListeners - 1, 0)
  }

  /// Unknown, as in a simulator.
  public var batteryState: BatteryState { .unknown }
  /// -1, as in a simulator.
  public var batteryLevel: Float { -1 }
  public var isBatteryMonitoringEnabled = false
  public var isProximityMonitoringEnabled = false
  public var proximityState: Bool { false }

  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

/// What application code sets on the device and reads again.
struct DeviceState {
  var brightness: CGFloat = 0.5
  var staysAwake = false
  var badge = 0
  var showsNetworkActivity = false
}
