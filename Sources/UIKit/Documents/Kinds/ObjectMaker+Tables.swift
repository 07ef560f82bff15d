import Documents
import QuartzCore

/// A cell that a document draws once and a table asks for often.
@MainActor
final class CellTemplate {
  private let maker: () -> UIView?

  init(_ maker: @escaping () -> UIView?) { self.maker = maker }

  convenience init(_ element: Element, in maker: ObjectMaker) {
    self.init(element, maker.source, outer: maker)
  }

  private convenience init(_ element: Element, _ source: DocumentSource, outer: ObjectMaker?) {
    self.init { [weak outer] in
      let maker = ObjectMaker(source, outer: outer)
      let view = maker.perform { maker.makeView(element) }
      view?.extras.maker = maker
      return view
    }
  }

  /// The first view of a nib.
  convenience init?(nib: DocumentSource) {
    let objects = nib.document.scenes.first?.objects ?? []
    guard let view = objects.first(where: { $0.tag != "placeholder" }) else { return nil }
    self.init(view.adapted(to: .current), nib, outer: nil)
  }

  /// Another one of it.
  func make() -> UIView? { maker() }
}

/// What a table of a document shows by itself: sections and cells that never change.
@MainActor
struct StaticSections {
  struct Section {
    let header, footer: String?
    let cells: [UITableViewCell]
    let heights: [CGFloat?]
  }

  var sections: [Section] = []

  func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  func cell(at path: IndexPath) -> UITableViewCell? {
    guard let cells = section(path.section)?.cells, cells.indices.contains(path.row) else {
      return nil
    }
    return cells[path.row]
  }

  func height(at path: IndexPath) -> CGFloat? {
    guard cell(at: path) != nil else { return nil }
    return section(path.section)?.heights[path.row]
  }
}

extension ObjectMaker {
  func fillTable(_ table: UITableView, _ element: Element) {
    apply(Self.scrollSettings, to: table, element)
    apply(Self.tableSettings, to: table, element)
    if let inset = element.insets("separatorInset") { table.separatorInset = inset }
    if let view = element.value("tableHeaderView").flatMap({ makeView($0) }) {
      table.tableHeaderView = view
    }
    if let view = element.value("tableFooterView").flatMap({ makeView($0) }) {
      table.tableFooterView = view
    }
    if let view = element.value("backgroundView").flatMap({ makeView($0) }) {
      table.backgroundView = view
    }
    for cell in element.list("prototypes") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      table.table.templates[identifier] = CellTemplate(cell, in: self)
    }
    // A table of prototypes may have sections written down, and none in them.
    let sections = element.list("sections")
    let isStatic = element["dataMode"].map { $0 == "static" } ?? !sections.isEmpty
    if isStatic { table.table.statics = StaticSections(sections: sections.map(section)) }
  }

  private static let tableSettings: [Setting<UITableView>] = [
    .number("rowHeight", \.rowHeight),
    // Interface Builder writes these heights where nobody has set one.
    Setting { table, element, _ in
      let written: Set<CGFloat> = table.style == .plain ? [22, 28] : [10, 18]
      if let height = element.length("sectionHeaderHeight"), !written.contains(height) {
        table.sectionHeaderHeight = height
      }
      if let height = element.length("sectionFooterHeight"), !written.contains(height) {
        table.sectionFooterHeight = height
      }
    },
    .number("estimatedRowHeight", \.estimatedRowHeight),
    .integer("sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount),
    .number("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
    .number("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight),
    .word(
      "separatorStyle", \.separatorStyle,
      [
        "none": .none, "default": .singleLine, "singleLine": .singleLine,
        "singleLineEtched": .singleLine,
      ]),
    .colour("separatorColor", \.separatorColor), .flag("allowsSelection", \.allowsSelection),
    .flag("allowsMultipleSelection", \.allowsMultipleSelection),
    .flag("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
    .flag("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
  ]

  static let tableStyles: [String: UITableView.Style] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]

  private func section(_ element: Element) -> StaticSections.Section {
    let cells = element.list("cells")
    let made = cells.map { (make($0) as? UITableViewCell, $0.length("rowHeight")) }
      .compactMap { cell, height in cell.map { ($0, height) } }
    return StaticSections.Section(
      header: element.string("headerTitle"), footer: element.string("footerTitle"),
      cells: made.map(\.0), heights: made.map(\.1))
  }

  func fillTableCell(_ cell: UITableViewCell, _ element: Element) {
    apply(Self.cellSettings, to: cell, element)
    if let inset = element.insets("separatorInset") { cell.separatorInset = inset }
    if let view = element.value("backgroundView").flatMap({ makeView($0) }) {
      cell.backgroundView = view
    }
    if let view = element.value("selectedBackgroundView").flatMap({ makeView($0) }) {
      cell.selectedBackgroundView = view
    }
    if let view = element.value("accessoryView").flatMap({ makeView($0) }) {
      cell.accessoryView = view
    }
    guard let content = element.value("contentView") else { return }
    for child in content.list("subviews") where child.id != nil {
      let part: UIView? =
        switch child.id {
        case element["textLabel"]: cell.textLabel
        case element["detailTextLabel"]: cell.detailTextLabel
        case element["imageView"]: cell.imageView
        default: nil
        }
      if let part { _ = make(child, is: part) }
    }
    _ = make(content, is: cell.contentView)
  }

  private static let cellSettings: [Setting<UITableViewCell>] = [
    .word(
      "accessoryType", \.accessoryType,
      [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
        "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
      ]),
    .word(
      "selectionStyle", \.selectionStyle,
      ["none": .none, "blue": .blue, "gray": .gray, "default": .default]),
    .integer("indentationLevel", \.indentationLevel),
    .number("indentationWidth", \.indentationWidth),
  ]

  static let cellStyles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleSubtitle": .subtitle,
    "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
  ]

  func fillHeader(_ header: UITableViewHeaderFooterView, _ element: Element) {
    if let content = element.value("contentView") { _ = make(content, is: header.contentView) }
  }

  // MARK: Collections

  func fillCollection(_ collection: UICollectionView, _ element: Element) {
    apply(Self.scrollSettings, to: collection, element)
    if let layout = element.value("collectionViewLayout").flatMap({ make($0) })
      as? UICollectionViewLayout
    {
      collection.collectionViewLayout = layout
    }
    if let isAllowed = element.flag("allowsSelection") { collection.allowsSelection = isAllowed }
    if let isAllowed = element.flag("allowsMultipleSelection") {
      collection.allowsMultipleSelection = isAllowed
    }
    for cell in element.list("cells") {
      register(cell, kind: nil, in: collection)
    }
    for child in element.children where child.tag == "collectionReusableView" {
      let isFooter = child["key"] == "sectionFooterView"
      register(
        child,
        kind: isFooter
          ? UICollectionView.elementKindSectionFooter : UICollectionView.elementKindSectionHeader,
        in: collection)
    }
  }

  private func register(_ element: Element, kind: String?, in collection: UICollectionView) {
    guard let identifier = element["reuseIdentifier"] else { return }
    let template = CellTemplate(element, in: self)
    let reuse = kind.map { CollectionReuse(kind: $0, identifier: identifier) }
    collection.collection.templates[reuse ?? CollectionReuse(identifier: identifier)] = template
  }

  func fillCollectionCell(_ view: UICollectionReusableView, _ element: Element) {
    guard let cell = view as? UICollectionViewCell else { return }
    if let view = element.value("backgroundView").flatMap({ self.makeView($0) }) {
      cell.backgroundView = view
    }
    if let view = element.value("selectedBackgroundView").flatMap({ self.makeView($0) }) {
      cell.selectedBackgroundView = view
    }
    cell.contentView.frame = cell.bounds
    if let content = element.value("contentView") { _ = make(content, is: cell.contentView) }
  }

  func fillLayout(_ layout: UICollectionViewLayout, _ element: Element) {
    guard let flow = layout as? UICollectionViewFlowLayout else { return }
    apply(Self.flowSettings, to: flow, element)
  }

  private static let flowSettings: [Setting<UICollectionViewFlowLayout>] = [
    .number("minimumLineSpacing", \.minimumLineSpacing),
    .number("minimumInteritemSpacing", \.minimumInteritemSpacing),
    .word(
      "scrollDirection", \.scrollDirection, ["vertical": .vertical, "horizontal": .horizontal]),
    .size("itemSize", \.itemSize), .size("estimatedItemSize", \.estimatedItemSize),
    .size("headerReferenceSize", \.headerReferenceSize),
    .size("footerReferenceSize", \.footerReferenceSize), .insets("sectionInset", \.sectionInset),
    .flag("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds),
    Setting { layout, element, _ in
      // A document leaves the estimate out, or says that the cells know their size.
      if element["automaticEstimatedItemSize"] == "YES", element.value("estimatedItemSize") == nil {
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      }
    },
  ]
}
