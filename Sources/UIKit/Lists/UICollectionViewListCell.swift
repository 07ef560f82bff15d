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
    (superview as? UICollectionView)?.collection.reuses[ObjectIdentifier(self)]?.kind
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    place = layoutAttributes.listPlace
    guard let place else { return }
    if contents.background == nil, !place.isEdge {
      setBackground(
        place.list.appearance == .plain ? .listPlainCell() : .listGroupedCell())
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
    return area
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var (left, right) = (bounds.minX + 16, bounds.maxX - 16)
    for sign in signs {
      let size = sign.view.fittedSize
      let isLeading = sign.accessory.isLeading
      sign.view.frame = CGRect(
        x: isLeading ? left : right - size.width, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
      if isLeading { left += size.width + 16 } else { right -= size.width + 8 }
    }
    layOutLine()
  }

  private func layOutLine() {
    guard let place, !place.isEdge, place.list.showsSeparators else { return line.isHidden = true }
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
    let left = asked < 10_000 ? asked : contentArea.minX + textInset
    line.frame = CGRect(
      x: left, y: bounds.height - thickness, width: max(bounds.width - left, 0), height: thickness)
    bringSubviewToFront(line)
  }

  /// Where the words begin, from the content's edge.
  private var textInset: CGFloat {
    guard let list = contents.content as? UIListContentConfiguration else { return 16 }
    let margin = list.directionalLayoutMargins.leading
    guard let image = list.image else { return margin }
    let width = image.isSymbolImage ? max(28, image.size.width) : image.size.width
    return margin + width + list.imageToTextPadding
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitCell(layoutAttributes) }

  open override func prepareForReuse() {
    super.prepareForReuse()
    line.isHidden = true
  }
}
