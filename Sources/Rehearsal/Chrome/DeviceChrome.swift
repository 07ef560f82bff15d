/// What is drawn over and around the application's frame: the device's own part of a picture.
///
/// Layers of the application are never touched by it: it lies above them, and what is recorded,
/// compared or checked has none of it unless somebody asks.
public struct DeviceChrome: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Status bar, Dynamic Island or notch, home indicator, and the display's round corners.
  public static let system = DeviceChrome(rawValue: 1)
  /// A translucent dot where a finger is, which fades when it leaves.
  public static let touches = DeviceChrome(rawValue: 2)
  /// The body of the device around the display: pictures are larger for it.
  public static let body = DeviceChrome(rawValue: 4)
}
