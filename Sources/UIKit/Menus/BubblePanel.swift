import QuartzCore

/// A bubble over everything in a window, which grows out of what it belongs to. A tap beside it lets it go.
@MainActor
class BubblePanel: UIView, SystemPanel {
  private let bubble = UIView()
  /// What is in the bubble.
  let content = UIView()
  /// What it belongs to, in the window's coordinates.
  private let source: CGRect
  /// Called once when it begins to go.
  var onEnd: (() -> Void)?

  init(source: CGRect, in window: UIWindow) {
    self.source = source
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.zPosition = 10_100
    bubble.layer.shadowOpacity = 0.2
    bubble.layer.shadowRadius = 24
    bubble.layer.shadowOffset = CGSize(width: 0, height: 8)
    content.layer.cornerRadius = MenuMetrics.cornerRadius
    content.layer.masksToBounds = true
    content.backgroundColor = .secondarySystemGroupedBackground
    bubble.addSubview(content)
    addSubview(bubble)
  }

  required init?(coder: NSCoder) { nil }

  var bubbleFrame: CGRect { bubble.frame }

  /// How large the bubble is to be, if there is room.
  var wantedSize: CGSize { .zero }

  /// Puts the bubble below its source, or above it where there is no room below.
  func place() {
    let area = bounds.inset(by: window?.safeAreaInsets ?? .zero)
      .insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
    let size = CGSize(
      width: min(wantedSize.width, area.width), height: min(wantedSize.height, max(area.height, 0)))
    let x = min(max(source.midX - size.width / 2, area.minX), area.maxX - size.width)
    let below = source.maxY + MenuMetrics.margin
    let fitsBelow = below + size.height <= area.maxY
    let y = fitsBelow ? below : max(source.minY - MenuMetrics.margin - size.height, area.minY)
    bubble.bounds = CGRect(origin: .zero, size: size)
    let anchor = CGPoint(
      x: size.width > 0 ? min(max((source.midX - x) / size.width, 0), 1) : 0.5,
      y: fitsBelow ? 0 : 1)
    bubble.layer.anchorPoint = anchor
    bubble.center = CGPoint(x: x + anchor.x * size.width, y: y + anchor.y * size.height)
    content.frame = bubble.bounds
  }

  func come(in window: UIWindow) {
    window.addSubview(self)
    place()
    bubble.transform = CGAffineTransform(
      scaleX: MenuMetrics.startScale, y: MenuMetrics.startScale)
    bubble.alpha = 0
    UIView.animate(
      withDuration: MenuMetrics.duration, delay: 0, usingSpringWithDamping: 0.85,
      initialSpringVelocity: 0
    ) {
      self.bubble.transform = .identity
      self.bubble.alpha = 1
    }
  }

  /// Takes the bubble away.
  /// - Parameter then: Called when it has gone.
  func end(then: (() -> Void)? = nil) {
    isUserInteractionEnabled = false
    let told = onEnd
    onEnd = nil
    UIView.animate(
      withDuration: MenuMetrics.duration,
      animations: {
        self.bubble.transform = CGAffineTransform(
          scaleX: MenuMetrics.startScale, y: MenuMetrics.startScale)
        self.bubble.alpha = 0
      },
      completion: { _ in
        self.removeFromSuperview()
        then?()
      })
    told?()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !bubble.frame.contains(touch.location(in: self)) else {
      return
    }
    end()
  }
}
