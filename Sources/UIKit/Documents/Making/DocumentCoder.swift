import Documents
import QuartzCore

/// What objects of a document are made from: `init(coder:)` of an application's class gets the coder,
/// in which there is nothing to decode, and `super.init(coder:)` fills the object with what is
/// remembered of the coder here.
@MainActor
final class DocumentCoder {
  let coder: NSCoder
  let maker: ObjectMaker
  let element: Element
  /// Whether the object has got what the document says: an `init(coder:)` that does not call
  /// `super.init(coder:)` gets nothing, as on a device.
  private(set) var isFilled = false
  /// Whether there is an application's code that the object is to be filled for in time.
  private let hasOwnClass: Bool

  private static let emptyArchive: Data = {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    return archiver.encodedData
  }()

  /// A coder with nothing in it, for initialisers that want one.
  static func empty() -> NSCoder {
    guard let coder = try? NSKeyedUnarchiver(forReadingFrom: emptyArchive) else {
      preconditionFailure("an empty archive can be read")
    }
    // What an application has put into archives of its own is not there, which is no error.
    coder.requiresSecureCoding = false
    coder.decodingFailurePolicy = .setErrorAndReturn
    return coder
  }

  private init(_ element: Element, _ maker: ObjectMaker) {
    (self.element, self.maker) = (element, maker)
    hasOwnClass = element["customClass"] != nil
    coder = Self.empty()
  }

  /// Makes an object of an element.
  /// - Returns: What the block has made, and whether it is filled.
  static func make(
    _ element: Element, _ maker: ObjectMaker, _ body: (NSCoder) -> NSObject?
  ) -> (object: NSObject?, isFilled: Bool) {
    let own = DocumentCoder(element, maker)
    let (making, key) = (SceneEnvironment.current.making, ObjectIdentifier(own.coder))
    making.coders[key] = own
    defer { making.coders[key] = nil }
    let object = body(own.coder)
    return (object, own.isFilled)
  }

  static func of(_ coder: NSCoder) -> DocumentCoder? {
    SceneEnvironment.current.making.coders[ObjectIdentifier(coder)]
  }

  /// An initialiser of UIKit's has made its part: after the last one the object is filled.
  static func made(_ object: NSObject, by level: AnyClass, from coder: NSCoder) {
    guard let coder = of(coder), !coder.isFilled, coder.hasOwnClass,
      lastLevel(of: object) == ObjectIdentifier(level)
    else { return }
    coder.isFilled = true
    coder.maker.fill(object, from: coder.element)
  }

  /// Which of UIKit's initialisers comes last.
  private static func lastLevel(of object: NSObject) -> ObjectIdentifier {
    let own = levels.first { $0.1(object) }.map { ObjectIdentifier($0.0) }
    return own ?? ObjectIdentifier(object is UIView ? UIView.self : UIViewController.self)
  }

  private typealias Level = (AnyClass, (NSObject) -> Bool)

  /// The classes that set themselves up after `super.init(coder:)`, derived ones first.
  private static let levels: [Level] = [
    (UITableView.self, { $0 is UITableView }),
    (UICollectionView.self, { $0 is UICollectionView }),
    (UITextView.self, { $0 is UITextView }),
    (UIScrollView.self, { $0 is UIScrollView }),
    (UITableViewCell.self, { $0 is UITableViewCell }),
    (UITableViewHeaderFooterView.self, { $0 is UITableViewHeaderFooterView }),
    (UICollectionViewCell.self, { $0 is UICollectionViewCell }),
    (UIToolbar.self, { $0 is UIToolbar }),
    (UINavigationBar.self, { $0 is UINavigationBar }),
    (UITabBar.self, { $0 is UITabBar }),
    (UIVisualEffectView.self, { $0 is UIVisualEffectView }),
    (UISearchBar.self, { $0 is UISearchBar }),
    (UIDatePicker.self, { $0 is UIDatePicker }),
    (UIPickerView.self, { $0 is UIPickerView }),
    (UIRefreshControl.self, { $0 is UIRefreshControl }),
    (UITextField.self, { $0 is UITextField }),
    (UISlider.self, { $0 is UISlider }),
    (UISegmentedControl.self, { $0 is UISegmentedControl }),
    (UIButton.self, { $0 is UIButton }),
    (UISwitch.self, { $0 is UISwitch }),
    (UIStepper.self, { $0 is UIStepper }),
    (UIProgressView.self, { $0 is UIProgressView }),
    (UIActivityIndicatorView.self, { $0 is UIActivityIndicatorView }),
    (UIStackView.self, { $0 is UIStackView }),
    (UINavigationController.self, { $0 is UINavigationController }),
    (UITabBarController.self, { $0 is UITabBarController }),
  ]
}

extension NSCoder {
  /// What a document says of the object that is being made; nil for one that is made otherwise.
  @MainActor var documentElement: Element? { DocumentCoder.of(self)?.element }
}
