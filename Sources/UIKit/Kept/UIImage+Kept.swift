import QuartzCore

/// Pictures by other ways, and what is done to them before they are shown.
extension UIImage {
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    guard let image = UIImage(named: name, in: bundle, compatibleWith: nil) else { return nil }
    guard let symbol = image.look.symbol else {
      self.init(
        image.cgImage, scale: image.scale, orientation: image.imageOrientation, look: image.look)
      return
    }
    self.init(symbol: name, symbol.template, configuration: configuration, traits: nil)
  }

  /// A symbol of which a part is shown by a value; the whole is drawn.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue value: Double,
    configuration: UIImage.Configuration? = nil
  ) {
    self.init(named: name, in: bundle, with: configuration)
  }

  /// A symbol of which a part is shown by a value; the whole is drawn.
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: UIImage.Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// `name0`, `name1` and so on, one after the other; nil where there is not even the first.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    while images.count < 1024, let image = UIImage(named: "\(name)\(images.count)") {
      images.append(image)
    }
    return images.isEmpty ? nil : animatedImage(with: images, duration: duration)
  }

  /// The image itself: nothing is decoded late here.
  public final func preparingForDisplay() -> UIImage? { self }
  public final func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }
  public final func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }
  public final func byPreparingForDisplay() async -> UIImage? { self }
  public final func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Whether it is brighter than white: none is.
  public final var isHighDynamicRange: Bool { false }
  public final var traitCollection: UITraitCollection { AmbientTraits.latest }

  public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
  public class var actions: UIImage { UIImage(systemName: "square.and.arrow.up") ?? UIImage() }
  public class var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }
  public class var strokedCheckmark: UIImage {
    UIImage(systemName: "checkmark.circle") ?? UIImage()
  }
}

/// Would put a picture into the library, which is empty here: reported, and nobody is told that it is over.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) { Unsupported.report("UIImageWriteToSavedPhotosAlbum") }

extension UIColor {
  /// The colour of what can be touched, where nothing else is said: the system's blue.
  public class var tintColor: UIColor { .systemBlue }
  public final var ciColor: CIColor { CIColor(color: self) }
  public convenience init(ciColor: CIColor) {
    self.init(
      red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}

extension UITouch {
  /// How steep a pencil is held, in radians: upright, as there is none.
  public final var altitudeAngle: CGFloat { .pi / 2 }
  public final func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  public final func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}

extension UIScreen {
  /// Whether somebody records it.
  public final var isCaptured: Bool { false }
}

extension UIWindowScene {
  /// Asks for another size or orientation: the stage decides how it is held.
  public final func requestGeometryUpdate(
    _ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) { Unsupported.report("UIWindowScene.requestGeometryUpdate") }

  /// What a scene can ask of its geometry.
  open class GeometryPreferences: NSObject {
    open private(set) var interfaceOrientations: UIInterfaceOrientationMask
    public init(orientations: UIInterfaceOrientationMask) { interfaceOrientations = orientations }

    /// As phones and tablets have it.
    public final class iOS: GeometryPreferences {
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        super.init(orientations: interfaceOrientations)
      }
    }
  }
}

extension UIImage {
  /// As HEIC: nobody writes that here.
  public final func heicData() -> Data? {
    Unsupported.report("UIImage.heicData · use pngData or jpegData")
    return nil
  }
  /// The frames of a name, each stretched between caps.
  public static func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }
  public static func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    guard let animated = animatedImageNamed(name, duration: duration) else { return nil }
    let frames = (animated.images ?? [animated]).map {
      $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }
    return animatedImage(with: frames, duration: duration)
  }
  /// Caps of the days before iOS 5: those of the insets.
  public final var leftCapWidth: Int { Int(capInsets.left) }
  public final var topCapHeight: Int { Int(capInsets.top) }
  /// As bright as others: pictures have no more here.
  public final func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}

/// Reads pictures, as bright as they are.
@preconcurrency @MainActor
public struct UIImageReader {
  @preconcurrency @MainActor
  public struct Configuration {
    public var prefersHighDynamicRange = false
    public var preparesImagesForDisplay = false
    public var preferredThumbnailSize = CGSize.zero
    public var pixelsPerInch: CGFloat = 0
    public init() {}
  }
  public let configuration: Configuration
  public static let `default` = UIImageReader(configuration: Configuration())
  public init(configuration: Configuration) { self.configuration = configuration }
  public func image(contentsOf fileURL: URL) -> UIImage? { UIImage(contentsOfFile: fileURL.path) }
  public func image(data: Data) -> UIImage? { UIImage(data: data) }
}

extension UIImage {
  /// How far above its lower edge its words stand, points; nil where nothing says it.
  public final var baselineOffsetFromBottom: CGFloat? { look.baselineOffset }
  public final var hasBaseline: Bool { look.baselineOffset != nil }
  public final func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    withLook { $0.baselineOffset = baselineOffset }
  }
  public final func withoutBaseline() -> UIImage { withLook { $0.baselineOffset = nil } }

  private func withLook(_ change: (inout ImageLook) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(cgImage, scale: scale, orientation: imageOrientation, look: look)
  }
}
