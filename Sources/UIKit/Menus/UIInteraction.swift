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

/// Effects of a pointer: a stage has none, so nothing happens.
@preconcurrency @MainActor
open class UIPointerInteraction: _InertInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
  open func invalidate() {}
}

/// Says what a pointer does: nobody asks here.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// Where a pointer does something.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  open private(set) var rect: CGRect
  public init(rect: CGRect, identifier: AnyHashable? = nil) { self.rect = rect }
}

/// What a pointer looks like.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
}

/// What a pointer does to a view.
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
}

/// The outline of a pointer.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// Starts drags of things to other places: there are none here, and none starts.
@preconcurrency @MainActor
open class UIDragInteraction: _InertInteraction {
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open var isEnabled = true
  open var allowsSimultaneousRecognitionDuringLift = false
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
}

/// Says what can be dragged: nobody asks here.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// A drag under way: there is none here.
@preconcurrency @MainActor
public protocol UIDragSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
}

/// Something that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  open private(set) var itemProvider: NSItemProvider
  open var localObject: Any?
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// Gives something when it is asked for: kept.
open class NSItemProvider: NSObject {
  /// What it gives.
  open private(set) var object: Any?
  public override init() { object = nil }
  public init(object: Any) { self.object = object }
}

/// Takes what is dropped: nothing is here.
@preconcurrency @MainActor
open class UIDropInteraction: _InertInteraction {
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
}

/// Takes what is dropped: nobody asks here.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {}

/// Presses of a pencil's side: nobody presses here.
@preconcurrency @MainActor
open class UIPencilInteraction: _InertInteraction {
  public override init() { super.init() }
}

/// A view that marks what is searched for: there is no search here.
@preconcurrency @MainActor
open class UIEditMenuInteraction: _InertInteraction {
  public init(delegate: (any NSObjectProtocol)?) {}
}
