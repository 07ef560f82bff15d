import QuartzCore

/// One property that proxies hand on.
@MainActor
struct AppearanceLook {
  /// From a proxy, which differs from an untouched object, to an object that does not.
  let copy: @MainActor (_ proxy: NSObject, _ untouched: NSObject, _ object: NSObject) -> Void

  private init<Owner: NSObject, Value>(
    _ path: ReferenceWritableKeyPath<Owner, Value>,
    _ isSame: @escaping @MainActor (Value, Value) -> Bool
  ) {
    copy = { proxy, untouched, object in
      guard let proxy = proxy as? Owner, let untouched = untouched as? Owner,
        let object = object as? Owner
      else { return }
      let (said, usual) = (proxy[keyPath: path], untouched[keyPath: path])
      guard !isSame(said, usual), isSame(object[keyPath: path], usual) else { return }
      object[keyPath: path] = said
    }
  }

  private static func look<Owner: NSObject, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<Owner, Value>
  ) -> AppearanceLook { AppearanceLook(path) { $0 == $1 } }

  private static func object<Owner: NSObject, Value: AnyObject>(
    _ path: ReferenceWritableKeyPath<Owner, Value?>
  ) -> AppearanceLook { AppearanceLook(path) { $0 === $1 } }

  private static func words<Owner: NSObject>(
    _ path: ReferenceWritableKeyPath<Owner, [NSAttributedString.Key: Any]?>
  ) -> AppearanceLook {
    AppearanceLook(path) { ($0 as NSDictionary?) == ($1 as NSDictionary?) }
  }

  static let all: [AppearanceLook] = views + bars + controls + lists + items

  private static let views: [AppearanceLook] = [
    look(\UIView.appearanceTint), look(\UIView.backgroundColor), look(\UIView.alpha),
    look(\UIView.isOpaque), look(\UIView.layer.cornerRadius), look(\UIView.layer.borderWidth),
    look(\UIView.overrideUserInterfaceStyle), look(\UIView.semanticContentAttribute),
    look(\UIView.layoutMargins),
    look(\UILabel.textColor), look(\UILabel.font), look(\UILabel.textAlignment),
    look(\UILabel.numberOfLines), look(\UILabel.adjustsFontSizeToFitWidth),
    object(\UILabel.appearanceShadowColor),
    look(\UITextField.textColor), look(\UITextField.font), look(\UITextField.keyboardAppearance),
    look(\UITextField.borderStyle), words(\UITextField.appearanceAttributes),
    look(\UITextView.textColor), look(\UITextView.font), look(\UITextView.keyboardAppearance),
    look(\UIImageView.preferredSymbolConfiguration),
  ]

  private static let bars: [AppearanceLook] = [
    look(\UINavigationBar.barTintColor), look(\UINavigationBar.isTranslucent),
    look(\UINavigationBar.barStyle), look(\UINavigationBar.prefersLargeTitles),
    object(\UINavigationBar.shadowImage), object(\UINavigationBar.backIndicatorImage),
    words(\UINavigationBar.titleTextAttributes), words(\UINavigationBar.largeTitleTextAttributes),
    object(\UINavigationBar.looks.standard), object(\UINavigationBar.looks.scrollEdge),
    object(\UINavigationBar.looks.compact), object(\UINavigationBar.looks.image),
    look(\UITabBar.barTintColor), look(\UITabBar.isTranslucent),
    look(\UITabBar.unselectedItemTintColor), object(\UITabBar.backgroundImage),
    object(\UITabBar.shadowImage), object(\UITabBar.appearanceStandard),
    object(\UITabBar.scrollEdgeAppearance),
    look(\UIToolbar.barTintColor), look(\UIToolbar.isTranslucent),
    object(\UIToolbar.appearanceStandard),
    look(\UISearchBar.barTintColor), look(\UISearchBar.searchBarStyle),
  ]

  private static let controls: [AppearanceLook] = [
    look(\UISwitch.onTintColor), look(\UISwitch.thumbTintColor),
    look(\UISlider.minimumTrackTintColor), look(\UISlider.maximumTrackTintColor),
    look(\UISlider.thumbTintColor), look(\UIPageControl.pageIndicatorTintColor),
    look(\UIPageControl.currentPageIndicatorTintColor), look(\UIProgressView.progressTintColor),
    look(\UIProgressView.trackTintColor), look(\UIActivityIndicatorView.color),
    look(\UISegmentedControl.selectedSegmentTintColor),
    AppearanceLook(\UIButton.appearanceTitleColors) { $0 == $1 },
  ]

  private static let lists: [AppearanceLook] = [
    look(\UITableView.separatorColor), look(\UITableView.separatorStyle),
    look(\UITableView.separatorInset), look(\UITableView.sectionHeaderTopPadding),
    look(\UITableView.rowHeight), look(\UITableViewCell.selectionStyle),
    look(\UIScrollView.indicatorStyle), look(\UIScrollView.keyboardDismissMode),
  ]

  private static let items: [AppearanceLook] = [
    look(\UIBarButtonItem.tintColor),
    AppearanceLook(\UIBarItem.appearanceAttributes) { $0 as NSDictionary == $1 as NSDictionary },
  ]
}

extension UIView {
  /// The tint that was said, not that of what is around.
  fileprivate var appearanceTint: UIColor? {
    get { appearance.tintColor }
    set { tintColor = newValue }
  }
}

extension UILabel {
  fileprivate var appearanceShadowColor: UIColor? {
    get { shadowColor }
    set { shadowColor = newValue }
  }
}

extension UITextField {
  fileprivate var appearanceAttributes: [NSAttributedString.Key: Any]? {
    get { defaultTextAttributes.isEmpty ? nil : defaultTextAttributes }
    set { defaultTextAttributes = newValue ?? [:] }
  }
}

extension UITabBar {
  fileprivate var appearanceStandard: UITabBarAppearance? {
    get { hasOwnAppearance ? standardAppearance : nil }
    set { if let newValue { standardAppearance = newValue } }
  }
}

extension UIToolbar {
  fileprivate var appearanceStandard: UIToolbarAppearance? {
    get { hasOwnAppearance ? standardAppearance : nil }
    set { if let newValue { standardAppearance = newValue } }
  }
}

extension UIButton {
  /// Title colours by the raw values of states.
  fileprivate var appearanceTitleColors: [UInt: UIColor] {
    get {
      [State.normal, .highlighted, .disabled, .selected].reduce(into: [:]) {
        $0[$1.rawValue] = ownTitleColor(for: $1)
      }
    }
    set { for (state, color) in newValue { setTitleColor(color, for: State(rawValue: state)) } }
  }
}

extension UIBarItem {
  /// Attributes of titles by the raw values of states.
  fileprivate var appearanceAttributes: [UInt: [NSAttributedString.Key: Any]] {
    get {
      [UIControl.State.normal, .highlighted, .disabled, .selected].reduce(into: [:]) {
        $0[$1.rawValue] = titleTextAttributes(for: $1)
      }
    }
    set {
      for (state, attributes) in newValue {
        setTitleTextAttributes(attributes, for: UIControl.State(rawValue: state))
      }
    }
  }
}
