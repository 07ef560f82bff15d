import QuartzCore

/// The sheet that shares things with other applications. There are none here: presenting it is noted, and
/// shows what is shared, the application's own activities, and a button that closes it.
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

  /// The application's own, which can be chosen.
  private let activities: [UIActivity]
  private var chosen: UIActivity.ActivityType?
  /// Deprecated since iOS 8: as the other one, with less.
  open var completionHandler: ((UIActivity.ActivityType?, Bool) -> Void)?
  /// Whether one of what is offered stands before the rest; kept.
  open var allowsProminentActivity = true

  /// - Parameter applicationActivities: Those that can do something with the things are offered; of the
  ///   system's own there are none.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    self.init(
      activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
      applicationActivities: activityItemsConfiguration
        .applicationActivitiesForActivityItemsConfiguration)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let shown = activities.filter { $0.canPerform(withActivityItems: activityItems) }
    if shown.isEmpty {
      Unsupported.report("UIActivityViewController: there is nobody to share with")
    }
    let actions = UIStackView(arrangedSubviews: shown.map { row(for: $0) })
    actions.axis = .vertical
    actions.backgroundColor = .secondarySystemGroupedBackground
    actions.layer.cornerRadius = 10
    let column = UIStackView(arrangedSubviews: [header, actions])
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let edges = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: edges.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: edges.trailingAnchor, constant: -16),
    ])
  }

  /// What is shared, in a line, and a button that closes the sheet.
  private var header: UIView {
    let things = activityItems.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
    let picture = UIImageView(
      image: things.lazy.compactMap { $0 as? UIImage }.first ?? UIImage(systemName: "doc"))
    picture.contentMode = picture.image?.isSymbolImage == true ? .center : .scaleAspectFill
    picture.backgroundColor = .tertiarySystemFill
    picture.layer.cornerRadius = 6
    picture.clipsToBounds = true
    let title = UILabel()
    title.font = .preferredFont(forTextStyle: .headline)
    title.text =
      things.lazy.compactMap { $0 as? String ?? ($0 as? URL)?.absoluteString }.first
      ?? (things.count == 1 ? "1 item" : "\(things.count) items")
    let close = UIButton(
      type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    let line = UIStackView(arrangedSubviews: [picture, title, close])
    line.spacing = 12
    line.alignment = .center
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 44),
      picture.heightAnchor.constraint(equalToConstant: 44),
    ])
    close.setContentHuggingPriority(.required, for: .horizontal)
    return line
  }

  private func row(for activity: UIActivity) -> UIView {
    var look = UIButton.Configuration.plain()
    look.title = activity.activityTitle
    look.image = activity.activityImage
    look.imagePadding = 12
    return UIButton(
      configuration: look,
      primaryAction: UIAction { [weak self] _ in self?.choose(activity) })
  }

  /// What the item sources among the things give for an activity.
  private func items(for activity: UIActivity) -> [Any] {
    activityItems.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: activity.activityType)
    }
  }

  private func choose(_ activity: UIActivity) {
    chosen = activity.activityType ?? UIActivity.ActivityType("")
    activity.prepare(withActivityItems: items(for: activity))
    activity.finished = { [weak self] in self?.completed = $0 }
    if let screen = activity.activityViewController {
      present(screen, animated: true)
      return
    }
    completed = true
    let presenter = presentingViewController
    presenter?.dismiss(animated: true) { activity.perform() }
  }

  private var completed = false

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard presentedViewController == nil else { return }
    completionWithItemsHandler?(chosen, completed, nil, nil)
    completionHandler?(chosen, completed)
  }
}

/// Something that can be done with what is shared: subclasses say what.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// A name of what can be done.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// In which of two rows it stands.
  public enum Category: Int, Sendable { case action = 0, share }

  public override init() { super.init() }
  var finished: ((Bool) -> Void)?

  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  /// Whether it can do something with the things. Default false.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// A screen to do it in; nil, the default, to have `perform()` called.
  open var activityViewController: UIViewController? { nil }
  open func perform() {}
  /// To be called when it is done.
  open func activityDidFinish(_ completed: Bool) {
    finished?(completed)
    activityViewController?.dismiss(animated: true)
  }
}

/// Gives what is shared when it is known what is done with it. All but the first two are optional.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

/// Makes what is shared when it is asked for it: `item`, for subclasses.
@preconcurrency @MainActor
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  open private(set) nonisolated(unsafe) var placeholderItem: Any?
  open private(set) nonisolated(unsafe) var activityType: UIActivity.ActivityType?
  open var item: Any { placeholderItem ?? "" }

  public nonisolated init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? "" }
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}
