extension String {
  /// For XML and HTML, in text and in quoted values: signs of markup as entities, and nothing that XML
  /// cannot hold.
  package var escapedForMarkup: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{fffe}", "\u{ffff}": continue
      default:
        if scalar.properties.generalCategory != .control { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// For a terminal: control characters, which could move its cursor or rename its window, as question
  /// marks; ends of lines and tabs stay.
  package var harmless: String {
    guard unicodeScalars.contains(where: \.isHarmful) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0.isHarmful ? "?" : $0 }))
  }
}

extension Unicode.Scalar {
  fileprivate var isHarmful: Bool {
    self != "\n" && self != "\t" && properties.generalCategory == .control
  }
}
