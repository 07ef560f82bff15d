import Geometry
import QuartzCore
import Rehearsal
import Sketching
import UIKit

/// What was seen at one frame.
struct FrameRecord {
  /// Seconds since the action.
  var time: Double
  var thumbnail: Thumbnail
  /// The views that go and come; nil before they are known and when they are gone.
  var from: ShownView?
  var to: ShownView?
  /// What else there is in the container while a transition is under way.
  var others: [OtherView] = []
  /// Whether a transition was under way.
  var isInFlight: Bool
  /// Whether a finger was down of which nobody said beforehand what it does.
  var isUnderFinger = false
  /// Whether a finger held it still since the frame before.
  var isHeldStill: Bool
  /// Whether a finger took hold or let go just before this frame.
  var isHandOver: Bool
  /// What lies in the two views while a transition is under way.
  var fromContent: ContentRecord?
  var toContent: ContentRecord?
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
  /// How much of it its mask lets through, 0…1, as far as a grid of points tells; 1 without one.
  var maskShare: Double
  var safeAreaTop: Double
  var safeAreaBottom: Double
  var isInWindow: Bool
  /// Whether it cuts off what lies in it at its bounds.
  var cuts: Bool

  @MainActor
  init(_ view: UIView, on stage: Stage) {
    let layer = view.layer
    let shown = layer.shownProperties(atLocalTime: layer.localTime(atMediaTime: stage.now))
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
    maskShare = layer.mask.map { Self.share(of: shown.bounds, in: $0, of: layer, on: stage) } ?? 1
    safeAreaTop = view.safeAreaInsets.top
    safeAreaBottom = view.safeAreaInsets.bottom
    isInWindow = view.window != nil
    cuts = view.clipsToBounds
  }

  /// How much of a layer's bounds a mask lets through.
  @MainActor
  private static func share(
    of bounds: CGRect, in mask: CALayer, of layer: CALayer, on stage: Stage
  ) -> Double {
    let time = layer.localTime(atMediaTime: stage.now)
    let places = Cover.grid(over: bounds, columns: 12, rows: 12)
    let cover = Cover(
      of: stage.sample(mask, at: time), under: CATransform3DIdentity, at: places)
    return cover.shares.reduce(0, +) / Double(places.count)
  }

  /// How far it is from another place, in points; changes of size count by half.
  func way(to other: ShownView) -> Double {
    let (dx, dy) = (position.x - other.position.x, position.y - other.position.y)
    let width = size.width * scale.width - other.size.width * other.scale.width
    let height = size.height * scale.height - other.size.height * other.scale.height
    return (dx * dx + dy * dy).squareRoot() + (abs(width) + abs(height)) / 2
  }
}
