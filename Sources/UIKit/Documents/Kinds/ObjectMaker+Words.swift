import Documents
import QuartzCore

/// Views that show words or a picture.
extension ObjectMaker {
  func fillLabel(_ label: UILabel, _ element: Element) {
    apply(Self.labelSettings, to: label, element)
    if let text = attributedText(element.value("attributedText")) { label.attributedText = text }
  }

  private static let labelSettings: [Setting<UILabel>] = [
    .text("text", \.text), .font("fontDescription", \.font),
    .colour("textColor", \.textColor), .colour("highlightedColor", \.highlightedTextColor),
    .colour("shadowColor", \.shadowColor), .size("shadowOffset", \.shadowOffset),
    .word("textAlignment", \.textAlignment, Words.alignments),
    .word("lineBreakMode", \.lineBreakMode, Words.lineBreaks),
    .word(
      "baselineAdjustment", \.baselineAdjustment,
      ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]),
    .integer("numberOfLines", \.numberOfLines), .flag("enabled", \.isEnabled),
    .flag("highlighted", \.isHighlighted),
    .flag("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
    .flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
    .flag("adjustsLetterSpacingToFitWidth", \.allowsDefaultTighteningForTruncation),
    .number("minimumScaleFactor", \.minimumScaleFactor),
    .number("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
    Setting { label, element, _ in
      // The least size as older documents say it: in points.
      if let points = element.length("minimumFontSize"), label.font.pointSize > 0,
        label.adjustsFontSizeToFitWidth, element["minimumScaleFactor"] == nil
      {
        label.minimumScaleFactor = min(points / label.font.pointSize, 1)
      }
    },
  ]

  func fillImageView(_ view: UIImageView, _ element: Element) {
    if let symbols = element.value("preferredSymbolConfiguration") {
      view.preferredSymbolConfiguration = symbolConfiguration(symbols)
    }
    apply(Self.pictureSettings, to: view, element)
  }

  private static let pictureSettings: [Setting<UIImageView>] = [
    .image("image", \.image), .image("highlightedImage", \.highlightedImage),
    .flag("highlighted", \.isHighlighted),
    .flag(
      "adjustsImageSizeForAccessibilityContentSizeCategory",
      \.adjustsImageSizeForAccessibilityContentSizeCategory),
  ]

  func fillTextField(_ field: UITextField, _ element: Element) {
    apply(Self.fieldSettings, to: field, element)
    fillTraits(field, element)
    if let text = attributedText(element.value("attributedText")) { field.attributedText = text }
    if let text = attributedText(element.value("attributedPlaceholder")) {
      field.attributedPlaceholder = text
    }
  }

  private static let fieldSettings: [Setting<UITextField>] = [
    .text("text", \.text), .text("placeholder", \.placeholder),
    .font("fontDescription", \.font), .colour("textColor", \.textColor),
    .word("textAlignment", \.textAlignment, Words.alignments),
    .word(
      "borderStyle", \.borderStyle,
      ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]),
    .flag("clearsOnBeginEditing", \.clearsOnBeginEditing),
    .word(
      "clearButtonMode", \.clearButtonMode,
      [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
        "always": .always,
      ]),
    .number("minimumFontSize", \.minimumFontSize),
    .flag("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
    .flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
    .image("background", \.background), .image("disabledBackground", \.disabledBackground),
  ]

  func fillTextView(_ view: UITextView, _ element: Element) {
    apply(Self.scrollSettings, to: view, element)
    apply(Self.textViewSettings, to: view, element)
    fillTraits(view, element)
    if let text = element.string("text") { view.text = text }
    if let text = attributedText(element.value("attributedText")) { view.attributedText = text }
  }

  private static let textViewSettings: [Setting<UITextView>] = [
    .font("fontDescription", \.font), .colour("textColor", \.textColor),
    .word("textAlignment", \.textAlignment, Words.alignments),
    .flag("editable", \.isEditable), .flag("selectable", \.isSelectable),
  ]
}
