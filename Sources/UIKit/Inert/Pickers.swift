import QuartzCore

/// Hears what was picked: nothing is, here.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Stands where photographs would be picked: an empty screen with a way out. A stage has neither
/// photographs nor a camera.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary = 0, camera, savedPhotosAlbum }
  public enum CameraDevice: Int, Sendable { case rear = 0, front }
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  open var cameraDevice = CameraDevice.rear

  open override func viewDidLoad() {
    super.viewDidLoad()
    Unsupported.report("UIImagePickerController · a stage has no photographs")
    guard viewControllers.isEmpty else { return }
    let screen = UIViewController()
    screen.view.backgroundColor = .systemBackground
    screen.title = SystemWord.photos.text
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        if let delegate = delegate as? any UIImagePickerControllerDelegate {
          delegate.imagePickerControllerDidCancel(self)
        } else {
          dismiss(animated: true)
        }
      })
    setViewControllers([screen], animated: false)
  }
}

/// Stands where documents would be picked: an empty screen. A stage has no documents.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var directoryURL: URL?
  open var shouldShowFileExtensions = false

  public init(documentTypes allowedUTIs: [String], in mode: Int = 0) {
    super.init(nibName: nil, bundle: nil)
  }

  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    Unsupported.report("UIDocumentPickerViewController · a stage has no documents")
    view.backgroundColor = .systemBackground
  }
}

/// Hears what was picked: nothing is, here.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// The menu of old that stands over a selection: it is never shown here.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  private static let one = UIMenuController()
  open class var shared: UIMenuController { one }
  open var isMenuVisible: Bool { false }
  open var menuItems: [UIMenuItem]?
  open var menuFrame: CGRect { .zero }
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { Unsupported.report("UIMenuController · use UIMenu") }
  }
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    Unsupported.report("UIMenuController · use UIMenu")
  }
  open func hideMenu() {}
  open func hideMenu(from targetView: UIView) {}
  open func update() {}
}

/// A line of the menu of old.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
