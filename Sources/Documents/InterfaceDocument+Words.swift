extension InterfaceDocument {
  /// The document in another language: what a table of words says of `ID.property` stands in for what
  /// is drawn.
  package func localized(by table: [String: String]) -> InterfaceDocument {
    var words: [String: [String: String]] = [:]
    for (key, text) in table {
      guard let dot = key.firstIndex(of: ".") else { continue }
      words[String(key[..<dot]), default: [:]][String(key[key.index(after: dot)...])] = text
    }
    return InterfaceDocument(root: root.localized(by: words), like: self)
  }
}

extension Element {
  fileprivate func localized(by words: [String: [String: String]]) -> Element {
    var result = self
    result.children = children.map { $0.localized(by: words) }
    guard let id, let own = words[id] else { return result }
    for (property, text) in own { result.say(text, as: property) }
    return result
  }

  /// `text`, `normalTitle` of the state `normal`, `segmentTitles[1]` of the second segment.
  private mutating func say(_ text: String, as property: String) {
    if property.hasSuffix("Title"),
      let place = children.firstIndex(where: {
        $0.tag == "state" && $0["key"] == String(property.dropLast(5))
      })
    {
      return children[place].set("title", text)
    }
    if property.hasPrefix("segmentTitles["), let number = Int(property.dropFirst(14).dropLast()),
      let list = children.firstIndex(where: { $0.tag == "segments" }),
      children[list].children.indices.contains(number)
    {
      return children[list].children[number].set("title", text)
    }
    if let dot = property.firstIndex(of: "."),
      let place = children.firstIndex(where: { $0["key"] == String(property[..<dot]) })
    {
      return children[place].set(String(property[property.index(after: dot)...]), text)
    }
    set(property, text)
  }

  private mutating func set(_ name: String, _ text: String) {
    attributes[name] = text
    children.removeAll { $0["key"] == name && ($0.tag == "string" || $0.tag == "mutableString") }
  }
}
