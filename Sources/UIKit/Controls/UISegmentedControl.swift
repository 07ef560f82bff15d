import QuartzCore

/// One of several words or pictures.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The ends of old: kept.
  public enum Segment: Int, Sendable { case any = 0, left, center, right, alone }

  /// No segment.
  public nonisolated static let noSegment = -1
  private var segments: [SegmentView] = []
  private let plate = UIView()
  /// Lines or pictures between segments.
  private var dividers: [UIImageView] = []
  private var chosen = UISegmentedControl.noSegment
  private var styles: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// - Parameter items: Words, pictures and actions.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      switch item {
      case let image as UIImage: insertSegment(with: image, at: numberOfSegments, animated: false)
      case let action as UIAction:
        insertSegment(action: action, at: numberOfSegments, animated: false)
      default: insertSegment(withTitle: item as? String, at: numberOfSegments, animated: false)
      }
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

  /// Which segment; `noSegment` for none. Setting it sends no action.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      chosen = segments.indices.contains(newValue) ? newValue : Self.noSegment
      setNeedsLayout()
    }
  }

  /// Whether the choice goes back to none at once. Default false.
  open var isMomentary = false
  /// Of the plate under the chosen segment.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(at: segment) { $0.label.text = title }
  }

  /// A picture, in the colour of words unless it says otherwise.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(at: segment) { $0.image = image }
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(at: segment) { $0.take(action) }
  }

  private func insert(at index: Int, _ fill: (SegmentView) -> Void) {
    let segment = SegmentView()
    fill(segment)
    addSubview(segment)
    segments.insert(segment, at: min(max(index, 0), segments.count))
    if chosen >= index, chosen != Self.noSegment, segments.count > 1 { chosen += 1 }
    contentsChanged()
  }

  private func edit(_ index: Int, _ change: (SegmentView) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(segments[index])
    contentsChanged()
  }

  private func contentsChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).removeFromSuperview()
    if chosen == segment { chosen = Self.noSegment } else if chosen > segment { chosen -= 1 }
    contentsChanged()
  }

  open func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: 0, animated: false) }
  }

  /// A word takes the place of a picture.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    edit(segment) { ($0.label.text, $0.image) = (title, nil) }
  }

  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].label.text : nil
  }

  /// A picture takes the place of a word.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    edit(segment) { ($0.label.text, $0.image) = (nil, image) }
  }

  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Segments stand for actions, which are performed when theirs is chosen.
  public convenience init(frame: CGRect = .zero, actions: [UIAction]) {
    self.init(items: actions)
    if frame != .zero { self.frame = frame }
  }

  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    edit(segment) { $0.take(action) }
  }

  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  /// Points; 0 for a share of what the others leave.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    edit(segment) { $0.ownWidth = width }
  }

  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].ownWidth : 0
  }

  /// Whether one can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    edit(segment) { $0.isEnabled = enabled }
  }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// Moves a word from the middle of its segment.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    edit(segment) { $0.offset = offset }
  }

  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    segments.indices.contains(segment) ? segments[segment].offset : .zero
  }

  /// Kept.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) { keep("adjustment-\(leftCenterRightOrAlone)-\(barMetrics)", adjustment) }
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { kept("adjustment-\(leftCenterRightOrAlone)-\(barMetrics)", .zero) }
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    kept("background-\(state.rawValue)-\(barMetrics)", nil)
  }
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { kept("divider-\(leftState.rawValue)-\(rightState.rawValue)-\(barMetrics)", nil) }
  /// Whether segments share the width by what they show, and not evenly. Default false.
  open var apportionsSegmentWidthsByContent = false { didSet { contentsChanged() } }
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
  /// What lies behind the segments, in the place of the track and the plate.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    keep("background-\(state.rawValue)-\(barMetrics)", backgroundImage)
    if backgroundImage != nil { backgroundColor = .clear }
    setNeedsLayout()
  }

  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    keep("divider-\(leftState.rawValue)-\(rightState.rawValue)-\(barMetrics)", dividerImage)
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let needs = segments.map { $0.ownWidth > 0 ? $0.ownWidth : $0.contentWidth + 22 }
    let shared = zip(segments, needs).filter { $0.0.ownWidth == 0 }.map(\.1)
    let fixed = needs.reduce(0, +) - shared.reduce(0, +)
    let others =
      apportionsSegmentWidthsByContent
      ? shared.reduce(0, +) : (shared.max() ?? 0) * CGFloat(shared.count)
    return CGSize(width: max(fixed + others, 22), height: 32)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The widths of the segments: those that were set, and shares of what is left.
  private var widths: [CGFloat] {
    let fixed = segments.reduce(0) { $0 + $1.ownWidth }
    let sharing = segments.filter { $0.ownWidth == 0 }
    let room = max(bounds.width - fixed, 0)
    let content = sharing.reduce(0) { $0 + $1.contentWidth + 22 }
    return segments.map { segment in
      if segment.ownWidth > 0 { return segment.ownWidth }
      guard apportionsSegmentWidthsByContent, content > 0 else {
        return room / CGFloat(sharing.count)
      }
      return room * (segment.contentWidth + 22) / content
    }
  }

  /// Where each segment begins and ends along the width.
  private var spans: [Range<CGFloat>] {
    var end: CGFloat = 0
    return widths.map { width in
      defer { end += width }
      return end..<end + width
    }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, bounds.contains(touch.location(in: self)) else { return }
    let x = fromLeading(touch.location(in: self).x)
    guard let index = spans.firstIndex(where: { $0.contains(x) }), index != chosen,
      segments[index].isEnabled
    else { return }
    chosen = index
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction]) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
    segments[index].action?.perform(sender: self)
    send([.valueChanged, .primaryActionTriggered], event)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let spans = spans
    for (index, segment) in segments.enumerated() {
      segment.frame = place(spans[index])
      segment.show(style(of: index), isChosen: index == chosen)
      segment.background.image = background(of: index)
    }
    let isPlain = picture(nil, .normal) == nil
    plate.isHidden = chosen == Self.noSegment || !isPlain
    plate.backgroundColor = selectedSegmentTintColor ?? .segmentPlate
    // As long as there is no room for a gap around it there is none.
    let place = spans.indices.contains(chosen) ? self.place(spans[chosen]) : .zero
    let gap = place.width > 4 && bounds.height > 4 ? 2.0 : 0
    plate.frame = place.insetBy(dx: gap, dy: gap)
    placeDividers(spans, isPlain: isPlain)
  }

  private func place(_ span: Range<CGFloat>) -> CGRect {
    fromLeading(
      CGRect(
        x: span.lowerBound, y: 0, width: span.upperBound - span.lowerBound, height: bounds.height))
  }

  private func style(of index: Int) -> [NSAttributedString.Key: Any] {
    var style = styles[UIControl.State.normal.rawValue] ?? [:]
    let isOn = isEnabled && segments[index].isEnabled
    let state: UIControl.State = !isOn ? .disabled : index == chosen ? .selected : .normal
    style.merge(styles[state.rawValue] ?? [:]) { $1 }
    if style[.foregroundColor] == nil {
      style[.foregroundColor] = isOn ? UIColor.label : .tertiaryLabel
    }
    return style
  }

  private func background(of index: Int) -> UIImage? {
    picture(nil, index == chosen ? .selected : .normal) ?? picture(nil, .normal)
  }

  /// A background, or what stands to the left of a segment that is in a state.
  private func picture(_ left: UIControl.State?, _ state: UIControl.State) -> UIImage? {
    guard let left else { return backgroundImage(for: state, barMetrics: .default) }
    return dividerImage(
      forLeftSegmentState: left, rightSegmentState: state, barMetrics: .default)
  }

  /// Lines stand where neither side is chosen; pictures, wherever there is one.
  private func placeDividers(_ spans: [Range<CGFloat>], isPlain: Bool) {
    while dividers.count > max(spans.count - 1, 0) { dividers.removeLast().removeFromSuperview() }
    while dividers.count < spans.count - 1 {
      let divider = UIImageView()
      insertSubview(divider, at: 0)
      dividers.append(divider)
    }
    for (index, divider) in dividers.enumerated() {
      let (left, right) = (index == chosen, index + 1 == chosen)
      let states: (UIControl.State, UIControl.State) = (
        left ? .selected : .normal, right ? .selected : .normal
      )
      divider.image = picture(states.0, states.1) ?? picture(.normal, .normal)
      let width = divider.image?.size.width ?? 1
      let inset = divider.image == nil ? min(8, bounds.height / 4) : 0
      divider.backgroundColor = divider.image == nil ? .segmentLine : .clear
      divider.alpha = divider.image == nil && (left || right || !isPlain) ? 0 : 1
      divider.frame = fromLeading(
        CGRect(
          x: spans[index].upperBound - width / 2, y: inset, width: width,
          height: bounds.height - 2 * inset))
    }
  }
}

extension UIColor {
  fileprivate static var segmentTrack: UIColor {
    UIColor {
      UIColor(
        red: 0.463, green: 0.463, blue: 0.502, alpha: $0.userInterfaceStyle == .dark ? 0.24 : 0.12)
    }
  }

  fileprivate static var segmentLine: UIColor {
    UIColor { _ in UIColor(red: 0.557, green: 0.557, blue: 0.576, alpha: 0.3) }
  }

  fileprivate static var segmentPlate: UIColor {
    UIColor {
      $0.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white
    }
  }
}
