import QuartzCore

/// Something that can answer events; what it does not answer goes to `next`.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  var extras = ResponderExtras()

  public override init() { super.init() }

  /// `Module.Name`; cells' classes are registered under it.
  open class func description() -> String { NSStringFromClass(self) }

  /// An instance by the `init()` that a class declares itself, which takes no place of a superclass's in the
  /// tables (`_MadeByType`). `rehearse` writes it into classes that have one.
  open class func _madeWithoutArguments() -> UIResponder? { nil }

  /// Which touches the class answers by itself: 1 what ends where it began, 2 what moves, 3 both.
  /// `rehearse` writes it into classes that override `touchesBegan` and its like, for nothing else tells
  /// what on a screen can be touched.
  open class func _answeredTouches() -> Int { 0 }

  /// Who is asked next.
  open var next: UIResponder? { nil }

  // MARK: The first responder

  /// Whether it may become the one that is asked first. Default false.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it may cease to be. Default true.
  open var canResignFirstResponder: Bool { true }

  /// Whether keys and actions without a target come here first.
  open var isFirstResponder: Bool { SceneEnvironment.current.focus.responder === self }

  /// Takes the place from whoever has it, if both agree; with keys to type on, the keyboard comes.
  /// - Returns: Whether it is the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { SceneEnvironment.current.focus.give(to: self) }

  /// Leaves the place to nobody.
  /// - Returns: Whether it did; false also for one that was not first.
  @discardableResult
  open func resignFirstResponder() -> Bool { SceneEnvironment.current.focus.take(from: self) }

  /// What stands in for the keyboard while this is the first responder; nil for the keyboard.
  open var inputView: UIView? { nil }

  /// Kept above the keyboard.
  open var inputAccessoryView: UIView? { nil }

  /// Whether somebody up from here answers a selector is asked of each in turn. Default: whether
  /// the method is one of its class; of the standard actions, which every responder has, where it is
  /// its own.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    StandardEdits.answers(self, action)
  }

  /// Who answers a selector: this one or somebody further up.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// What takes changes back: somebody's further up; a window has one of its own.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Called once when a nib or storyboard has made the object and its outlets are connected.
  open func awakeFromNib() {}

  /// What stands in the place of an object that a nib or storyboard has made, such as a view of another nib.
  /// Default: the object itself.
  open func awakeAfter(using aDecoder: NSCoder) -> Any? { self }

  /// Called by Interface Builder only.
  open func prepareForInterfaceBuilder() {}

  /// Changes menus. Default: leaves that to who is further up.
  open func buildMenu(with builder: any UIMenuBuilder) { next?.buildMenu(with: builder) }
  /// Brings a line's state and words up to date before it shows; never called.
  open func validate(_ command: UICommand) {}

  /// On which keys one types into it: one knows the kind of letters. Default: the usual keys.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  /// A name under which the keys that were used last are kept: they are not, here.
  open var textInputContextIdentifier: String? { nil }
  /// A controller of keys of one's own, whose view stands in for the keyboard.
  open var inputViewController: UIInputViewController? { nil }
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// Shortcuts of a keyboard. Nobody presses them here.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Physical buttons. Nobody presses them here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Buttons of headphones. Nobody presses them here.
  open func remoteControlReceived(with event: UIEvent?) {}

  /// Shakes and the like. Nobody shakes here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Told of a change of a key that it observes by `addObserver(_:forKeyPath:options:context:)`.
  /// The default notes that nobody took the news.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    Violation.record(
      .object(.observationNotTaken(by: "\(Swift.type(of: self))", keyPath: keyPath ?? "nil")))
  }

  /// Told of a value for a key that nobody knows. The default notes it where a device raises an exception.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { reportUndefined(key) }

  /// Asked for the value of a key that nobody knows. The default notes it where a device raises an exception.
  open func value(forUndefinedKey key: String) -> Any? {
    reportUndefined(key)
    return nil
  }

  // MARK: Standard actions, for subclasses: one that is not overridden is not taken

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func pasteAndGo(_ sender: Any?) {}
  open func pasteAndSearch(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
  open func find(_ sender: Any?) {}
  open func findAndReplace(_ sender: Any?) {}
  open func findNext(_ sender: Any?) {}
  open func findPrevious(_ sender: Any?) {}
  open func useSelectionForFind(_ sender: Any?) {}
  open func duplicate(_ sender: Any?) {}
  open func move(_ sender: Any?) {}
  open func rename(_ sender: Any?) {}
  open func export(_ sender: Any?) {}
  open func printContent(_ sender: Any?) {}
  open func share(_ sender: Any?) {}
  open func newFromPasteboard(_ sender: Any?) {}
  open func updateTextAttributes(conversionHandler: UITextAttributesConversionHandler) {}

  // MARK: Pasting, and what is gone on with elsewhere

  /// What can be pasted into it: kept, `canPaste(_:)` goes by it.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { kept("pasteConfiguration", nil) }
    set { keep("pasteConfiguration", newValue) }
  }
  /// Takes what is pasted; for subclasses.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Whether one of the things is of a kind that `pasteConfiguration` names.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.accepts(itemProviders) ?? false
  }
  /// Brings what the user is at up to date, for other devices: never called, there are none.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  /// Which gestures of three fingers edit: kept, none does here.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  // MARK: For those who hear the screen

  /// Whether it is read out. Default: whether it is a control, a label or a picture with words.
  open var isAccessibilityElement: Bool {
    get { extras.words.isElement ?? (self is UIControl || self is UILabel) }
    set { extras.words.isElement = newValue }
  }
  /// What it is called. Default: what a label or a button shows.
  open var accessibilityLabel: String? {
    get {
      extras.words.label ?? (self as? UILabel)?.text ?? (self as? UIButton)?.wordsShown
    }
    set { extras.words.label = newValue }
  }
  open var accessibilityHint: String? {
    get { extras.words.hint }
    set { extras.words.hint = newValue }
  }
  open var accessibilityValue: String? {
    get { extras.words.value }
    set { extras.words.value = newValue }
  }
  /// Default: a button's, a label's and a picture's own.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { extras.words.traits ?? usualTraits }
    set { extras.words.traits = newValue }
  }
  /// Whether the views beside it are not read out while it is there.
  open var accessibilityViewIsModal: Bool {
    get { extras.words.isModal }
    set { extras.words.isModal = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { extras.words.hidesElements }
    set { extras.words.hidesElements = newValue }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { extras.words.groupsChildren }
    set { extras.words.groupsChildren = newValue }
  }
  open var accessibilityElements: [Any]? {
    get { extras.words.elements }
    set { extras.words.elements = newValue }
  }
  /// In points of the screen. Default: the frame of a view.
  open var accessibilityFrame: CGRect {
    get {
      extras.words.frame ?? (self as? UIView).map { $0.convert($0.bounds, to: nil as UIView?) }
        ?? .zero
    }
    set { extras.words.frame = newValue }
  }

  /// The gesture of two fingers that means "back". The default is asked of `next`.
  /// - Returns: Whether somebody took it.
  open func accessibilityPerformEscape() -> Bool { next?.accessibilityPerformEscape() ?? false }
  /// A double tap while it is read out. Default: nobody took it.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool {
    next?.accessibilityPerformMagicTap() ?? false
  }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  /// A swipe of three fingers. - Returns: Whether somebody took it.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    next?.accessibilityScroll(direction) ?? false
  }
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }
  /// Nobody has the screen read out element by element here: neither is called.
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
  /// Words with attributes; default those without any. So too the next two.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { attributed("attributedLabel", accessibilityLabel) }
    set {
      keep("attributedLabel", newValue)
      accessibilityLabel = newValue?.string
    }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get { attributed("attributedValue", accessibilityValue) }
    set {
      keep("attributedValue", newValue)
      accessibilityValue = newValue?.string
    }
  }
  open var accessibilityAttributedHint: NSAttributedString? {
    get { attributed("attributedHint", accessibilityHint) }
    set {
      keep("attributedHint", newValue)
      accessibilityHint = newValue?.string
    }
  }
  /// Where a double tap would touch; default the middle of the frame.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return kept("activationPoint", CGPoint(x: frame.midX, y: frame.midY))
    }
    set { keep("activationPoint", newValue) }
  }
  /// What else can be done; kept.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { kept("customActions", nil) }
    set { keep("customActions", newValue) }
  }
  /// By what one can go through it; kept.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { kept("customRotors", nil) }
    set { keep("customRotors", newValue) }
  }
  /// Other words by which it can be called; kept.
  open var accessibilityUserInputLabels: [String]! {
    get { kept("inputLabels", accessibilityLabel.map { [$0] }) }
    set { keep("inputLabels", newValue) }
  }
  /// Whether one can do something with it. Default: whether it is a control.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { kept("respondsToInteraction", self is UIControl) }
    set { keep("respondsToInteraction", newValue) }
  }
  /// The outline of what is spoken of; kept.
  open var accessibilityPath: UIBezierPath? {
    get { kept("accessibilityPath", nil) }
    set { keep("accessibilityPath", newValue) }
  }
  /// What is inside, by number.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    let wanted = element as AnyObject
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === wanted } ?? NSNotFound
  }

  // MARK: Touches

  /// Fingers came down on the view. The default hands them on to `next`, as do the others.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The touches were taken away: a recogniser claimed them, or the view left.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// What was estimated of touches has become known: never called, nothing is estimated here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // Whether the keyboard comes with it.
  var bringsKeyboard: Bool { false }

  private var usualTraits: UIAccessibilityTraits {
    if self is UIButton { return .button }
    return self is UILabel ? .staticText : self is UIImageView ? .image : .none
  }
}

/// What few responders have.
struct ResponderExtras {
  var words = AccessibilityWords()
  /// What `objc_setAssociatedObject` keeps.
  var associated: [UnsafeRawPointer: AssociatedValue] = [:]
  /// Of a view: what follows the device's tilt.
  var motionEffects: [UIMotionEffect] = []
  /// Of a view: what people can do to it beside its own.
  var interactions: [any UIInteraction] = []
  /// Who is told of which traits.
  var traitListeners: [TraitListener] = []
  /// Traits that a view or a controller has in the place of those around it.
  var traitOverrides: Traits?
  /// What code sets that does nothing here, by its name.
  var kept: [String: Any] = [:]
  /// What a document made it of, and where choosing it leads.
  var maker: ObjectMaker?
  var selectionSegue: SegueTemplate?
  var accessorySegue: SegueTemplate?
}
