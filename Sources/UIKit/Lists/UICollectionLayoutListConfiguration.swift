import QuartzCore

/// How a list in a collection looks.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }
  public enum HeaderMode: Int, Sendable { case none = 0, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none = 0, supplementary }
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration

  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var showsSeparators = true
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// nil is the system's.
  public var backgroundColor: UIColor?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var headerTopPadding: CGFloat?

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  var isInset: Bool { appearance == .insetGrouped }
  private var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }
  /// Whether lines stand between rows: in no sidebar.
  var drawsSeparators: Bool { showsSeparators && !isSidebar }

  /// What the list lies on; nil leaves the collection's own colour.
  var ground: UIColor? {
    if let backgroundColor { return backgroundColor == .clear ? nil : backgroundColor }
    return switch appearance {
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    case .plain, .sidebarPlain: .systemBackground
    }
  }

  /// What lies behind a row.
  var cellBackground: UIBackgroundConfiguration {
    switch appearance {
    case .grouped, .insetGrouped: .listGroupedCell()
    case .plain: .listPlainCell()
    case .sidebar, .sidebarPlain: .listSidebarCell()
    }
  }

  private var side: CGFloat { isInset ? Self.inset : isSidebar ? Self.sidebarInset : 0 }
  /// How far rows keep from the sides.
  static let inset: CGFloat = 16
  /// The same in a sidebar, whose chosen row is a plate; a guess.
  private static let sidebarInset: CGFloat = 10

  func section(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let isGrouped = appearance == .grouped || appearance == .insetGrouped
    let gap: CGFloat = isGrouped ? 17.5 : 0
    section.contentInsets = NSDirectionalEdgeInsets(
      top: headerMode == .supplementary ? 0 : gap, leading: side,
      bottom: footerMode == .supplementary ? 0 : gap, trailing: side)
    if headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .topLeading)
      header.pinToVisibleBounds = appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottomLeading))
    }
    section.list = self
    return section
  }
}

/// How the lines between rows look.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  public enum Visibility: Int, Sendable { case automatic = 0, visible, hidden }
  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color: UIColor = .separator
  public var multipleSelectionColor: UIColor = .separator
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)
}

/// Where in a list an element is.
struct ListPlace {
  let list: UICollectionLayoutListConfiguration
  let isFirst: Bool
  let isLast: Bool
  /// Whether it is a header or a footer.
  let isEdge: Bool
}
