import QuartzCore
import Raster

/// Lines of text.
@preconcurrency @MainActor
open class UILabel: UIView {
  private var content = LabelContent()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var text: String? {
    get { content.text }
    set { change { $0.text = newValue } }
  }

  /// Default: the system font at 17 points.
  open var font: UIFont! {
    get { content.font }
    set { change { $0.font = newValue ?? UIFont.systemFont(ofSize: 17) } }
  }

  open var textColor: UIColor! {
    get { content.color }
    set { change { $0.color = newValue ?? .label } }
  }

  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { change { $0.alignment = newValue } }
  }

  /// At most so many lines; 0 means as many as it takes. Default 1.
  open var numberOfLines: Int {
    get { content.numberOfLines }
    set { change { $0.numberOfLines = max(newValue, 0) } }
  }

  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { change { $0.lineBreakMode = newValue } }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    return content.size(within: width, traits: traitCollection)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  package override var wrapsToLayoutWidth: Bool { content.numberOfLines != 1 }

  package override var baselineOffsets: (first: CGFloat, last: CGFloat)? {
    (first: content.font.ascender, last: -content.font.descender)
  }

  package override func drawContents(scale: CGFloat) -> CGImage? {
    let size = bounds.size
    guard size.width > 0, size.height > 0, content.text?.isEmpty == false else { return nil }
    return content.draw(in: size, scale: scale, traits: traitCollection)
  }

  private func change(_ edit: (inout LabelContent) -> Void) {
    edit(&content)
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}

/// Where the lines of a text stand between the edges.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

/// What happens to text that is too long for its line.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}
