import QuartzCore

/// A row of a list in a collection: content, signs at its sides, a line below it.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private let line = UIView()
  private var signs: [(accessory: UICellAccessory, view: UIView)] = []
  private var place: ListPlace?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(line)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(line)
  }

  /// The signs at its sides.
  open var accessories: [UICellAccessory] = [] { didSet { renewSigns() } }

  open var leadingAccessoriesLayoutMargins: NSDirectionalEdgeInsets { .zero }

  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// Points for each level. Default 16.
  open var indentationWidth: CGFloat = 16 { didSet { setNeedsLayout() } }
  open var indentsAccessories = true

  /// Where the line below it begins and ends.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    guard place?.isEdge == true || reuseKind != nil else { return .cell() }
    let isGrouped = place.map { $0.list.appearance != .plain } ?? true
    if reuseKind == UICollectionView.elementKindSectionFooter {
      return isGrouped ? .groupedFooter() : .plainFooter()
    }
    return isGrouped ? .groupedHeader() : .plainHeader()
  }

  private var reuseKind: String? {
    edgeKind ?? (superview as? UICollectionView)?.collection.reuses[ObjectIdentifier(self)]?.kind
  }

  /// Of a header or a footer.
  private var edgeKind: String?

  /// Told before it is configured, so that its default configuration is the right one.
  func willShow(at place: ListPlace?, kind: String?) {
    (self.place, edgeKind) = (place ?? self.place, kind)
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    place = layoutAttributes.listPlace
    guard let place else { return }
    if contents.background == nil, !place.isEdge {
      setBackground(place.list.cellBackground)
    }
    let rounds = place.list.isInset && !place.isEdge
    var corners: CACornerMask = []
    if rounds, place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if rounds, place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerRadius = corners.isEmpty ? 0 : UITableViewCell.groupRadius
    layer.maskedCorners = corners
    clipsToBounds = !corners.isEmpty
    indentationLevel = source?.level(at: layoutAttributes.indexPath) ?? indentationLevel
    path = layoutAttributes.indexPath
    if signs.contains(where: { $0.accessory.opensBranch }) { renewSigns() }
    setNeedsLayout()
  }

  /// What a row has at least, points; headers and footers have what their words take.
  var leastHeight: CGFloat { place?.isEdge == true ? 0 : 44 }

  private var path: IndexPath?
  private var source: (any BranchingSource)? {
    (superview as? UICollectionView)?.dataSource as? any BranchingSource
  }

  var branchIsOpen: Bool { path.map { source?.isExpanded(at: $0) ?? false } ?? false }

  func toggleBranch() {
    if let path { source?.toggle(at: path) }
  }

  private func renewSigns() {
    for sign in signs { sign.view.removeFromSuperview() }
    signs = accessories.filter { $0.displayed != .whenEditing }.compactMap { accessory in
      accessory.make(self).map { (accessory, $0) }
    }
    for sign in signs { addSubview(sign.view) }
    setNeedsLayout()
  }

  override var contentArea: CGRect {
    var area = bounds
    area.origin.x += CGFloat(indentationLevel) * indentationWidth
    area.size.width -= CGFloat(indentationLevel) * indentationWidth
    for sign in signs {
      let width = sign.view.fittedSize.width + 16
      if sign.accessory.isLeading { area.origin.x += width }
      area.size.width -= width
    }
    return mirrored(area)
  }

  /// A frame that is told for reading from left to right.
  private func mirrored(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(
      x: bounds.minX + bounds.maxX - frame.maxX, y: frame.minY, width: frame.width,
      height: frame.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var (left, right) = (bounds.minX + 16, bounds.maxX - 16)
    // The last of those at the end stands at the edge.
    for sign in signs.filter(\.accessory.isLeading)
      + signs.reversed().filter({ !$0.accessory.isLeading })
    {
      let size = sign.view.fittedSize
      let isLeading = sign.accessory.isLeading
      sign.view.frame = mirrored(
        CGRect(
          x: isLeading ? left : right - size.width, y: (bounds.height - size.height) / 2,
          width: size.width, height: size.height))
      if isLeading { left += size.width + 16 } else { right -= size.width + 8 }
    }
    layOutLine()
  }

  private func layOutLine() {
    guard let place, !place.isEdge, place.list.drawsSeparators else { return line.isHidden = true }
    var configuration = place.list.separatorConfiguration
    if let handler = place.list.itemSeparatorHandler, let path {
      configuration = handler(path, configuration)
    }
    let isGrouped = place.list.appearance != .plain
    line.isHidden =
      configuration.bottomSeparatorVisibility == .hidden
      || configuration.bottomSeparatorVisibility == .automatic && isGrouped && place.isLast
    line.backgroundColor = configuration.color
    let thickness = 1 / max(traitCollection.displayScale, 1)
    let asked = configuration.bottomSeparatorInsets.leading
    let left = asked < 10_000 ? asked : mirrored(contentArea).minX + textInset
    line.frame = mirrored(
      CGRect(
        x: left, y: bounds.height - thickness, width: max(bounds.width - left, 0),
        height: thickness))
    bringSubviewToFront(line)
  }

  /// Where the words begin, from the content's edge.
  private var textInset: CGFloat {
    (contents.view as? UIListContentView)?.textLeading ?? 16
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitCell(layoutAttributes) }

  open override func prepareForReuse() {
    super.prepareForReuse()
    line.isHidden = true
  }
}
