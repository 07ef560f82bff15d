/// One element of a document of Interface Builder, as it is written.
package struct Element: Sendable {
  package let tag: String
  package internal(set) var attributes: [String: String]
  package internal(set) var children: [Element]
  /// What stands between the tags, where that is text.
  package let text: String
  /// Where it begins, counted from 1.
  package let line: Int
  /// Whether the size classes want it: a view or a constraint that is not installed is made, and put
  /// nowhere.
  package internal(set) var isInstalled = true

  package init(
    _ tag: String, _ attributes: [String: String] = [:], children: [Element] = [],
    text: String = "", line: Int = 0
  ) {
    (self.tag, self.attributes, self.children) = (tag, attributes, children)
    (self.text, self.line) = (text, line)
  }

  package var id: String? { attributes["id"] }

  package subscript(_ name: String) -> String? { attributes[name] }

  /// The first child of a tag.
  package func child(_ tag: String) -> Element? { children.first { $0.tag == tag } }

  /// The child that is the value of a property.
  package func value(_ key: String) -> Element? { children.first { $0["key"] == key } }

  /// The children of the first child of a tag: `subviews`, `constraints`, `connections`.
  package func list(_ tag: String) -> [Element] { child(tag)?.children ?? [] }

  /// Every element of a tag in it, outermost first.
  package func all(_ tag: String) -> [Element] {
    var found: [Element] = []
    forEach { if $0.tag == tag { found.append($0) } }
    return found
  }

  /// Every element in it and itself, outermost first.
  package func forEach(_ body: (Element) throws -> Void) rethrows {
    try body(self)
    for child in children { try child.forEach(body) }
  }
}

extension Element {
  /// `YES` or `NO`; nil where the attribute is missing.
  package func flag(_ name: String) -> Bool? {
    attributes[name].map { ["YES", "yes", "true", "1"].contains($0) }
  }

  package func number(_ name: String) -> Double? {
    guard let text = attributes[name], let number = Double(text), number.isFinite else {
      return nil
    }
    return number
  }

  package func integer(_ name: String) -> Int? {
    guard let number = number(name), abs(number) < 1e15 else { return nil }
    return Int(number)
  }

  /// A text: an attribute, or a child `string` for what has several lines or odd characters.
  package func string(_ name: String) -> String? {
    if let text = attributes[name] { return text }
    guard let child = value(name), child.tag == "string" || child.tag == "mutableString" else {
      return nil
    }
    return child.plainText
  }

  /// What stands in a `string`; some are written in Base64 where XML cannot hold the characters.
  package var plainText: String {
    guard attributes["base64-UTF8"] == "YES" else { return text }
    return Base64.text(text) ?? text
  }
}
