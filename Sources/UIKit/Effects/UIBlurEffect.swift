import QuartzCore

/// Blurs what is behind, and tints it as a material.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  let style: Style

  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  /// The system's material.
  public override convenience init() { self.init(style: .regular) }

  /// The looks of the system's materials. Those without Light or Dark in the name follow the
  /// traits of the view.
  public enum Style: Int, Sendable, CaseIterable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  override func backdrop(for traits: UITraitCollection) -> BackdropProperties? {
    Material(style, isDark: traits.userInterfaceStyle == .dark).backdrop
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  public override var hash: Int { style.rawValue }
}
