import QuartzCore

extension UIColor {
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
}

// The system's palette, as Apple's Human Interface Guidelines print it.
extension UIColor {
  public class var systemRed: UIColor { pair(0xFF3B30, 0xFF453A) }
  public class var systemOrange: UIColor { pair(0xFF9500, 0xFF9F0A) }
  public class var systemYellow: UIColor { pair(0xFFCC00, 0xFFD60A) }
  public class var systemGreen: UIColor { pair(0x34C759, 0x30D158) }
  public class var systemMint: UIColor { pair(0x00C7BE, 0x63E6E2) }
  public class var systemTeal: UIColor { pair(0x30B0C7, 0x40C8E0) }
  public class var systemCyan: UIColor { pair(0x32ADE6, 0x64D2FF) }
  public class var systemBlue: UIColor { pair(0x007AFF, 0x0A84FF) }
  public class var systemIndigo: UIColor { pair(0x5856D6, 0x5E5CE6) }
  public class var systemPurple: UIColor { pair(0xAF52DE, 0xBF5AF2) }
  public class var systemPink: UIColor { pair(0xFF2D55, 0xFF375F) }
  public class var systemBrown: UIColor { pair(0xA2845E, 0xAC8E68) }
  public class var systemGray: UIColor { pair(0x8E8E93, 0x8E8E93) }
  public class var systemGray2: UIColor { pair(0xAEAEB2, 0x636366) }
  public class var systemGray3: UIColor { pair(0xC7C7CC, 0x48484A) }
  public class var systemGray4: UIColor { pair(0xD1D1D6, 0x3A3A3C) }
  public class var systemGray5: UIColor { pair(0xE5E5EA, 0x2C2C2E) }
  public class var systemGray6: UIColor { pair(0xF2F2F7, 0x1C1C1E) }

  public class var label: UIColor { pair(0x000000, 0xFFFFFF) }
  public class var secondaryLabel: UIColor { pair(0x3C3C43, 0xEBEBF5, alpha: 0.6) }
  public class var tertiaryLabel: UIColor { pair(0x3C3C43, 0xEBEBF5, alpha: 0.3) }
  public class var quaternaryLabel: UIColor {
    pair(0x3C3C43, 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16)
  }
  public class var placeholderText: UIColor { pair(0x3C3C43, 0xEBEBF5, alpha: 0.3) }
  public class var link: UIColor { pair(0x007AFF, 0x0984FF) }
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  public class var systemFill: UIColor { pair(0x787880, 0x787880, alpha: 0.2, darkAlpha: 0.36) }
  public class var secondarySystemFill: UIColor {
    pair(0x787880, 0x787880, alpha: 0.16, darkAlpha: 0.32)
  }
  public class var tertiarySystemFill: UIColor {
    pair(0x767680, 0x767680, alpha: 0.12, darkAlpha: 0.24)
  }
  public class var quaternarySystemFill: UIColor {
    pair(0x747480, 0x767680, alpha: 0.08, darkAlpha: 0.18)
  }
  public class var opaqueSeparator: UIColor { pair(0xC6C6C8, 0x38383A) }
  public class var separator: UIColor { pair(0x3C3C43, 0x545458, alpha: 0.29, darkAlpha: 0.6) }
  public class var systemBackground: UIColor {
    pair(0xFFFFFF, 0x000000, elevated: 0x1C1C1E)
  }
  public class var secondarySystemBackground: UIColor {
    pair(0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E)
  }
  public class var tertiarySystemBackground: UIColor {
    pair(0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C)
  }
  /// What `systemGroupedBackground` was called before iOS 13.
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }
  public class var systemGroupedBackground: UIColor {
    pair(0xF2F2F7, 0x000000, elevated: 0x1C1C1E)
  }
  public class var secondarySystemGroupedBackground: UIColor {
    pair(0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E)
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    pair(0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C)
  }

  /// - Parameter elevated: In the dark, over another screen; nil is as `dark`.
  private static func pair(
    _ light: UInt32, _ dark: UInt32, elevated: UInt32? = nil, alpha: CGFloat = 1,
    darkAlpha: CGFloat? = nil
  ) -> UIColor {
    UIColor { traits in
      guard traits.userInterfaceStyle == .dark else { return UIColor(hex: light, alpha: alpha) }
      let isElevated = traits.userInterfaceLevel == .elevated
      return UIColor(hex: isElevated ? elevated ?? dark : dark, alpha: darkAlpha ?? alpha)
    }
  }

  private convenience init(hex: UInt32, alpha: CGFloat) {
    func channel(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
    self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
  }
}
