import QuartzCore

extension UIButton {
  /// The look of a button as one value: words, a picture, colours and room.
  ///
  /// Radii, insets and the shares of tinted colours are guesses; see `Documentation/Fidelity.md`.
  @preconcurrency @MainActor
  public struct Configuration {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    public var title: String?
    /// A title with attributes, which goes before the plain one.
    public var attributedTitle: AttributedString?
    /// A smaller line below the title.
    public var subtitle: String?
    /// A subtitle with attributes, which goes before the plain one.
    public var attributedSubtitle: AttributedString?
    /// How title and subtitle lie to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// Points between title and subtitle. Default 1.
    public var titlePadding: CGFloat = 1
    /// What happens to a title that is too long. Default: it wraps between words.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Changes the attributes of the title: comes the font and the colour it would have.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Shows a turning indicator in place of the picture.
    public var showsActivityIndicator = false
    /// Font and insets. Default medium; insets that were set stay.
    public var buttonSize = Size.medium {
      didSet { if contentInsets == oldValue.insets { contentInsets = buttonSize.insets } }
    }
    public var image: UIImage?
    /// How a symbol is drawn, as far as it does not say it itself.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The edge of the title at which the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Points between picture and title.
    public var imagePadding: CGFloat = 0
    /// Default: 7 points above and below, 12 at the sides.
    public var contentInsets = Size.medium.insets
    /// nil is the colour of the kind.
    public var baseForegroundColor: UIColor?
    /// nil is the colour of the kind.
    public var baseBackgroundColor: UIColor? { didSet { paint() } }
    public var cornerStyle = CornerStyle.dynamic { didSet { paint() } }
    public var background = UIBackgroundConfiguration()
    /// What shows at the end that there is a menu. Default: two chevrons where a menu's choice is the title.
    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// Changes the colour of a picture that takes the button's.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Whether `updated(for:)` marks a selected button. Default true.
    public var automaticallyUpdateForSelection = true
    /// Points that the picture gets at the least, across.
    public var imageReservation: CGFloat = 0
    /// How it looks on a Mac; kept.
    public var macIdiomStyle = MacIdiomStyle.automatic
    private let kind: Kind

    /// What shows that there is a menu.
    public enum Indicator: Int, Sendable { case automatic = 0, none, popup }

    /// How a button looks on a Mac.
    public enum MacIdiomStyle: Int, Sendable {
      case automatic = 0
      case bordered, borderless, borderlessTinted
    }

    /// What a button makes of it in a state: a selected plain one gets a pale background.
    public func updated(for button: UIButton) -> Configuration {
      guard automaticallyUpdateForSelection, button.isSelected, kind == .plain,
        background.backgroundColor == nil
      else { return self }
      var result = self
      result.background.fill = .shareOfTint
      return result
    }

    private enum Kind { case plain, gray, tinted, filled }

    private init(_ kind: Kind) {
      self.kind = kind
      paint()
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    private mutating func paint() {
      switch kind {
      case .plain: background.fill = baseBackgroundColor.map { .colour($0) } ?? .none
      case .gray: background.fill = .colour(baseBackgroundColor ?? .tertiarySystemFill)
      case .tinted: background.fill = baseBackgroundColor.map { .share($0) } ?? .shareOfTint
      case .filled: background.fill = baseBackgroundColor.map { .colour($0) } ?? .tint
      }
      background.style = cornerStyle
    }

    func foreground(of button: UIButton) -> UIColor {
      baseForegroundColor ?? (kind == .filled ? .white : button.tintColor)
    }

    /// The colour of a picture that takes the button's.
    func pictureColor(of button: UIButton) -> UIColor {
      let color = foreground(of: button)
      return imageColorTransformer?(color) ?? color
    }

    func activityColor(of button: UIButton) -> UIColor {
      let color = foreground(of: button)
      return activityIndicatorColorTransformer?(color) ?? color
    }

    /// The colour of the chevrons at the end; nil where there are none.
    func indicatorColor(of button: UIButton) -> UIColor? {
      let isChoice = button.menu != nil && button.changesSelectionAsPrimaryAction
      guard indicator == .popup || (indicator == .automatic && isChoice) else { return nil }
      let color = foreground(of: button)
      return indicatorColorTransformer?(color) ?? color
    }

    var margins: ButtonMargins {
      let insets = UIEdgeInsets(
        top: contentInsets.top, left: contentInsets.leading, bottom: contentInsets.bottom,
        right: contentInsets.trailing)
      return ButtonMargins(content: insets, gap: imagePadding)
    }
  }
}

extension UIButton {
  /// The words that it shows, by its configuration before all.
  package var wordsShown: String? {
    configuration?.attributedTitle.map { String($0.characters) } ?? configuration?.title
      ?? currentAttributedTitle?.string ?? currentTitle
  }
}
