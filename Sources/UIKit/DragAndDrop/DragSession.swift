import QuartzCore

/// Something that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  open private(set) var itemProvider: NSItemProvider
  open var localObject: Any?
  open var previewProvider: (() -> UIDragPreview?)?
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// What a drag and a drop have in common. There are none here: a stage has fingers, and nothing that
/// they carry.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func location(in view: UIView) -> CGPoint
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects<Wanted>(ofClass aClass: Wanted.Type) -> Bool
}

/// A drag under way: there is none here.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

/// A drop under way: there is none here.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  func loadObjects<Wanted>(
    ofClass aClass: Wanted.Type, completion: @escaping ([Wanted]) -> Void
  ) -> Progress
}

public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none, `default`
}

/// What a drop would do.
public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
}

/// What a view would do with what is dropped.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  open private(set) var operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false
  public init(operation: UIDropOperation) { self.operation = operation }
}

/// How something dragged looks.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where something dragged goes.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// What is shown under the finger.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  open private(set) var view: UIView
  open private(set) var parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

/// What is lifted out of the screen for a drag.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {}

/// Animations beside a drag's: none runs here.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
