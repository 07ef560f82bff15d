import QuartzCore

/// The system's zoom: a screen grows out of a view and shrinks back into it (facts 2.11). Its motion
/// is not published; the look is ours, on the system's spring. It can be held at any point.
///
/// An animator like anybody's: it uses only what the context offers in public.
@MainActor
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let wish: ZoomPreferences
  private let isLeaving: Bool
  private let upper: UIViewController
  private var mover: UIViewPropertyAnimator?

  /// - Parameters:
  ///   - leaving: Whether the screen shrinks.
  ///   - upper: The screen that is zoomed.
  init(_ wish: ZoomPreferences, leaving: Bool, upper: UIViewController) {
    self.wish = wish
    isLeaving = leaving
    self.upper = upper
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { transitionContext?.isAnimated == false ? 0 : SystemMotion.screenDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let mover { return mover }
    let mover = UIViewPropertyAnimator(
      duration: SystemMotion.screenDuration,
      timingParameters: UICubicTimingParameters(animationCurve: ._system))
    self.mover = mover
    move(with: mover, in: context)
    return mover
  }

  func animationEnded(_ transitionCompleted: Bool) {
    mover = nil
    if transitionCompleted != isLeaving { ZoomDrag.attach(to: upper, wish: wish) }
  }

  private func move(
    with mover: UIViewPropertyAnimator, in context: any UIViewControllerContextTransitioning
  ) {
    placeTo(in: context)
    let lower = context.viewController(forKey: isLeaving ? .to : .from)
    guard let zoomed = context.view(forKey: isLeaving ? .from : .to), let lower else {
      mover.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
      return
    }
    guard !SceneEnvironment.current.system.reducesMotion,
      let source = wish.source(of: upper, from: lower.nearestShown)
    else { return dissolve(zoomed, with: mover, in: context) }
    let scene = ZoomScene(
      zoomed: zoomed, source: source, container: context.containerView, options: wish.options,
      controller: upper)
    scene.build()
    scene.stand(isOpen: isLeaving)
    scene.picture?.alpha = isLeaving ? 0 : 1
    mover.addAnimations {
      scene.stand(isOpen: !self.isLeaving)
      scene.fadePicture(isOpen: !self.isLeaving)
    }
    mover.addCompletion { _ in
      scene.clear()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// The screen that comes: on top, or under the one that shrinks.
  private func placeTo(in context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
    else { return }
    to.frame = context.finalFrame(for: controller)
    if isLeaving, let from = context.view(forKey: .from) {
      context.containerView.insertSubview(to, belowSubview: from)
    } else {
      context.containerView.addSubview(to)
    }
    to.layoutIfNeeded()
  }

  private func dissolve(
    _ view: UIView, with mover: UIViewPropertyAnimator,
    in context: any UIViewControllerContextTransitioning
  ) {
    if !isLeaving { view.alpha = 0 }
    mover.addAnimations { view.alpha = self.isLeaving ? 0 : 1 }
    mover.addCompletion { _ in
      view.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension UIViewController {
  /// Of a container, the child on show: that is the one whose views a zoom grows out of.
  fileprivate var nearestShown: UIViewController {
    if let stack = self as? UINavigationController {
      return stack.shownController?.nearestShown ?? self
    }
    if let tabs = self as? UITabBarController { return tabs.state.shown?.nearestShown ?? self }
    return self
  }
}

/// What a zoom shows: the rest darkened, and the screen and a picture of the source in one frame
/// that grows.
@MainActor
private struct ZoomScene {
  let zoomed: UIView
  let source: UIView
  let container: UIView
  private let dimming: UIView
  private let frame: ZoomFrame
  /// Casts the source's shadow, from under the frame.
  private let shade = UIView()
  let picture: UIView?
  /// The frame's places, in the container, and how round it is there.
  private let closed: CGRect
  private let open: CGRect
  /// The container's size when it began, to tell whether the screen fills it.
  private let room: CGSize
  private let closedRadius: CGFloat
  /// The part of the screen that stands for the source, in the screen's view.
  private let aligned: CGRect
  private let wasHidden: Bool
  /// Of the screen.
  private let visibleAlpha: CGFloat

  init(
    zoomed: UIView, source: UIView, container: UIView,
    options: UIViewController.Transition.ZoomOptions, controller: UIViewController
  ) {
    self.zoomed = zoomed
    self.source = source
    self.container = container
    frame = ZoomFrame(in: container)
    closed = source.convert(source.bounds, to: container)
    open = zoomed.frame
    room = container.bounds.size
    closedRadius = source.layer.cornerRadius
    picture = source.snapshotView(afterScreenUpdates: true)
    let wanted = options.alignmentRectProvider?(.init(source: source, zoomed: controller))
    aligned =
      wanted.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
      ?? Self.top(of: zoomed.bounds, like: closed.size)
    wasHidden = source.isHidden
    visibleAlpha = zoomed.alpha
    let effect = options.dimmingVisualEffect
    dimming = effect.map { UIVisualEffectView(effect: $0) } ?? UIView()
    dimming.backgroundColor =
      options.dimmingColor ?? (effect == nil ? UIColor(white: 0, alpha: 0.2) : nil)
  }

  /// From back to front: dimming, shadow, frame with the screen and, on top, the picture.
  func build() {
    dimming.frame = container.bounds
    dimming.isUserInteractionEnabled = false
    container.insertSubview(dimming, belowSubview: zoomed)
    frame.layer.masksToBounds = true
    frame.backgroundColor = source.backgroundColor
    // The screen keeps its own size and is scaled.
    frame.autoresizesSubviews = false
    container.insertSubview(frame, aboveSubview: dimming)
    dressShade()
    container.insertSubview(shade, belowSubview: frame)
    frame.addSubview(zoomed)
    if let picture { frame.addSubview(picture) }
    source.isHidden = true
  }

  private func dressShade() {
    let (own, shown) = (source.layer, shade.layer)
    shade.isUserInteractionEnabled = false
    // Nothing of it is seen but the shadow.
    shade.backgroundColor = source.backgroundColor ?? .systemBackground
    shown.cornerCurve = own.cornerCurve
    (shown.shadowColor, shown.shadowOpacity) = (own.shadowColor, own.shadowOpacity)
    (shown.shadowOffset, shown.shadowRadius) = (own.shadowOffset, own.shadowRadius)
    shade.isHidden = own.shadowOpacity == 0 || own.masksToBounds
  }

  func stand(isOpen: Bool) {
    let place = isOpen ? open : closed
    shade.placeUntransformed(place)
    shade.layer.cornerRadius = closedRadius
    shade.alpha = isOpen ? 0 : 1
    frame.placeUntransformed(place)
    frame.layer.cornerRadius = isOpen ? 0 : closedRadius
    dimming.alpha = isOpen ? 1 : 0
    let scale = isOpen ? 1 : max(place.width / aligned.width, place.height / aligned.height)
    zoomed.stand(moved: CGAffineTransform(scaleX: scale, y: scale))
    // The aligned part's middle lies in the middle of the closed frame.
    let (bounds, middle) = (zoomed.bounds, CGPoint(x: aligned.midX, y: aligned.midY))
    zoomed.center =
      isOpen
      ? CGPoint(x: place.width / 2, y: place.height / 2)
      : CGPoint(
        x: place.width / 2 + (bounds.midX - middle.x) * scale,
        y: place.height / 2 + (bounds.midY - middle.y) * scale)
    picture?.placeUntransformed(
      isOpen ? Self.filling(aligned, like: closed.size) : CGRect(origin: .zero, size: place.size))
  }

  /// The picture of the source has gone before one can read what is on the screen, and is there again before
  /// the screen has come to where it lies; a guess.
  func fadePicture(isOpen: Bool) {
    UIView.animateKeyframes(withDuration: 0, delay: 0, options: []) {
      UIView.addKeyframe(
        withRelativeStartTime: isOpen ? 0 : Self.stay, relativeDuration: Self.fade
      ) { picture?.alpha = isOpen ? 0 : 1 }
      guard !isOpen, picture != nil else { return }
      // What of the screen lies beside the picture goes, and leaves the source's ground.
      UIView.addKeyframe(
        withRelativeStartTime: Self.stay + Self.fade / 2, relativeDuration: Self.fade
      ) { zoomed.alpha = 0 }
    }
  }

  /// In parts of the whole.
  private static let (fade, stay) = (0.3, 0.08)

  /// As much of a screen's upper end as has the shape of what it grows out of.
  private static func top(of bounds: CGRect, like size: CGSize) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let height = bounds.width * size.height / size.width
    guard height < bounds.height else { return bounds }
    return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height)
  }

  /// The smallest rectangle of a shape that covers another, about its middle.
  private static func filling(_ rect: CGRect, like size: CGSize) -> CGRect {
    guard size.width > 0, size.height > 0 else { return rect }
    let scale = max(rect.width / size.width, rect.height / size.height)
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
  }

  /// The screen is in the container again, as if nothing had been. What filled the container fills
  /// it still, where that has another size by now.
  func clear() {
    zoomed.stand(moved: .identity)
    zoomed.alpha = visibleAlpha
    let fills = open == CGRect(origin: .zero, size: room)
    zoomed.frame = fills ? container.bounds : open
    container.insertSubview(zoomed, aboveSubview: frame)
    for view in [dimming, shade, frame] { view.removeFromSuperview() }
    picture?.removeFromSuperview()
    source.isHidden = wasHidden
  }
}

/// What a zoomed screen lies in meanwhile, which keeps its safe area.
@MainActor
private final class ZoomFrame: UIView {
  private weak var around: UIView?

  init(in container: UIView) {
    around = container
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var safeAreaForSubviews: UIEdgeInsets { around?.safeAreaInsets ?? .zero }
}
