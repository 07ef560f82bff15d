import QuartzCore

/// Something in a text that can be tapped: a link, a picture, a stretch with a tag.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// What it is.
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  /// What stands over a menu: kept, menus of text have none here.
  @preconcurrency @MainActor
  open class MenuPreview: NSObject {
    open class var `default`: MenuPreview { MenuPreview() }
    let view: UIView?
    public init(view: UIView) { self.view = view }
    private override init() { view = nil }
  }

  /// A menu for it.
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    let menu: UIMenu
    let preview: MenuPreview?
    public init(menu: UIMenu) { (self.menu, preview) = (menu, .default) }
    public init(preview: MenuPreview?, menu: UIMenu) { (self.preview, self.menu) = (preview, menu) }
  }

  open private(set) var content: Content
  open private(set) var range: NSRange

  init(_ content: Content, range: NSRange) { (self.content, self.range) = (content, range) }
}

extension UITextView {
  /// What can be tapped at a point of the view; nil for plain text.
  func item(at point: CGPoint) -> UITextItem? {
    guard let letter = layOutPlaces().letter(at: point) else { return nil }
    var range = NSRange()
    let attributes = words.attributes(at: letter.location, effectiveRange: &range)
    if let link = attributes[.link] {
      let url = link as? URL ?? (link as? String).flatMap { URL(string: $0) }
      return url.map { UITextItem(.link($0), range: range) }
    }
    if let tag = attributes[.textItemTag] as? String {
      return UITextItem(.tag(tag), range: range)
    }
    return (attributes[.attachment] as? NSTextAttachment).map {
      UITextItem(.textAttachment($0), range: range)
    }
  }

  /// Does what a tap on a link or on something with a tag does.
  /// - Returns: Whether there was one.
  func open(at point: CGPoint) -> Bool {
    guard !isEditable, isSelectable, let item = item(at: point) else { return false }
    let usual = UIAction { [weak self] _ in self?.openByDefault(item) }
    guard let action = delegate?.textView(self, primaryActionFor: item, defaultAction: usual) else {
      if delegate == nil { usual.perform(sender: self) }
      return true
    }
    action.perform(sender: self)
    return true
  }

  private func openByDefault(_ item: UITextItem) {
    guard case .link(let url) = item.content else { return }
    let mayOpen =
      delegate?.textView(
        self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction) ?? true
    let mayOpenToo = delegate?.textView(self, shouldInteractWith: url, in: item.range) ?? true
    if mayOpen, mayOpenToo { UIApplication.shared.open(url) }
  }
}

extension NSAttributedString.Key {
  /// A name that a stretch of text can be tapped under: a `String`.
  public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
}

/// A word that is offered while one types: none is, here.
@preconcurrency @MainActor
open class UIInputSuggestion: NSObject {}

/// Chooses how text looks, in a process of its own: empty here.
@preconcurrency @MainActor
open class UITextFormattingViewController: UIViewController {
  /// What can be chosen: kept.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    public override init() { super.init() }
  }
  open private(set) var configuration: Configuration
  open weak var delegate: (any UITextFormattingViewControllerDelegate)?
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
  open override func viewDidLoad() {
    super.viewDidLoad()
    Unsupported.report("UITextFormattingViewController · an empty screen stands in")
    view.backgroundColor = .systemBackground
  }
}

/// Hears what was chosen: nothing is, here.
@preconcurrency @MainActor
public protocol UITextFormattingViewControllerDelegate: NSObjectProtocol {
  func textFormattingDidFinish(_ viewController: UITextFormattingViewController)
}
