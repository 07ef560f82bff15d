import QuartzCore

/// The sheet that shares things with other applications. There are none here: presenting it is
/// noted, and shows an empty sheet.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
    _ activityError: (any Error)?
  ) -> Void

  /// What would be shared.
  open private(set) var activityItems: [Any]
  /// Called when the sheet has gone: nothing was chosen.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Kept: as nothing is offered, nothing is left out. Assigning some is reported.
  open var excludedActivityTypes: [UIActivity.ActivityType]? {
    didSet {
      if excludedActivityTypes?.isEmpty == false {
        Unsupported.report("UIActivityViewController.excludedActivityTypes")
      }
    }
  }

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    Unsupported.report("UIActivityViewController: there is nobody to share with")
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    completionWithItemsHandler?(nil, false, nil, nil)
  }
}

/// Something that can be done with what is shared.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// A name of what can be done.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
