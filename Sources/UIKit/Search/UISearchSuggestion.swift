import QuartzCore

/// Something that could be searched for.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  var localizedSuggestion: String? { get }
  var localizedDescription: String? { get }
  var iconImage: UIImage? { get }
  var localizedAttributedSuggestion: NSAttributedString? { get }
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  public var localizedDescription: String? { nil }
  public var iconImage: UIImage? { nil }
}

/// Words that could be searched for.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  open private(set) var localizedSuggestion: String?
  open private(set) var localizedDescription: String?
  open private(set) var iconImage: UIImage?
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  open var representedObject: Any?

  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    (localizedSuggestion, localizedDescription, self.iconImage) = (
      suggestion, description, iconImage
    )
  }

  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil, iconImage: UIImage? = nil
  ) {
    (localizedSuggestion, localizedDescription, self.iconImage) = (
      suggestion.string, description, iconImage
    )
    localizedAttributedSuggestion = suggestion
  }

  open class func suggestion(withLocalizedSuggestion suggestion: String) -> UISearchSuggestionItem {
    UISearchSuggestionItem(localizedSuggestion: suggestion)
  }
}

/// What could be searched for, in a list over the screen that is searched.
@MainActor
final class SuggestionList: UIView {
  private var rows: [UIButton] = []
  private static let rowHeight: CGFloat = 48

  func show(
    _ suggestions: [any UISearchSuggestion], chosen: @escaping (any UISearchSuggestion) -> Void
  ) {
    for row in rows { row.removeFromSuperview() }
    backgroundColor = .systemBackground
    rows = suggestions.map { suggestion in
      var look = UIButton.Configuration.plain()
      look.title = suggestion.localizedSuggestion
      look.subtitle = suggestion.localizedDescription
      look.image = suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
      look.imagePadding = 12
      look.titleAlignment = .leading
      let row = UIButton(configuration: look, primaryAction: UIAction { _ in chosen(suggestion) })
      row.contentHorizontalAlignment = .leading
      addSubview(row)
      return row
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = safeAreaInsets.top
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 8, y: top + CGFloat(index) * Self.rowHeight, width: bounds.width - 16,
        height: Self.rowHeight)
    }
  }
}

/// A controller that holds a search's, where there is no navigation bar.
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
  open private(set) var searchController: UISearchController

  public init(searchController: UISearchController) {
    self.searchController = searchController
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let bar = searchController.searchBar
    view.addSubview(bar)
    searchController.host = self
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    searchController.searchBar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 56)
  }
}

/// Hears of tokens and suggestions of a field. All requirements are optional.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider
  func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider(object: token.text) }
  public func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) {}
}
