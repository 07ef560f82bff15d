import Geometry
import QuartzCore

/// The numbers of a blur style. Nobody publishes them: all are guesses by eye, kept in this one
/// table.
struct Material {
  let isDark: Bool
  let backdrop: BackdropProperties

  /// - Parameter isDark: Of the view's traits; styles that are light or dark by name ignore it.
  init(_ style: UIBlurEffect.Style, isDark: Bool) {
    let (kind, look) = Self.kind(of: style)
    self.isDark = look.map { $0 == .dark } ?? isDark
    backdrop = Self.backdrop(kind, isDark: self.isDark)
  }

  private enum Kind { case bare, regular, prominent, ultraThin, thin, normal, thick, chrome }
  private enum Look { case light, dark }

  private static func kind(of style: UIBlurEffect.Style) -> (Kind, Look?) {
    switch style {
    case .extraLight: (.prominent, .light)
    case .light: (.bare, .light)
    case .dark: (.bare, .dark)
    case .regular: (.regular, nil)
    case .prominent: (.prominent, nil)
    case .systemUltraThinMaterial: (.ultraThin, nil)
    case .systemThinMaterial: (.thin, nil)
    case .systemMaterial: (.normal, nil)
    case .systemThickMaterial: (.thick, nil)
    case .systemChromeMaterial: (.chrome, nil)
    case .systemUltraThinMaterialLight: (.ultraThin, .light)
    case .systemThinMaterialLight: (.thin, .light)
    case .systemMaterialLight: (.normal, .light)
    case .systemThickMaterialLight: (.thick, .light)
    case .systemChromeMaterialLight: (.chrome, .light)
    case .systemUltraThinMaterialDark: (.ultraThin, .dark)
    case .systemThinMaterialDark: (.thin, .dark)
    case .systemMaterialDark: (.normal, .dark)
    case .systemThickMaterialDark: (.thick, .dark)
    case .systemChromeMaterialDark: (.chrome, .dark)
    }
  }

  private static func backdrop(_ kind: Kind, isDark: Bool) -> BackdropProperties {
    // Sigma in points; the tint's grey and opacity, light and dark.
    let (sigma, light, dark): (CGFloat, (Double, Double), (Double, Double)) =
      switch kind {
      case .bare: (20, (1, 0.3), (0.11, 0.73))
      case .regular: (20, (0.97, 0.5), (0.11, 0.6))
      case .prominent: (20, (0.97, 0.82), (0.2, 0.7))
      case .ultraThin: (22.5, (0.98, 0.44), (0.14, 0.45))
      case .thin: (22.5, (0.97, 0.6), (0.14, 0.6))
      case .normal: (22.5, (0.96, 0.76), (0.14, 0.72))
      case .thick: (22.5, (0.98, 0.88), (0.14, 0.86))
      case .chrome: (22.5, (0.98, 0.72), (0.16, 0.75))
      }
    let (grey, alpha) = isDark ? dark : light
    return BackdropProperties(
      sigma: sigma, saturation: 1.8,
      tint: RGBA(red: grey, green: grey, blue: grey, alpha: alpha))
  }
}
