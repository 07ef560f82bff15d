import UIKit

/// Colours and fonts of the house. Everything comes out of this package's own bundle.
public enum Theme {

    public enum Color {
        public static var background: UIColor { named("Linen") }
        public static var board: UIColor { named("Board") }
        public static var accent: UIColor { named("Paprika") }
        public static var text: UIColor { named("Pepper") }

        private static func named(_ name: String) -> UIColor {
            guard let color = UIColor(named: name, in: .module, compatibleWith: nil) else {
                assertionFailure("no colour \(name) in DesignKit")
                return .magenta
            }
            return color
        }
    }

    public enum Font {
        public static func title(_ size: CGFloat = 28) -> UIFont { rounded(size, .bold, style: .title1) }
        public static func label(_ size: CGFloat = 15) -> UIFont { rounded(size, .medium, style: .callout) }

        private static func rounded(_ size: CGFloat, _ weight: UIFont.Weight, style: UIFont.TextStyle) -> UIFont {
            let base = UIFont.systemFont(ofSize: size, weight: weight)
            let descriptor = base.fontDescriptor.withDesign(.rounded) ?? base.fontDescriptor
            return UIFontMetrics(forTextStyle: style).scaledFont(for: UIFont(descriptor: descriptor, size: size))
        }
    }

    public static var paperTexture: UIImage? { UIImage(named: "Paper", in: .module, with: nil) }
}
