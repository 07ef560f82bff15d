import QuartzCore

/// What is lifted out of the screen for a menu, a drag or a pointer.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  open private(set) var view: UIView
  open private(set) var parameters: UIPreviewParameters
  open private(set) var target: UIPreviewTarget

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }

  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  open var size: CGSize { view.bounds.size }
}

/// How something lifted looks.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor! = .systemBackground
  public override init() {}
}

/// Where something lifted stands.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  open private(set) var container: UIView
  open private(set) var center: CGPoint
  open private(set) var transform: CGAffineTransform
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }
}

/// A blurred screen with a preview and a menu below it.
@MainActor
final class ContextMenuPanel: UIView, SystemPanel {
  private let backdrop = UIVisualEffectView(effect: nil)
  private let lifted = UIView()
  private let configuration: UIContextMenuConfiguration
  let preview: UIViewController?
  private let start: CGRect
  private let menu: UIMenu?
  private weak var source: UIView?
  private weak var panel: MenuPanel?
  var onEnd: ((ContextMenuAnimator) -> Void)?
  var onCommit: ((ContextMenuAnimator) -> Void)?

  init(_ configuration: UIContextMenuConfiguration, target: UITargetedPreview, in window: UIWindow)
  {
    self.configuration = configuration
    preview = configuration.preview?()
    menu = configuration.actions?([])
    start = target.view.convert(target.view.bounds, to: nil as UIView?)
    source = target.view
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.zPosition = 10_050
    accessibilityIdentifier = "context menu"
    backdrop.frame = bounds
    backdrop.isUserInteractionEnabled = false
    addSubview(backdrop)
    lifted.layer.cornerRadius = target.view.layer.cornerRadius
    lifted.clipsToBounds = true
    lifted.frame = start
    addContent(target.view)
    addSubview(lifted)
    window.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  private func addContent(_ view: UIView) {
    guard let preview else {
      guard let picture = view.snapshotView(afterScreenUpdates: false) else { return }
      picture.frame = lifted.bounds
      picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return lifted.addSubview(picture)
    }
    preview.view.frame = lifted.bounds
    preview.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    lifted.layer.cornerRadius = MenuMetrics.cornerRadius
    lifted.addSubview(preview.view)
  }

  private var menuHeight: CGFloat {
    guard let menu else { return 0 }
    let lines = MenuLines(of: menu)
    let count = lines.groups.reduce(0) { $0 + $1.lines.count }
    return CGFloat(count) * MenuMetrics.rowHeight
      + CGFloat(max(lines.groups.count - 1, 0)) * MenuMetrics.gap
      + (lines.title.isEmpty ? 0 : MenuMetrics.titleHeight)
  }

  /// Where the preview stands: as it stood, moved as far as the menu needs room.
  private var end: CGRect {
    let area = bounds.inset(by: window?.safeAreaInsets ?? .zero).insetBy(dx: 16, dy: 16)
    let room = max(area.height - menuHeight - 2 * MenuMetrics.margin, 80)
    var size = start.size
    if let preview {
      let asked = preview.preferredContentSize
      size = asked == .zero ? CGSize(width: area.width, height: room) : asked
    }
    let scale = min(1, area.width / max(size.width, 1), room / max(size.height, 1))
    size = CGSize(width: size.width * scale, height: size.height * scale)
    let x = min(max(start.midX - size.width / 2, area.minX), area.maxX - size.width)
    let lowest = area.maxY - menuHeight - 2 * MenuMetrics.margin - size.height
    let y = min(max(start.midY - size.height / 2, area.minY), max(lowest, area.minY))
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  func come() {
    source?.alpha = 0
    let end = self.end
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0
    ) {
      self.backdrop.effect = UIBlurEffect(style: .systemUltraThinMaterial)
      self.lifted.frame = end
    }
    guard let menu, let window else { return }
    panel = MenuPanel.show(menu, source: end, sender: nil, in: window)
    panel?.onEnd = { [weak self] in self?.leave(nil) }
  }

  /// Takes the menu and the preview away.
  func end(then: (() -> Void)? = nil) {
    guard let panel else { return leave(then) }
    panel.end(then: then)
  }

  private func leave(_ then: (() -> Void)?) {
    guard isUserInteractionEnabled else { return }
    isUserInteractionEnabled = false
    let animator = ContextMenuAnimator(preview: preview)
    onEnd?(animator)
    animator.run()
    UIView.animate(
      withDuration: MenuMetrics.duration,
      animations: {
        self.backdrop.effect = nil
        self.lifted.frame = self.start
      },
      completion: { _ in
        self.source?.alpha = 1
        self.removeFromSuperview()
        then?()
      })
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    guard lifted.frame.contains(touch.location(in: self)) else { return end() }
    let animator = ContextMenuAnimator(preview: preview)
    onCommit?(animator)
    end()
    animator.run()
  }
}
