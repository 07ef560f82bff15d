import QuartzCore

// What a transition does not hang on, and what would only pretend without a system around it. Each
// says what to put in its place.

@available(*, unavailable, message: "there is no physics here; animate with springs")
open class UIDynamicAnimator: NSObject {}
@available(*, unavailable, message: "there is no physics here; animate with springs")
open class UIDynamicBehavior: NSObject {}
@available(*, unavailable, message: "there is no physics here; animate with springs")
open class UIAttachmentBehavior: NSObject {}
@available(*, unavailable, message: "there is no physics here; animate with springs")
open class UIDynamicItemBehavior: NSObject {}
@available(*, unavailable, message: "there is no physics here; animate with springs")
open class UIGravityBehavior: NSObject {}
@available(*, unavailable, message: "there is no physics here; animate with springs")
open class UICollisionBehavior: NSObject {}
@available(*, unavailable, message: "there is no physics here; animate with springs")
open class UIPushBehavior: NSObject {}
@available(*, unavailable, message: "there is no physics here; animate with springs")
open class UISnapBehavior: NSObject {}

@available(*, unavailable, message: "nothing is searched here; put a UITextField in its place")
open class UISearchBar: UIView {}
@available(*, unavailable, message: "nothing is searched here; put a UITextField in its place")
open class UISearchController: UIViewController {}
@available(*, unavailable, message: "nothing is refreshed here; leave it out of the screen")
open class UIRefreshControl: UIControl {}
@available(*, unavailable, message: "wheels are not rehearsed here; leave it out of the screen")
open class UIPickerView: UIView {}
@available(*, unavailable, message: "wheels are not rehearsed here; leave it out of the screen")
open class UIDatePicker: UIControl {}

@available(*, unavailable, message: "menus are not rehearsed here; present a UIAlertController")
open class UIMenu: NSObject {}
@available(*, unavailable, message: "menus are not rehearsed here; present a UIAlertController")
open class UIContextMenuInteraction: NSObject {}
@available(*, unavailable, message: "menus are not rehearsed here; present a UIAlertController")
open class UIContextMenuConfiguration: NSObject {}
@available(*, unavailable, message: "no device presses harder today; use a long press")
open class UIPreviewInteraction: NSObject {}
@available(*, unavailable, message: "no device presses harder today; use a long press")
public protocol UIViewControllerPreviewing: NSObjectProtocol {}
@available(*, unavailable, message: "there is nothing to drag to; use a pan recogniser")
open class UIDragInteraction: NSObject {}
@available(*, unavailable, message: "there is nothing to drop; use a pan recogniser")
open class UIDropInteraction: NSObject {}
@available(*, unavailable, message: "a stage has no pointer")
open class UIPointerInteraction: NSObject {}

@available(*, unavailable, message: "a stage has no photographs; present a screen of your own")
open class UIImagePickerController: UINavigationController {}
@available(*, unavailable, message: "a stage has no documents; present a screen of your own")
open class UIDocumentPickerViewController: UIViewController {}
@available(*, unavailable, message: "use UIAlertController")
open class UIAlertView: UIView {}
@available(*, unavailable, message: "use UIAlertController")
open class UIActionSheet: UIView {}
@available(*, unavailable, message: "use modalPresentationStyle = .popover")
open class UIPopoverController: NSObject {}

@available(*, unavailable, message: "use a flow layout or a layout of your own")
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {}
@available(*, unavailable, message: "use a UICollectionViewDataSource")
open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject {}
@available(*, unavailable, message: "use a UITableViewDataSource")
open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject {}
@available(*, unavailable, message: "set the cell's textLabel and imageView")
public struct UIListContentConfiguration {}

@available(*, unavailable, message: "use UILabel or UITextView")
open class NSLayoutManager: NSObject {}
@available(*, unavailable, message: "use UILabel or UITextView")
open class NSTextStorage: NSObject {}
@available(*, unavailable, message: "put a UIImageView beside the words")
open class NSTextAttachment: NSObject {}

@available(*, unavailable, message: "there is no graphics processor here; draw with CGContext")
open class CAMetalLayer: CALayer {}
@available(*, unavailable, message: "there is no graphics processor here; draw with CGContext")
open class CAEAGLLayer: CALayer {}
@available(*, unavailable, message: "nothing plays here; put a UIImageView in its place")
open class AVPlayerLayer: CALayer {}
