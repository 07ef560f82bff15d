import Foundation
import QuartzCore

extension NSAttributedString {
  /// In which form a text lies in a file.
  public struct DocumentType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// What is said of a text while it is read.
  public struct DocumentReadingOptionKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = Self(rawValue: "DocumentType")
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
    public static let targetTextScaling = Self(rawValue: "TargetTextScaling")
    public static let sourceTextScaling = Self(rawValue: "SourceTextScaling")
  }

  /// What a file says of its text.
  public struct DocumentAttributeKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = Self(rawValue: "DocumentType")
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    public static let paperSize = Self(rawValue: "PaperSize")
    public static let paperMargin = Self(rawValue: "PaperMargin")
    public static let viewSize = Self(rawValue: "ViewSize")
    public static let viewZoom = Self(rawValue: "ViewZoom")
    public static let viewMode = Self(rawValue: "ViewMode")
    public static let readOnly = Self(rawValue: "ReadOnly")
    public static let backgroundColor = Self(rawValue: "BackgroundColor")
    public static let hyphenationFactor = Self(rawValue: "HyphenationFactor")
    public static let defaultTabInterval = Self(rawValue: "DefaultTabInterval")
    public static let textLayoutSections = Self(rawValue: "TextLayoutSections")
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
  }

  /// Reads plain text, and of HTML the simple tags: paragraphs, headings, lists, bold, italic, underlined, struck
  /// out, links, code, fonts with a colour or a size, and in `style` the colour, weight and size. Anything else
  /// is left out, and other types throw.
  /// - Parameter dict: Is not filled in: pass nil.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let encoding = (options[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) }
    guard
      let text = String(data: data, encoding: encoding ?? .utf8)
        ?? String(data: data, encoding: .isoLatin1)
    else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    let type = options[.documentType]
    let name = (type as? DocumentType)?.rawValue ?? type as? String
    let looksLikeHTML = name == nil && text.contains("<html")
    if name == DocumentType.html.rawValue || looksLikeHTML {
      self.init(attributedString: HTMLText(text).attributed)
    } else if name == nil || name == DocumentType.plain.rawValue {
      self.init(
        string: text,
        attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:])
    } else {
      Unsupported.report(
        "NSAttributedString from \(name ?? "") · only plain text and HTML are read")
      throw CocoaError(.fileReadUnsupportedScheme)
    }
  }

  /// The same of a file.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    var options = options
    if options[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) {
      options[.documentType] = DocumentType.html
    }
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Plain text; other types throw.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let type = dict[.documentType]
    let name = (type as? DocumentType)?.rawValue ?? type as? String ?? DocumentType.plain.rawValue
    guard name == DocumentType.plain.rawValue else {
      Unsupported.report("NSAttributedString.data as \(name) · only plain text is written")
      throw CocoaError(.fileWriteUnsupportedScheme)
    }
    return Data((string as NSString).substring(with: range).utf8)
  }

  /// Whether there are attachments among the characters of `range`.
  public func containsAttachments(in range: NSRange) -> Bool {
    var found = false
    enumerateAttribute(.attachment, in: range) { value, _, stop in
      guard value is NSTextAttachment else { return }
      found = true
      stop.pointee = true
    }
    return found
  }
}

/// A page of HTML as text with attributes.
struct HTMLText {
  private struct Look {
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var isCode = false
    var underline = false
    var strike = false
    var color: UIColor?
    var link: String?
  }

  private let result = NSMutableAttributedString()
  private var looks = [(tag: "", look: Look())]
  private var lists: [(isOrdered: Bool, count: Int)] = []

  var attributed: NSAttributedString { result }

  init(_ html: String) {
    var rest = Substring(html)
    while let open = rest.firstIndex(of: "<") {
      add(String(rest[..<open]))
      guard let close = rest[open...].firstIndex(of: ">") else { return }
      let tag = rest[rest.index(after: open)..<close]
      rest = rest[rest.index(after: close)...]
      let name = HTMLTag(String(tag)).name
      // What is between these is not shown.
      if ["style", "script", "head", "title"].contains(name), !tag.hasPrefix("/"),
        let end = rest.range(of: "</\(name)", options: .caseInsensitive)
      {
        rest = rest[end.lowerBound...]
        continue
      }
      take(HTMLTag(String(tag)))
    }
    add(String(rest))
  }

  private var look: Look { looks[looks.count - 1].look }

  private mutating func take(_ tag: HTMLTag) {
    if tag.isClosing { return end(tag.name) }
    switch tag.name {
    case "br", "br/": return write("\n")
    case "hr": return newLine()
    case "ul": lists.append((false, 0))
    case "ol": lists.append((true, 0))
    case "li":
      newLine()
      if !lists.isEmpty { lists[lists.count - 1].count += 1 }
      let list = lists.last ?? (false, 0)
      write("\t" + (list.isOrdered ? "\(list.count)." : "•") + "\t")
    default: break
    }
    guard !tag.isVoid else { return }
    if HTMLTag.blocks.contains(tag.name) { newLine() }
    var next = look
    style(&next, as: tag)
    looks.append((tag.name, next))
  }

  private func style(_ look: inout Look, as tag: HTMLTag) {
    switch tag.name {
    case "b", "strong": look.isBold = true
    case "i", "em": look.isItalic = true
    case "u", "ins": look.underline = true
    case "s", "del", "strike": look.strike = true
    case "code", "pre", "tt": look.isCode = true
    case "small": look.size *= 0.83
    case "big": look.size *= 1.2
    case "h1", "h2", "h3", "h4", "h5", "h6":
      look.isBold = true
      look.size = [24, 18, 14, 12, 10, 8][Int(String(tag.name.dropFirst()))! - 1]
    case "a":
      look.link = tag["href"]
      look.color = .link
      look.underline = true
    case "font":
      look.color = tag["color"].flatMap { UIColor(html: $0) } ?? look.color
      let sizes: [CGFloat] = [8, 10, 12, 14, 18, 24, 36]
      if let size = tag["size"].flatMap({ Int($0) }), sizes.indices.contains(size - 1) {
        look.size = sizes[size - 1]
      }
    default: break
    }
    for (name, value) in tag.styles {
      switch name {
      case "color": look.color = UIColor(html: value) ?? look.color
      case "font-weight": look.isBold = value == "bold" || (Int(value) ?? 0) >= 600
      case "font-style": look.isItalic = value == "italic"
      case "font-size":
        let number = value.prefix { $0.isNumber || $0 == "." }
        if let size = Double(number) { look.size = size * (value.hasSuffix("px") ? 0.75 : 1) }
      default: break
      }
    }
  }

  private mutating func end(_ name: String) {
    guard let place = looks.lastIndex(where: { $0.tag == name }), place > 0 else { return }
    looks.removeSubrange(place...)
    if name == "ul" || name == "ol" { _ = lists.popLast() }
    if HTMLTag.blocks.contains(name) || name == "li" { newLine() }
  }

  private func newLine() {
    if result.length > 0, !result.string.hasSuffix("\n") { write("\n") }
  }

  /// Blanks between words are one, as on a page.
  private func add(_ raw: String) {
    if looks.contains(where: { $0.tag == "pre" }) { return write(HTMLTag.decoded(raw)) }
    var words = raw.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if raw.first?.isWhitespace == true, let last = result.string.last, !last.isWhitespace {
      words = " " + words
    }
    if raw.last?.isWhitespace == true, !words.isEmpty, words != " " { words += " " }
    if !words.isEmpty, words != " " || result.length > 0 { write(HTMLTag.decoded(words)) }
  }

  private func write(_ text: String) {
    let look = look
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font(of: look), .foregroundColor: look.color ?? UIColor.black,
    ]
    if look.underline { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if look.strike { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link = look.link.flatMap({ URL(string: $0) }) { attributes[.link] = link }
    result.append(NSAttributedString(string: text, attributes: attributes))
  }

  private func font(of look: Look) -> UIFont {
    if look.isCode { return .monospacedSystemFont(ofSize: look.size, weight: .regular) }
    let plain = UIFont.systemFont(ofSize: look.size, weight: look.isBold ? .bold : .regular)
    guard look.isItalic else { return plain }
    let traits: UIFontDescriptor.SymbolicTraits =
      look.isBold ? [.traitItalic, .traitBold] : .traitItalic
    return plain.fontDescriptor.withSymbolicTraits(traits).map {
      UIFont(descriptor: $0, size: look.size)
    } ?? .italicSystemFont(ofSize: look.size)
  }
}
