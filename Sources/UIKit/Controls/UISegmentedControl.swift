import QuartzCore

/// One of several words.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// No segment.
  public nonisolated static let noSegment = -1
  private var labels: [UILabel] = []
  private let plate = UIView()
  private var chosen = UISegmentedControl.noSegment

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
    guard index != chosen else { return }
    chosen = index
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction]) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
    send([.valueChanged, .primaryActionTriggered], event)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = labels.isEmpty ? 0 : bounds.width / CGFloat(labels.count)
    for (index, label) in labels.enumerated() {
      label.frame = fromLeading(
        CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height))
      label.textColor = isEnabled ? .label : .tertiaryLabel
      label.font = index == chosen ? .boldSystemFont(ofSize: 13) : .systemFont(ofSize: 13)
    }
    plate.isHidden = chosen == Self.noSegment
    plate.backgroundColor = selectedSegmentTintColor ?? .segmentPlate
    let place = CGRect(
      x: CGFloat(max(chosen, 0)) * width, y: 0, width: width, height: bounds.height)
    plate.frame = fromLeading(place).insetBy(dx: 2, dy: 2)
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
