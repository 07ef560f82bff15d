import QuartzCore

/// One of several words.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The ends of old: kept.
  public enum Segment: Int, Sendable { case any = 0, left, center, right, alone }

  /// No segment.
  public nonisolated static let noSegment = -1
  private var labels: [UILabel] = []
  private let plate = UIView()
  private var chosen = UISegmentedControl.noSegment
  private var actions: [Int: UIAction] = [:]
  private var widths: [Int: CGFloat] = [:]
  private var disabled: Set<Int> = []
  private var styles: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// - Parameter items: Words; pictures are reported.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      if !(item is String) { Unsupported.report("UISegmentedControl item \(type(of: item))") }
      insertSegment(withTitle: item as? String, at: numberOfSegments, animated: false)
    }
    sizeToFit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    DocumentCoder.made(self, by: UISegmentedControl.self, from: coder)
  }

  private func setUp() {
    backgroundColor = .segmentTrack
    layer.cornerRadius = 8.91
    plate.isUserInteractionEnabled = false
    plate.layer.cornerRadius = 7
    plate.layer.shadowOpacity = 0.12
    plate.layer.shadowRadius = 4
    plate.layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(plate)
  }

  /// Which word; `noSegment` for none. Setting it sends no action.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      chosen = labels.indices.contains(newValue) ? newValue : Self.noSegment
      setNeedsLayout()
    }
  }

  /// Whether the choice goes back to none at once. Default false.
  open var isMomentary = false
  /// Of the plate under the chosen word.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }

  open var numberOfSegments: Int { labels.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let label = UILabel()
    label.text = title
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 13)
    addSubview(label)
    labels.insert(label, at: min(max(segment, 0), labels.count))
    setNeedsLayout()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard labels.indices.contains(segment) else { return }
    labels.remove(at: segment).removeFromSuperview()
    if chosen >= labels.count { chosen = Self.noSegment }
    setNeedsLayout()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if labels.indices.contains(segment) { labels[segment].text = title }
  }

  open func titleForSegment(at segment: Int) -> String? {
    labels.indices.contains(segment) ? labels[segment].text : nil
  }

  open func removeAllSegments() {
    while !labels.isEmpty { removeSegment(at: 0, animated: false) }
  }

  /// Words stand for actions, which are performed when theirs is chosen.
  public convenience init(frame: CGRect = .zero, actions: [UIAction]) {
    self.init(items: actions.map(\.title))
    for (index, action) in actions.enumerated() { self.actions[index] = action }
    if frame != .zero { self.frame = frame }
  }

  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    actions[segment] = action
    setTitle(action.title, forSegmentAt: segment)
  }
  open func actionForSegment(at segment: Int) -> UIAction? { actions[segment] }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insertSegment(withTitle: action.title, at: segment, animated: animated)
    actions[segment] = action
  }

  /// Pictures are not shown in segments: reported, and the segment is empty.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    Unsupported.report("UISegmentedControl with pictures")
    insertSegment(withTitle: "", at: segment, animated: animated)
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    Unsupported.report("UISegmentedControl with pictures")
  }
  open func imageForSegment(at segment: Int) -> UIImage? { nil }
  /// Points; 0 for an equal share. Kept: all have an equal share.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { widths[segment] = width }
  open func widthForSegment(at segment: Int) -> CGFloat { widths[segment] ?? 0 }
  /// Whether one can be chosen: kept.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled { disabled.remove(segment) } else { disabled.insert(segment) }
  }
  open func isEnabledForSegment(at segment: Int) -> Bool { !disabled.contains(segment) }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
  open var apportionsSegmentWidthsByContent = false
  /// How words look: font and colour count.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    styles[state.rawValue] = attributes
    setNeedsLayout()
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    styles[state.rawValue]
  }
  /// Kept: the control draws its own.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { if backgroundImage != nil { backgroundColor = .clear } }
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widest = labels.map { $0.sizeThatFits(.zero).width }.max() ?? 0
    return CGSize(width: (widest + 22) * CGFloat(max(labels.count, 1)), height: 32)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, !labels.isEmpty, bounds.contains(touch.location(in: self)) else { return }
    let width = bounds.width / CGFloat(labels.count)
    let index = min(Int(fromLeading(touch.location(in: self).x) / width), labels.count - 1)
    guard index != chosen, !disabled.contains(index) else { return }
    chosen = index
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction]) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
    actions[index]?.perform(sender: self)
    send([.valueChanged, .primaryActionTriggered], event)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = labels.isEmpty ? 0 : bounds.width / CGFloat(labels.count)
    for (index, label) in labels.enumerated() {
      label.frame = fromLeading(
        CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height))
      let usual = styles[UIControl.State.normal.rawValue]
      let style = index == chosen ? styles[UIControl.State.selected.rawValue] ?? usual : usual
      label.textColor =
        style?[.foregroundColor] as? UIColor ?? (isEnabled ? .label : .tertiaryLabel)
      label.font =
        style?[.font] as? UIFont
        ?? (index == chosen ? .boldSystemFont(ofSize: 13) : .systemFont(ofSize: 13))
    }
    plate.isHidden = chosen == Self.noSegment
    plate.backgroundColor = selectedSegmentTintColor ?? .segmentPlate
    let place = CGRect(
      x: CGFloat(max(chosen, 0)) * width, y: 0, width: width, height: bounds.height)
    // As long as there is no room for a gap around it there is none.
    let gap = width > 4 && bounds.height > 4 ? 2.0 : 0
    plate.frame = fromLeading(place).insetBy(dx: gap, dy: gap)
  }
}

extension UIColor {
  fileprivate static var segmentTrack: UIColor {
    UIColor { _ in UIColor(red: 0.463, green: 0.463, blue: 0.502, alpha: 0.12) }
  }

  fileprivate static var segmentPlate: UIColor {
    UIColor {
      $0.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white
    }
  }
}
