import QuartzCore

/// A view that blurs what is behind it, or makes its content vibrant.
///
/// Changing `effect` in an animation block, or a property animator, animates it: half way there is
/// half of the blur.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let ground = EffectGroundView()
  private let content = EffectContentView()
  private var shown: UIVisualEffect?

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    build()
    self.effect = effect
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
    DocumentCoder.made(self, by: UIVisualEffectView.self, from: coder)
  }

  /// What content goes into. Views must not be added to the effect view itself.
  open var contentView: UIView { content }

  /// nil, the default, shows what is behind as it is.
  open var effect: UIVisualEffect? {
    get { shown }
    set {
      shown = newValue
      let isVibrant = newValue is UIVibrancyEffect
      ground.show(isVibrant ? nil : newValue)
      content.show(isVibrant ? newValue : nil)
    }
  }

  /// Below 1 the blur sees nothing of what is behind: noted, as UIKit warns of it.
  open override var alpha: CGFloat {
    get { super.alpha }
    set {
      super.alpha = newValue
      guard newValue < 1, newValue > 0, shown is UIBlurEffect else { return }
      // Never told as 1, which it is not.
      let told = (newValue * 1000).rounded(.down) / 1000
      Violation.record(.view(.blurFaded(alpha: "\(told)")))
    }
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== ground, subview !== content else { return }
    Violation.record(.view(.addedToEffectView("\(type(of: subview))")))
  }

  private func build() {
    for view in [ground, content] as [UIView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    ground.isUserInteractionEnabled = false
  }
}

/// Shows a blur in its bounds.
@MainActor
private final class EffectGroundView: UIView {
  private var shown: UIVisualEffect?

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ effect: UIVisualEffect?) {
    shown = effect
    layer.show(effect?.backdrop(for: traitCollection))
  }

  /// Asked for whenever traits change: a material that follows them changes too, at once.
  override func drawContents(scale: CGFloat) -> CGImage? {
    layer.refresh(shown?.backdrop(for: traitCollection))
    return nil
  }
}

/// Shows its subviews, vibrant or as they are.
@MainActor
private final class EffectContentView: UIView {
  private var shown: UIVisualEffect?

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ effect: UIVisualEffect?) {
    shown = effect
    layer.refresh(effect?.backdrop(for: traitCollection))
  }

  override func drawContents(scale: CGFloat) -> CGImage? {
    layer.refresh(shown?.backdrop(for: traitCollection))
    return nil
  }
}

extension CALayer {
  /// Goes to a backdrop, or to none, with the animation of the block around, if any: what fades
  /// in or out has the colour of what is there.
  fileprivate func show(_ backdrop: BackdropProperties?) {
    let old = properties.special.backdrop
    guard let target = backdrop ?? old?.faint else { return }
    if (old?.tint.alpha ?? 0) == 0, (old?.sigma ?? 0) == 0 { refresh(target.faint) }
    change("backdrop", \.special.backdrop, to: target)
  }

  /// Has a backdrop at once.
  fileprivate func refresh(_ backdrop: BackdropProperties?) {
    let old = properties.special.backdrop
    guard backdrop != old, !(backdrop == nil && old?.faint == old) else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change("backdrop", \.special.backdrop, to: backdrop)
    CATransaction.commit()
  }
}

extension BackdropProperties {
  /// Of the same kind and colour, but not to be seen.
  fileprivate var faint: BackdropProperties {
    var result = self
    (result.sigma, result.saturation, result.tint.alpha) = (0, 1, 0)
    return result
  }
}
