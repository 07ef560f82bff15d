import QuartzCore

/// A row or a column of views, laid out by constraints that the view makes itself.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// The one that resists least is stretched or squeezed.
    case fill = 0
    /// All are equally long.
    case fillEqually = 1
    /// As long as their content, in proportion.
    case fillProportionally = 2
    /// Equal gaps, no smaller than the spacing.
    case equalSpacing = 3
    /// Equal distances of the middles, where the spacing allows.
    case equalCentering = 4
  }

  /// Where the views stand across the stack.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  var stack = StackState()

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    DocumentCoder.made(self, by: UIStackView.self, from: coder)
  }

  /// A stack of views, of size zero.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views in the order in which they are laid out. A view that leaves the stack as a subview
  /// leaves this list too.
  open var arrangedSubviews: [UIView] { stack.views }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: stack.views.count - (stack.contains(view) ? 1 : 0))
  }

  /// Lays a view out no more; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard stack.contains(view) else { return }
    stack.views.removeAll { $0 === view }
    arrange()
  }

  /// Puts a view at a place in the order; an index outside of it means the nearest end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    stack.views.removeAll { $0 === view }
    stack.views.insert(view, at: min(max(stackIndex, 0), stack.views.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrange()
  }

  /// Default horizontal.
  open var axis: NSLayoutConstraint.Axis {
    get { stack.axis }
    set { change(\.axis, newValue) }
  }

  /// Default fill.
  open var distribution: Distribution {
    get { stack.distribution }
    set { change(\.distribution, newValue) }
  }

  /// Default fill.
  open var alignment: Alignment {
    get { stack.alignment }
    set { change(\.alignment, newValue) }
  }

  /// Points between views; at least so many where the distribution spreads them. Default 0.
  open var spacing: CGFloat {
    get { stack.spacing }
    set { change(\.spacing, newValue) }
  }

  /// Other points after one view; `spacingUseDefault` and `spacingUseSystem` stand for themselves.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    stack.customSpacing[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    stack.customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Whether vertical distances count from baseline to baseline. Default false.
  open var isBaselineRelativeArrangement: Bool {
    get { stack.isBaselineRelative }
    set { change(\.isBaselineRelative, newValue) }
  }

  /// Whether the views keep within the stack's margins. Default false.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { stack.keepsMargins }
    set { change(\.keepsMargins, newValue) }
  }

  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  public class var spacingUseSystem: CGFloat { .leastNormalMagnitude }

  open override class var requiresConstraintBasedLayout: Bool { true }

  open override var forFirstBaselineLayout: UIView { stack.shown.first ?? self }

  open override var forLastBaselineLayout: UIView {
    (stack.axis == .vertical ? stack.shown.last : stack.shown.first) ?? self
  }

  open override func updateConstraints() {
    renewConstraints()
    super.updateConstraints()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  private func change<Value: Equatable>(
    _ key: WritableKeyPath<StackState, Value>, _ value: Value
  ) {
    guard stack[keyPath: key] != value else { return }
    stack[keyPath: key] = value
    arrange()
  }

  /// Makes the constraints anew before the next layout.
  func arrange() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  override func arrangedViewIsHidden(_ view: UIView) {
    if stack.contains(view) { arrange() }
  }
}

/// What a stack is told.
struct StackState {
  var views: [UIView] = []
  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var spacing: CGFloat = 0
  var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  var isBaselineRelative = false
  var keepsMargins = false
  /// What the stack has made of it.
  var constraints: [NSLayoutConstraint] = []
  /// Between views whose distances are to be equal.
  var gaps: [UILayoutGuide] = []

  func contains(_ view: UIView) -> Bool { views.contains { $0 === view } }

  @MainActor var shown: [UIView] { views.filter { !$0.isHidden } }
}
