import QuartzCore

extension AssetCatalogue {
  /// The colour of a colour set, whose variants follow the traits of where it is used.
  func colour(_ name: String) -> UIColor? {
    guard let (_, set) = readContents(ColourSet.self, of: name, kind: "colorset") else {
      return nil
    }
    let given = set.colors.filter { $0.color?.value != nil }
    guard !given.isEmpty else { return nil }
    return UIColor { traits in
      let best = given.best(for: AssetTraits(traits), \.variant) { _, _ in false }
      return (best ?? given[0]).color?.value ?? .clear
    }
  }
}

/// What a colour set says of itself.
struct ColourSet: Decodable, Sendable {
  struct Entry: Decodable, Sendable {
    let color: Colour?
    let variant: AssetVariant

    enum CodingKeys: CodingKey { case color }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      color = try? values.decodeIfPresent(Colour.self, forKey: .color)
      variant = try AssetVariant(from: decoder)
    }
  }

  /// Components in a space, or the name of one of the system's colours.
  struct Colour: Decodable, Sendable {
    let components: [String: String]?
    let space, reference: String?

    enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }

    var value: UIColor? {
      if let reference { return UIColor.system(named: reference) }
      guard let components else { return nil }
      let white = components["white"].flatMap(Colour.number)
      func component(_ name: String) -> CGFloat? {
        components[name].flatMap(Colour.number) ?? white
      }
      guard let red = component("red"), let green = component("green"),
        let blue = component("blue")
      else { return nil }
      let alpha = components["alpha"].flatMap { Double($0) }.map { CGFloat($0) } ?? 1
      return space == "display-p3"
        ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// `0.5`, `0x80` and `128` are ways to write about the same.
    private static func number(_ text: String) -> CGFloat? {
      if text.lowercased().hasPrefix("0x") {
        return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
      }
      return text.contains(".")
        ? Double(text).map { CGFloat($0) } : Int(text).map { CGFloat($0) / 255 }
    }
  }

  let colors: [Entry]
}

extension UIColor {
  /// One of the system's colours by the name that documents and catalogues write: `systemBlueColor`.
  static func system(named name: String) -> UIColor? {
    let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return (palette[stem] ?? meanings[stem])?()
  }

  private static let palette: [String: @Sendable () -> UIColor] = [
    "systemRed": { .systemRed }, "systemOrange": { .systemOrange },
    "systemYellow": { .systemYellow }, "systemGreen": { .systemGreen },
    "systemMint": { .systemMint }, "systemTeal": { .systemTeal }, "systemCyan": { .systemCyan },
    "systemBlue": { .systemBlue }, "systemIndigo": { .systemIndigo },
    "systemPurple": { .systemPurple }, "systemPink": { .systemPink },
    "systemBrown": { .systemBrown }, "systemGray": { .systemGray },
    "systemGray2": { .systemGray2 }, "systemGray3": { .systemGray3 },
    "systemGray4": { .systemGray4 }, "systemGray5": { .systemGray5 },
    "systemGray6": { .systemGray6 }, "darkText": { .darkText }, "lightText": { .lightText },
  ]

  private static let meanings: [String: @Sendable () -> UIColor] = [
    "label": { .label }, "secondaryLabel": { .secondaryLabel },
    "tertiaryLabel": { .tertiaryLabel }, "quaternaryLabel": { .quaternaryLabel },
    "placeholderText": { .placeholderText }, "link": { .link }, "separator": { .separator },
    "opaqueSeparator": { .opaqueSeparator }, "systemFill": { .systemFill },
    "secondarySystemFill": { .secondarySystemFill }, "tertiarySystemFill": { .tertiarySystemFill },
    "quaternarySystemFill": { .quaternarySystemFill },
    "systemBackground": { .systemBackground },
    "secondarySystemBackground": { .secondarySystemBackground },
    "tertiarySystemBackground": { .tertiarySystemBackground },
    "systemGroupedBackground": { .systemGroupedBackground },
    "secondarySystemGroupedBackground": { .secondarySystemGroupedBackground },
    "tertiarySystemGroupedBackground": { .tertiarySystemGroupedBackground },
    "groupTableViewBackground": { .systemGroupedBackground },
  ]
}
