/// `T()`, `Self()` and `type.init(frame:)`: an instance of a class that is only known at run time.
///
/// Objective-C finds every initialiser by the class, and the compiler knows that of Apple's. Here it
/// lets only `required` ones be called so, and UIKit's are not: requiring them would break each subclass that
/// overrides them. So the call is written as one of a class that does require them: an initialiser has
/// the same place in the tables of both, and what is called is the one of the class that is asked. A class that
/// hides it stops the program with its name, as on a device.
///
/// `rehearse` writes these calls where the compiler asks for a `required` initialiser; nobody else needs them.
public struct _MadeByType<T: AnyObject> {
  private let type: T.Type

  public init(_ type: T.Type) { self.type = type }

  /// - Parameter make: Calls an initialiser of the family's, by which the class itself has it.
  fileprivate func made<Family: AnyObject>(_ make: (Family.Type) -> Family) -> T {
    unsafeDowncast(make(unsafeBitCast(type, to: Family.Type.self)), to: T.self)
  }
}

// MARK: - Families, each with the initialisers that are called by class

open class _MadeObject: NSObject {
  public required override init() { super.init() }
}

@preconcurrency @MainActor open class _MadeView: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _MadeImageView: UIImageView {
  public required override init(image: UIImage?) { super.init(image: image) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _MadeCell: UITableViewCell {
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _MadeHeader: UITableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _MadeTable: UITableView {
  public required override init(frame: CGRect, style: Style) {
    super.init(frame: frame, style: style)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _MadeCollection: UICollectionView {
  public required override init(
    frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
  ) { super.init(frame: frame, collectionViewLayout: layout) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _MadeController: UIViewController {
  public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _MadeTableController: UITableViewController {
  public required override init(style: UITableView.Style) { super.init(style: style) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _MadeCollectionController: UICollectionViewController {
  public required override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _MadeNavigationController: UINavigationController {
  public required override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }
  public required override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _MadePresentationController: UIPresentationController {
  public required override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }
}

open class _MadeRecognizer: UIGestureRecognizer {
  public required override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }
}

open class _MadeLayer: CALayer {
  public required override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

// MARK: - Calls

extension _MadeByType where T: NSObject {
  public func make() -> T { made { (family: _MadeObject.Type) in family.init() } }
}

extension _MadeByType where T: UIResponder {
  /// What the class itself declares, or `init(frame: .zero)` and `init(nibName: nil, bundle: nil)`.
  @preconcurrency @MainActor public func make() -> T {
    if let object = type._madeWithoutArguments(), Swift.type(of: object) == type,
      let object = object as? T
    {
      return object
    }
    return made { (family: _MadeObject.Type) in family.init() }
  }
}

extension _MadeByType where T: UIView {
  @preconcurrency @MainActor public func make(frame: CGRect) -> T {
    made { (family: _MadeView.Type) in family.init(frame: frame) }
  }
}

extension _MadeByType where T: UIImageView {
  @preconcurrency @MainActor public func make(image: UIImage?) -> T {
    made { (family: _MadeImageView.Type) in family.init(image: image) }
  }
}

extension _MadeByType where T: UITableViewCell {
  @preconcurrency @MainActor public func make(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> T {
    made { (family: _MadeCell.Type) in
      family.init(style: style, reuseIdentifier: reuseIdentifier)
    }
  }
}

extension _MadeByType where T: UITableViewHeaderFooterView {
  @preconcurrency @MainActor public func make(reuseIdentifier: String?) -> T {
    made { (family: _MadeHeader.Type) in family.init(reuseIdentifier: reuseIdentifier) }
  }
}

extension _MadeByType where T: UITableView {
  @preconcurrency @MainActor public func make(frame: CGRect, style: UITableView.Style) -> T {
    made { (family: _MadeTable.Type) in family.init(frame: frame, style: style) }
  }
}

extension _MadeByType where T: UICollectionView {
  @preconcurrency @MainActor public func make(
    frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
  ) -> T {
    made { (family: _MadeCollection.Type) in
      family.init(frame: frame, collectionViewLayout: layout)
    }
  }
}

extension _MadeByType where T: UIViewController {
  @preconcurrency @MainActor public func make(nibName: String?, bundle: Bundle?) -> T {
    made { (family: _MadeController.Type) in family.init(nibName: nibName, bundle: bundle) }
  }
}

extension _MadeByType where T: UITableViewController {
  @preconcurrency @MainActor public func make(style: UITableView.Style) -> T {
    made { (family: _MadeTableController.Type) in family.init(style: style) }
  }
}

extension _MadeByType where T: UICollectionViewController {
  @preconcurrency @MainActor public func make(collectionViewLayout layout: UICollectionViewLayout)
    -> T
  {
    made { (family: _MadeCollectionController.Type) in family.init(collectionViewLayout: layout) }
  }
}

extension _MadeByType where T: UINavigationController {
  @preconcurrency @MainActor public func make(rootViewController: UIViewController) -> T {
    made { (family: _MadeNavigationController.Type) in
      family.init(rootViewController: rootViewController)
    }
  }

  @preconcurrency @MainActor public func make(
    navigationBarClass: AnyClass?, toolbarClass: AnyClass?
  ) -> T {
    made { (family: _MadeNavigationController.Type) in
      family.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    }
  }
}

extension _MadeByType where T: UIPresentationController {
  @preconcurrency @MainActor public func make(
    presentedViewController: UIViewController, presenting: UIViewController?
  ) -> T {
    made { (family: _MadePresentationController.Type) in
      family.init(presentedViewController: presentedViewController, presenting: presenting)
    }
  }
}

extension _MadeByType where T: UIStoryboardSegue {
  @preconcurrency @MainActor public func make(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) -> T {
    let segue = type.make(identifier: identifier, source: source, destination: destination)
    return unsafeDowncast(segue, to: T.self)
  }
}

extension _MadeByType where T: UIGestureRecognizer {
  @preconcurrency @MainActor public func make(target: Any?, action: Selector?) -> T {
    made { (family: _MadeRecognizer.Type) in family.init(target: target, action: action) }
  }
}

extension _MadeByType where T: CALayer {
  public func make(layer: Any) -> T {
    made { (family: _MadeLayer.Type) in family.init(layer: layer) }
  }
}
