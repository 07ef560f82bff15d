import QuartzCore

/// Something that a view lets people do, beside its own answers to touches.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that it is added to.
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  /// What `addInteraction(_:)` does.
  func take(_ interaction: any UIInteraction) {
    guard !extras.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    extras.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// What `removeInteraction(_:)` does.
  func drop(_ interaction: any UIInteraction) {
    guard extras.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    extras.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// Keeps a view and does nothing with it: what the interactions without an effect here are.
@preconcurrency @MainActor
open class _InertInteraction: NSObject, UIInteraction {
  private weak var place: UIView?
  open var view: UIView? { place }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { place = view }
}

/// Shows what lies under a finger larger, at the text sizes for accessibility: it is not shown here.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: _InertInteraction {
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// A recogniser that never begins.
  public final let gestureRecognizerForExclusionRelationship = UIGestureRecognizer()
  open class var isEnabled: Bool { false }
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { self.delegate = delegate }
  public convenience override init() { self.init(delegate: nil) }
}

/// Something that can be shown larger.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
}

extension UIView: UILargeContentViewerItem {}

/// Says what is shown larger: nobody asks here.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    interaction.view?.window?.rootViewController ?? UIViewController()
  }
}
