/// From names to what is drawn: signs that are written down, others that mean the same, and names put
/// together of a sign, what is around it, across it and beside it, and that it is filled.
enum SymbolNames {
  /// What stands in for a sign that is not drawn here.
  static let standIn = layers("R4 4 16 16 3 M9 12 H15")

  /// nil for a name that nothing is drawn for.
  static func layers(of name: String) -> [SymbolLayer]? {
    if let data = SymbolFamilies.data[name] { return layers(data) }
    if let same = sames[name] { return layers(of: same) }
    if name.hasSuffix(".fill") { return filled(String(name.dropLast(5))) }
    return composed(name, isFilled: false)
  }

  private static func layers(_ data: Substring) -> [SymbolLayer] {
    SymbolReader.layers(of: data, named: layers(of:))
  }

  private static func filled(_ name: String) -> [SymbolLayer]? {
    if SymbolFamilies.data[name] == nil {
      if let same = sames[name] { return layers(of: same + ".fill") }
      if let composed = composed(name, isFilled: true) { return composed }
    }
    return layers(of: name).map(SymbolLayer.filled)
  }

  /// A name that ends in something around, across or beside the sign.
  private static func composed(_ name: String, isFilled: Bool) -> [SymbolLayer]? {
    for frame in SymbolFrame.all where name.hasSuffix(frame.suffix) {
      let base = String(name.dropLast(frame.suffix.count))
      guard let inner = layers(of: base) ?? glyph(base), let outline = layers(of: frame.outline)
      else { continue }
      return frame.layers(inner, in: outline, isFilled: isFilled)
    }
    for addition in additions where name.hasSuffix(addition.suffix) {
      let base = name.dropLast(addition.suffix.count) + (isFilled ? ".fill" : "")
      guard let under = layers(of: String(base)) else { continue }
      return under.map { $0.placed(addition.place) } + layers(addition.data)
    }
    return nil
  }

  /// One letter, or a number of at most two digits, for a frame.
  private static func glyph(_ name: String) -> [SymbolLayer]? {
    let isNumber = name.allSatisfy { $0.isASCII && $0.isNumber }
    let isLetter = name.count == 1 && name.allSatisfy { $0.isASCII && $0.isLetter }
    guard isLetter || isNumber, (1...2).contains(name.count) else { return nil }
    return layers("\"\(name.uppercased()) \(name.count == 1 ? 24 : 20) 12 12")
  }

  private struct Addition {
    let suffix: String
    let data: Substring
    var place = SymbolPlace()
  }

  private static let additions = [
    Addition(suffix: ".slash", data: "^M3.2 3.2 L20.8 20.8"),
    Addition(
      suffix: ".badge", data: "^|O18.8 5.4 3.8",
      place: SymbolPlace(scale: 0.92, offset: [-0.8, 0.9])),
    badge("plus", "-W.75 M18.2 15.6 V20.8 M15.6 18.2 H20.8"),
    badge("minus", "-W.75 M15.6 18.2 H20.8"),
    badge("xmark", "-W.75 M16.2 16.2 L20.2 20.2 M20.2 16.2 L16.2 20.2"),
    badge("checkmark", "-W.75 M15.8 18.6 L17.6 20.4 L20.6 16.4"),
    badge("exclamationmark", "-W.75 M18.2 15.4 V18.6 ; -|O18.2 20.8 .95"),
    badge("questionmark", "-\"? 8.4 18.2 18.2"),
    badge("ellipsis", "-|O15.8 18.2 .95 O18.2 18.2 .95 O20.6 18.2 .95"),
    badge("clock", "-W.7 M18.2 15.4 V18.4 L20 19.6"),
    badge("chevron.backward", "-W.75 M19.2 15.8 L16.8 18.2 L19.2 20.6"),
    badge("arrow.up", "-W.75 M18.2 20.8 V15.8 M16.2 17.6 L18.2 15.6 L20.2 17.6"),
    badge("arrow.down", "-W.75 M18.2 15.6 V20.6 M16.2 18.8 L18.2 20.8 L20.2 18.8"),
    Addition(suffix: ".badge.gearshape", data: "^@gearshape.fill .46 6.4 6.4", place: aside),
    Addition(suffix: ".badge.person.crop", data: "^@person.fill .44 6.4 6.4", place: aside),
    Addition(suffix: ".badge.key", data: "^@key.fill .46 6.4 6.4", place: aside),
    Addition(suffix: ".badge.wifi", data: "^@wifi .48 6.2 6.4", place: aside),
  ]

  private static let aside = SymbolPlace(scale: 0.9, offset: [-1, -0.9])

  /// A disc at the lower right with something cut out of it.
  private static func badge(_ mark: String, _ data: Substring) -> Addition {
    Addition(suffix: ".badge.\(mark)", data: "^|O18.2 18.2 5.3 ; \(data)", place: aside)
  }
}
