import UIKit

/// Places, with a field in the bar that searches them and words below it that narrow the search.
final class PlaceSearchController: UIViewController {
  private enum Section { case places }

  private struct Place: Hashable {
    let name: String
    let country: String
    let isMountain: Bool
  }

  private static let places = [
    ("Akan", "Japan", true), ("Bergen", "Norway", false), ("Chamonix", "France", true),
    ("Halla", "Korea", true), ("Huangshan", "China", true), ("Kanazawa", "Japan", false),
    ("Kyoto", "Japan", false), ("Kyustendil", "Bulgaria", false), ("Lofoten", "Norway", true),
    ("Merzouga", "Morocco", false), ("Naoshima", "Japan", false), ("Seoul", "Korea", false),
    ("Skye", "Scotland", true), ("Val Ferret", "Italy", true), ("Yakushima", "Japan", true),
  ].map { Place(name: $0.0, country: $0.1, isMountain: $0.2) }

  private let search = UISearchController(searchResultsController: nil)
  private lazy var list = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: .init(appearance: .plain)))
  private lazy var source = makeSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Places"
    view.backgroundColor = .systemBackground
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.keyboardDismissMode = .onDrag
    list.delegate = self
    view.addSubview(list)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Places and countries"
    search.searchBar.scopeButtonTitles = ["All", "Mountains", "Towns"]
    search.searchBar.searchTextField.accessibilityIdentifier = "search"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
    show(animated: false)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for path in list.indexPathsForSelectedItems ?? [] {
      list.deselectItem(at: path, animated: animated)
    }
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Section, Place> {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Place> {
      cell, _, place in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = place.name
      content.secondaryText = place.country
      content.secondaryTextProperties.color = .secondaryLabel
      content.image = UIImage(systemName: place.isMountain ? "mountain.2" : "building.2")
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    return UICollectionViewDiffableDataSource(collectionView: list) { list, path, place in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: place)
    }
  }

  private var found: [Place] {
    let words = (search.searchBar.text ?? "").lowercased()
    let scope = search.isActive ? search.searchBar.selectedScopeButtonIndex : 0
    return Self.places.filter { place in
      (scope == 0 || place.isMountain == (scope == 1))
        && (words.isEmpty || "\(place.name) \(place.country)".lowercased().contains(words))
    }
  }

  private func show(animated: Bool) {
    let found = found
    var snapshot = NSDiffableDataSourceSnapshot<Section, Place>()
    snapshot.appendSections([.places])
    snapshot.appendItems(found)
    source.apply(snapshot, animatingDifferences: animated)
    contentUnavailableConfiguration =
      found.isEmpty ? UIContentUnavailableConfiguration.search() : nil
  }

  /// Opens the first place that is found.
  func openFirst() { open(found.first) }

  private func open(_ place: Place?) {
    guard let place, navigationController?.topViewController === self else { return }
    let story = Story.all.first { $0.place.lowercased().hasPrefix(place.name.lowercased()) }
    let viewer = PhotoViewerController(
      photograph: story?.photograph ?? (place.isMountain ? "peaks" : "city"),
      place: .init(sign: "location", value: place.name, name: place.country))
    viewer.title = place.name
    viewer.navigationItem.largeTitleDisplayMode = .never
    navigationController?.pushViewController(viewer, animated: true)
  }
}

extension PlaceSearchController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    if isViewLoaded { show(animated: true) }
  }
}

extension PlaceSearchController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    open(source.itemIdentifier(for: indexPath))
  }
}
