import QuartzCore
import Raster

extension UIImage {
  public var renderingMode: RenderingMode { look.renderingMode }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Whether views show it as a stencil.
  package var isStencil: Bool {
    guard renderingMode == .automatic else { return renderingMode == .alwaysTemplate }
    return look.symbol.map { $0.tint == nil } ?? false
  }

  // MARK: Colour

  /// The picture's alpha in one colour; a symbol keeps it where it would else be a stencil. The
  /// rendering mode stays.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    let rgba = color.rgba(for: GraphicsStack.traits)
    return UIImage(
      cgImage.map { CGImage($0.bitmap.stencilled(rgba)) }, scale: scale,
      orientation: imageOrientation, look: look
    ).changed {
      $0.renderingMode = renderingMode
      $0.symbol?.tint = rgba
      // One colour is the same on every screen.
      $0.asset = nil
    }
  }

  // MARK: Resizing

  /// Points that do not stretch at the edges; zero for a plain picture.
  public var capInsets: UIEdgeInsets { look.capInsets ?? .zero }

  public var resizingMode: ResizingMode { look.resizingMode }

  /// A picture whose middle is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// - Parameter capInsets: Points; cut to the picture, negative ones to 0.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets.fitting(size)
      $0.resizingMode = resizingMode
    }
  }

  /// A picture whose middle column and row stretch.
  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    let caps = UIEdgeInsets(
      top: CGFloat(top), left: CGFloat(left), bottom: max(0, size.height - CGFloat(top) - 1),
      right: max(0, size.width - CGFloat(left) - 1))
    return resizableImage(withCapInsets: caps, resizingMode: .stretch)
  }

  public var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  // MARK: Files

  /// A PNG file of the picture as seen; nil without pixels.
  public func pngData() -> Data? {
    guard let pixels = uprightPixels?.bitmap else { return nil }
    return (try? PNGEncoder.encode(pixels)).map { Data($0) }
  }

  /// A JPEG file of the picture as seen, on white; nil without pixels.
  /// - Parameter compressionQuality: 0…1, 1 the best.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let pixels = uprightPixels?.bitmap else { return nil }
    return (try? JPEGEncoder.encode(pixels, quality: Double(compressionQuality))).map { Data($0) }
  }

  /// The format to draw the picture with: its scale, and without alpha if it has none.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = cgImage?.bitmap.isOpaque ?? false
    return format
  }

  /// The picture drawn at another size in points; nil for one without pixels.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard cgImage != nil else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
    return image.cgImage == nil ? nil : image
  }
}

extension UIEdgeInsets {
  /// Insets of at least 0 that leave nothing negative of a size.
  fileprivate func fitting(_ size: CGSize) -> UIEdgeInsets {
    func cut(_ value: CGFloat, _ most: CGFloat) -> CGFloat { value > 0 ? min(value, most) : 0 }
    let (left, top) = (cut(left, size.width), cut(top, size.height))
    return UIEdgeInsets(
      top: top, left: left, bottom: cut(bottom, size.height - top),
      right: cut(right, size.width - left))
  }
}
