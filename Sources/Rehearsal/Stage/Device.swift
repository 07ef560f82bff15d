import UIKit

/// A screen to rehearse on.
public struct Device: Hashable, Sendable {
  /// What the command line calls it.
  public let name: String
  /// The screen in points, upright.
  public let size: CGSize
  /// Pixels a point of the real device.
  public let scale: CGFloat
  /// Points at the top under the status bar and sensors, and at the bottom under the home bar.
  public let safeArea: UIEdgeInsets

  /// A screen of one's own. Points and pixels a point above 0.
  public init(name: String, size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
  }

  /// 393×852 points at 3x (F2.12.2).
  public static let iPhone16 = Device(
    name: "iphone-16", size: CGSize(width: 393, height: 852), scale: 3,
    safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  /// 440×956 points at 3x.
  public static let iPhone16ProMax = Device(
    name: "iphone-16-pro-max", size: CGSize(width: 440, height: 956), scale: 3,
    safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
  /// 375×667 points at 2x: the smallest, without a notch.
  public static let iPhoneSE = Device(
    name: "iphone-se", size: CGSize(width: 375, height: 667), scale: 2,
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  /// 820×1180 points at 2x.
  public static let iPad = Device(
    name: "ipad", size: CGSize(width: 820, height: 1180), scale: 2,
    safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))

  /// Every device that has a name.
  public static let all: [Device] = [.iPhone16, .iPhone16ProMax, .iPhoneSE, .iPad]
}
