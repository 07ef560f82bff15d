import UIKit

extension Stage {
  /// Gives the screen another size at the present instant, as by turning the device or by making a
  /// window larger; also half way through a transition. Films keep the size they began with: in them a
  /// turned screen is as large as fits.
  /// - Parameters:
  ///   - size: Points, above 0 both ways.
  ///   - safeArea: In the new size; the present one unless told.
  ///   - duration: Seconds; 0.3 is what a phone takes to turn (F4.1, C), 0 changes it at once.
  public func resize(
    to size: CGSize, safeArea: UIEdgeInsets? = nil, duration: Double = 0.3
  ) {
    precondition(
      size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite,
      "stage size · got \(size) · use points above 0")
    perform {
      environment.resize(
        to: size, safeArea: safeArea ?? environment.screen.safeArea, turn: .identity,
        duration: duration)
    }
  }

  /// Lays the device on its side, or stands it up again: width and height change places, and the
  /// sensors' inset goes to both sides (which of them has it is left open by the orientation). What the
  /// application, or the controller on the whole screen, does not allow stays as it is, and is noted.
  public func rotate(duration: Double = 0.3) {
    perform { turnOver(duration: duration) }
  }

  /// The same inside a turn of the run loop.
  package func turnOver(duration: Double) {
    let (size, inset) = (environment.screen.bounds.size, environment.screen.safeArea)
    let lies = size.width > size.height
    guard environment.perform({ environment.askWhetherAllowed(landscape: !lies) }) else {
      return perform {
        Unsupported.report("\(lies ? "standing" : "lying"): supportedInterfaceOrientations say no")
      }
    }
    let safeArea =
      lies
      ? device.safeArea
      : UIEdgeInsets(
        top: 0, left: inset.bottom > 20 ? inset.top : 0, bottom: inset.bottom > 0 ? 21 : 0,
        right: inset.bottom > 20 ? inset.top : 0)
    environment.resize(
      to: CGSize(width: size.height, height: size.width), safeArea: safeArea,
      turn: CGAffineTransform(rotationAngle: lies ? -.pi / 2 : .pi / 2), duration: duration)
  }

  /// What the status bar shows, as the controllers say that have it.
  public var isStatusBarHidden: Bool { environment.system.statusBar.isHidden }

  /// Whether what stands in the status bar is light or dark, as the controllers say that have it.
  public var statusBarStyle: UIStatusBarStyle { environment.system.statusBar.style }
}
