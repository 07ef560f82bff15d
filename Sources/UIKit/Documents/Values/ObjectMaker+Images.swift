import Documents
import QuartzCore

extension ObjectMaker {
  /// The picture that an attribute names, or a child `imageReference`.
  func image(_ key: String, of element: Element) -> UIImage? {
    if let reference = element.value(key), reference.tag == "imageReference" {
      return readImage(reference["image"], reference, symbol: reference)
    }
    let symbols = element.value("preferredSymbolConfiguration")
    return readImage(element[key], element, symbol: key == "image" ? symbols : nil)
  }

  private func readImage(_ name: String?, _ element: Element, symbol: Element?) -> UIImage? {
    guard let name, !name.isEmpty else { return nil }
    var image: UIImage?
    if element["catalog"] == "system" {
      image = UIImage(systemName: name)
      if image == nil { return nil }
    } else {
      image = UIImage(named: name, in: source.bundle, compatibleWith: nil)
      if image == nil { Unsupported.report("the picture \(name), which is not in the bundle") }
    }
    if image?.isSymbolImage == true, let symbol, let configuration = symbolConfiguration(symbol) {
      image = image?.applyingSymbolConfiguration(configuration)
    }
    switch symbol?["renderingMode"] ?? element["renderingMode"] {
    case "template", "alwaysTemplate": return image?.withRenderingMode(.alwaysTemplate)
    case "original", "alwaysOriginal": return image?.withRenderingMode(.alwaysOriginal)
    default: return image
    }
  }

  /// How a symbol is to be drawn; nil where nothing is said.
  func symbolConfiguration(_ element: Element) -> UIImage.SymbolConfiguration? {
    let scale = Self.scales[element["symbolScale"] ?? element["scale"] ?? ""] ?? .unspecified
    let weight = Self.weights[element["weight"] ?? ""] ?? .unspecified
    if let font = font(element.value("fontDescription") ?? element.child("fontDescription")) {
      return UIImage.SymbolConfiguration(font: font, scale: scale)
    }
    if let points = element.length("pointSize") {
      return UIImage.SymbolConfiguration(pointSize: points, weight: weight, scale: scale)
    }
    if weight != .unspecified {
      return UIImage.SymbolConfiguration(weight: weight)
        .applying(UIImage.SymbolConfiguration(scale: scale))
    }
    return scale == .unspecified ? nil : UIImage.SymbolConfiguration(scale: scale)
  }

  private static let scales: [String: UIImage.SymbolScale] = [
    "small": .small, "medium": .medium, "large": .large, "default": .default,
  ]
  private static let weights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
