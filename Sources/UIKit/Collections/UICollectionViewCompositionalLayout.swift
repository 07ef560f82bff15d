import QuartzCore

/// Sections made of groups of items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  var parts: [LayoutPart] = []
  private var size = CGSize.zero
  private var sizes: [Int: [Int: CGSize]] = [:]
  private var edgeSizes: [String: CGSize] = [:]
  private var width: CGFloat = -1
  private var globals: [UICollectionViewLayoutAttributes] = []

  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration()
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration()
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// A list.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  /// Where people read from right to left a layout that scrolls down is mirrored; one that scrolls
  /// sideways is as it is.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let area = view.bounds.size
    let insets = view.adjustedContentInset
    let across = isVertical ? area.width : area.height
    if across != width { (sizes, edgeSizes, width) = ([:], [:], across) }
    let room = LayoutRoom(
      CGSize(
        width: area.width - (isVertical ? 0 : insets.left + insets.right),
        height: area.height - (isVertical ? insets.top + insets.bottom : 0)),
      .zero, view.traitCollection)
    parts = []
    globals = []
    var place = addGlobals(isAtTop: true, from: 0, room)
    for number in 0..<view.numberOfSections {
      guard let section = provider(number, room) else { continue }
      if !parts.isEmpty { place += configuration.interSectionSpacing }
      let part = LayoutPart(
        section, number: number, count: view.numberOfItems(inSection: number), from: place,
        isVertical: isVertical, room: room, measured: sizes[number] ?? [:], edges: edgeSizes,
        isMirrored: isVertical && flipsHorizontallyInOppositeLayoutDirection
          && view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      parts.append(part)
      place = part.end
    }
    place = addGlobals(isAtTop: false, from: place, room)
    size =
      isVertical
      ? CGSize(width: area.width, height: place) : CGSize(width: place, height: area.height)
    view.dropRowScrollers(besides: parts)
    if let ground = parts.first?.section.list?.ground { view.backgroundColor = ground }
  }

  private func addGlobals(isAtTop: Bool, from start: CGFloat, _ room: LayoutRoom) -> CGFloat {
    var place = start
    for item in configuration.boundarySupplementaryItems
    where isAtTop ? item.isAtTop : item.isAtBottom {
      let path = IndexPath(index: 0)
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: path)
      let key = "\(item.elementKind) all"
      var size = item.layoutSize.size(in: room.contentSize)
      if let own = edgeSizes[key] { size = own }
      attributes.fitting = item.layoutSize.fitting
      attributes.frame = CGRect(x: 0, y: place, width: size.width, height: size.height)
      attributes.zIndex = item.zIndex
      globals.append(attributes)
      place += size.height
    }
    return place
  }

  open override var collectionViewContentSize: CGSize { size }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    guard let view = collectionView else { return [] }
    var found = globals.filter { $0.frame.intersects(rect) }
    for part in parts where part.reaches(rect, isVertical: isVertical) {
      found += part.elements(in: rect, of: view)
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { part(indexPath)?.item(at: indexPath.item) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    part(indexPath)?.edges.first { $0.attributes.representedElementKind == elementKind }?.attributes
  }

  func part(_ path: IndexPath) -> LayoutPart? { parts.first { $0.number == path.section } }

  /// Headers that stay in sight move with every scroll.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  override func takeMeasure(_ place: UICollectionViewLayoutAttributes, _ size: CGSize) -> Bool {
    guard let fitting = place.fitting else { return false }
    var new = place.size
    if fitting.fitsWidth { new.width = size.width }
    if fitting.fitsHeight { new.height = size.height }
    let changes =
      abs(new.width - place.size.width) > 0.01 || abs(new.height - place.size.height) > 0.01
    if let kind = place.representedElementKind {
      let key = place.indexPath.count == 2 ? "\(kind) \(place.indexPath.section)" : "\(kind) all"
      edgeSizes[key] = new
    } else {
      sizes[place.indexPath.section, default: [:]][place.indexPath.item] = new
    }
    return changes
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let view = collectionView, view.collection.changesCounts { (sizes, edgeSizes) = ([:], [:]) }
    super.invalidateLayout(with: context)
  }
}
