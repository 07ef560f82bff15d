import QuartzCore

/// Where the text of a text view goes.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  weak var owner: UITextView?
  /// What lays text out in it.
  open internal(set) weak var layoutManager: NSLayoutManager?

  public init(size: CGSize = .zero) { self.size = size }

  /// How much room there is; 0 for endless. A text view's own follows the view.
  open var size: CGSize
  /// Points that lines keep from the sides. Default 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { owner?.setNeedsLayout() } }
  /// 0 for as many as there are.
  open var maximumNumberOfLines = 0 { didSet { owner?.setNeedsLayout() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { owner?.setNeedsLayout() } }
  /// Text does not run around paths here: reported.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      if !exclusionPaths.isEmpty { Unsupported.report("NSTextContainer.exclusionPaths") }
    }
  }
  /// Kept.
  open var widthTracksTextView = false
  /// Kept.
  open var heightTracksTextView = false
}
