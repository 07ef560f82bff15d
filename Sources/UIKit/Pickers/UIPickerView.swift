import QuartzCore

/// Says how many wheels there are, and how long they are.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what stands on wheels, and hears where they come to rest. All requirements are optional.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    0
  }
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 32 }
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? UILabel()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 23)
    label.adjustsFontSizeToFitWidth = true
    let styled = self.pickerView(
      pickerView, attributedTitleForRow: row, forComponent: component)
    if let styled {
      label.attributedText = styled
    } else {
      label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    }
    return label
  }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// Wheels beside each other that turn under a finger.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  private var wheels: [PickerWheel] = []
  private let band = UIView()
  private var isKnown = false

  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.usualSize) : frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    DocumentCoder.made(self, by: UIPickerView.self, from: coder)
  }

  private func setUp() {
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    band.isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(band)
  }

  static let usualSize = CGSize(width: 320, height: 216)

  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Whether the row in the middle is marked: always.
  open var showsSelectionIndicator = true

  open var numberOfComponents: Int {
    learn()
    return wheels.count
  }

  open func numberOfRows(inComponent component: Int) -> Int {
    learn()
    return wheels.indices.contains(component) ? wheels[component].count : 0
  }

  open func rowSize(forComponent component: Int) -> CGSize {
    learn()
    return wheels.indices.contains(component)
      ? CGSize(width: wheels[component].bounds.width, height: wheels[component].rowHeight) : .zero
  }

  /// The view of a row that shows.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    wheels.indices.contains(component) ? wheels[component].rows[row] : nil
  }

  open func reloadAllComponents() {
    isKnown = false
    setNeedsLayout()
  }

  open func reloadComponent(_ component: Int) {
    learn()
    guard wheels.indices.contains(component) else { return }
    wheels[component].reload(
      count: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }

  /// Turns a wheel; the delegate is not told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    learn()
    guard wheels.indices.contains(component) else { return }
    wheels[component].select(row, animated: animated)
  }

  /// -1 where there is no such wheel.
  open func selectedRow(inComponent component: Int) -> Int {
    learn()
    return wheels.indices.contains(component) ? wheels[component].selected : -1
  }

  private func learn() {
    guard !isKnown else { return }
    isKnown = true
    let former = wheels.map(\.selected)
    for wheel in wheels { wheel.removeFromSuperview() }
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    wheels = (0..<max(count, 0)).map { PickerWheel($0, in: self) }
    for (index, wheel) in wheels.enumerated() {
      addSubview(wheel)
      let height = delegate?.pickerView(self, rowHeightForComponent: index) ?? 32
      wheel.rowHeight = height > 0 ? height : 32
      wheel.reload(count: dataSource?.pickerView(self, numberOfRowsInComponent: index) ?? 0)
      if former.indices.contains(index) { wheel.select(former[index], animated: false) }
    }
  }

  open override var intrinsicContentSize: CGSize { Self.usualSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.usualSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    learn()
    band.frame = CGRect(x: 9, y: bounds.midY - 17, width: max(bounds.width - 18, 0), height: 34)
    let asked = wheels.indices.map {
      delegate?.pickerView(self, widthForComponent: $0) ?? 0
    }
    let open = asked.count { $0 <= 0 }
    let rest = max(bounds.width - 18 - asked.reduce(0, +), 0)
    let share = open > 0 ? rest / CGFloat(open) : 0
    let total = asked.reduce(0) { $0 + ($1 > 0 ? $1 : share) }
    var x = (bounds.width - total) / 2
    for (wheel, width) in zip(wheels, asked) {
      let width = width > 0 ? width : share
      wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width
    }
  }
}

/// One wheel.
@MainActor
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  private weak var picker: UIPickerView?
  private let component: Int
  var rowHeight: CGFloat = 32
  private(set) var count = 0
  private(set) var selected = 0
  private(set) var rows: [Int: UIView] = [:]

  init(_ component: Int, in picker: UIPickerView) {
    (self.component, self.picker) = (component, picker)
    super.init(frame: .zero)
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    decelerationRate = .fast
    alwaysBounceVertical = true
    scrollDelegate = self
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: Selector("tapped:", PickerWheel.tapped(_:)))
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  func reload(count: Int) {
    for row in rows.values { row.removeFromSuperview() }
    rows = [:]
    self.count = max(count, 0)
    selected = min(selected, max(count - 1, 0))
    setNeedsLayout()
  }

  func select(_ row: Int, animated: Bool) {
    guard row >= 0, row < count else { return }
    selected = row
    layoutIfNeeded()
    setContentOffset(CGPoint(x: 0, y: CGFloat(row) * rowHeight), animated: animated)
  }

  /// Rows are smaller and paler the further they are from the middle, as on a wheel.
  override func layoutSubviews() {
    let margin = (bounds.height - rowHeight) / 2
    contentInset = .zero
    contentSize = CGSize(
      width: bounds.width, height: CGFloat(count) * rowHeight + 2 * max(margin, 0))
    if !isDragging, !isDecelerating, scrolling.motion == nil {
      let rest = CGFloat(selected) * rowHeight
      if bounds.origin.y != rest { bounds.origin.y = rest }
    }
    super.layoutSubviews()
    let reach = Int((bounds.height / 2 / rowHeight).rounded(.up))
    let middle = Int((contentOffset.y / rowHeight).rounded())
    let seen = count > 0 ? max(middle - reach, 0)...max(min(middle + reach, count - 1), 0) : 0...0
    for (row, view) in rows where !seen.contains(row) || count == 0 {
      view.removeFromSuperview()
      rows[row] = nil
    }
    guard count > 0, let picker, let delegate = picker.delegate else { return }
    for row in seen where row < count { place(row, margin, picker, delegate) }
  }

  private func place(
    _ row: Int, _ margin: CGFloat, _ picker: UIPickerView, _ delegate: any UIPickerViewDelegate
  ) {
    let view =
      rows[row]
      ?? delegate.pickerView(picker, viewForRow: row, forComponent: component, reusing: nil)
    if rows[row] == nil {
      rows[row] = view
      addSubview(view)
    }
    let distance = (CGFloat(row) * rowHeight - contentOffset.y) / max(bounds.height / 2, 1)
    view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
    view.center = CGPoint(
      x: bounds.width / 2, y: margin + (CGFloat(row) + 0.5) * rowHeight)
    let flat = max(1 - distance * distance, 0).squareRoot()
    view.transform = CGAffineTransform(scaleX: 0.85 + 0.15 * flat, y: max(flat, 0.05))
    view.alpha = abs(distance) < rowHeight / bounds.height ? 1 : 0.25 + 0.5 * flat
  }

  func tapped(_ tap: UITapGestureRecognizer) {
    let margin = (bounds.height - rowHeight) / 2
    let row = Int(((tap.location(in: self).y - margin) / rowHeight).rounded(.down))
    guard row >= 0, row < count, row != selected else { return }
    select(row, animated: true)
    notify()
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let row = (targetContentOffset.pointee.y / rowHeight).rounded()
    let chosen = min(max(Int(row), 0), max(count - 1, 0))
    selected = chosen
    targetContentOffset.pointee.y = CGFloat(chosen) * rowHeight
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { notify() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { notify() }

  private func notify() {
    guard let picker else { return }
    picker.delegate?.pickerView(picker, didSelectRow: selected, inComponent: component)
  }
}
