import Foundation

/// A named colour without any UI framework.
public struct Swatch: Hashable, Identifiable {

    public let name: String
    public let red: Double
    public let green: Double
    public let blue: Double

    public var id: String { name }

    public init(name: String, red: Double, green: Double, blue: Double) {
        self.name = name
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Reads "#RRGGBB" or "RRGGBB".
    public init?(name: String, hex: String) {
        let digits = hex.hasPrefix("#") ? String(hex.dropFirst()) : hex
        guard digits.count == 6, let value = UInt32(digits, radix: 16) else { return nil }
        self.init(name: name,
                  red: Double((value >> 16) & 0xFF) / 255,
                  green: Double((value >> 8) & 0xFF) / 255,
                  blue: Double(value & 0xFF) / 255)
    }

    public var hex: String {
        let parts = [red, green, blue].map { component -> String in
            let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }
        return "#" + parts.joined()
    }

    /// `true` if white text is easier to read on it than black.
    public var isDark: Bool {
        0.299 * red + 0.587 * green + 0.114 * blue < 0.6
    }
}
