import Geometry

/// Everything about a layer that a frame shows, with Core Animation's defaults (F5.11).
/// The one list: animation, presentation, implicit actions and traces go by
/// `AnimatableProperty.all`, which names its members.
package struct LayerProperties: Sendable {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ: CGFloat = 0
  package var transform = CATransform3DIdentity
  package var sublayerTransform = CATransform3DIdentity
  package var isHidden = false
  package var isDoubleSided = true
  package var opacity: Float = 1
  package var masksToBounds = false
  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var maskedCorners = CACornerMask.all
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = Self.black
  package var shadowColor: CGColor? = Self.black
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var contents: CGImage?
  /// What `contents` fades over while it is animated.
  package var contentsFade: ContentsValue.Fade?
  package var contentsScale: CGFloat = 1
  package var contentsGravity = CALayerContentsGravity.resize
  private static let black = CGColor(gray: 0, alpha: 1)
  private var specialBox: Box<SpecialProperties>?
  private var gradientBox: Box<GradientProperties>?
  private var shapeBox: Box<ShapeProperties>?

  package init() {}

  /// What few layers change.
  package var special: SpecialProperties {
    get { specialBox?.value ?? Self.plain }
    set { specialBox = Box(newValue) }
  }

  /// Whether anything of that was ever changed.
  var hasSpecial: Bool { specialBox != nil }

  private static let plain = SpecialProperties()

  /// Of a `CAGradientLayer`.
  package var gradient: GradientProperties? {
    get { gradientBox?.value }
    set { gradientBox = newValue.map(Box.init) }
  }

  /// Of a `CAShapeLayer`.
  package var shape: ShapeProperties? {
    get { shapeBox?.value }
    set { shapeBox = newValue.map(Box.init) }
  }

  /// Keeps what few layers have out of the values that all layers copy in every frame.
  private final class Box<Value: Sendable>: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
}

extension LayerProperties {
  /// Whether nothing has been written since the two were one: values that are equal and were written again may
  /// count as others. Many times as fast as to compare what properties hold.
  package func isUntouched(since former: LayerProperties) -> Bool {
    bounds == former.bounds && position == former.position && opacity == former.opacity
      && isHidden == former.isHidden && CATransform3DEqualToTransform(transform, former.transform)
      && CATransform3DEqualToTransform(sublayerTransform, former.sublayerTransform)
      && (zPosition, anchorPointZ, cornerRadius, borderWidth, shadowRadius, contentsScale)
        == (
          former.zPosition, former.anchorPointZ, former.cornerRadius, former.borderWidth,
          former.shadowRadius, former.contentsScale
        )
      && (anchorPoint, shadowOffset, shadowOpacity, maskedCorners)
        == (former.anchorPoint, former.shadowOffset, former.shadowOpacity, former.maskedCorners)
      && isDoubleSided == former.isDoubleSided && masksToBounds == former.masksToBounds
      && backgroundColor == former.backgroundColor && borderColor == former.borderColor
      && shadowColor == former.shadowColor && contents === former.contents
      && contentsFade == former.contentsFade && contentsGravity == former.contentsGravity
      && specialBox === former.specialBox && gradientBox === former.gradientBox
      && shapeBox === former.shapeBox
  }
}

/// Corners that `cornerRadius` rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all = CACornerMask(rawValue: 15)
}

/// How contents of another size than the bounds are placed (F5.8.6). "bottom" is always the edge
/// of the smallest y, and "top" that of the largest: where y runs downwards, as in views, "top" is
/// the lower edge on the screen. `UIView.contentMode` goes by the screen.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
