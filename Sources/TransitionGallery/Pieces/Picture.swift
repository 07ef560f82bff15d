import UIKit

extension TransitionScene {
  /// A picture of a part of a screen as it stands now, at its size and the origin: where one transition follows
  /// another at once, the screen was hidden on the screen until just now.
  /// - Parameter rect: From the screen's upper left corner.
  func picture(of view: UIView, in rect: CGRect) -> UIView? {
    let picture =
      view.holdsVisualEffect
      ? drawing(of: view, in: rect)
      : view.resizableSnapshotView(
        from: rect.offsetBy(dx: view.bounds.minX, dy: view.bounds.minY),
        afterScreenUpdates: true, withCapInsets: .zero)
    picture?.frame = CGRect(origin: .zero, size: rect.size)
    return picture
  }

  /// A picture of a part of one of the screens; nil for a part for which there was no room.
  func picture(of part: UIView) -> UIView? {
    guard !part.bounds.isEmpty else { return nil }
    let isNew = context.view(forKey: .to).map(part.isDescendant) ?? false
    return part.snapshotView(afterScreenUpdates: isNew)
  }

  /// The part of a screen out of a drawing of the whole, which has what lies behind a blur in it; a snapshot
  /// of anything but a window has not. All parts share one drawing.
  private func drawing(of view: UIView, in rect: CGRect) -> UIView? {
    let size = view.bounds.size
    guard size.width > 0, size.height > 0 else { return nil }
    let drawn = drawings[ObjectIdentifier(view)] ?? view.drawing
    drawings[ObjectIdentifier(view)] = drawn
    let picture = UIImageView(image: drawn)
    picture.layer.contentsRect = CGRect(
      x: rect.minX / size.width, y: rect.minY / size.height,
      width: rect.width / size.width, height: rect.height / size.height)
    return picture
  }
}

extension UIView {
  /// Whether something in it blurs what lies behind, as bars do over what has been scrolled.
  fileprivate var holdsVisualEffect: Bool {
    if isHidden || alpha == 0 { return false }
    if let view = self as? UIVisualEffectView, view.effect != nil { return true }
    return subviews.contains(where: \.holdsVisualEffect)
  }

  fileprivate var drawing: UIImage {
    UIGraphicsImageRenderer(bounds: bounds).image { _ in
      drawHierarchy(in: bounds, afterScreenUpdates: true)
    }
  }
}
