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
  private let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  func perform() { handler?(self) }
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

  open override func loadView() { view = panel }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isFilled = false
    fill()
  }

  private func fill() {
    guard !isFilled else { return }
    isFilled = true
    panel.show(
      title: title, message: message, fields: textFields ?? [], actions: inOrder,
      preferred: preferredAction ?? actions.first { $0.style == .cancel }
    ) { [weak self] in self?.choose($0) }
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
