import QuartzCore

/// A picture among words. Words are set without it here: where one is, a note says so.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  // Sendable: used on the main actor, as everything that follows the stage.
  open var image: UIImage? { didSet { if image != nil { note() } } }
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?
  open var lineLayoutPadding: CGFloat = 0
  open var allowsTextAttachmentView = true

  public override init() { super.init() }
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
  }
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
    note()
  }

  private func note() {
    Unsupported.report("NSTextAttachment · words are set without the picture")
  }

  /// The character that stands for it.
  public static let character: Int = 0xFFFC
}

extension NSAttributedString {
  /// A text that is the picture alone: here without words.
  public convenience init(attachment: NSTextAttachment) { self.init(string: "") }
}
