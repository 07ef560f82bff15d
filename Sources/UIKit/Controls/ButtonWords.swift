import QuartzCore

// How the words of a configuration look.
extension UIButton.Configuration {
  /// How title and subtitle lie to each other.
  public enum TitleAlignment: Int, Sendable {
    case automatic = 0
    case leading = 1
    case center = 2
    case trailing = 3
  }

  /// How big a button is.
  public enum Size: Int, Sendable {
    case medium = 0
    case small = 1
    case mini = 2
    case large = 3

    /// Chosen for the heights of the system's buttons, 28, 34 and 50 points; a guess.
    var insets: NSDirectionalEdgeInsets {
      let (tall, wide): (CGFloat, CGFloat) =
        switch self {
        case .mini, .small: (5, 10)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
      return NSDirectionalEdgeInsets(top: tall, leading: wide, bottom: tall, trailing: wide)
    }

    var font: UIFont { .systemFont(ofSize: self == .mini || self == .small ? 15 : 17) }
  }

  /// Takes the insets of the button's size.
  public mutating func setDefaultContentInsets() { contentInsets = buttonSize.insets }

  /// The title in attributes of its own; nil for one in the look of the button's label.
  func styledTitle(of button: UIButton) -> NSAttributedString? {
    guard attributedTitle != nil || titleTextAttributesTransformer != nil else { return nil }
    let words = attributedTitle ?? (title ?? button.currentTitle).map { AttributedString($0) }
    return words.map {
      styled($0, buttonSize.font, foreground(of: button), titleTextAttributesTransformer)
    }
  }

  func styledSubtitle(of button: UIButton) -> NSAttributedString? {
    let words = attributedSubtitle ?? subtitle.map { AttributedString($0) }
    let font = UIFont.systemFont(ofSize: buttonSize.font.pointSize - Self.subtitleDifference)
    return words.map {
      styled($0, font, foreground(of: button), subtitleTextAttributesTransformer)
    }
  }

  /// Points by which a subtitle is smaller than its title; a guess.
  private static let subtitleDifference: CGFloat = 4

  private func styled(
    _ words: AttributedString, _ font: UIFont, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString {
    var base = AttributeContainer()
    base.font = font
    base.foregroundColor = color
    var words = words
    words.mergeAttributes(transformer.map { $0(base) } ?? base, mergePolicy: .keepCurrent)
    return NSAttributedString(words)
  }
}

/// Changes attributes of a configuration's words.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
