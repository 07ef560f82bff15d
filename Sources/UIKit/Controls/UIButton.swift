import QuartzCore

/// A control that a tap triggers: a title, a picture, or both side by side.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// What kind of button. The system kind takes the tint colour and pales under a finger.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

    public static let roundedRect = ButtonType.system
    /// A Mac's button without a border: the system's, here.
    public static let plain = ButtonType.system

    /// The symbol of the kinds that are one.
    var symbol: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark"
      }
    }
  }

  open private(set) var buttonType = ButtonType.custom
  /// What a button of today looks like; the looks of states stay behind it.
  open var configuration: Configuration? { didSet { restyle() } }
  /// Called before the button is drawn in another state, and at its first layout.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet {
      setNeedsUpdateConfiguration()
      restyle()
    }
  }
  /// Whether a change of state calls `updateConfiguration()` and the handler. Default true.
  open var automaticallyUpdatesConfiguration: Bool {
    get { buttonExtras.isAutomatic }
    set { buttonExtras.isAutomatic = newValue }
  }

  /// A button of the system's kind with a picture, which tells its target of a tap.
  open class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// Whether it shows its menu and looks pressed meanwhile.
  open var isHeld: Bool { buttonExtras.isHeld }
  /// Whether a pointer is over it: there is none here.
  open var isHovered: Bool { false }

  /// The label of a configuration's subtitle.
  open var subtitleLabel: UILabel? { buttonExtras.subtitle }

  /// Shown by a long press, or by a tap where it is the primary action.
  open var menu: UIMenu? {
    get { buttonExtras.menu }
    set {
      buttonExtras.menu = newValue
      menuChanged()
    }
  }
  /// Whether the title is that of the chosen line of the menu, and a tap of a button without a menu
  /// selects it. Default false.
  open var changesSelectionAsPrimaryAction: Bool {
    get { buttonExtras.changesSelection }
    set {
      buttonExtras.changesSelection = newValue
      menuChanged()
    }
  }
  /// How the menu's lines are ordered: kept.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Effects of a pointer, of which there is none here: kept.
  open var isPointerInteractionEnabled = false
  /// How a pointer looks over it: kept, there is none here.
  open var pointerStyleProvider: ((UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?)?
  /// Where the chosen role counts: in the colours of the systems own alerts. Kept.
  open var role = Role.normal
  /// Whether light falls from a pressed button: not drawn.
  open var showsTouchWhenHighlighted = false
  /// Whether a shadow turns with a press: not drawn.
  open var reversesTitleShadowWhenHighlighted = false

  /// Whether a pressed button of a look of its own darkens its picture. Default true.
  open var adjustsImageWhenHighlighted = true { didSet { restyle() } }
  /// Whether a button that is not enabled pales its picture. Default true.
  open var adjustsImageWhenDisabled = true { didSet { restyle() } }
  var margins = ButtonMargins() { didSet { restyle() } }
  private var looks: [State.RawValue: ButtonLook] = [:]
  let title = UILabel()
  let picture = UIImageView()
  private let backdrop = UIImageView()
  /// What only configurations show.
  var buttonExtras = ButtonExtras()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A button of a kind, of size zero.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    adoptType(type)
  }

  /// Becomes a button of a kind.
  func adoptType(_ type: ButtonType) {
    buttonType = type
    if type != .custom { title.font = .systemFont(ofSize: 15) }
    if let symbol = type.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
    if type == .close { becomeCloseButton() }
    dress()
  }

  /// A button that looks as a configuration says; a tap performs the action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
    setNeedsUpdateConfiguration()
    restyle()
  }

  /// The system kind, titled and pictured as the action is, which a tap performs.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    DocumentCoder.made(self, by: UIButton.self, from: coder)
  }

  private func setUp() {
    title.textAlignment = .center
    title.font = .systemFont(ofSize: 18)
    title.lineBreakMode = .byTruncatingMiddle
    title.content.isForButton = true
    picture.contentMode = .scaleAspectFit
    addPart(backdrop)
    addPart(picture)
    addPart(title)
  }

  /// The label of the title; its font may be set, its text and colour follow the state. 18 points,
  /// of buttons of the system kind 15.
  open var titleLabel: UILabel? { title }

  open var imageView: UIImageView? { picture }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    dress()
    if buttonType == .close { return Self.closeSize }
    return arrangement(within: .infinity).size
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    dress()
    backdrop.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
    placeImage(imageRect(forContentRect: content))
    placeWords(titleRect(forContentRect: content))
  }

  /// Where the picture behind everything lies: all of the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The bounds within the insets of the content.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: shownMargins.content)
  }

  /// Where the title lies.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(within: contentRect.width).frames(in: contentRect).title
  }

  /// Where the picture lies.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(within: contentRect.width).frames(in: contentRect).image
  }

  /// Called before the button is drawn in another state, for subclasses that change their
  /// configuration then.
  open func updateConfiguration() {}

  /// Asks for `updateConfiguration()` before the button is laid out next.
  open func setNeedsUpdateConfiguration() {
    buttonExtras.needsUpdate = true
    setNeedsLayout()
  }

  override var sendsPrimaryActionOnTap: Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    return waitForMenu()
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    toggleIfAsked(touch)
  }

  override func stateDidChange() {
    super.stateDidChange()
    if automaticallyUpdatesConfiguration { runConfigurationUpdate() }
    dress()
  }

  func restyle() {
    setNeedsLayout()
    dress()
    invalidateIntrinsicContentSize()
  }

  /// How pale a pressed or disabled system button is; a guess.
  private static let paleAlpha: CGFloat = 0.3

  private func dress() {
    let color = configuration?.foreground(of: self) ?? currentTitleColor
    let words = configuration?.styledTitle(of: self) ?? currentAttributedTitle
    chooseFont()
    title.show(words, or: configuration?.title ?? currentTitle, in: color)
    let symbols =
      configuration?.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
    if picture.preferredSymbolConfiguration != symbols {
      picture.preferredSymbolConfiguration = symbols
    }
    picture.image = configuration.map { $0.image ?? currentImage } ?? adjusted(\.image)
    picture.tintColor = configuration?.pictureColor(of: self)
    configuration?.updated(for: self).background.dress(self)
    backdrop.image = adjusted(\.backgroundImage)
    let isPale = buttonType != .custom && (isHighlighted || !isEnabled)
    // What an application has set itself stays until the button is paled or no longer so.
    if isPale != buttonExtras.isPale {
      buttonExtras.isPale = isPale
      title.alpha = isPale ? Self.paleAlpha : 1
      picture.alpha = title.alpha
    }
    dressExtras()
  }

  /// The picture of the state; where the state has none of its own, that of the normal one, paler
  /// or darker.
  private func adjusted(_ picture: KeyPath<ButtonLook, UIImage?>) -> UIImage? {
    guard let image = look(picture, for: state) else { return nil }
    let isOwn = looks[state.rawValue]?[keyPath: picture] != nil
    guard buttonType == .custom, configuration == nil, !isOwn else { return image }
    if !isEnabled { return adjustsImageWhenDisabled ? buttonExtras.paled(image) : image }
    return isHighlighted && adjustsImageWhenHighlighted ? buttonExtras.darkened(image) : image
  }

  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { imageView?.adjustsImageSizeForAccessibilityContentSizeCategory ?? false }
    set {
      imageView?.adjustsImageSizeForAccessibilityContentSizeCategory = newValue
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Insets

  /// Room around picture and title together; part of the size that the button would like.
  open var contentEdgeInsets: UIEdgeInsets {
    get { margins.content }
    set { margins.content = newValue }
  }

  /// Moves the title; the size that the button would like stays.
  open var titleEdgeInsets: UIEdgeInsets {
    get { margins.title }
    set { margins.title = newValue }
  }

  /// Moves the picture; the size that the button would like stays.
  open var imageEdgeInsets: UIEdgeInsets {
    get { margins.image }
    set { margins.image = newValue }
  }

  // MARK: Looks by state

  open func setTitle(_ title: String?, for state: State) {
    edit(state) { $0.title = title }
  }

  /// A title with attributes, which goes before a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    edit(state) { $0.attributedTitle = title }
  }

  open func attributedTitle(for state: State) -> NSAttributedString? {
    look(\.attributedTitle, for: state)
  }

  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// Kept: shadows of titles are not drawn.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    edit(state) { $0.shadowColor = color }
  }

  open func titleShadowColor(for state: State) -> UIColor? { look(\.shadowColor, for: state) }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    edit(state) { $0.titleColor = color }
  }

  open func setImage(_ image: UIImage?, for state: State) {
    edit(state) { $0.image = image }
  }

  /// A picture that fills the button, behind title and image.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    edit(state) { $0.backgroundImage = image }
  }

  open func backgroundImage(for state: State) -> UIImage? { look(\.backgroundImage, for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The title of a state, or of the normal one where it has none of its own.
  open func title(for state: State) -> String? { look(\.title, for: state) }

  open func titleColor(for state: State) -> UIColor? { look(\.titleColor, for: state) }
  open func image(for state: State) -> UIImage? { look(\.image, for: state) }

  /// How symbols of a state are drawn, as far as they do not say it themselves.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { edit(state) { $0.symbols = configuration } }

  open func preferredSymbolConfigurationForImage(in state: State)
    -> UIImage.SymbolConfiguration?
  { look(\.symbols, for: state) }

  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  open var currentTitle: String? { title(for: state) }

  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
  }

  open var currentImage: UIImage? { image(for: state) }
}

/// What a button shows in one state.
private struct ButtonLook {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var shadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
  var symbols: UIImage.SymbolConfiguration?
}

extension UIButton {
  /// The colour that was said for a state itself.
  func ownTitleColor(for state: State) -> UIColor? { looks[state.rawValue]?.titleColor }

  private func edit(_ state: State, _ change: (inout ButtonLook) -> Void) {
    change(&looks[state.rawValue, default: ButtonLook()])
    restyle()
  }

  private func look<Value>(_ value: KeyPath<ButtonLook, Value?>, for state: State) -> Value? {
    looks[state.rawValue]?[keyPath: value] ?? looks[State.normal.rawValue]?[keyPath: value]
  }
}
