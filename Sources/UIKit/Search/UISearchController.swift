import QuartzCore

/// Told whenever what is searched for changes.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
  /// A suggestion was chosen. Default: as for a change of the words.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

/// Hears when a search begins and ends. All requirements are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
  /// Never told: the bar stays where it is.
  func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
  func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// A search bar with what it finds. In a navigation item its bar stands under the title; the results
/// controller lies over the screen that is searched while there is something to search for.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// When the words to choose among show.
  public enum ScopeBarActivation: Int, Sendable {
    case automatic = 0, manual, onTextEntry, onSearchActivation
  }

  open private(set) var searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  open private(set) var searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Kept: nothing is dimmed.
  open var obscuresBackgroundDuringPresentation = true
  open var dimsBackgroundDuringPresentation = true
  /// Whether the search bar takes the title's place in a navigation bar while somebody searches.
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsSearchResultsController = true
  open var showsSearchResultsController = false { didSet { showResults() } }
  /// Whether words to choose among show while somebody searches, as `scopeBarActivation` says.
  open var automaticallyShowsScopeBar = true
  open var scopeBarActivation = ScopeBarActivation.automatic
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
  /// What could be searched for: a list over the screen that is searched, while one searches.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { showSuggestions() } }
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
  private var suggestionList: SuggestionList?
  /// The screen that is searched.
  weak var host: UIViewController?
  private var isSearching = false

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  public override init(nibName: String?, bundle: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibName, bundle: bundle)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    searchBar.placeholder = SystemWord.search.text
    searchBar.whenBegun = { [weak self] in self?.isActive = true }
    searchBar.whenCancelled = { [weak self] in self?.isActive = false }
    searchBar.whenChanged = { [weak self] in self?.changed() }
  }

  /// Whether somebody searches.
  open var isActive: Bool {
    get { isSearching }
    set { newValue ? begin() : end() }
  }

  private func begin() {
    guard !isSearching else { return }
    isSearching = true
    delegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    showScopes()
    searchBar.becomeFirstResponder()
    moveBar()
    changed()
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    guard isSearching else { return }
    isSearching = false
    delegate?.willDismissSearchController(self)
    searchBar.searchTextField.text = ""
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    showScopes()
    searchBar.resignFirstResponder()
    moveBar()
    changed()
    delegate?.didDismissSearchController(self)
  }

  private func showScopes() {
    guard automaticallyShowsScopeBar, scopeBarActivation != .manual,
      (searchBar.scopeButtonTitles?.count ?? 0) > 1
    else { return }
    let asksForText = scopeBarActivation == .onTextEntry
    let shows = isSearching && (!asksForText || searchBar.text?.isEmpty == false)
    guard shows != searchBar.showsScopeBar else { return }
    searchBar.setShowsScope(shows, animated: true)
  }

  private func changed() {
    if scopeBarActivation == .onTextEntry, isSearching {
      let before = searchBar.showsScopeBar
      showScopes()
      if before != searchBar.showsScopeBar { moveBar() }
    }
    searchResultsUpdater?.updateSearchResults(for: self)
    showResults()
    showSuggestions()
  }

  private func showResults() {
    guard let results = searchResultsController, let host, host.isViewLoaded else { return }
    let shows =
      isSearching && (searchBar.text?.isEmpty == false || showsSearchResultsController)
    guard shows != (results.parent === host) else { return }
    if shows {
      host.addChild(results)
      results.view.frame = host.view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      host.view.addSubview(results.view)
      results.didMove(toParent: host)
    } else {
      results.willMove(toParent: nil)
      results.view.removeFromSuperview()
      results.removeFromParent()
    }
  }

  private func showSuggestions() {
    let shown = ignoresSearchSuggestionsForSearchBarPlacementStacked ? [] : searchSuggestions ?? []
    guard isSearching, !shown.isEmpty, let host, host.isViewLoaded else {
      suggestionList?.removeFromSuperview()
      return suggestionList = nil
    }
    let list = suggestionList ?? SuggestionList(frame: host.view.bounds)
    suggestionList = list
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.view.addSubview(list)
    list.show(shown) { [weak self] suggestion in
      guard let self else { return }
      searchSuggestions = nil
      if let words = suggestion.localizedSuggestion { searchBar.searchTextField.text = words }
      searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
      showResults()
    }
  }
}
