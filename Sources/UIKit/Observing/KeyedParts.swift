import QuartzCore

/// Parts of UIKit's own objects that have no settable property on a device, and that applications reach by
/// name all the same: bars of their own in a container made elsewhere, words with attributes in an alert.
/// Beside them, properties of controls and controllers that are named less often than those of
/// `KeyedProperty.tables`.
extension KeyedProperty {
  static let parts = [
    Table(
      UITabBarController.self,
      [
        "tabBar": KeyedProperty(
          UITabBarController.self, read: \.tabBar, write: { $0.exchangeBar(for: $1) })
      ]),
    Table(
      UINavigationController.self,
      [
        "navigationBar": KeyedProperty(
          UINavigationController.self, read: \.navigationBar,
          write: { $0.exchangeBars($1, nil) }),
        "toolbar": KeyedProperty(
          UINavigationController.self, read: \.toolbar, write: { $0.exchangeBars(nil, $1) }),
      ]),
    Table(
      UIAlertController.self,
      [
        "attributedTitle": KeyedProperty(\UIAlertController.words.title),
        "attributedMessage": KeyedProperty(\UIAlertController.words.message),
        "contentViewController": KeyedProperty(
          UIAlertController.self, read: \.insertedScreen, write: { $0.insertedScreen = $1 }),
        "message": KeyedProperty(\UIAlertController.message),
      ]),
    Table(
      UIAlertAction.self,
      [
        "titleTextColor": KeyedProperty(\UIAlertAction.look.color),
        "image": KeyedProperty(\UIAlertAction.look.image),
        "title": KeyedProperty(reading: \UIAlertAction.title),
        "enabled": KeyedProperty(\UIAlertAction.isEnabled),
      ]),
    Table(
      UISearchBar.self,
      [
        "searchField": KeyedProperty(
          UISearchBar.self, read: \.searchTextField,
          write: nil as ((UISearchBar, UITextField) -> Void)?),
        "text": KeyedProperty(\UISearchBar.text),
        "placeholder": KeyedProperty(\UISearchBar.placeholder),
        "barTintColor": KeyedProperty(\UISearchBar.barTintColor),
      ]),
    Table(
      UITextField.self,
      [
        "placeholder": KeyedProperty(\UITextField.placeholder),
        "attributedPlaceholder": KeyedProperty(\UITextField.attributedPlaceholder),
        "textColor": KeyedProperty(\UITextField.textColor),
        "font": KeyedProperty(\UITextField.font),
        "secureTextEntry": KeyedProperty(\UITextField.isSecureTextEntry),
        "textAlignment": KeyedProperty(\UITextField.textAlignment),
      ]),
    Table(
      UITextView.self,
      [
        "textColor": KeyedProperty(\UITextView.textColor),
        "font": KeyedProperty(\UITextView.font),
        "attributedText": KeyedProperty(\UITextView.attributedText),
        "editable": KeyedProperty(\UITextView.isEditable),
        "selectable": KeyedProperty(\UITextView.isSelectable),
        "textContainerInset": KeyedProperty(\UITextView.textContainerInset),
      ]),
    Table(UILabel.self, ["attributedText": KeyedProperty(\UILabel.attributedText)]),
    Table(
      UISlider.self,
      [
        "minimumValue": KeyedProperty(\UISlider.minimumValue),
        "maximumValue": KeyedProperty(\UISlider.maximumValue),
      ]),
    Table(
      UISegmentedControl.self,
      ["selectedSegmentIndex": KeyedProperty(\UISegmentedControl.selectedSegmentIndex)]),
    Table(
      UIPageControl.self,
      [
        "currentPage": KeyedProperty(\UIPageControl.currentPage),
        "numberOfPages": KeyedProperty(\UIPageControl.numberOfPages),
      ]),
    Table(
      UIViewController.self,
      [
        "tabBarItem": KeyedProperty(reading: \UIViewController.tabBarItem),
        "navigationController": KeyedProperty(reading: \UIViewController.navigationController),
        "tabBarController": KeyedProperty(reading: \UIViewController.tabBarController),
        "parentViewController": KeyedProperty(reading: \UIViewController.parent),
        "presentedViewController": KeyedProperty(
          reading: \UIViewController.presentedViewController),
        "presentingViewController": KeyedProperty(
          reading: \UIViewController.presentingViewController),
        "modalInPresentation": KeyedProperty(\UIViewController.isModalInPresentation),
        "additionalSafeAreaInsets": KeyedProperty(\UIViewController.additionalSafeAreaInsets),
      ]),
    Table(
      UIBarItem.self,
      ["image": KeyedProperty(\UIBarItem.image)]),
    Table(
      UIBarButtonItem.self,
      [
        "tintColor": KeyedProperty(\UIBarButtonItem.tintColor),
        "customView": KeyedProperty(\UIBarButtonItem.customView),
      ]),
    Table(
      UIDevice.self,
      [
        "orientation": KeyedProperty(
          UIDevice.self, read: \.orientation,
          write: { _, _ in Unsupported.report("turning the device from code") })
      ]),
  ]
}
