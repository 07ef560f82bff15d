import QuartzCore

/// What a context menu shows: lines, and a screen above them.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  open private(set) var identifier: any NSCopying
  let preview: (() -> UIViewController?)?
  let actions: (([UIMenuElement]) -> UIMenu?)?
  /// Kept.
  open var badgeCount = 0
  /// Kept: the items that the menu is for beside the first, and from which end its lines are counted.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  open var preferredMenuElementOrder = ElementOrder.automatic

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSString(string: "")
    preview = previewProvider
    actions = actionProvider
  }
}

/// Makes a menu of lines that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// Makes a screen to show above a menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// What happens when a preview is tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss = 0, pop = 1 }

/// Says what a context menu shows, and hears what happens to it. All but the first are optional.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// nil for no menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// The newer names of the two above.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

/// Runs blocks beside a context menu's coming and going.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The same for a preview that was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects blocks and runs them.
@MainActor
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var blocks: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(preview: UIViewController?) { previewViewController = preview }

  func addAnimations(_ animations: @escaping () -> Void) { blocks.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    UIView.animate(
      withDuration: MenuMetrics.duration, animations: { for block in self.blocks { block() } },
      completion: { _ in for completion in self.completions { completion() } })
  }
}

/// Shows a menu when a finger rests on the view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  private weak var place: UIView?
  /// How the menu is shown: with its preview, here.
  public enum Appearance: UInt, Sendable { case unknown = 0, rich, compact }
  open var menuAppearance: Appearance { shown == nil ? .unknown : .rich }
  private let press = UILongPressGestureRecognizer()
  private weak var shown: ContextMenuPanel?
  /// What the press that begins is about to show.
  private var pending: UIContextMenuConfiguration?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.minimumPressDuration = MenuMetrics.pressDuration
    press.delegate = self
    press.addTarget(
      self, action: Selector("pressed", UIContextMenuInteraction.pressed))
  }

  open var view: UIView? { place }
  open func willMove(to view: UIView?) { place?.removeGestureRecognizer(press) }
  open func didMove(to view: UIView?) {
    place = view
    view?.addGestureRecognizer(press)
  }

  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  /// A press counts only where there is a menu: others keep their touches.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === press, let view = place else { return true }
    pending = delegate?.contextMenuInteraction(
      self, configurationForMenuAtLocation: press.location(in: view))
    return pending != nil
  }

  /// Takes the menu away.
  open func dismissMenu() { shown?.end() }

  /// Changes the lines of the menu that shows: the next one has them.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}

  func pressed() {
    guard press.state == .began, let view = place, let delegate, let window = view.window,
      let configuration = pending
    else { return }
    pending = nil
    let target =
      delegate.contextMenuInteraction(
        self, previewForHighlightingMenuWithConfiguration: configuration)
      ?? UITargetedPreview(view: view)
    let panel = ContextMenuPanel(configuration, target: target, in: window)
    panel.onEnd = { [weak self] animator in
      guard let self else { return }
      delegate.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    }
    panel.onCommit = { [weak self] animator in
      guard let self else { return }
      delegate.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    shown = panel
    let animator = ContextMenuAnimator(preview: panel.preview)
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    animator.run()
    panel.come()
  }
}
