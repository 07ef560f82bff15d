import Documents
import QuartzCore

extension ObjectMaker {
  /// A colour element's colour; nil for none, and for `nil`.
  func readColour(_ element: Element?) -> UIColor? {
    guard let element, element.tag == "color" else { return nil }
    if let name = element["name"] { return readNamed(name, element) }
    let system = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"]
    if let name = system ?? element["cocoaTouchSystemColor"] {
      if let known = SystemColours.named(name) { return known }
      if let spare = source.document.resource("systemColor", named: name)?.child("color") {
        return components(of: spare)
      }
      if let own = components(of: element) { return own }
      if let older = element["cocoaTouchSystemColor"].flatMap(SystemColours.named) { return older }
      Unsupported.report("the system colour \(name) (\(source.place(element)))")
      return nil
    }
    return components(of: element)
  }

  /// A colour of an asset catalogue; where there is none, the one that the document keeps.
  private func readNamed(_ name: String, _ element: Element) -> UIColor? {
    if let colour = UIColor(named: name, in: source.bundle, compatibleWith: nil) { return colour }
    let kept = source.document.resource("namedColor", named: name)?.child("color")
    if let colour = kept.flatMap(components) { return colour }
    source.violate(element, "there is no colour \(name) in the bundle")
    return nil
  }

  private func components(of element: Element) -> UIColor? {
    let alpha = element.length("alpha") ?? 1
    if let white = element.length("white") { return UIColor(white: white, alpha: alpha) }
    if let red = element.length("red"), let green = element.length("green"),
      let blue = element.length("blue")
    {
      return element["customColorSpace"] == "displayP3"
        ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    guard let cyan = element.length("cyan"), let magenta = element.length("magenta"),
      let yellow = element.length("yellow"), let black = element.length("black")
    else { return nil }
    return UIColor(
      red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black),
      blue: (1 - yellow) * (1 - black), alpha: alpha)
  }
}

/// The system's colours by the names that documents write: `systemBackgroundColor`.
@MainActor
enum SystemColours {
  static func named(_ name: String) -> UIColor? {
    let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return all[stem]
  }

  private static let all: [String: UIColor] = plain.merging(meanings) { first, _ in first }

  private static let plain: [String: UIColor] = [
    "black": .black, "white": .white, "clear": .clear, "gray": .gray, "lightGray": .lightGray,
    "darkGray": .darkGray, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan,
    "yellow": .yellow, "magenta": .magenta, "orange": .orange, "purple": .purple,
    "brown": .brown, "darkText": .darkText, "lightText": .lightText,
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
    "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
    "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
  ]

  private static let meanings: [String: UIColor] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
    "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "groupTableViewBackground": .systemGroupedBackground,
    "tableCellGroupedBackground": .secondarySystemGroupedBackground,
    "tableBackground": .systemBackground, "tableCellPlainBackground": .systemBackground,
    "tableSeparator": .separator, "scrollViewTexturedBackground": .systemGray,
    "viewFlipsideBackground": .darkGray, "underPageBackground": .systemGray,
    "highlightedText": .white, "tableCellBlueText": .systemBlue, "textFieldAtom": .systemBlue,
    "selectionList": .systemBlue, "alternateSelectedControl": .systemBlue,
    "tint": .systemBlue, "systemTint": .systemBlue, "systemDarkBlue": .systemBlue,
  ]
}
