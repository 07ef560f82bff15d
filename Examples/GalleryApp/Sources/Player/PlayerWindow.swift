import UIKit

/// A window whose remote control stays over whatever is presented in it.
final class PlayerWindow: UIWindow {
  let remote = RemoteControl()

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    addSubview(remote)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if subview !== remote { bringSubviewToFront(remote) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(bounds.width - 40, 400)
    let floor = max(safeAreaInsets.bottom, 16) + remote.lift
    remote.frame = CGRect(
      x: (bounds.width - width) / 2, y: bounds.height - floor - RemoteControl.height, width: width,
      height: RemoteControl.height)
  }
}
