import QuartzCore

/// The letters at the edge of a table where reading ends; a finger on them goes from section to section.
@MainActor
final class SectionIndex: UIControl {
  private weak var table: UITableView?
  private var labels: [UILabel] = []
  private var titles: [String] = []
  /// The place of the title that the finger is on.
  private var chosen: Int?

  /// Points; guesses.
  static let width: CGFloat = 15
  private static let lineHeight: CGFloat = 14
  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

  init(of table: UITableView) {
    self.table = table
    super.init(frame: .zero)
    layer.zPosition = 1
    isAccessibilityElement = true
    accessibilityLabel = "Section index"
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  func show(_ titles: [String]) {
    if titles != self.titles {
      self.titles = titles
      for label in labels { label.removeFromSuperview() }
      labels = titles.map { title in
        let label = UILabel()
        label.text = title
        label.font = Self.font
        label.textAlignment = .center
        addSubview(label)
        return label
      }
    }
    for label in labels { label.textColor = table?.sectionIndexColor ?? tintColor }
    backgroundColor = table?.sectionIndexBackgroundColor ?? .clear
  }

  /// Stays in sight while rows scroll, in the middle of what bars leave.
  func place(in table: UITableView) {
    let area = table.bounds.inset(by: table.adjustedContentInset)
    let width = Self.width + table.safeAreaInsets.right
    let isMirrored = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
    frame = CGRect(
      x: isMirrored ? table.bounds.minX : table.bounds.maxX - width, y: area.minY, width: width,
      height: area.height)
  }

  /// Where there is no room for all titles, those that are left out have none between their neighbours.
  override func layoutSubviews() {
    super.layoutSubviews()
    let room = max(Int(bounds.height / Self.lineHeight), 1)
    let step = max((labels.count + room - 1) / room, 1)
    let shown = stride(from: 0, to: labels.count, by: step).map { labels[$0] }
    var y = (bounds.height - CGFloat(shown.count) * Self.lineHeight) / 2
    for label in labels { label.isHidden = true }
    for label in shown {
      label.isHidden = false
      label.frame = CGRect(x: 0, y: y, width: Self.width, height: Self.lineHeight)
      y += Self.lineHeight
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    backgroundColor = table?.sectionIndexTrackingBackgroundColor ?? backgroundColor
    go(to: touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    go(to: touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { rest() }
  override func cancelTracking(with event: UIEvent?) { rest() }

  private func rest() {
    chosen = nil
    backgroundColor = table?.sectionIndexBackgroundColor ?? .clear
  }

  private func go(to touch: UITouch) {
    let y = touch.location(in: self).y
    let shown = labels.enumerated().filter { !$0.element.isHidden }
    guard let first = shown.first?.element, let last = shown.last?.element else { return }
    let length = max(last.frame.maxY - first.frame.minY, 1)
    let share = min(max((y - first.frame.minY) / length, 0), 0.999)
    let index = Int(share * CGFloat(titles.count))
    guard index != chosen, let table else { return }
    chosen = index
    let section =
      table.dataSource?.tableView(table, sectionForSectionIndexTitle: titles[index], at: index)
      ?? index
    guard (0..<table.numberOfSections).contains(section) else { return }
    table.setContentOffset(
      table.offset(showing: table.rect(forSection: section), at: .top), animated: false)
    // The next report of the finger may come before the table is laid out.
    place(in: table)
  }
}

extension UITableView {
  /// Asks for the titles beside the rows; none where there are too few rows.
  func renewSectionIndex() {
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    let rows = (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) }
    guard !titles.isEmpty, rows >= sectionIndexMinimumDisplayRowCount else {
      table.index?.removeFromSuperview()
      return table.index = nil
    }
    let index = table.index ?? SectionIndex(of: self)
    table.index = index
    if index.superview !== self { addSubview(index) }
    index.show(titles)
  }
}
