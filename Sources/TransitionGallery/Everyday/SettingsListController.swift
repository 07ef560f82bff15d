import UIKit

/// Settings in inset groups: a list in a collection, with switches, values and a page behind a row.
final class SettingsListController: UIViewController {
  private enum Section: Int, CaseIterable { case account, network, device, rest }

  private enum Row: Hashable {
    case account
    case flight, wifi, bluetooth
    case notifications, sounds, display, privacy, languages, storage, about
  }

  private static let rows: [(section: Section, rows: [Row])] = [
    (.account, [.account]), (.network, [.flight, .wifi, .bluetooth]),
    (.device, [.notifications, .sounds, .display]),
    (.rest, [.privacy, .languages, .storage, .about]),
  ]

  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var source = makeSource()
  private var isInFlight = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    navigationItem.largeTitleDisplayMode = .always
    view.backgroundColor = .systemGroupedBackground
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    for (section, rows) in Self.rows {
      snapshot.appendSections([section])
      snapshot.appendItems(rows, toSection: section)
    }
    source.apply(snapshot, animatingDifferences: false)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for path in list.indexPathsForSelectedItems ?? [] {
      list.deselectItem(at: path, animated: animated)
    }
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { number, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.footerMode = number == Section.network.rawValue ? .supplementary : .none
      return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Section, Row> {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Row> {
      [weak self] cell, _, row in
      self?.dress(cell, as: row)
    }
    let footers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { footer, _, _ in
      var content = UIListContentConfiguration.groupedFooter()
      content.text = "In flight, this device keeps to itself."
      footer.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Section, Row>(collectionView: list) {
      list, path, row in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: row)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: footers, for: path)
    }
    return source
  }

  private func dress(_ cell: UICollectionViewListCell, as row: Row) {
    var content = UIListContentConfiguration.valueCell()
    cell.accessories = [.disclosureIndicator()]
    switch row {
    case .account:
      content = .subtitleCell()
      content.text = "Linnea Holm"
      content.secondaryText = "Account, backup, photographs"
      content.secondaryTextProperties.color = .secondaryLabel
      content.textProperties.font = .preferredFont(forTextStyle: .title3)
      content.image = UIImage(named: "leaf", in: .module, compatibleWith: nil)?
        .thumbnail(side: 56, corners: 28)
    case .flight:
      (content.text, content.image) = ("Airplane Mode", .tile("airplane", .systemOrange))
      cell.accessories = [.customView(configuration: flightSwitch())]
    case .wifi:
      (content.text, content.image) = ("Wi-Fi", .tile("wifi", .systemBlue))
      content.secondaryText = isInFlight ? "Off" : "Cabin by the lake"
    case .bluetooth:
      (content.text, content.image) = ("Nearby", .tile("location.fill", .systemBlue))
      content.secondaryText = isInFlight ? "Off" : "On"
    case .notifications:
      (content.text, content.image) = ("Notifications", .tile("bell.fill", .systemRed))
    case .sounds:
      (content.text, content.image) = ("Sounds", .tile("speaker.wave.2.fill", .systemPink))
    case .display:
      (content.text, content.image) = ("Display & Brightness", .tile("sun.max.fill", .systemIndigo))
    case .privacy:
      (content.text, content.image) = ("Privacy", .tile("hand.raised.fill", .systemBlue))
    case .languages:
      (content.text, content.image) = ("Languages", .tile("globe", .systemTeal))
      content.secondaryText = "English, 日本語"
    case .about:
      (content.text, content.image) = ("About", .tile("info.circle", .systemGray))
    case .storage:
      (content.text, content.image) = ("Storage", .tile("archivebox.fill", .systemGray))
      content.secondaryText = "41 of 128 GB"
    }
    cell.contentConfiguration = content
  }

  private func flightSwitch() -> UICellAccessory.CustomViewConfiguration {
    let choice = UISwitch()
    choice.isOn = isInFlight
    choice.accessibilityIdentifier = "flight"
    choice.addTarget(self, action: #selector(flightChanged(_:)), for: .valueChanged)
    return .init(customView: choice, placement: .trailing(displayed: .always))
  }

  @objc private func flightChanged(_ choice: UISwitch) {
    isInFlight = choice.isOn
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([.wifi, .bluetooth])
    source.apply(snapshot, animatingDifferences: true)
  }

  /// Opens the page behind "Display & Brightness".
  func openDisplay() {
    guard navigationController?.topViewController === self else { return }
    navigationController?.pushViewController(DisplaySettingsController(), animated: true)
  }
}

extension SettingsListController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { source.itemIdentifier(for: indexPath) != .flight }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard source.itemIdentifier(for: indexPath) == .display else {
      return collectionView.deselectItem(at: indexPath, animated: true)
    }
    openDisplay()
  }
}

/// A stack whose titles are large.
final class LargeTitleStack: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.prefersLargeTitles = true
  }
}
