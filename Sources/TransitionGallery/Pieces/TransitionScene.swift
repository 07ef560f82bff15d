import UIKit

/// The place where pieces act: the container with the two screens in it, and all that must be put
/// back when it is over.
@MainActor
public final class TransitionScene {
  public let context: UIViewControllerContextTransitioning
  /// Whether the new screen comes (present, push, a later tab) or goes.
  public let isForward: Bool
  /// The screen on top; nil where UIKit hands out no view for it.
  public let front: UIView?
  /// The screen beneath; nil where it stays in its own place, as under a card.
  public let back: UIView?
  private let looks: [SavedLook]
  private let initialBounds: CGRect
  private let sublayerTransform: CATransform3D
  /// What stands for a screen at the moment.
  private var stand: (actor: Actor, view: UIView)?
  /// Whole screens as they were drawn when a part of them was first asked for.
  var drawings: [ObjectIdentifier: UIImage] = [:]

  public var container: UIView { context.containerView }

  /// Puts the incoming screen into the container, at its final frame and on its side of the other.
  public init(_ context: UIViewControllerContextTransitioning, isForward: Bool) {
    self.context = context
    self.isForward = isForward
    let incoming = context.view(forKey: .to)
    let outgoing = context.view(forKey: .from)
    front = isForward ? incoming : outgoing
    back = isForward ? outgoing : incoming
    initialBounds = context.containerView.bounds
    sublayerTransform = context.containerView.layer.sublayerTransform
    if let incoming, let controller = context.viewController(forKey: .to) {
      incoming.frame = context.finalFrame(for: controller)
      if let outgoing, !isForward {
        context.containerView.insertSubview(incoming, belowSubview: outgoing)
      } else if isForward {
        context.containerView.addSubview(incoming)
      } else {
        context.containerView.insertSubview(incoming, at: 0)
      }
      incoming.layoutIfNeeded()
    }
    looks = [incoming, outgoing].compactMap { $0.map(SavedLook.init) }
  }

  public func view(of actor: Actor) -> UIView? {
    if let stand, stand.actor == actor { return stand.view }
    return actor == .front ? front : back
  }

  /// What a piece does where a view stands for one of the screens.
  func cues(of piece: Piece, with view: UIView, for actor: Actor) -> [Cue] {
    let former = stand
    defer { stand = former }
    stand = (actor, view)
    return piece.cues(in: self)
  }

  /// Has everything in the container seen from a point in front of its middle.
  /// - Parameter distance: Of the eye, in points.
  public func setPerspective(_ distance: CGFloat) {
    container.layer.sublayerTransform.m34 = -1 / distance
  }

  /// Adds a view beneath the front and above the back.
  public func addBetween(_ view: UIView) {
    if let front, front.superview === container {
      container.insertSubview(view, belowSubview: front)
    } else if let back, back.superview === container {
      container.insertSubview(view, aboveSubview: back)
    } else {
      container.addSubview(view)
    }
  }

  /// Puts both screens back to how they looked, the one that stays into its place.
  func strike() {
    container.layer.sublayerTransform = sublayerTransform
    looks.forEach { $0.restore() }
    let isDone = !context.transitionWasCancelled
    guard let stays = context.view(forKey: isDone ? .to : .from),
      let controller = context.viewController(forKey: isDone ? .to : .from)
    else { return }
    let place = isDone ? context.finalFrame(for: controller) : stays.frame
    // What filled the container fills it still, where that has another size by now.
    stays.frame = place == initialBounds ? container.bounds : place
  }
}

/// What pieces may change in a screen's view, as it was before.
@MainActor
private struct SavedLook {
  private let view: UIView
  private let center: CGPoint
  private let bounds: CGRect
  private let transform: CATransform3D
  private let anchor: (point: CGPoint, z: CGFloat)
  private let alpha: CGFloat
  private let isHidden: Bool
  private let mask: UIView?
  private let corners: (radius: CGFloat, clips: Bool)
  private let shadow: (opacity: Float, radius: CGFloat, offset: CGSize)
  private let depth: (z: CGFloat, isDoubleSided: Bool)

  init(_ view: UIView) {
    let layer = view.layer
    self.view = view
    center = view.center
    bounds = view.bounds
    transform = layer.transform
    anchor = (layer.anchorPoint, layer.anchorPointZ)
    alpha = view.alpha
    isHidden = view.isHidden
    mask = view.mask
    corners = (layer.cornerRadius, layer.masksToBounds)
    shadow = (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset)
    depth = (layer.zPosition, layer.isDoubleSided)
  }

  func restore() {
    let layer = view.layer
    layer.anchorPoint = anchor.point
    layer.anchorPointZ = anchor.z
    layer.transform = transform
    view.bounds = bounds
    view.center = center
    view.alpha = alpha
    view.isHidden = isHidden
    view.mask = mask
    (layer.cornerRadius, layer.masksToBounds) = corners
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = shadow
    (layer.zPosition, layer.isDoubleSided) = depth
  }
}
