import UIKit

/// A whole screen in miniature, which cannot be touched.
final class PosterView: UIView {
  let screen: UIViewController
  private let frameView = UIView()

  private static let height: CGFloat = 340

  init(screen: UIViewController) {
    self.screen = screen
    super.init(frame: .zero)
    accessibilityLabel = "Play"
    accessibilityTraits = .button
    isAccessibilityElement = true
    frameView.isUserInteractionEnabled = false
    frameView.clipsToBounds = true
    frameView.layer.cornerRadius = 24
    layer.shadowOpacity = 0.22
    layer.shadowRadius = 18
    layer.shadowOffset = CGSize(width: 0, height: 8)
    addSubview(frameView)
    frameView.addSubview(screen.view)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let whole = window?.bounds.size ?? CGSize(width: 393, height: 852)
    let scale = min(Self.height / whole.height, bounds.width / whole.width)
    let size = CGSize(width: whole.width * scale, height: whole.height * scale)
    frameView.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: 0, width: size.width, height: size.height)
    screen.additionalSafeAreaInsets = window?.safeAreaInsets ?? .zero
    screen.view.bounds = CGRect(origin: .zero, size: whole)
    screen.view.center = CGPoint(x: size.width / 2, y: size.height / 2)
    screen.view.transform = CGAffineTransform(scaleX: scale, y: scale)
    layer.shadowPath =
      UIBezierPath(roundedRect: frameView.frame, cornerRadius: 24).cgPath
  }
}

/// A button as wide as its page.
final class WideButton: UIButton {
  init(title: String) {
    super.init(frame: .zero)
    setTitle(title, for: .normal)
    titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    backgroundColor = .systemIndigo
    layer.cornerRadius = 14
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 50) }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.6 : 1 }
  }
}
