import QuartzCore
import Raster

extension UIImage {
  /// Whether views show it as a stencil.
  package var isStencil: Bool {
    guard renderingMode == .automatic else { return renderingMode == .alwaysTemplate }
    return look.symbol.map { $0.tint == nil } ?? false
  }

  // MARK: Colour

  /// What `withTintColor(_:renderingMode:)` does.
  func tinted(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    let rgba = color.rgba(for: GraphicsStack.traits)
    return UIImage(
      cgImage.map { StencilCache.picture(of: $0, in: rgba) }, scale: scale,
      orientation: imageOrientation, look: look
    ).changed {
      $0.renderingMode = renderingMode
      $0.symbol?.tint = rgba
      // One colour is the same on every screen.
      $0.asset = nil
    }
  }

  // MARK: Resizing

  /// What `resizableImage(withCapInsets:resizingMode:)` does.
  func resizable(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets.fitting(size)
      $0.resizingMode = resizingMode
    }
  }

  /// What `stretchableImage(withLeftCapWidth:topCapHeight:)` does.
  func stretchable(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    let caps = UIEdgeInsets(
      top: CGFloat(top), left: CGFloat(left), bottom: max(0, size.height - CGFloat(top) - 1),
      right: max(0, size.width - CGFloat(left) - 1))
    return resizableImage(withCapInsets: caps, resizingMode: .stretch)
  }

  // MARK: Files

  /// What `imageRendererFormat` is.
  var rendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = cgImage?.bitmap.isOpaque ?? false
    return format
  }

  /// What `preparingThumbnail(of:)` does.
  func thumbnail(of size: CGSize) -> UIImage? {
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
