import Geometry
import QuartzCore

/// How much content stands out from a blurred ground.
public enum UIVibrancyEffectStyle: Int, Sendable, CaseIterable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7
}

/// Has content show as a stronger, lighter or darker, image of what is behind it; of the content
/// only the alpha counts. For a view inside the content view of a blur.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  let blur: UIBlurEffect
  let style: UIVibrancyEffectStyle

  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (blur, self.style) = (blurEffect, style)
    super.init()
  }

  /// What is behind is blurred by the blur around already. The strengths are guesses.
  override func backdrop(for traits: UITraitCollection) -> BackdropProperties? {
    let material = Material(blur.style, isDark: traits.userInterfaceStyle == .dark)
    let strength =
      switch style {
      case .label: 0.8
      case .secondaryLabel: 0.6
      case .tertiaryLabel, .fill: 0.4
      case .quaternaryLabel, .secondaryFill: 0.25
      case .tertiaryFill, .separator: 0.15
      }
    let grey: Double = material.isDark ? 1 : 0
    return BackdropProperties(
      sigma: 0, saturation: 2, tint: RGBA(red: grey, green: grey, blue: grey, alpha: strength),
      isCutBySublayers: true)
  }
}
