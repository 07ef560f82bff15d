import UIKit

/// Photographs in sections: memories and places in rows that scroll sideways, then all of them in a grid.
final class PhotoCollectionController: UIViewController {
  private enum Section: Int, CaseIterable {
    case memories, places, all

    var title: String { ["Memories", "Places", "All Photographs"][rawValue] }
  }

  /// One picture in one section: the same photograph may be in several.
  private struct Picture: Hashable {
    let section: Section
    let number: Int

    var story: Story { Story.all[number % Story.all.count] }

    var name: String {
      let names = ["stars", "leaf", "ceramics"] + Story.all.map(\.photograph)
      return section == .all ? names[number % names.count] : story.photograph
    }

    var words: String? {
      switch section {
      case .memories: story.title
      case .places: story.place.components(separatedBy: " · ")[0].capitalized
      case .all: nil
      }
    }
  }

  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var source = makeSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Library"
    view.backgroundColor = .systemBackground
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    var snapshot = NSDiffableDataSourceSnapshot<Section, Picture>()
    for (section, count) in zip(Section.allCases, [6, 6, 24]) {
      snapshot.appendSections([section])
      snapshot.appendItems((0..<count).map { Picture(section: section, number: $0) })
    }
    source.apply(snapshot, animatingDifferences: false)
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Section, Picture> {
    let cells = UICollectionView.CellRegistration<PictureCell, Picture> { cell, _, picture in
      let isBare = picture.section == .all
      cell.show(
        picture.name, picture.words, corners: isBare ? 0 : 12,
        style: picture.section == .memories ? .title3 : .footnote)
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, path in
      var content = UIListContentConfiguration.prominentInsetGroupedHeader()
      content.text = Section(rawValue: path.section)?.title
      content.directionalLayoutMargins.leading = 0
      content.directionalLayoutMargins.trailing = 0
      header.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Section, Picture>(collectionView: list) {
      list, path, picture in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: picture)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    return source
  }

  /// Opens the first of all photographs.
  func openFirst() { open(Picture(section: .all, number: 0)) }

  private func open(_ picture: Picture) {
    guard navigationController?.topViewController === self else { return }
    let viewer = PhotoViewerController(photograph: picture.name)
    viewer.navigationItem.largeTitleDisplayMode = .never
    navigationController?.pushViewController(viewer, animated: true)
  }
}

extension PhotoCollectionController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if let picture = source.itemIdentifier(for: indexPath) { open(picture) }
  }
}

/// Layout.
extension PhotoCollectionController {
  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { number, environment in
      switch Section(rawValue: number) {
      case .memories: PhotoCollectionController.memories(environment)
      case .places: PhotoCollectionController.places()
      default: PhotoCollectionController.grid(environment)
      }
    }
  }

  /// Cards nearly as wide as the screen: a page at a time, in the middle.
  private static func memories(
    _ environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let width = min(environment.container.effectiveContentSize.width - 56, 420)
    let section = row(.absolute(width), .absolute(width * 0.72))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    return section
  }

  /// Little pictures that scroll freely and stop at a picture's edge.
  private static func places() -> NSCollectionLayoutSection {
    let section = row(.absolute(112), .absolute(112))
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    return section
  }

  private static func row(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: width, heightDimension: height), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = .init(top: 0, leading: 20, bottom: 12, trailing: 20)
    section.boundarySupplementaryItems = [header()]
    return section
  }

  /// Squares without margins, three beside each other, on a wide screen more.
  private static func grid(
    _ environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let columns = max(Int(environment.container.effectiveContentSize.width / 180), 3)
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(columns))
      ),
      repeatingSubitem: item, count: columns)
    group.interItemSpacing = .fixed(2)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 2
    let header = header()
    header.contentInsets = .init(top: 0, leading: 20, bottom: 0, trailing: 20)
    section.boundarySupplementaryItems = [header]
    return section
  }

  private static func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }
}

/// A photograph with words on its lower edge, where there are any.
private final class PictureCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let shade = UIView()
  private let words = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    contentView.clipsToBounds = true
    shade.backgroundColor = .black.withAlphaComponent(0.35)
    words.textColor = .white
    words.numberOfLines = 2
    words.adjustsFontForContentSizeCategory = true
    for view in [picture, shade, words] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func show(_ name: String, _ text: String?, corners: CGFloat, style: UIFont.TextStyle) {
    picture.image = UIImage(named: name, in: .module, compatibleWith: nil)
    contentView.layer.cornerRadius = corners
    words.text = text
    let font = UIFont.systemFont(
      ofSize: style == .title3 ? 20 : 13, weight: .semibold)
    words.font = UIFontMetrics(forTextStyle: style).scaledFont(
      for: font, maximumPointSize: font.pointSize * 1.5)
    shade.isHidden = text == nil
    accessibilityLabel = text ?? name
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let box = contentView.bounds
    picture.frame = box
    let room = CGSize(width: box.width - 24, height: box.height)
    let height = min(words.sizeThatFits(room).height, box.height - 16)
    shade.frame = CGRect(x: 0, y: box.height - height - 18, width: box.width, height: height + 18)
    words.frame = CGRect(x: 12, y: box.height - height - 9, width: room.width, height: height)
  }
}
