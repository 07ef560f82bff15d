import QuartzCore

/// A choice in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// How a choice looks.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  open private(set) var title: String?
  open private(set) var style: Style
  /// Whether it can be chosen. Default true.
  open var isEnabled = true
  /// What applications give a choice by name.
  var look = Look()
  private let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  func perform() { handler?(self) }

  struct Look {
    var color: UIColor?
    var image: UIImage?
  }
}

/// A question with a few answers: in the middle of the screen, or as a sheet at its bottom.
///
/// It is presented like any other screen, by a transition and a presentation controller of its own.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where the question stands.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  open private(set) var preferredStyle = Style.alert
  open var message: String?
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  /// The answer that is shown in bold.
  open var preferredAction: UIAlertAction?
  /// Words with attributes, which applications give by name.
  var words = Words()
  /// A screen between the words and the answers, which applications give by name.
  var insertedScreen: UIViewController? {
    didSet {
      guard insertedScreen !== oldValue else { return }
      oldValue?.removeFromParent()
      if let insertedScreen {
        addChild(insertedScreen)
        insertedScreen.didMove(toParent: self)
      }
      isFilled = false
    }
  }
  private let transition = AlertTransition()
  private let panel = AlertPanel()
  /// Whether the panel shows what was added.
  private var isFilled = false

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }

  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    isFilled = false
  }

  /// Only alerts have text fields; in a sheet one is a violation.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return Violation.record(.application(.textFieldInActionSheet))
    }
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    isFilled = false
  }

  /// Shows fields that somebody else has made.
  func adopt(_ fields: [UITextField]) {
    guard !fields.isEmpty else { return }
    textFields = fields
    isFilled = false
  }

  /// How urgent the question is; kept.
  open var severity = UIAlertControllerSeverity.default

  open override func loadView() { view = panel }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isFilled = false
    fill()
  }

  private func fill() {
    guard !isFilled else { return }
    isFilled = true
    panel.say(
      title: words.title ?? title.map { NSAttributedString(string: $0) },
      message: words.message ?? message.map { NSAttributedString(string: $0) })
    panel.content = insertedScreen.map { ($0.view, $0.preferredContentSize.height) }
    panel.show(
      fields: textFields ?? [], actions: inOrder,
      preferred: preferredAction ?? actions.first { $0.style == .cancel }
    ) { [weak self] in self?.choose($0) }
  }

  struct Words {
    var title: NSAttributedString?
    var message: NSAttributedString?
  }

  /// The size that the question needs, points.
  func size(in width: CGFloat) -> CGSize {
    let width = preferredStyle == .alert ? AlertPanel.alertWidth : width - 16
    loadViewIfNeeded()
    fill()
    return CGSize(width: width, height: panel.height(for: width))
  }

  /// What a tap beside a sheet chooses.
  func cancel() {
    if preferredStyle == .actionSheet, let action = actions.first(where: { $0.style == .cancel }) {
      choose(action)
    }
  }

  /// The cancelling answer stands last in a column, and first in a row of two.
  private var inOrder: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    let cancel = actions.filter { $0.style == .cancel }
    return preferredStyle == .alert && actions.count == 2 ? cancel + others : others + cancel
  }

  private func choose(_ action: UIAlertAction) {
    // A second tap while it goes means nothing.
    guard action.isEnabled, !isBeingDismissed else { return }
    presentingViewController?.dismiss(animated: true) { action.perform() }
  }
}

/// How urgent a question is. Raw values are UIKit's.
public enum UIAlertControllerSeverity: Int, Sendable { case `default` = 0, critical }
