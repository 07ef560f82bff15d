import QuartzCore

/// What stands among words in place of a character U+FFFC and says how much room it takes: here, by
/// the methods that TextKit 1 calls.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage?
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect
}

/// A picture among words. Its lower edge stands on the baseline unless `bounds` says otherwise; a
/// template is drawn in the text's colour, and a symbol whose configuration names no size is as large
/// and as heavy as the text's font, the middle of its height in the middle of the capitals (a guess).
open class NSTextAttachment: NSObject, NSCoding, NSTextAttachmentContainer {
  private let mark = FoundationMark()
  open var image: UIImage?
  /// Points from the pen on the baseline, y up. An empty rectangle, the default, is that of the
  /// picture.
  open var bounds = CGRect.zero
  /// The bytes of a picture that is shown where there is no `image`.
  open var contents: Data? { didSet { decoded = nil } }
  open var fileType: String?
  /// Points on either side of it.
  open var lineLayoutPadding: CGFloat = 0
  /// Views in place of pictures: kept, pictures are drawn.
  open var allowsTextAttachmentView = true
  open var usesTextAttachmentView: Bool { false }

  private var decoded: UIImage?
  /// The font of the text around, while somebody asks for the room.
  private var font: UIFont?

  public override init() { super.init() }

  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Nil, and reported: attachments are not kept in archives here.
  public required init?(coder: NSCoder) {
    Unsupported.report("NSTextAttachment.init(coder:)")
    return nil
  }

  /// Keeps nothing, and is reported.
  open func encode(with coder: NSCoder) { Unsupported.report("NSTextAttachment.encode(with:)") }

  /// The character that stands for it.
  public static let character: Int = 0xFFFC

  /// What is drawn in the bounds.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image ?? decodedContents() }

  /// The room that it takes.
  /// - Parameters:
  ///   - lineFrag: As wide as a line may be, as high as a line of the font.
  ///   - position: Zero here: lines are broken after all pictures have been asked.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds.isEmpty else { return bounds }
    guard let image = image ?? decodedContents() else { return .zero }
    guard image.isSymbolImage, let font else {
      let below = image.baselineOffsetFromBottom ?? 0
      return CGRect(origin: CGPoint(x: 0, y: -below), size: image.size)
    }
    let size = sized(image, for: font).size
    let below = (size.height - font.capHeight) / 2
    return CGRect(origin: CGPoint(x: 0, y: -below), size: size)
  }

  private func decodedContents() -> UIImage? {
    guard decoded == nil, let contents else { return decoded }
    decoded = UIImage(data: contents)
    if decoded == nil { Unsupported.report("NSTextAttachment · contents that are not a picture") }
    return decoded
  }

  /// A symbol as large as letters of a font; other pictures as they are.
  private func sized(_ image: UIImage, for font: UIFont) -> UIImage {
    guard image.isSymbolImage else { return image }
    return image.symbolShown(
      UIImage.SymbolConfiguration(font: font), in: GraphicsStack.traits, growth: 1)
  }

  /// The room in a line, padding included on both sides.
  func room(in line: CGRect, _ font: UIFont, at index: Int) -> CGRect {
    self.font = font
    defer { self.font = nil }
    var room = attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index
    ).standardized
    room.size.width += 2 * max(lineLayoutPadding, 0)
    return room
  }

  /// Draws the picture in its room.
  func draw(in room: CGRect, _ font: UIFont, _ color: UIColor, at index: Int) {
    let frame = room.insetBy(dx: max(lineLayoutPadding, 0), dy: 0)
    guard
      let image = image(
        forBounds: CGRect(origin: .zero, size: frame.size), textContainer: nil,
        characterIndex: index)
    else { return }
    let shown = sized(image.resolved(for: GraphicsStack.traits), for: font)
    let colored =
      shown.isStencil ? shown.withTintColor(color, renderingMode: .alwaysOriginal) : shown
    colored.draw(in: frame)
  }
}

extension NSAttributedString {
  /// A text that is the picture alone.
  public convenience init(attachment: NSTextAttachment) {
    self.init(attachment: attachment, attributes: [:])
  }

  /// A text that is the picture alone, with attributes.
  public convenience init(
    attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]
  ) {
    self.init(
      string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
  }
}
