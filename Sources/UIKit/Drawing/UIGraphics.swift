import QuartzCore

/// The context that UIKit's drawing calls go to; nil outside of `draw(_:)`, an image renderer's
/// block and the like.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.current.entries.last?.context
}

/// Makes a context the current one until the matching pop.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.current.push(.init(context: context, traits: GraphicsStack.traits))
}

/// Takes the context pushed last away. Without one it is reported.
public func UIGraphicsPopContext() {
  if GraphicsStack.current.pop() == nil {
    Unsupported.report("UIGraphicsPopContext() without a push")
  }
}

/// Begins an image of a size in points, one pixel a point, transparent.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image: draws go to it until `UIGraphicsEndImageContext`.
///
/// A size that is not positive or too large is reported; there is no current context then.
/// - Parameters:
///   - opaque: Whether it begins black instead of transparent.
///   - scale: Pixels a point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : AmbientTraits.latest.displayScale
  let context = CGContext.canvas(size: size, scale: scale, isOpaque: opaque)
  if context == nil {
    Unsupported.report("an image context of \(size.width)×\(size.height) points")
  }
  guard let stand = context ?? CGContext.canvas(size: .pixel, scale: 1, isOpaque: false) else {
    return
  }
  GraphicsStack.current.push(
    .init(context: stand, traits: GraphicsStack.traits, isImage: context != nil))
}

/// What has been drawn on the image context so far; nil when the current context is another.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.current.entries.last, entry.isImage else { return nil }
  return entry.context.makeImage().map {
    UIImage(cgImage: $0, scale: entry.context.scale, orientation: .up)
  }
}

/// Ends the image context begun last. Without one it is reported.
public func UIGraphicsEndImageContext() {
  if GraphicsStack.current.pop() == nil {
    Unsupported.report("UIGraphicsEndImageContext() without a beginning")
  }
}

/// Fills a rectangle with the current fill colour, whatever was there (copied).
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  withState { context in
    context.setBlendMode(blendMode)
    context.fill(rect)
  }
}

/// A line of one point inside a rectangle's edges, copied in the current fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  withState { context in
    context.setBlendMode(blendMode)
    context.addRect(rect)
    context.addRect(rect.insetBy(dx: 1, dy: 1))
    context.fillPath(using: .evenOdd)
  }
}

/// Narrows the current context's clip to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Runs a change of the current context's state that is undone afterwards.
func withState(_ body: (CGContext) -> Void) {
  guard let context = UIGraphicsGetCurrentContext() else {
    return Unsupported.report("drawing without a current context")
  }
  context.saveGState()
  body(context)
  context.restoreGState()
}

extension CGSize {
  fileprivate static let pixel = CGSize(width: 1, height: 1)
}
