import QuartzCore

/// The traits that choose between the variants of an asset.
struct AssetTraits: Hashable, Sendable {
  var isDark = false
  var isPad = false
  var isRightToLeft = false
  /// `compact`, `regular`, or nil where nothing is said.
  var width, height: String?

  init() {}

  init(_ traits: UITraitCollection) {
    isDark = traits.userInterfaceStyle == .dark
    isPad = traits.userInterfaceIdiom == .pad
    isRightToLeft = traits.layoutDirection == .rightToLeft
    width = AssetTraits.word(traits.horizontalSizeClass)
    height = AssetTraits.word(traits.verticalSizeClass)
  }

  private static func word(_ sizeClass: UIUserInterfaceSizeClass) -> String? {
    switch sizeClass {
    case .compact: "compact"
    case .regular: "regular"
    default: nil
    }
  }

  /// As traits that say just this.
  var collection: UITraitCollection {
    func sizeClass(_ word: String?) -> UIUserInterfaceSizeClass {
      word.map { $0 == "compact" ? .compact : .regular } ?? .unspecified
    }
    return UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
      UITraitCollection(horizontalSizeClass: sizeClass(width)),
      UITraitCollection(verticalSizeClass: sizeClass(height)),
    ])
  }
}

/// What tells the variants of an asset apart, as a catalogue writes it.
struct AssetVariant: Decodable, Sendable {
  struct Appearance: Decodable {
    let appearance: String?
    let value: String
  }

  let isDark, isLight, isContrasting: Bool
  let idiom, width, height, direction, gamut, subtype: String?

  enum CodingKeys: String, CodingKey {
    case appearances, idiom, subtype
    case width = "width-class"
    case height = "height-class"
    case direction = "language-direction"
    case gamut = "display-gamut"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) -> String? {
      try? values.decodeIfPresent(String.self, forKey: key)
    }
    let appearances = (try? values.decodeIfPresent([Appearance].self, forKey: .appearances)) ?? []
    isDark = appearances.contains { $0.value == "dark" }
    isLight = appearances.contains { $0.value == "light" }
    isContrasting = appearances.contains { $0.value == "high" || $0.value == "tinted" }
    idiom = text(.idiom)
    width = text(.width)
    height = text(.height)
    direction = text(.direction)
    gamut = text(.gamut)
    subtype = text(.subtype)
  }

  /// How well it fits; nil where it does not. The order of what counts for more is a guess, but for
  /// light and dark, which count the most.
  func weight(for traits: AssetTraits) -> Int? {
    let own = traits.isPad ? "ipad" : "iphone"
    guard idiom == nil || idiom == "universal" || idiom == own, !isContrasting,
      !isDark || traits.isDark, !isLight || !traits.isDark,
      width == nil || width == traits.width, height == nil || height == traits.height,
      direction == nil || (direction == "right-to-left") == traits.isRightToLeft
    else { return nil }
    return (isDark || isLight ? 32 : 0) + (width == nil ? 0 : 8) + (height == nil ? 0 : 8)
      + (idiom == own ? 4 : 0) + (direction == nil ? 0 : 2)
      + (gamut == "display-P3" ? -1 : 0) + (subtype == nil ? 0 : -16)
  }
}

extension Sequence {
  /// The element that fits the best; of several, the one that `isBetter` puts first.
  func best(
    for traits: AssetTraits, _ variant: (Element) -> AssetVariant,
    isBetter: (Element, Element) -> Bool
  ) -> Element? {
    var best: (element: Element, weight: Int)?
    for element in self {
      guard let weight = variant(element).weight(for: traits) else { continue }
      if let known = best,
        known.weight > weight || (known.weight == weight && !isBetter(element, known.element))
      {
        continue
      }
      best = (element, weight)
    }
    return best?.element
  }
}
