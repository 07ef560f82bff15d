import QuartzCore
import Raster

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
  /// What text runs around, in the container's coordinates. Lines keep the padding from each; a line that
  /// would hold no word beside one goes on beyond it.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { owner?.setNeedsLayout() } }

  /// The same for a text whose left end is as far from the container's as the padding says.
  var holes: [TextHole] {
    let shift = CGAffineTransform(translationX: -lineFragmentPadding, y: 0)
    return exclusionPaths.flatMap { path in
      TextHole.holes(
        in: path.cgPath.path.transformed(by: shift), padding: Double(lineFragmentPadding))
    }
  }
  /// Kept.
  open var widthTracksTextView = false
  /// Kept.
  open var heightTracksTextView = false
}
