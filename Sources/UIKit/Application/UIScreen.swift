import QuartzCore

/// The screen of the stage.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  package private(set) var size: CGSize
  public private(set) var scale: CGFloat
  package var safeArea = UIEdgeInsets.zero

  /// The device was turned, or its window made larger.
  func resize(to size: CGSize, safeArea: UIEdgeInsets) {
    self.size = size
    self.safeArea = safeArea
  }

  /// - Parameters:
  ///   - size: Points.
  ///   - scale: Pixels a point.
  package init(size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3) {
    self.size = size
    self.scale = scale
  }

  /// The screen of the stage that is being used.
  public class var main: UIScreen { SceneEnvironment.current.screen }

  /// The whole screen in points, origin at the top left.
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }

  public var nativeScale: CGFloat { scale }

  /// The whole screen in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  public var traitCollection: UITraitCollection { SceneEnvironment.current.traits.own }
}
