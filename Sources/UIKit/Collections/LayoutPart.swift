import QuartzCore

/// One section of a compositional layout, with everything in its place.
@MainActor
final class LayoutPart {
  /// A header, a footer or a badge.
  struct Edge {
    let attributes: UICollectionViewLayoutAttributes
    let isPinned: Bool
    /// Whether it scrolls with the row of a section that scrolls across.
    let frame: CGRect
  }

  let section: NSCollectionLayoutSection
  let number: Int
  private let isVertical: Bool
  private let room: LayoutRoom
  private let start: CGFloat
  private(set) var end: CGFloat
  private var items: [UICollectionViewLayoutAttributes] = []
  private(set) var edges: [Edge] = []
  private var backgrounds: [UICollectionViewLayoutAttributes] = []
  /// Where the groups of a section that scrolls across are, from left to right, and how long its row
  /// is.
  private(set) var groups: [ClosedRange<CGFloat>] = []
  /// Whether reading begins at the right.
  let isMirrored: Bool
  private(set) var rowLength: CGFloat = 0
  private(set) var rowFrame = CGRect.zero

  init(
    _ section: NSCollectionLayoutSection, number: Int, count: Int, from start: CGFloat,
    isVertical: Bool, room: LayoutRoom, measured: [Int: CGSize], edges sizes: [String: CGSize],
    isMirrored: Bool = false
  ) {
    self.isMirrored = isMirrored
    (self.section, self.number, self.isVertical) = (section, number, isVertical)
    (self.room, self.start, end) = (room, start, start)
    var place = addEdges(isAtTop: true, from: start, sizes)
    let top = place
    place = addItems(count, from: place, measured)
    let bottom = place
    place = addEdges(isAtTop: false, from: place, sizes)
    end = place
    rowFrame = CGRect(x: 0, y: top, width: room.contentSize.width, height: bottom - top)
    addBackgrounds()
    addListPlaces(count)
    if isMirrored { mirror() }
  }

  var scrollsAcross: Bool { section.orthogonalScrollingBehavior != .none && isVertical }

  // MARK: Making

  private func addItems(_ count: Int, from start: CGFloat, _ measured: [Int: CGSize]) -> CGFloat {
    let insets = section.contentInsets
    let inner = insets.inset(room.contentSize)
    var solver = CompositionSolver(room, measured: measured)
    let across = scrollsAcross
    let leading = isVertical && !across ? insets.top : insets.leading
    var place = leading
    var breadth: CGFloat = 0
    var isFirst = true
    while solver.placed.count < count {
      if !isFirst { place += section.interGroupSpacing }
      isFirst = false
      let origin =
        isVertical && !across
        ? CGPoint(x: insets.leading, y: start + place)
        : CGPoint(
          x: across ? place : start + place, y: across ? start + insets.top : insets.top)
      let before = solver.placed.count
      let size = solver.fill(section.group, in: inner, at: origin, limit: count)
      groups.append(place...place + size.width)
      place += isVertical && !across ? size.height : size.width
      breadth = max(breadth, size.height)
      guard solver.placed.count > before else { break }
    }
    items = solver.placed.enumerated().map { index, placed in
      placeAttributes(for: placed, IndexPath(item: index, section: number), across)
    }
    if across {
      rowLength = place + insets.trailing
      return start + insets.top + breadth + insets.bottom
    }
    return start + place + (isVertical ? insets.bottom : insets.trailing)
  }

  private func placeAttributes(
    for placed: CompositionSolver.Placed, _ path: IndexPath, _ across: Bool
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    var frame = placed.frame
    if !(placed.item is NSCollectionLayoutGroup) { frame = placed.item.contentInsets.inset(frame) }
    attributes.frame = frame
    attributes.zIndex = placed.zIndex
    attributes.fitting =
      placed.item is NSCollectionLayoutGroup ? nil : placed.item.layoutSize.fitting
    if across { attributes.scrollingSection = number }
    for badge in placed.item.supplementaryItems {
      let own = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: badge.elementKind, with: path)
      own.frame = badge.containerAnchor.frame(badge.layoutSize.size(in: frame.size), at: frame)
      own.zIndex = badge.zIndex
      own.scrollingSection = attributes.scrollingSection
      edges.append(Edge(attributes: own, isPinned: false, frame: own.frame))
    }
    return attributes
  }

  private func addEdges(isAtTop: Bool, from start: CGFloat, _ sizes: [String: CGSize]) -> CGFloat {
    var place = start
    let insets = section.contentInsets
    for item in section.boundarySupplementaryItems
    where isAtTop ? item.isAtTop : item.isAtBottom {
      let follows = section.supplementariesFollowContentInsets
      let width =
        room.contentSize.width - (follows ? insets.leading + insets.trailing : 0)
      var size = item.layoutSize.size(
        in: CGSize(width: width, height: room.contentSize.height))
      if let own = sizes["\(item.elementKind) \(number)"] {
        size = item.layoutSize.fitting?.taking(own, around: item.contentInsets, in: size) ?? size
      }
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: number))
      let left = follows ? insets.leading : 0
      let x: CGFloat =
        switch item.alignment {
        case .topTrailing, .bottomTrailing: left + width - size.width
        case .top, .bottom: left + (width - size.width) / 2
        default: left
        }
      let frame = item.contentInsets.inset(
        CGRect(
          x: x + item.offset.x, y: place + item.offset.y, width: size.width, height: size.height))
      attributes.frame = frame
      attributes.fitting = item.layoutSize.fitting
      attributes.zIndex = item.pinToVisibleBounds ? max(item.zIndex, 2) : item.zIndex
      edges.append(Edge(attributes: attributes, isPinned: item.pinToVisibleBounds, frame: frame))
      if item.extendsBoundary { place += size.height }
    }
    return place
  }

  private func addBackgrounds() {
    for item in section.decorationItems {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: number))
      let all =
        isVertical
        ? CGRect(x: 0, y: start, width: room.contentSize.width, height: end - start)
        : CGRect(x: start, y: 0, width: end - start, height: room.contentSize.height)
      attributes.frame = item.contentInsets.inset(all)
      attributes.zIndex = item.zIndex - 1
      backgrounds.append(attributes)
    }
  }

  private func addListPlaces(_ count: Int) {
    guard let list = section.list else { return }
    for (index, item) in items.enumerated() {
      item.listPlace = ListPlace(
        list: list, isFirst: index == 0, isLast: index == count - 1, isEdge: false)
    }
    for edge in edges {
      edge.attributes.listPlace = ListPlace(list: list, isFirst: false, isLast: false, isEdge: true)
    }
  }

  /// Puts everything where its mirror image is.
  private func mirror() {
    let (width, length) = (room.contentSize.width, max(rowLength, room.contentSize.width))
    for attributes in items + edges.map(\.attributes) + backgrounds {
      let all = attributes.scrollingSection == nil ? width : length
      attributes.frame.origin.x = all - attributes.frame.maxX
    }
    groups = groups.reversed().map { length - $0.upperBound...length - $0.lowerBound }
  }

  // MARK: Rows that scroll across

  /// Points beside a row's first and last group, by which these can stand in the middle.
  var rowInsets: UIEdgeInsets {
    guard section.orthogonalScrollingBehavior == .groupPagingCentered, let first = groups.first,
      let last = groups.last
    else { return .zero }
    let (width, length) = (rowFrame.width, max(rowLength, rowFrame.width))
    let (left, right) = (middle(first), middle(last))
    return UIEdgeInsets(
      top: 0, left: max(-left, 0), bottom: 0, right: max(right + width - length, 0))
  }

  /// How far a row is scrolled before anybody has scrolled it.
  var firstOffset: CGFloat { isMirrored ? lastOffset : -rowInsets.left }

  private var lastOffset: CGFloat { max(rowLength - rowFrame.width, 0) + rowInsets.right }

  /// Where a row stops: with a group in the middle, or at the edge where reading begins.
  var stops: [CGFloat] {
    let width = rowFrame.width
    let margin = section.contentInsets.leading
    return groups.map { group in
      let stop =
        section.orthogonalScrollingBehavior == .groupPagingCentered
        ? middle(group)
        : isMirrored ? group.upperBound + margin - width : group.lowerBound - margin
      return min(max(stop, -rowInsets.left), lastOffset)
    }
  }

  private func middle(_ group: ClosedRange<CGFloat>) -> CGFloat {
    (group.lowerBound + group.upperBound - rowFrame.width) / 2
  }

  // MARK: Asking

  func reaches(_ rect: CGRect, isVertical: Bool) -> Bool {
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    return start <= high && end >= low
  }

  func item(at index: Int) -> UICollectionViewLayoutAttributes? {
    items.indices.contains(index) ? items[index] : nil
  }

  func elements(
    in rect: CGRect, of view: UICollectionView
  ) -> [UICollectionViewLayoutAttributes] {
    var seen = rect
    if scrollsAcross {
      let offset = view.rowOffset(number) ?? firstOffset
      seen = CGRect(x: offset, y: rect.minY, width: room.contentSize.width, height: rect.height)
    }
    let shown = items.filter { $0.frame.intersects(seen) }
    if let handler = section.visibleItemsInvalidationHandler {
      let offset = scrollsAcross ? CGPoint(x: seen.minX, y: 0) : view.contentOffset
      handler(shown, offset, room)
    }
    let shownEdges = edges.filter {
      $0.isPinned
        || $0.attributes.frame.intersects(
          $0.attributes.scrollingSection == nil ? rect : seen)
    }
    for edge in shownEdges where edge.isPinned { pin(edge, view) }
    return backgrounds.filter { $0.frame.intersects(rect) } + shown + shownEdges.map(\.attributes)
  }

  /// Keeps a header at the edge of what shows, as long as its section does.
  private func pin(_ edge: Edge, _ view: UICollectionView) {
    let line = view.bounds.minY + view.adjustedContentInset.top
    let lowest = end - edge.frame.height
    edge.attributes.frame.origin.y = min(max(edge.frame.minY, line), max(lowest, edge.frame.minY))
  }
}
