import UIKit

/// What the device shows of its own at an instant.
package struct ChromeState: Hashable, Sendable {
  package struct Touch: Hashable, Sendable {
    /// In points of the screen.
    package var place: CGPoint
    /// 0...1.
    package var opacity: Double
  }

  package var device: Device
  /// The screen as it lies now, points.
  package var size: CGSize
  package var safeArea: UIEdgeInsets
  package var statusBar: SystemBars.StatusBar
  /// How much of the home indicator shows, 0...1.
  package var indicator: Double
  package var isRightToLeft: Bool
  package var touches: [Touch]

  /// Whether the device lies otherwise than it stands in a hand.
  package var isOnItsSide: Bool {
    (size.width > size.height) != (device.size.width > device.size.height)
  }
}

extension Stage {
  /// What the device shows of its own over `frame(at:)` of the same instant.
  package func chrome(at instant: Double? = nil) -> ChromeState {
    let time = instant ?? now
    let screen = environment.screen
    return environment.perform {
      ChromeState(
        device: device, size: screen.bounds.size, safeArea: screen.safeArea,
        statusBar: environment.statusBarLook(at: time),
        indicator: environment.homeIndicator(at: time),
        isRightToLeft: environment.traits.own.layoutDirection == .rightToLeft,
        touches: environment.touches.marks.all.compactMap { ChromeState.Touch($0, at: time) })
    }
  }
}

extension ChromeState.Touch {
  /// Seconds in which a dot fades when its finger has left.
  private static let fade = 0.25

  /// nil for one that has gone.
  init?(_ mark: FingerMarks.Mark, at time: Double) {
    let gone = mark.lifted.map { (time - $0) / Self.fade } ?? 0
    guard gone < 1 else { return nil }
    self.init(place: mark.place, opacity: 1 - max(gone, 0))
  }
}
