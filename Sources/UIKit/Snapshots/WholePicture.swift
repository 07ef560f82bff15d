import QuartzCore

/// Pictures of parts of a view as it stands now. Where something in it blurs what lies behind, as bars do over
/// what has been scrolled, they are parts of a drawing of the whole: a snapshot of anything but a window
/// has nothing behind a blur.
@MainActor
struct WholePicture {
  let view: UIView
  private let drawing: UIImage?

  init(of view: UIView) {
    self.view = view
    drawing = Self.blurs(view) && !view.bounds.isEmpty ? Self.draw(view) : nil
  }

  /// - Parameter rect: In the view, from its upper left corner.
  func part(_ rect: CGRect) -> UIView? {
    guard let drawing else {
      return view.resizableSnapshotView(
        from: rect.offsetBy(dx: view.bounds.minX, dy: view.bounds.minY),
        afterScreenUpdates: true, withCapInsets: .zero)
    }
    let size = view.bounds.size
    let picture = UIImageView(image: drawing)
    picture.layer.contentsRect = CGRect(
      x: rect.minX / size.width, y: rect.minY / size.height,
      width: rect.width / size.width, height: rect.height / size.height)
    return picture
  }

  private static func blurs(_ view: UIView) -> Bool {
    if view.isHidden || view.alpha == 0 { return false }
    if let effect = view as? UIVisualEffectView, effect.effect != nil { return true }
    return view.subviews.contains(where: blurs)
  }

  private static func draw(_ view: UIView) -> UIImage {
    UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
      _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
  }
}
