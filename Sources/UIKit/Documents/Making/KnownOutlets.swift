import Documents
import QuartzCore

/// The outlets of UIKit's own classes.
@MainActor
enum KnownOutlets {
  enum Result {
    case set, unknown
    /// The other is no such thing.
    case refused(String)
  }

  static func set(_ name: String, of object: NSObject, to other: NSObject) -> Result {
    switch name {
    case "delegate": return setDelegate(of: object, to: other)
    case "dataSource": return setDataSource(of: object, to: other)
    case "view": return setView(of: object, to: other)
    default: return setView(name, of: object, to: other)
    }
  }

  /// A collection.
  static func set(_ name: String, of object: NSObject, toAll others: [NSObject]) -> Bool {
    switch (name, object) {
    case ("toolbarItems", let controller as UIViewController):
      controller.toolbarItems = others as? [UIBarButtonItem]
    case ("leftBarButtonItems", let item as UINavigationItem):
      item.leftBarButtonItems = others as? [UIBarButtonItem]
    case ("rightBarButtonItems", let item as UINavigationItem):
      item.rightBarButtonItems = others as? [UIBarButtonItem]
    case ("passthroughViews", _): break
    case ("viewControllers", let tabs as UITabBarController):
      tabs.viewControllers = others as? [UIViewController]
    default: return false
    }
    return true
  }

  private static func setView(of object: NSObject, to other: NSObject) -> Result {
    guard let controller = object as? UIViewController else { return .unknown }
    guard let view = other as? UIView else { return .refused("a UIView") }
    if controller.viewIfLoaded !== view { controller.take(documentView: view) }
    return .set
  }

  private static func setView(_ name: String, of object: NSObject, to other: NSObject) -> Result {
    switch (name, object, other) {
    case ("tableView", let owner as UITableViewController, let view as UITableView):
      owner.tableView = view
    case ("collectionView", let owner as UICollectionViewController, let view as UICollectionView):
      owner.collectionView = view
    case ("backgroundView", let owner as UITableView, let view as UIView):
      owner.backgroundView = view
    case ("backgroundView", let owner as UICollectionView, let view as UIView):
      owner.backgroundView = view
    case ("backgroundView", let owner as UITableViewCell, let view as UIView):
      owner.backgroundView = view
    case ("backgroundView", let owner as UICollectionViewCell, let view as UIView):
      owner.backgroundView = view
    case ("selectedBackgroundView", let owner as UITableViewCell, let view as UIView):
      owner.selectedBackgroundView = view
    case ("selectedBackgroundView", let owner as UICollectionViewCell, let view as UIView):
      owner.selectedBackgroundView = view
    case ("accessoryView", let owner as UITableViewCell, let view as UIView):
      owner.accessoryView = view
    case ("tableHeaderView", let owner as UITableView, let view as UIView):
      owner.tableHeaderView = view
    case ("tableFooterView", let owner as UITableView, let view as UIView):
      owner.tableFooterView = view
    case ("maskView", let owner as UIView, let view as UIView),
      ("mask", let owner as UIView, let view as UIView):
      owner.mask = view
    case ("leftView", let owner as UITextField, let view as UIView): owner.leftView = view
    case ("rightView", let owner as UITextField, let view as UIView): owner.rightView = view
    case ("titleView", let owner as UINavigationItem, let view as UIView): owner.titleView = view
    case ("customView", let owner as UIBarButtonItem, let view as UIView): owner.customView = view
    case ("searchDisplayController", _, _), ("searchBar", _, _), ("editingAccessoryView", _, _),
      ("inputAccessoryView", _, _), ("inputView", _, _), ("contentSizeForViewInPopover", _, _):
      Unsupported.report("the outlet \(name) of \(Swift.type(of: object)) in a document")
    default: return .unknown
    }
    return .set
  }

  private static func setDataSource(of object: NSObject, to other: NSObject) -> Result {
    switch object {
    case let table as UITableView:
      guard let source = other as? any UITableViewDataSource else {
        return .refused("a UITableViewDataSource")
      }
      table.dataSource = source
    case let collection as UICollectionView:
      guard let source = other as? any UICollectionViewDataSource else {
        return .refused("a UICollectionViewDataSource")
      }
      collection.dataSource = source
    case let picker as UIPickerView:
      guard let source = other as? any UIPickerViewDataSource else {
        return .refused("a UIPickerViewDataSource")
      }
      picker.dataSource = source
    case let pages as UIPageViewController:
      guard let source = other as? any UIPageViewControllerDataSource else {
        return .refused("a UIPageViewControllerDataSource")
      }
      pages.dataSource = source
    default: return .unknown
    }
    return .set
  }

  private static func setDelegate(of object: NSObject, to other: NSObject) -> Result {
    func give<Delegate>(_ type: Delegate.Type, _ set: (Delegate) -> Void) -> Result {
      guard let delegate = other as? Delegate else {
        return .refused("a \(type)".replacingOccurrences(of: "any ", with: ""))
      }
      set(delegate)
      return .set
    }
    switch object {
    case let view as UITableView:
      return give((any UITableViewDelegate).self) { view.delegate = $0 }
    case let view as UICollectionView:
      return give((any UICollectionViewDelegate).self) { view.delegate = $0 }
    case let view as UITextView: return give((any UITextViewDelegate).self) { view.delegate = $0 }
    case let view as UIScrollView:
      return give((any UIScrollViewDelegate).self) { view.delegate = $0 }
    case let field as UITextField:
      return give((any UITextFieldDelegate).self) { field.delegate = $0 }
    case let bar as UISearchBar: return give((any UISearchBarDelegate).self) { bar.delegate = $0 }
    case let picker as UIPickerView:
      return give((any UIPickerViewDelegate).self) { picker.delegate = $0 }
    case let controller as UISplitViewController:
      return give((any UISplitViewControllerDelegate).self) { controller.delegate = $0 }
    case let bar as UITabBar: return give((any UITabBarDelegate).self) { bar.delegate = $0 }
    case let bar as UINavigationBar:
      return give((any UINavigationBarDelegate).self) { bar.delegate = $0 }
    case let controller as UINavigationController:
      return give((any UINavigationControllerDelegate).self) { controller.delegate = $0 }
    case let controller as UITabBarController:
      return give((any UITabBarControllerDelegate).self) { controller.delegate = $0 }
    case let controller as UIPageViewController:
      return give((any UIPageViewControllerDelegate).self) { controller.delegate = $0 }
    case let recogniser as UIGestureRecognizer:
      return give((any UIGestureRecognizerDelegate).self) { recogniser.delegate = $0 }
    default: return .unknown
    }
  }
}

/// Messages that UIKit's own classes answer.
@MainActor
enum KnownActions {
  static func action(_ name: String, of object: NSObject) -> Selector? {
    table[name].flatMap { $0.isMethod(of: object) ? $0 : nil }
  }

  private static let table: [String: Selector] = {
    let all: [Selector] = [
      Selector(
        "becomeFirstResponder", { (target: UIResponder) in { target.becomeFirstResponder() } }),
      Selector(
        "resignFirstResponder", { (target: UIResponder) in { target.resignFirstResponder() } }),
      Selector("reloadData", { (target: UITableView) in { target.reloadData() } }),
      Selector(
        "startAnimating", { (target: UIActivityIndicatorView) in { target.startAnimating() } }),
      Selector(
        "stopAnimating", { (target: UIActivityIndicatorView) in { target.stopAnimating() } }),
      Selector("removeFromSuperview", { (target: UIView) in { target.removeFromSuperview() } }),
      Selector("setNeedsDisplay", { (target: UIView) in { target.setNeedsDisplay() } }),
      Selector("setNeedsLayout", { (target: UIView) in { target.setNeedsLayout() } }),
    ]
    return Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }()
}
