import UIKit

/// What a screen over another one stands on. To those who hear the screen nothing is beside it, and
/// their gesture for "back" takes the screen away, whatever the screen itself knows of it.
public final class OverlayPanel: UIView {
  private weak var screen: UIViewController?

  init(for screen: UIViewController) {
    self.screen = screen
    super.init(frame: .zero)
    accessibilityViewIsModal = true
  }

  public required init?(coder: NSCoder) { fatalError("made in code") }

  /// Takes the screen's view, which fills the panel from now on.
  func hold() {
    guard let view = screen?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  /// A short bar at the upper edge: what is held by a finger.
  func addGrabber() {
    let grabber = UIView(frame: CGRect(x: bounds.midX - 18, y: 6, width: 36, height: 5))
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
    grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    addSubview(grabber)
  }

  public override func accessibilityPerformEscape() -> Bool { screen?.escape() ?? false }
}

extension UIViewController {
  /// Takes this screen away, if it may go.
  /// - Returns: Whether it goes.
  func escape() -> Bool {
    guard presentingViewController != nil, !isModalInPresentation else { return false }
    dismiss(animated: true)
    return true
  }
}
