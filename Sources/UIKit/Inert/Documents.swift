import QuartzCore

/// A file that an application edits. It is read and written when that is asked for, on the stage's clock; nobody
/// else changes it.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let closed = State(rawValue: 1)
    public static let inConflict = State(rawValue: 2)
    public static let savingError = State(rawValue: 4)
    public static let editingDisabled = State(rawValue: 8)
    public static let progressAvailable = State(rawValue: 16)
  }
  public enum ChangeKind: Int, Sendable { case done = 0, undone, redone, cleared }
  public enum SaveOperation: Int, Sendable { case forCreating = 0, forOverwriting }

  open private(set) var fileURL: URL
  open private(set) var documentState = State.closed
  open private(set) var progress: Progress?
  open var fileModificationDate: Date?
  open var undoManager: UndoManager! = UndoManager()
  private var changes = 0

  public init(fileURL url: URL) { fileURL = url }

  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  open var fileType: String? { fileURL.pathExtension }
  open var savingFileType: String? { fileType }
  open var presentedItemURL: URL? { fileURL }
  open func fileNameExtension(
    forType typeName: String?, saveOperation: SaveOperation
  ) -> String { fileURL.pathExtension }

  // MARK: For subclasses

  /// What is written: a `Data`.
  open func contents(forType typeName: String) throws -> Any { Data() }
  /// Takes what was read.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  open func disableEditing() {}
  open func enableEditing() {}
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    Unsupported.report("UIDocument: \(error)")
  }

  // MARK: Reading and writing

  open func read(from url: URL) throws {
    try load(fromContents: Data(contentsOf: url), ofType: fileType)
  }

  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?,
    safelyTo url: URL, for saveOperation: SaveOperation
  ) throws {
    guard let data = contents as? Data else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: url, options: .atomic)
  }

  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    later {
      let success = self.attempt { try self.read(from: self.fileURL) }
      if success { self.documentState = .normal }
      self.told(success, completionHandler)
    }
  }

  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    let finish: (Bool) -> Void = { success in
      self.documentState = .closed
      self.told(success, completionHandler)
    }
    guard hasUnsavedChanges else { return later { finish(true) } }
    save(to: fileURL, for: .forOverwriting, completionHandler: finish)
  }

  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    later {
      let success = self.attempt {
        let contents = try self.contents(forType: self.savingFileType ?? "")
        try self.writeContents(contents, andAttributes: nil, safelyTo: url, for: saveOperation)
      }
      if success {
        self.fileURL = url
        self.changes = 0
        self.documentState.subtract([.closed, .savingError])
      } else {
        self.documentState.insert(.savingError)
      }
      self.told(success, completionHandler)
    }
  }

  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else { return later { completionHandler?(true) } }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    later {
      let success = self.attempt { try self.read(from: url) }
      self.changes = 0
      self.told(success, completionHandler)
    }
  }

  private func later(_ work: @escaping () -> Void) {
    SceneEnvironment.current.server.enqueueForNextTurn { work() }
  }

  private func attempt(_ work: () throws -> Void) -> Bool {
    do {
      try work()
      return true
    } catch {
      handleError(error, userInteractionPermitted: false)
      return false
    }
  }

  private func told(_ success: Bool, _ completionHandler: ((Bool) -> Void)?) {
    completionHandler?(success)
    NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
  }

  // MARK: Changes

  open var hasUnsavedChanges: Bool { changes != 0 }
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: changes = 0
    }
  }
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }

  public nonisolated static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")
}

/// Shows files to choose from: an empty screen. A stage has no documents.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  public enum BrowserUserInterfaceStyle: UInt, Sendable { case white = 0, light, dark }
  public enum ImportMode: UInt, Sendable { case none = 0, copy, move }

  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  open var allowsDocumentCreation = true
  open var allowsPickingMultipleItems = false
  open var shouldShowFileExtensions = false
  open var localizedCreateDocumentActionTitle = ""
  open var customActions: [AnyObject] = []
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []

  public init(forOpening contentTypes: [Any]? = nil) { super.init(nibName: nil, bundle: nil) }
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    Unsupported.report("UIDocumentBrowserViewController · a stage has no documents")
    view.backgroundColor = .systemBackground
  }

  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) { completion?(nil, CocoaError(.fileNoSuchFile)) }
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) { completion(nil, CocoaError(.fileNoSuchFile)) }
}

/// Hears what was chosen: nothing is, here.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void)
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?)
}

extension UIDocumentBrowserViewControllerDelegate {
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  ) {}
}

/// Shows a file, or what can be done with it: nothing can, here, and that is noted.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  open var url: URL?
  open var uti: String?
  open var name: String?
  open var annotation: Any?
  open private(set) var icons: [UIImage] = []
  open private(set) var gestureRecognizers: [UIGestureRecognizer] = []

  public convenience init(url: URL) {
    self.init()
    (self.url, name) = (url, url.lastPathComponent)
  }

  private func refuse() -> Bool {
    Unsupported.report("UIDocumentInteractionController · nobody opens files here")
    return false
  }
  open func presentPreview(animated: Bool) -> Bool { refuse() }
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    refuse()
  }
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { refuse() }
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    refuse()
  }
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { refuse() }
  open func dismissPreview(animated: Bool) {}
  open func dismissMenu(animated: Bool) {}
}

/// Says where a file is shown, and hears of it: nobody asks.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect
  func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView?
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController)
  func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  public func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect { .zero }
  public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { nil }
  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
}
