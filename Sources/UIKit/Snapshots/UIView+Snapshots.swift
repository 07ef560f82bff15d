import QuartzCore

extension UIView {
  /// What `resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)` does.
  func makeSnapshot(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if afterUpdates { bringUpToDate() }
    var frozen = FrozenSnapshot(of: layer, area: rect, source: afterUpdates ? .newest : .committed)
    frozen?.caps = FrozenSnapshot.Caps(
      left: capInsets.left, top: capInsets.top, right: capInsets.right, bottom: capInsets.bottom)
    if !(self is UIWindow), frozen?.leaveBackdropsOut() == true { noteLostBlur() }
    if frozen == nil { noteBlank("the snapshot", afterUpdates: afterUpdates) }
    return SnapshotView(frozen, size: rect.size)
  }

  private func bringUpToDate() {
    layoutIfNeeded()
    layer.displayIfNeeded()
  }

  private func noteLostBlur() {
    Violation.record(.view(.blurInSnapshot(of: "\(type(of: self))")))
  }

  /// - Parameter what: Which picture of the view shows nothing.
  func noteBlank(_ what: String, afterUpdates: Bool) {
    Violation.record(
      .view(
        .blankSnapshot(
          what, of: "\(type(of: self))", wasNeverShown: !layer.tree.isCommitted && !afterUpdates)))
  }
}

extension UIScreen {
  /// A view that shows what is on the screen now, all windows of it, and keeps showing it.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let windows = SceneEnvironment.current.windows.filter { !$0.isHidden }
    let all = UIView(frame: bounds)
    for window in windows {
      guard let shot = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      shot.frame = window.frame
      all.addSubview(shot)
    }
    return all
  }
}

/// Shows a frozen snapshot, stretched over its bounds.
@MainActor
final class SnapshotView: UIView {
  init(_ frozen: FrozenSnapshot?, size: CGSize) {
    super.init(frame: CGRect(origin: .zero, size: size))
    layer.drawing.frozen = frozen
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
