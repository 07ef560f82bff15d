import Documents
import QuartzCore

extension ObjectMaker {
  func fillButton(_ button: UIButton, _ element: Element) {
    button.adoptType(Self.types[element["buttonType"] ?? "custom"] ?? .system)
    refill(button, element)
  }

  /// All that can be set once the type is.
  func refill(_ button: UIButton, _ element: Element) {
    apply(Self.buttonSettings, to: button, element)
    if let font = font(element.value("fontDescription")) { button.titleLabel?.font = font }
    if let mode = Words.lineBreaks[element["lineBreakMode"] ?? ""] {
      button.titleLabel?.lineBreakMode = mode
    }
    for state in element.children where state.tag == "state" { setState(state, of: button) }
    if let configuration = element.value("configuration") { configure(button, configuration) }
  }

  private static let types: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system, "plain": .system,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "contactAdd": .contactAdd, "close": .close,
  ]

  private static let buttonSettings: [Setting<UIButton>] = [
    .insets("contentEdgeInsets", \.contentEdgeInsets),
    .insets("titleEdgeInsets", \.titleEdgeInsets),
    .insets("imageEdgeInsets", \.imageEdgeInsets),
    .flag("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted),
    .flag("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled),
    Setting { button, element, _ in
      // What a document writes where nobody changed the insets in it.
      for key in ["contentEdgeInsets", "titleEdgeInsets"] {
        guard let insets = element.insets(key), insets.right < 1e-3, insets.right > 0 else {
          continue
        }
        if key == "contentEdgeInsets" { button.contentEdgeInsets = .zero }
      }
    },
  ]

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled,
    "selected": .selected, "focused": .focused,
  ]

  private func setState(_ element: Element, of button: UIButton) {
    guard let state = Self.states[element["key"] ?? ""] else { return }
    if let title = element.string("title") { button.setTitle(title, for: state) }
    if let title = attributedText(element.value("attributedTitle")) {
      button.setAttributedTitle(title, for: state)
    }
    if let colour = readColour(element.value("titleColor")) {
      button.setTitleColor(colour, for: state)
    }
    if let image = image("image", of: element) { button.setImage(image, for: state) }
    if let image = image("backgroundImage", of: element) {
      button.setBackgroundImage(image, for: state)
    }
    if let symbols = element.value("preferredSymbolConfiguration").flatMap(symbolConfiguration) {
      button.setPreferredSymbolConfiguration(symbols, forImageIn: state)
    }
  }

  // MARK: Configurations

  private func configure(_ button: UIButton, _ element: Element) {
    var configuration = Self.style(element["style"])
    setWords(&configuration, element)
    setPicture(&configuration, element)
    if let colour = readColour(element.value("baseForegroundColor")) {
      configuration.baseForegroundColor = colour
    }
    if let colour = readColour(element.value("baseBackgroundColor")) {
      configuration.baseBackgroundColor = colour
    }
    if let insets = element.directionalInsets("contentInsets") {
      configuration.contentInsets = insets
    }
    if let style = Self.corners[element["cornerStyle"] ?? ""] { configuration.cornerStyle = style }
    if let background = element.value("background") { setBackground(&configuration, background) }
    if let shows = element.flag("showsActivityIndicator") {
      configuration.showsActivityIndicator = shows
    }
    button.configuration = configuration
  }

  private func setWords(_ configuration: inout UIButton.Configuration, _ element: Element) {
    if let size = Self.sizes[element["buttonSize"] ?? ""] { configuration.buttonSize = size }
    configuration.title = element.string("title")
    configuration.subtitle = element.string("subtitle")
    if let title = attributedText(element.value("attributedTitle")) {
      configuration.attributedTitle = AttributedString(title)
    } else if let font = font(
      element.value("titleFontDescription") ?? element.value("fontDescription"))
    {
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var container = $0
        container.font = font
        return container
      }
    }
    if let alignment = Self.alignments[element["titleAlignment"] ?? ""] {
      configuration.titleAlignment = alignment
    }
    if let padding = element.length("titlePadding") { configuration.titlePadding = padding }
    if let mode = Words.lineBreaks[element["titleLineBreakMode"] ?? ""] {
      configuration.titleLineBreakMode = mode
    }
  }

  private func setPicture(_ configuration: inout UIButton.Configuration, _ element: Element) {
    configuration.image = image("image", of: element)
    if let padding = element.length("imagePadding") { configuration.imagePadding = padding }
    switch element["imagePlacement"] {
    case "top": configuration.imagePlacement = .top
    case "bottom": configuration.imagePlacement = .bottom
    case "trailing", "right": configuration.imagePlacement = .trailing
    default: break
    }
    if let symbols = element.value("preferredSymbolConfigurationForImage")
      ?? element.value("preferredSymbolConfiguration")
    {
      configuration.preferredSymbolConfigurationForImage = symbolConfiguration(symbols)
    }
  }

  private func setBackground(_ configuration: inout UIButton.Configuration, _ element: Element) {
    if let colour = readColour(element.value("backgroundColor")) {
      configuration.background.backgroundColor = colour
    }
    if let colour = readColour(element.value("strokeColor")) {
      configuration.background.strokeColor = colour
    }
    if let width = element.length("strokeWidth") { configuration.background.strokeWidth = width }
    if let radius = element.length("cornerRadius") {
      configuration.background.cornerRadius = radius
    }
  }

  private static func style(_ word: String?) -> UIButton.Configuration {
    switch word {
    case "filled": .filled()
    case "gray": .gray()
    case "tinted": .tinted()
    case "bordered": .bordered()
    case "borderedProminent": .borderedProminent()
    case "borderedTinted": .borderedTinted()
    case "borderless": .borderless()
    default: .plain()
    }
  }

  private static let corners: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]
  private static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]
  private static let alignments: [String: UIButton.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]
}
