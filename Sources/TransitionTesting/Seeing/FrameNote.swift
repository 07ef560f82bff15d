import QuartzCore
import UIKit

/// What was seen at one frame.
struct FrameNote {
  /// Seconds since the action.
  var time: Double
  var sketch: Sketch
  /// The views that go and come; nil before they are known and when they are gone.
  var from: ShownView?
  var to: ShownView?
  /// What else there is in the container while a transition is under way.
  var others: [OtherView] = []
  /// Whether a transition was under way.
  var isInFlight: Bool
  /// Whether a finger held it still since the frame before.
  var isHeldStill: Bool
  /// Whether a finger took hold or let go just before this frame.
  var isHandOver: Bool
}

/// Where and how a view shows, animations included.
struct ShownView: Hashable {
  /// Of its middle, wherever its anchor is.
  var position: CGPoint
  var scale: CGSize
  var size: CGSize
  var opacity: Double
  var cornerRadius: Double
  var shadowOpacity: Double
  var borderWidth: Double
  /// How much of it its mask lets through, 0…1, taking the mask for its box; 1 without one.
  var maskShare: Double
  var safeAreaTop: Double
  var safeAreaBottom: Double
  var isInWindow: Bool

  @MainActor
  init(_ view: UIView, at now: Double) {
    let layer = view.layer
    let shown = layer.shownProperties(atLocalTime: layer.localTime(atMediaTime: now))
    let transform = shown.transform
    let (x, y) = (
      (0.5 - shown.anchorPoint.x) * shown.bounds.width,
      (0.5 - shown.anchorPoint.y) * shown.bounds.height
    )
    position = CGPoint(
      x: shown.position.x + x * transform.m11 + y * transform.m21 + transform.m41,
      y: shown.position.y + x * transform.m12 + y * transform.m22 + transform.m42)
    scale = CGSize(
      width: (transform.m11 * transform.m11 + transform.m12 * transform.m12).squareRoot(),
      height: (transform.m21 * transform.m21 + transform.m22 * transform.m22).squareRoot())
    size = shown.bounds.size
    opacity = shown.isHidden ? 0 : Double(shown.opacity)
    cornerRadius = shown.cornerRadius
    shadowOpacity = Double(shown.shadowOpacity)
    borderWidth = shown.borderWidth
    maskShare = layer.mask.map { Self.share(of: shown.bounds, in: $0, at: now) } ?? 1
    safeAreaTop = view.safeAreaInsets.top
    safeAreaBottom = view.safeAreaInsets.bottom
    isInWindow = view.window != nil
  }

  /// How much of a layer's bounds lies in the box of its mask.
  @MainActor
  private static func share(of bounds: CGRect, in mask: CALayer, at now: Double) -> Double {
    let shown = mask.shownProperties(atLocalTime: mask.localTime(atMediaTime: now))
    let inside = shown.shape?.path?.boundingBox ?? shown.bounds
    let anchor = CGPoint(
      x: shown.bounds.minX + shown.anchorPoint.x * shown.bounds.width,
      y: shown.bounds.minY + shown.anchorPoint.y * shown.bounds.height)
    let turn = shown.transform
    let place = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(CGAffineTransform(scaleX: turn.m11, y: turn.m22))
      .concatenating(
        CGAffineTransform(
          translationX: shown.position.x + turn.m41, y: shown.position.y + turn.m42))
    let box = inside.applying(place)
    let (cut, whole) = (box.intersection(bounds), bounds.width * bounds.height)
    return cut.isNull || whole <= 0 ? 0 : cut.width * cut.height / whole
  }

  /// How far it is from another place, in points; changes of size count by half.
  func way(to other: ShownView) -> Double {
    let (dx, dy) = (position.x - other.position.x, position.y - other.position.y)
    let width = size.width * scale.width - other.size.width * other.scale.width
    let height = size.height * scale.height - other.size.height * other.scale.height
    return (dx * dx + dy * dy).squareRoot() + (abs(width) + abs(height)) / 2
  }
}
