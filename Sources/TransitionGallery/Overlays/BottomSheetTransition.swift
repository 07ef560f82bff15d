import UIKit

/// A sheet at the lower edge that rests at several heights: pulled, it snaps to the nearest one;
/// below the lowest it goes. It makes room for the keyboard.
@MainActor
public final class BottomSheetTransition: NSObject, UIViewControllerTransitioningDelegate {
  private let detents: [CGFloat]

  /// - Parameter detents: Heights as shares of the container's, rising; the first is where it
  ///   opens. One half and nine tenths unless told.
  public init(detents: [CGFloat] = [0.5, 0.9]) {
    self.detents = detents.isEmpty ? [0.5] : detents
    super.init()
  }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    BottomSheetPresentationController(
      detents: detents, presentedViewController: presented, presenting: presenting)
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { EdgeSlideAnimator(.bottom, isPresenting: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { EdgeSlideAnimator(.bottom, isPresenting: false) }
}

/// Places the sheet at one of its heights and lets a finger move it between them.
public final class BottomSheetPresentationController: OverlayPresentationController {
  private let detents: [CGFloat]
  private var selected = 0
  private var grabbedTop: CGFloat?

  init(
    detents: [CGFloat], presentedViewController: UIViewController,
    presenting: UIViewController?
  ) {
    self.detents = detents
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  public override var frameOfPresentedViewInContainerView: CGRect { frame(top: top(of: selected)) }

  public override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    panel.layer.cornerRadius = 18
    panel.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    panel.layer.masksToBounds = true
    panel.addGrabber()
    panel.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: #selector(dragged(_:))))
  }

  override func place() {
    if grabbedTop == nil { super.place() }
  }

  @objc private func dragged(_ pan: UIPanGestureRecognizer) {
    guard let container = containerView, !isOnItsWay
    else { return }
    switch pan.state {
    case .began:
      grabbedTop = panel.frame.minY
      presentedViewController.view.endEditing(true)
    case .changed:
      guard let start = grabbedTop else { return }
      panel.frame = frame(top: resist(start + pan.translation(in: container).y))
    case .ended, .cancelled, .failed:
      grabbedTop = nil
      let speed = pan.state == .ended ? pan.velocity(in: container).y : 0
      settle(from: panel.frame.minY, speed: speed)
    default: break
    }
  }

  /// Goes to the height nearest to where the finger was heading.
  private func settle(from top: CGFloat, speed: CGFloat) {
    guard let container = containerView else { return }
    let goal = top + speed * 0.15
    let lowest = self.top(of: 0)
    if goal > (lowest + container.bounds.maxY) / 2 {
      return presentedViewController.dismiss(animated: true)
    }
    selected =
      detents.indices.min { abs(self.top(of: $0) - goal) < abs(self.top(of: $1) - goal) } ?? 0
    UIView.animate(
      withDuration: CalmChange.duration(0.45), delay: 0, usingSpringWithDamping: 0.82,
      initialSpringVelocity: 0, options: .allowUserInteraction
    ) {
      self.place()
    }
  }

  /// Above the highest place a sheet gives way to a third of the pull.
  private func resist(_ top: CGFloat) -> CGFloat {
    let highest = self.top(of: detents.count - 1)
    return top >= highest ? top : highest - (highest - top) / 3
  }

  /// Where the sheet's upper edge is at a height, above the keyboard.
  private func top(of index: Int) -> CGFloat {
    guard let container = containerView else { return 0 }
    let top = container.bounds.height * (1 - detents[index]) - keyboardHeight
    return max(top, container.safeAreaInsets.top + 8)
  }

  private func frame(top: CGFloat) -> CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.maxY - top, 120))
  }
}
