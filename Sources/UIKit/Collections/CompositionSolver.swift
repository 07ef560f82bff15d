import QuartzCore

/// Puts the items of one section into groups. All rectangles are in the section's own coordinates,
/// along x and y as they are on the screen.
@MainActor
struct CompositionSolver {
  struct Placed {
    var frame: CGRect
    let item: NSCollectionLayoutItem
    var zIndex = 0
  }

  /// An item of the section with what stands at it.
  let environment: any NSCollectionLayoutEnvironment
  /// Sizes that items have asked for, by their numbers.
  let measured: [Int: CGSize]

  private(set) var placed: [Placed] = []
  private var count = 0

  init(_ environment: any NSCollectionLayoutEnvironment, measured: [Int: CGSize]) {
    (self.environment, self.measured) = (environment, measured)
  }

  /// Puts the next items, `limit` at most in all, into a group at a place.
  /// - Returns: The group's size.
  mutating func fill(
    _ group: NSCollectionLayoutGroup, in container: CGSize, at origin: CGPoint, limit: Int
  ) -> CGSize {
    let size = group.layoutSize.size(in: container)
    let inner = group.contentInsets.inset(CGRect(origin: origin, size: size))
    switch group.kind {
    case .custom(let provider):
      for custom in provider(environment) where count < limit {
        let frame = custom.frame.offsetBy(dx: inner.minX, dy: inner.minY)
        placed.append(Placed(frame: frame, item: group, zIndex: custom.zIndex))
        count += 1
      }
      return size
    case .horizontal, .vertical:
      return flow(group, size, inner, limit)
    }
  }

  private mutating func flow(
    _ group: NSCollectionLayoutGroup, _ size: CGSize, _ inner: CGRect, _ limit: Int
  ) -> CGSize {
    var isHorizontal = false
    if case .horizontal = group.kind { isHorizontal = true }
    let spacing = group.interItemSpacing?.value ?? 0
    let items = repeated(group, inner.size, spacing, isHorizontal)
    let start = placed.count
    var place = isHorizontal ? inner.minX : inner.minY
    var breadth: CGFloat = 0
    for item in items where count < limit {
      let edge = item.edgeSpacing
      place += (isHorizontal ? edge?.leading?.value : edge?.top?.value) ?? 0
      let origin =
        isHorizontal
        ? CGPoint(x: place, y: inner.minY + (edge?.top?.value ?? 0))
        : CGPoint(x: inner.minX + (edge?.leading?.value ?? 0), y: place)
      let own = put(item, group, inner.size, origin, limit, items.count, isHorizontal, spacing)
      place += isHorizontal ? own.width : own.height
      place += (isHorizontal ? edge?.trailing?.value : edge?.bottom?.value) ?? 0
      breadth = max(breadth, isHorizontal ? own.height : own.width)
      place += spacing
    }
    place -= spacing
    spread(group, start, isHorizontal, (isHorizontal ? inner.maxX : inner.maxY) - place)
    return grown(size, group, place, breadth, inner, isHorizontal)
  }

  /// The subitems of one round, or the one item as often as it is asked for or fits.
  private func repeated(
    _ group: NSCollectionLayoutGroup, _ inner: CGSize, _ spacing: CGFloat, _ isHorizontal: Bool
  ) -> [NSCollectionLayoutItem] {
    if let count = group.count {
      return Array(repeating: group.subitems[0], count: max(count, 1))
    }
    guard !group.subitems.isEmpty else { return [] }
    let length = isHorizontal ? inner.width : inner.height
    let isOpen =
      isHorizontal
      ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
    guard !isOpen else { return group.subitems }
    // Subitems come again while they fit.
    var items: [NSCollectionLayoutItem] = []
    var used: CGFloat = 0
    while items.count < 1000 {
      for item in group.subitems {
        let size = item.layoutSize.size(in: inner)
        let need = isHorizontal ? size.width : size.height
        let next = used + (items.isEmpty ? 0 : spacing) + need
        if next > length + 0.01, items.count >= group.subitems.count { return items }
        items.append(item)
        used = next
        if need <= 0, items.count >= group.subitems.count { return items }
      }
    }
    return items
  }

  private mutating func put(
    _ item: NSCollectionLayoutItem, _ group: NSCollectionLayoutGroup, _ inner: CGSize,
    _ origin: CGPoint, _ limit: Int, _ number: Int, _ isHorizontal: Bool, _ spacing: CGFloat
  ) -> CGSize {
    if let nested = item as? NSCollectionLayoutGroup {
      return fill(nested, in: inner, at: origin, limit: limit)
    }
    var size = item.layoutSize.size(in: inner)
    if group.count != nil {
      let share = CGFloat(number)
      if isHorizontal {
        size.width = (inner.width - spacing * (share - 1)) / share
      } else {
        size.height = (inner.height - spacing * (share - 1)) / share
      }
    }
    if let own = measured[count], let fitting = item.layoutSize.fitting {
      size = fitting.taking(own, around: item.contentInsets, in: size)
    }
    placed.append(Placed(frame: CGRect(origin: origin, size: size), item: item))
    count += 1
    return size
  }

  /// Flexible room between items takes what is left.
  private mutating func spread(
    _ group: NSCollectionLayoutGroup, _ start: Int, _ isHorizontal: Bool, _ rest: CGFloat
  ) {
    guard group.interItemSpacing?.isFlexible == true, rest > 0, placed.count > start + 1 else {
      return
    }
    let share = rest / CGFloat(placed.count - start - 1)
    for index in start..<placed.count {
      let shift = share * CGFloat(index - start)
      placed[index].frame = placed[index].frame.offsetBy(
        dx: isHorizontal ? shift : 0, dy: isHorizontal ? 0 : shift)
    }
  }

  /// A group whose size is an estimate is as large as what is in it.
  private func grown(
    _ size: CGSize, _ group: NSCollectionLayoutGroup, _ end: CGFloat, _ breadth: CGFloat,
    _ inner: CGRect, _ isHorizontal: Bool
  ) -> CGSize {
    let insets = group.contentInsets
    var size = size
    let length = max(end - (isHorizontal ? inner.minX : inner.minY), 0)
    if group.layoutSize.widthDimension.isEstimated {
      size.width = (isHorizontal ? length : breadth) + insets.leading + insets.trailing
    }
    if group.layoutSize.heightDimension.isEstimated {
      size.height = (isHorizontal ? breadth : length) + insets.top + insets.bottom
    }
    return size
  }
}

extension NSLayoutSizing {
  /// A size with the lengths that an element within insets has asked for.
  func taking(
    _ own: CGSize, around insets: NSDirectionalEdgeInsets, in size: CGSize
  ) -> CGSize {
    CGSize(
      width: fitsWidth ? own.width + insets.leading + insets.trailing : size.width,
      height: fitsHeight ? own.height + insets.top + insets.bottom : size.height)
  }
}
