import QuartzCore

/// Which kinds of things can be pasted into something.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  /// Such as `public.text`.
  open var acceptableTypeIdentifiers: [String] = []

  public override init() { super.init() }
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }
  /// What a class can be made of.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  func accepts(_ providers: [NSItemProvider]) -> Bool {
    providers.contains { provider in
      acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}

/// Something that can be pasted into.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  var pasteConfiguration: UIPasteConfiguration? { get set }
  func paste(itemProviders: [NSItemProvider])
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}

/// Something that goes on with what the user was at elsewhere.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// Which gestures of three fingers edit.
public enum UIEditingInteractionConfiguration: Int, Sendable { case none = 0, `default` = 1 }

/// Pastes with a tap, and asks nobody for leave.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
  /// What such a button shows.
  public enum DisplayMode: UInt, Sendable {
    case iconAndLabel = 0, iconOnly, labelOnly, arrowAndLabel
  }

  /// How such a button looks.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    open var displayMode = DisplayMode.iconAndLabel
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    open var cornerRadius: CGFloat = 0
    open var baseForegroundColor: UIColor?
    open var baseBackgroundColor: UIColor?
    open var imagePlacement = NSDirectionalRectEdge.leading
    public override init() { super.init() }
  }

  open private(set) var configuration = Configuration()
  /// Who is pasted into; nil for whoever has the focus.
  open weak var target: (any UIPasteConfigurationSupporting)?
  private let button = UIButton(type: .system)

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
    setUp()
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    var look = UIButton.Configuration.filled()
    let mode = configuration.displayMode
    if mode != .iconOnly { look.title = SystemWord.paste.text }
    if mode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
    look.imagePadding = 6
    look.imagePlacement = configuration.imagePlacement
    look.cornerStyle = configuration.cornerStyle
    look.background.cornerRadius = configuration.cornerRadius
    look.baseForegroundColor = configuration.baseForegroundColor
    look.baseBackgroundColor = configuration.baseBackgroundColor
    button.configuration = look
    button.addAction(UIAction { [weak self] _ in self?.pasteIntoTarget() }, for: .touchUpInside)
    addSubview(button)
  }

  private func pasteIntoTarget() {
    guard let target = target as? UIResponder else {
      UIApplication.shared.sendAction(
        Selector("paste:", UIResponder.paste(_:)), to: nil, from: self, for: nil)
      return
    }
    if target is any UITextInput { return target.paste(self) }
    target.paste(itemProviders: UIPasteboard.general.itemProviders)
  }

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }
}
