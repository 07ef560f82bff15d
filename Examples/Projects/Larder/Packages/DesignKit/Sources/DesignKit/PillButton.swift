import UIKit

public final class PillButton: UIButton {

    public enum Kind: Sendable {
        case primary, quiet
    }

    public convenience init(_ title: String, symbol: String? = nil, kind: Kind = .primary, handler: @escaping () -> Void) {
        var config: UIButton.Configuration = kind == .primary ? .filled() : .tinted()
        config.title = title
        config.image = symbol.flatMap { UIImage(systemName: $0) }
        config.imagePadding = 8
        config.cornerStyle = .capsule
        config.buttonSize = .large
        config.baseBackgroundColor = Theme.Color.accent
        config.baseForegroundColor = kind == .primary ? .white : Theme.Color.accent
        config.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = Theme.Font.label(17)
            return outgoing
        }
        self.init(configuration: config, primaryAction: UIAction { _ in handler() })
        configurationUpdateHandler = { button in
            UIView.animate(withDuration: 0.15, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
                button.transform = button.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
            }
        }
    }

    public var title: String? {
        get { configuration?.title }
        set { configuration?.title = newValue }
    }
}
