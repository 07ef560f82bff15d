import QuartzCore

/// Something that stands in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Told when the item looks different.
  weak var bar: UIView?

  public override init() { super.init() }

  open var title: String? { didSet { changed() } }
  open var image: UIImage? { didSet { changed() } }
  /// A number by which application code finds the item.
  open var tag = 0
  /// Whether it can be tapped; else it is drawn faintly.
  open var isEnabled = true { didSet { changed() } }

  func changed() { bar?.setNeedsLayout() }
}
