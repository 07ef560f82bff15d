import Documents
import QuartzCore

extension ObjectMaker {
  /// A text with attributes: its fragments, one after the other.
  func attributedText(_ element: Element?) -> NSAttributedString? {
    guard let element, element.tag == "attributedString" else { return nil }
    let result = NSMutableAttributedString()
    for fragment in element.children where fragment.tag == "fragment" {
      result.append(
        NSAttributedString(
          string: fragment.string("content") ?? "", attributes: readAttributes(fragment)))
    }
    return result
  }

  private func readAttributes(
    _ fragment: Element, _ list: String = "attributes"
  ) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    for value in fragment.list(list) {
      guard let key = value["key"].map(NSAttributedString.Key.init(rawValue:)) else { continue }
      switch value.tag {
      case "color": result[key] = readColour(value)
      case "font": result[key] = font(value)
      case "paragraphStyle": result[key] = paragraphStyle(value)
      case "real", "float", "double": result[key] = value.number("value")
      case "integer": result[key] = value.integer("value")
      case "string": result[key] = value["value"] ?? value.plainText
      case "shadow": break
      default: Unsupported.report("<\(value.tag)> of a text with attributes in a document")
      }
    }
    return result
  }

  private func paragraphStyle(_ element: Element) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = Words.alignments[element["alignment"] ?? ""] ?? .natural
    style.lineBreakMode = Words.lineBreaks[element["lineBreakMode"] ?? ""] ?? .byWordWrapping
    style.lineSpacing = element.length("lineSpacing") ?? 0
    style.paragraphSpacing = element.length("paragraphSpacing") ?? 0
    style.paragraphSpacingBefore = element.length("paragraphSpacingBefore") ?? 0
    style.firstLineHeadIndent = element.length("firstLineHeadIndent") ?? 0
    style.headIndent = element.length("headIndent") ?? 0
    style.tailIndent = element.length("tailIndent") ?? 0
    style.minimumLineHeight = element.length("minimumLineHeight") ?? 0
    style.maximumLineHeight = element.length("maximumLineHeight") ?? 0
    style.lineHeightMultiple = element.length("lineHeightMultiple") ?? 0
    style.baseWritingDirection =
      switch element["baseWritingDirection"] {
      case "leftToRight": .leftToRight
      case "rightToLeft": .rightToLeft
      default: .natural
      }
    if let interval = element.length("defaultTabInterval") { style.defaultTabInterval = interval }
    if let stops = element.child("tabStops") {
      style.tabStops = stops.children.filter { $0.tag == "textTab" }.map { stop in
        NSTextTab(
          textAlignment: Words.alignments[stop["alignment"] ?? ""] ?? .left,
          location: stop.length("location") ?? 0)
      }
    }
    return style
  }

  /// Attributes of titles in bars, as older and newer documents write them.
  func textAttributes(_ key: String, of owner: Element) -> [NSAttributedString.Key: Any]? {
    guard let element = owner.value(key), element.tag == "textAttributes" else {
      return owner.child(key).map { _ in readAttributes(owner, key) }
    }
    var result: [NSAttributedString.Key: Any] = [:]
    if let font = font(element.value("fontDescription")) { result[.font] = font }
    if let colour = readColour(element.value("textColor")) { result[.foregroundColor] = colour }
    return result
  }
}

/// Words of documents that several kinds share.
@MainActor
enum Words {
  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]
  static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping,
    "charWrapping": .byCharWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "clipping": .byClipping, "headTruncation": .byTruncatingHead,
    "truncatingHead": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "truncatingTail": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
    "truncatingMiddle": .byTruncatingMiddle,
  ]
  static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
  static let directions: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]
  static let appearances: [String: UIUserInterfaceStyle] = [
    "light": .light, "dark": .dark, "unspecified": .unspecified,
  ]
  static let presentationStyles: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic,
    "none": .none,
  ]
  static let transitionStyles: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
  static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}
