/// What is seen of a page: a text, or what stands for what cannot be shown.
@MainActor
final class WebPageView: UIView, UITextViewDelegate {
  private let text = UITextView()
  private var standIn: StandInView?
  private var shown = NSAttributedString()
  /// Told of links that are touched.
  var opened: ((URL) -> Void)?
  var zoom: CGFloat = 1 {
    didSet { if zoom != oldValue { text.attributedText = scaled(shown) } }
  }
  /// Whether it is as large as there is room.
  var fillsRoom: Bool { standIn != nil }

  init() {
    super.init(frame: .zero)
    text.isEditable = false
    text.isScrollEnabled = false
    text.backgroundColor = .clear
    // The margin that browsers give a body.
    text.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    text.textContainer.lineFragmentPadding = 0
    text.delegate = self
    addSubview(text)
  }

  required init?(coder: NSCoder) { nil }

  /// - Returns: The title that the content has.
  @discardableResult
  func show(_ content: PageContent, detail: String) -> String? {
    standIn?.removeFromSuperview()
    standIn = nil
    text.isHidden = false
    switch content {
    case .html(let html): shown = HTMLPage(html).text
    case .plain(let plain): shown = Self.plain(plain)
    case .other(let name):
      shown = NSAttributedString()
      text.isHidden = true
      let view = StandInView(symbol: "globe", title: name, detail: detail)
      standIn = view
      addSubview(view)
    }
    text.attributedText = scaled(shown)
    setNeedsLayout()
    guard case .html(let html) = content else { return "" }
    return HTMLPage(html).title
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    guard standIn == nil, shown.length > 0 else { return 0 }
    return text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    text.frame = bounds
    standIn?.frame = bounds
  }

  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    opened?(URL)
    return false
  }

  private static func plain(_ text: String) -> NSAttributedString {
    NSAttributedString(
      string: text,
      attributes: [
        .font: UIFont.monospacedSystemFont(ofSize: 13, weight: .regular),
        .foregroundColor: UIColor.black,
      ])
  }

  private func scaled(_ whole: NSAttributedString) -> NSAttributedString {
    guard zoom != 1 else { return whole }
    return HTMLPage.withFonts(of: whole) { $0.withSize($0.pointSize * self.zoom) }
  }
}

/// A text of HTML as far as it is shown.
struct HTMLPage {
  private let html: String

  init(_ html: String) { self.html = html }

  var title: String {
    guard let match = html.firstMatch(of: /(?is)<title[^>]*>(.*?)<\/title>/) else { return "" }
    return String(match.1).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// In the sizes of browsers, 16 points where nothing else is said, and black where no colour is.
  @MainActor var text: NSAttributedString {
    let body = html.replacing(/(?s)<!--.*?-->/, with: "")
    let read = try? NSAttributedString(
      data: Data(body.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ])
    guard let read else { return NSAttributedString(string: body) }
    let text = NSMutableAttributedString(attributedString: Self.withFonts(of: read) { $0.asRead })
    read.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: read.length)) {
      value, range, _ in
      if value == nil { text.addAttribute(.foregroundColor, value: UIColor.black, range: range) }
    }
    return text
  }

  /// The same with other fonts.
  @MainActor static func withFonts(
    of whole: NSAttributedString, _ change: @MainActor (UIFont) -> UIFont
  ) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: whole)
    var fonts: [(UIFont, NSRange)] = []
    whole.enumerateAttribute(.font, in: NSRange(location: 0, length: whole.length)) {
      value, range, _ in
      if let font = value as? UIFont { fonts.append((font, range)) }
    }
    for (font, range) in fonts { text.addAttribute(.font, value: change(font), range: range) }
    return text
  }
}

extension UIFont {
  /// Texts are read at 12 points where browsers have 16.
  fileprivate var asRead: UIFont { withSize(pointSize * 4 / 3) }
}
