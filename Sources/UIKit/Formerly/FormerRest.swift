import QuartzCore

// More that Swift 4.2 and its SDK gave up, mostly C functions and constants: language mode 4 takes them.

@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.ultraLight")
public var UIFontWeightUltraLight: UIFont.Weight { UIFont.Weight.ultraLight }

@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.thin")
public var UIFontWeightThin: UIFont.Weight { UIFont.Weight.thin }

@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.light")
public var UIFontWeightLight: UIFont.Weight { UIFont.Weight.light }

@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.regular")
public var UIFontWeightRegular: UIFont.Weight { UIFont.Weight.regular }

@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.medium")
public var UIFontWeightMedium: UIFont.Weight { UIFont.Weight.medium }

@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.semibold")
public var UIFontWeightSemibold: UIFont.Weight { UIFont.Weight.semibold }

@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.bold")
public var UIFontWeightBold: UIFont.Weight { UIFont.Weight.bold }

@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.heavy")
public var UIFontWeightHeavy: UIFont.Weight { UIFont.Weight.heavy }

@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.black")
public var UIFontWeightBlack: UIFont.Weight { UIFont.Weight.black }

@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.volume")
public var kCAEmitterLayerVolume: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode.volume }

@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.outline")
public var kCAEmitterLayerOutline: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode.outline }

@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.surface")
public var kCAEmitterLayerSurface: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode.surface }

@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.points")
public var kCAEmitterLayerPoints: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode.points }

@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.cuboid")
public var kCAEmitterLayerCuboid: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.cuboid }

@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.sphere")
public var kCAEmitterLayerSphere: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.sphere }

@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.unordered")
public var kCAEmitterLayerUnordered: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode.unordered }

@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.oldestFirst")
public var kCAEmitterLayerOldestFirst: CAEmitterLayerRenderMode {
  CAEmitterLayerRenderMode.oldestFirst
}

@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.oldestLast")
public var kCAEmitterLayerOldestLast: CAEmitterLayerRenderMode {
  CAEmitterLayerRenderMode.oldestLast
}

@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.backToFront")
public var kCAEmitterLayerBackToFront: CAEmitterLayerRenderMode {
  CAEmitterLayerRenderMode.backToFront
}

@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.additive")
public var kCAEmitterLayerAdditive: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode.additive }

@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFilter.linear")
public var kCAFilterLinear: CALayerContentsFilter { CALayerContentsFilter.linear }

@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFilter.nearest")
public var kCAFilterNearest: CALayerContentsFilter { CALayerContentsFilter.nearest }

@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFilter.trilinear")
public var kCAFilterTrilinear: CALayerContentsFilter { CALayerContentsFilter.trilinear }

@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.interPageSpacing")
public var UIPageViewControllerOptionInterPageSpacingKey: UIPageViewController.OptionsKey {
  UIPageViewController.OptionsKey.interPageSpacing
}

@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.spineLocation")
public var UIPageViewControllerOptionSpineLocationKey: UIPageViewController.OptionsKey {
  UIPageViewController.OptionsKey.spineLocation
}

@available(swift, obsoleted: 4.2, message: "use UIImage.jpegData(compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
@available(swift, obsoleted: 4.2, message: "use UIImage.pngData()")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

@available(swift, obsoleted: 4.2, message: "use UIAccessibility.post(notification:argument:)")
@preconcurrency @MainActor
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) { UIAccessibility.post(notification: notification, argument: argument) }

@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isVoiceOverRunning")
@preconcurrency @MainActor
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isReduceMotionEnabled")
@preconcurrency @MainActor
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

@available(swift, obsoleted: 4.2, message: "use UIInterfaceOrientation.isLandscape")
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}
@available(swift, obsoleted: 4.2, message: "use UIInterfaceOrientation.isPortrait")
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}
@available(swift, obsoleted: 4.2, message: "use UIDeviceOrientation.isLandscape")
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}
@available(swift, obsoleted: 4.2, message: "use UIDeviceOrientation.isPortrait")
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}

extension UIViewController {
  @available(swift, obsoleted: 4.2, renamed: "isMovingToParent")
  @preconcurrency @MainActor public final var isMovingToParentViewController: Bool {
    isMovingToParent
  }
  @available(swift, obsoleted: 4.2, renamed: "isMovingFromParent")
  @preconcurrency @MainActor public final var isMovingFromParentViewController: Bool {
    isMovingFromParent
  }
}

extension UIActivityIndicatorView {
  @available(swift, obsoleted: 4.2, renamed: "init(style:)")
  @preconcurrency @MainActor
  public convenience init(activityIndicatorStyle style: UIActivityIndicatorView.Style) {
    self.init(style: style)
  }
  @available(swift, obsoleted: 4.2, renamed: "style")
  @preconcurrency @MainActor
  public final var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
    get { style }
    set { style = newValue }
  }
}

extension NSUnderlineStyle {
  @available(swift, obsoleted: 4.2, message: "use []")
  public static var styleNone: NSUnderlineStyle { [] }
  @available(swift, obsoleted: 4.2, renamed: "single")
  public static var styleSingle: NSUnderlineStyle { .single }
  @available(swift, obsoleted: 4.2, renamed: "thick")
  public static var styleThick: NSUnderlineStyle { .thick }
  @available(swift, obsoleted: 4.2, renamed: "double")
  public static var styleDouble: NSUnderlineStyle { .double }
}

@available(swift, obsoleted: 4.2, renamed: "UIPushBehavior.Mode")
public typealias UIPushBehaviorMode = UIPushBehavior.Mode
@available(swift, obsoleted: 4.2, renamed: "UICollisionBehavior.Mode")
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode
