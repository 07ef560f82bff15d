import Geometry
import UIKit

/// Where things stand in the status bar of a device: guesses after pictures of such devices.
struct StatusBarLayout {
  enum Item {
    case text(String)
    case sign(StatusSigns.Sign)
  }

  /// A row of things, and where its middle or one of its ends is.
  struct Group {
    enum Anchor {
      /// The row starts here, or has its middle here, or ends here.
      case leading(CGFloat), middle(CGFloat), trailing(CGFloat)
    }

    let items: [Item]
    let anchor: Anchor
    let gap: CGFloat
  }

  /// From left to right.
  let groups: [Group]
  /// Where everything has its middle, points from the top.
  let middle: CGFloat
  /// Points of texts.
  let textSize: Double
  /// What the signs' own size is multiplied with.
  let signScale: CGFloat
  /// How far the bar slides to be out of sight.
  let height: CGFloat

  init(_ state: ChromeState) {
    let (width, device) = (state.size.width, state.device)
    switch device.sensor {
    case .island where !state.isOnItsSide: self.init(island: state)
    case .notch where !state.isOnItsSide:
      self.init(
        besides: (width - 209) / 4, width: width, middle: state.safeArea.top / 2 + 1,
        height: state.safeArea.top)
    default:
      self.init(
        row: width, insets: state.safeArea,
        height: state.safeArea.top > 0 ? state.safeArea.top : 20,
        isTablet: !device.isPhone)
    }
  }

  private init(island state: ChromeState) {
    let island = SensorShape.island(state.device)
    self.init(
      besides: (state.size.width - island.width) / 4 + 2, width: state.size.width,
      middle: island.midY, height: state.safeArea.top)
  }

  /// The time on the left of the sensors, everything else on their right.
  private init(besides center: CGFloat, width: CGFloat, middle: CGFloat, height: CGFloat) {
    groups = [
      Group(items: [.text(Self.time)], anchor: .middle(center), gap: 0),
      Group(
        items: [
          .sign(StatusSigns.cellular), .sign(StatusSigns.network), .sign(StatusSigns.battery),
        ],
        anchor: .middle(width - center), gap: 7),
    ]
    (self.middle, textSize, signScale, self.height) = (middle, 17, 1, height)
  }

  /// A low bar across the screen.
  private init(row width: CGFloat, insets: UIEdgeInsets, height: CGFloat, isTablet: Bool) {
    let (left, right) = (
      max(insets.left, isTablet ? 18 : 7), width - max(insets.right, isTablet ? 18 : 6)
    )
    let power = Group(
      items: (isTablet ? [.sign(StatusSigns.network)] : [])
        + [.text("100%"), .sign(StatusSigns.battery)], anchor: .trailing(right), gap: 5)
    groups =
      isTablet
      ? [
        Group(
          items: [.text(Self.time + " AM"), .text("Fri Jan 9")], anchor: .leading(left), gap: 9),
        power,
      ]
      : [
        Group(
          items: [.sign(StatusSigns.cellular), .sign(StatusSigns.network)], anchor: .leading(left),
          gap: 5),
        Group(items: [.text(Self.time + " AM")], anchor: .middle(width / 2), gap: 0), power,
      ]
    (middle, textSize, signScale, self.height) = (height / 2 + (isTablet ? 1 : 0), 12, 0.8, height)
  }

  /// What every clock in a picture of a phone shows.
  private static let time = "9:41"
}
