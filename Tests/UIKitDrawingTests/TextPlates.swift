import UIKit

/// One scene for every feature of drawn text and of labels.
@MainActor
enum TextPlates {
  nonisolated static let names = [
    "text-alignments", "text-truncation", "text-attributes", "text-shadow", "text-turned",
    "text-indents", "text-mixed", "text-blended", "text-weights", "text-runs",
    "text-right-to-left", "label-lines", "label-shrink",
    "label-attributed", "label-sizes", "label-styles",
  ]

  static var all: [Plate] {
    let drawings: [@MainActor (CGContext) -> Void] = [
      alignments, truncation, attributes, shadow, turned, indents, mixed, blended, weights,
      runs, rightToLeft, labelLines, labelShrink, labelAttributed, labelSizes, labelStyles,
    ]
    return zip(names, drawings).map { Plate(name: $0, draw: $1) }
  }

  private static let frame = CGRect(x: 4, y: 2, width: 92, height: 96)

  private static func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  private static func text(
    _ string: String, _ size: CGFloat, _ more: [NSAttributedString.Key: Any] = [:]
  ) -> NSMutableAttributedString {
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: size)]
    return NSMutableAttributedString(
      string: string, attributes: font.merging(more) { $1 })
  }

  private static func alignments(_ context: CGContext) {
    let kinds: [NSTextAlignment] = [.left, .center, .right, .justified]
    for (index, alignment) in kinds.enumerated() {
      text(
        "Two lines of words that are set", 9, [.paragraphStyle: style { $0.alignment = alignment }]
      ).draw(in: CGRect(x: 4, y: 2 + 24 * CGFloat(index), width: 92, height: 24))
    }
  }

  private static func truncation(_ context: CGContext) {
    let modes: [NSLineBreakMode] = [
      .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping, .byCharWrapping,
    ]
    for (index, mode) in modes.enumerated() {
      text("A rather long sentence", 11, [.paragraphStyle: style { $0.lineBreakMode = mode }])
        .draw(in: CGRect(x: 4, y: 4 + 17 * CGFloat(index), width: 92, height: index < 4 ? 14 : 28))
    }
  }

  private static func attributes(_ context: CGContext) {
    let kinds: [[NSAttributedString.Key: Any]] = [
      [.underlineStyle: NSUnderlineStyle.single.rawValue],
      [.underlineStyle: NSUnderlineStyle.double.rawValue, .kern: 3],
      [.strikethroughStyle: 1, .strikethroughColor: DrawingPlates.red],
      [.backgroundColor: DrawingPlates.gold, .foregroundColor: DrawingPlates.blue],
      [.baselineOffset: 4, .backgroundColor: DrawingPlates.gold],
    ]
    for (index, attributes) in kinds.enumerated() {
      text("Attribute", 13, attributes).draw(at: CGPoint(x: 4, y: 2 + 19 * CGFloat(index)))
    }
  }

  private static func shadow(_ context: CGContext) {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 3, height: 3)
    shadow.shadowBlurRadius = 4
    shadow.shadowColor = DrawingPlates.red
    text("Shade", 28, [.shadow: shadow]).draw(at: CGPoint(x: 4, y: 8))
    context.setShadow(offset: CGSize(width: 2, height: 4), blur: 3)
    text("whole", 28).draw(at: CGPoint(x: 4, y: 50))
  }

  private static func turned(_ context: CGContext) {
    context.translateBy(x: 50, y: 50)
    context.rotate(by: -0.6)
    text("Turned", 22).draw(at: CGPoint(x: -40, y: -30))
    context.scaleBy(x: 1, y: -1)
    text("Mirror", 22).draw(at: CGPoint(x: -40, y: -30))
  }

  private static func indents(_ context: CGContext) {
    let first = style {
      $0.firstLineHeadIndent = 14
      $0.paragraphSpacing = 6
    }
    let hanging = style {
      $0.headIndent = 14
      $0.tailIndent = -14
      $0.lineSpacing = 3
    }
    text("The first line is moved in.\nOne more.\n", 9, [.paragraphStyle: first]).draw(in: frame)
    text("The others hang below it, short.", 9, [.paragraphStyle: hanging])
      .draw(in: CGRect(x: 4, y: 54, width: 92, height: 44))
  }

  private static func mixed(_ context: CGContext) {
    let string = "Text 漢字かな交じり、한국어 и кириллица, Ελληνικά 😀👍🏽 100 %"
    text(string, 13).draw(in: frame)
  }

  private static func blended(_ context: CGContext) {
    DrawingPlates.gold.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
    context.setBlendMode(.difference)
    text("Blend", 30, [.foregroundColor: UIColor.white]).draw(at: CGPoint(x: 6, y: 30))
    context.setBlendMode(.normal)
    context.setAlpha(0.4)
    text("faint", 24).draw(at: CGPoint(x: 6, y: 66))
  }

  private static func weights(_ context: CGContext) {
    let weights: [UIFont.Weight] = [.ultraLight, .light, .regular, .semibold, .bold, .black]
    for (index, weight) in weights.enumerated() {
      let font = UIFont.systemFont(ofSize: 13, weight: weight)
      "Hamburg".draw(
        at: CGPoint(x: 4, y: CGFloat(index) * 13 + 2), withAttributes: [.font: font])
    }
    "Slanted 1:11".draw(
      at: CGPoint(x: 4, y: 81), withAttributes: [.font: UIFont.italicSystemFont(ofSize: 13)])
  }

  private static func runs(_ context: CGContext) {
    let string = text("Several stretches in one text, each as it likes.", 13)
    let looks: [(String, [NSAttributedString.Key: Any])] = [
      ("stretches", [.font: UIFont.boldSystemFont(ofSize: 19)]),
      ("one", [.foregroundColor: DrawingPlates.red, .underlineStyle: 1]),
      ("each", [.backgroundColor: DrawingPlates.gold]),
      ("likes", [.font: UIFont.italicSystemFont(ofSize: 13), .strikethroughStyle: 1]),
    ]
    for (word, look) in looks {
      string.addAttributes(look, range: (string.string as NSString).range(of: word))
    }
    string.draw(in: frame)
  }

  private static func rightToLeft(_ context: CGContext) {
    text("שלום עולם (in 2 words)", 13).draw(in: CGRect(x: 4, y: 2, width: 92, height: 34))
    text("مرحبا بالعالم", 16).draw(in: CGRect(x: 4, y: 38, width: 92, height: 26))
    text("left שמאל 12 right", 13).draw(in: CGRect(x: 4, y: 66, width: 92, height: 34))
  }

  // MARK: Labels

  private static func show(_ label: UILabel, _ context: CGContext) {
    label.backgroundColor = .systemGray6
    label.layer.displayIfNeeded()
    context.saveGState()
    context.translateBy(x: label.frame.minX, y: label.frame.minY)
    label.layer.render(in: context)
    context.restoreGState()
  }

  private static func label(_ text: String, _ y: CGFloat, _ height: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 4, y: y, width: 92, height: height))
    label.text = text
    label.font = .systemFont(ofSize: 12)
    return label
  }

  private static func labelLines(_ context: CGContext) {
    for (lines, y, height) in [(1, 4, 18), (2, 26, 32), (0, 62, 34)] {
      let label = label("Lines of a label that go on and on", CGFloat(y), CGFloat(height))
      label.numberOfLines = lines
      show(label, context)
    }
  }

  private static func labelShrink(_ context: CGContext) {
    let kinds: [UIBaselineAdjustment] = [.alignBaselines, .alignCenters, .none]
    for (index, baseline) in kinds.enumerated() {
      let label = label("Shrinks until it fits in", 4 + 32 * CGFloat(index), 28)
      label.font = .systemFont(ofSize: 20)
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = index == 2 ? 0.8 : 0.3
      label.baselineAdjustment = baseline
      show(label, context)
    }
  }

  private static func labelAttributed(_ context: CGContext) {
    let label = UILabel(frame: frame)
    label.numberOfLines = 0
    label.textAlignment = .center
    let string = text("Big and red, ", 24, [.foregroundColor: DrawingPlates.red])
    string.append(NSAttributedString(string: "plain and blue"))
    // Afterwards it would hold for all of the text.
    label.textColor = DrawingPlates.blue
    label.attributedText = string
    show(label, context)
  }

  private static func labelSizes(_ context: CGContext) {
    let categories: [UIContentSizeCategory] = [.extraSmall, .large, .extraExtraExtraLarge]
    var y: CGFloat = 2
    for category in categories {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      for style in [UIFont.TextStyle.body, .caption1] {
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        "Body or caption".draw(at: CGPoint(x: 4, y: y), withAttributes: [.font: font])
        y += font.lineHeight * 0.85
      }
    }
  }

  private static func labelStyles(_ context: CGContext) {
    let shadowed = label("Shadowed", 4, 26)
    shadowed.font = .boldSystemFont(ofSize: 17)
    shadowed.shadowColor = DrawingPlates.gold
    shadowed.shadowOffset = CGSize(width: 2, height: 2)
    show(shadowed, context)
    let disabled = label("Disabled", 36, 26)
    disabled.isEnabled = false
    disabled.textAlignment = .right
    show(disabled, context)
    let highlighted = label("Highlighted", 68, 26)
    highlighted.highlightedTextColor = DrawingPlates.red
    highlighted.isHighlighted = true
    show(highlighted, context)
  }
}
