import QuartzCore

/// A field to search by, with a button that ends it and words to choose among below.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits, UIBarPositioning {
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }
  public enum Icon: Int, Sendable {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }

  private let field = UISearchTextField(frame: .zero)
  private let cancel = UIButton(type: .system)
  private let scopes = UISegmentedControl(items: [])
  private var relay: SearchRelay?
  var inputTraits = TextInputTraits()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    DocumentCoder.made(self, by: UISearchBar.self, from: coder)
  }

  private func setUp() {
    let relay = SearchRelay(self)
    self.relay = relay
    field.delegate = relay
    field.backgroundColor = .tertiarySystemFill
    field.layer.cornerRadius = 10
    field.clearButtonMode = .whileEditing
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    glass.frame = CGRect(x: 0, y: 0, width: 32, height: 20)
    field.leftView = glass
    field.leftViewMode = .always
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        whenChanged?()
        delegate?.searchBar(self, textDidChange: text ?? "")
      }, for: .editingChanged)
    cancel.setTitle(SystemWord.cancel.text, for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: 17)
    cancel.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        whenCancelled?()
        delegate?.searchBarCancelButtonClicked(self)
      }, for: .touchUpInside)
    scopes.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        whenChanged?()
        delegate?.searchBar(
          self, selectedScopeButtonIndexDidChange: scopes.selectedSegmentIndex)
      }, for: .valueChanged)
    for view in [field, cancel, scopes] as [UIView] { addSubview(view) }
  }

  /// What a search controller does.
  var whenChanged: (() -> Void)?
  var whenCancelled: (() -> Void)?
  var whenBegun: (() -> Void)?

  open weak var delegate: (any UISearchBarDelegate)?
  open var searchTextField: UISearchTextField { field }
  open var text: String? {
    get { field.text }
    set {
      field.text = newValue
      delegate?.searchBar(self, textDidChange: newValue ?? "")
    }
  }
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  open var prompt: String?
  open var barStyle = UIBarStyle.default
  open var searchBarStyle = Style.default
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var scopeBarBackgroundImage: UIImage?
  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  open var isSearchResultsButtonSelected = false
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  open var searchTextPositionAdjustment = UIOffset.zero
  open var isEnabled: Bool {
    get { field.isEnabled }
    set { field.isEnabled = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }

  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard animated, window != nil else { return self.showsCancelButton = showsCancelButton }
    UIView.animate(withDuration: 0.25) {
      self.showsCancelButton = showsCancelButton
      self.layoutIfNeeded()
    }
  }

  open var showsScopeBar = false {
    didSet {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard animated, window != nil, show != showsScopeBar else { return showsScopeBar = show }
    UIView.animate(withDuration: 0.25) {
      self.showsScopeBar = show
      self.layoutIfNeeded()
    }
  }
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      scopes.selectedSegmentIndex = 0
    }
  }
  open var selectedScopeButtonIndex: Int {
    get { max(scopes.selectedSegmentIndex, 0) }
    set { scopes.selectedSegmentIndex = newValue }
  }

  /// Kept: the bar draws its own.
  /// The picture of the search's icon shows before the text, the others are kept.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    keep("icon-\(icon)-\(state.rawValue)", iconImage)
    guard icon == .search, state == .normal, let iconImage else { return }
    (field.leftView as? UIImageView)?.image = iconImage
  }
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    kept("icon-\(icon)-\(state.rawValue)", nil)
  }
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage }
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { field.background }
  /// Whether one can speak what is searched for: nobody does here.
  open var isLookToDictateEnabled = false
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }
  open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    field.background = image
  }
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { scopes.setTitleTextAttributes(attributes, for: state) }
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopes.titleTextAttributes(for: state) }
  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default) }
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopes.backgroundImage(for: state, barMetrics: .default)
  }
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    scopes.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState,
      barMetrics: .default)
  }
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    scopes.dividerImage(
      forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { field.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  /// The height without words to choose among.
  static let height: CGFloat = 56
  static let scopeHeight: CGFloat = 44

  /// What the delegate says.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width > 0 ? size.width : UIScreen.main.bounds.width,
      height: Self.height + (showsScopeBar ? Self.scopeHeight : 0))
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // In a navigation bar it keeps to the title's margins.
    let isInBar = superview is UINavigationBar
    let (side, top): (CGFloat, CGFloat) = isInBar ? (16, 1) : (8, 10)
    let width = cancel.sizeThatFits(.zero).width + 8
    let shown = showsCancelButton ? width : 0
    let place = { (frame: CGRect) in
      self.effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? frame.offsetBy(dx: self.bounds.width - frame.maxX - frame.minX, dy: 0) : frame
    }
    field.frame = place(
      CGRect(x: side, y: top, width: max(bounds.width - 2 * side - shown, 0), height: 36))
    cancel.frame = place(
      CGRect(
        x: showsCancelButton ? bounds.width - width - side + 4 : bounds.width, y: top,
        width: width, height: 36))
    cancel.alpha = showsCancelButton ? 1 : 0
    scopes.alpha = showsScopeBar ? 1 : 0
    scopes.frame = CGRect(
      x: side, y: isInBar ? top + 36 + 8 : 52, width: max(bounds.width - 2 * side, 0), height: 32)
  }

  // MARK: Traits of text input, which are kept

  open var keyboardType: UIKeyboardType {
    get { inputTraits.keyboardType }
    set { inputTraits.keyboardType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { inputTraits.returnKeyType }
    set { inputTraits.returnKeyType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { inputTraits.keyboardAppearance }
    set { inputTraits.keyboardAppearance = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.autocapitalizationType }
    set { inputTraits.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.autocorrectionType }
    set { inputTraits.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { inputTraits.spellCheckingType }
    set { inputTraits.spellCheckingType = newValue }
  }
  open var smartQuotesType: UITextSmartQuotesType {
    get { inputTraits.smartQuotesType }
    set { inputTraits.smartQuotesType = newValue }
  }
  open var smartDashesType: UITextSmartDashesType {
    get { inputTraits.smartDashesType }
    set { inputTraits.smartDashesType = newValue }
  }
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { inputTraits.smartInsertDeleteType }
    set { inputTraits.smartInsertDeleteType = newValue }
  }
  open var inlinePredictionType: UITextInlinePredictionType {
    get { inputTraits.inlinePredictionType }
    set { inputTraits.inlinePredictionType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKeyAutomatically }
    set { inputTraits.enablesReturnKeyAutomatically = newValue }
  }
  open var textContentType: UITextContentType! {
    get { inputTraits.textContentType }
    set { inputTraits.textContentType = newValue }
  }
  open var passwordRules: UITextInputPasswordRules? {
    get { inputTraits.passwordRules }
    set { inputTraits.passwordRules = newValue }
  }
}

/// Takes what the field says to the bar's delegate.
@MainActor
private final class SearchRelay: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?
  init(_ bar: UISearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.whenBegun?()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.map {
      $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) ?? true
    } ?? true
  }
}
