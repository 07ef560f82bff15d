import QuartzCore

/// A view that tells targets what fingers do to it.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  var control = ControlState()

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Default true; a disabled control keeps touches from what is behind it, and does nothing.
  open var isEnabled: Bool {
    get { control.isEnabled }
    set { change { $0.isEnabled = newValue } }
  }

  open var isSelected: Bool {
    get { control.isSelected }
    set { change { $0.isSelected = newValue } }
  }

  /// Whether a finger is on the control.
  open var isHighlighted: Bool {
    get { control.isHighlighted }
    set { change { $0.isHighlighted = newValue } }
  }

  open var state: State { control.state }

  /// Whether a touch shows the control's menu. Buttons have one. Default false.
  open var showsMenuAsPrimaryAction: Bool {
    get { control.showsMenu }
    set { control.showsMenu = newValue }
  }

  /// Whether a long press shows the control's menu, for which the control is asked itself.
  open var isContextMenuInteractionEnabled: Bool {
    get { control.hasContextMenu }
    set {
      control.hasContextMenu = newValue
      if newValue, contextMenuInteraction == nil {
        addInteraction(UIContextMenuInteraction(delegate: self))
      } else if !newValue, let contextMenuInteraction {
        removeInteraction(contextMenuInteraction)
      }
    }
  }
  open var contextMenuInteraction: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }
  /// Words under a pointer: there is none.
  open var toolTipInteraction: UIToolTipInteraction? { nil }

  // The control as its context menu's delegate, for subclasses.

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Where the menu hangs: kept, it hangs at the control.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// What a pointer that rests shows: kept, there is none here.
  open var toolTip: String? {
    get { control.toolTip }
    set { control.toolTip = newValue }
  }

  /// Whether symbols move when they change: kept.
  open var isSymbolAnimationEnabled: Bool {
    get { control.movesSymbols }
    set { control.movesSymbols = newValue }
  }

  // MARK: Tracking, for subclasses

  /// Whether the control follows a finger that came down on it. Default true.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Whether it goes on doing so. Default true.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  open func cancelTracking(with event: UIEvent?) {}

  /// Calls a method of a target; nil looks for one up the responder chain.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, control.touch == nil, let touch = touches.first,
      beginTracking(touch, with: event)
    else { return }
    control.touch = touch
    control.isTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : [.touchDown], event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = control.touch, touches.contains(touch) else { return }
    guard continueTracking(touch, with: event) else { return stopTracking() }
    let (was, isInside) = (control.isTouchInside, reaches(touch))
    control.isTouchInside = isInside
    isHighlighted = isInside
    if was != isInside { send(isInside ? .touchDragEnter : .touchDragExit, event) }
    send(isInside ? .touchDragInside : .touchDragOutside, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = control.touch, touches.contains(touch) else { return }
    let isInside = reaches(touch)
    stopTracking()
    endTracking(touch, with: event)
    send(isInside ? .touchUpInside : .touchUpOutside, event)
    if isInside, sendsPrimaryActionOnTap { send(.primaryActionTriggered, event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = control.touch, touches.contains(touch) else { return }
    stopTracking()
    cancelTracking(with: event)
    send(.touchCancel, event)
  }

  /// A tap on a control is the control's: views around it do not take it for theirs.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    guard gestureRecognizer.view !== self, isEnabled,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  override var isOpaqueByDefault: Bool { false }

  // Whether a tap is what the control is there for.
  var sendsPrimaryActionOnTap: Bool { false }

  // The look follows the state.
  func stateDidChange() { setNeedsLayout() }

  func change(_ edit: (inout ControlState) -> Void) {
    let old = control.state
    edit(&control)
    guard control.state != old else { return }
    stateDidChange()
    SceneEnvironment.current.observations.changed(self)
  }

  private func stopTracking() {
    control.touch = nil
    control.isTouchInside = false
    isHighlighted = false
  }

  /// A finger may stray before it counts as outside.
  private func reaches(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
  }

  /// Points beyond the bounds; the number people observe, not a documented one.
  private static let reach: CGFloat = 70

  // MARK: Alignment

  /// Default: center. Buttons follow it.
  open var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { control.horizontal }
    set {
      control.horizontal = newValue
      setNeedsLayout()
    }
  }

  /// Default: center. Buttons follow it.
  open var contentVerticalAlignment: ContentVerticalAlignment {
    get { control.vertical }
    set {
      control.vertical = newValue
      setNeedsLayout()
    }
  }

  // MARK: Events

  /// Whether the control follows a finger.
  open var isTracking: Bool { control.touch != nil }

  /// Whether that finger is on the control, or near enough.
  open var isTouchInside: Bool { control.isTouchInside }

  /// Has a target be told; it is not kept alive. A nil target is looked for up the responder
  /// chain when the event happens.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    attachTarget(target, action: action, for: controlEvents)
  }

  /// Nil stands for any target or any action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    detachTarget(target, action: action, for: controlEvents)
  }

  /// Has an action be performed; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    detachAction(action, for: controlEvents)
    control.targets.append(ControlTarget(events: controlEvents, receiver: .action(action)))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    detachAction(action, for: controlEvents)
  }

  open var allTargets: Set<AnyHashable> { attachedTargets }

  open var allControlEvents: Event {
    control.targets.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Tells everybody who asked for these events.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }
}

/// What a control is about.
struct ControlState {
  var isEnabled = true
  var isSelected = false
  var isHighlighted = false
  var touch: UITouch?
  var isTouchInside = false
  var showsMenu = false
  var hasContextMenu = false
  var movesSymbols = true
  var toolTip: String?
  var targets: [ControlTarget] = []
  var horizontal = UIControl.ContentHorizontalAlignment.center
  var vertical = UIControl.ContentVerticalAlignment.center

  var state: UIControl.State {
    var state: UIControl.State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}
